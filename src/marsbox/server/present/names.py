"""The names of tables, and of people in a chat, in a reader's language.

What somebody typed is shown as it was typed; where nobody typed a name, it is made from what is stored.
"""

from collections.abc import Sequence

from marsbox.core import Game
from marsbox.server.runtime.seat_names import SeatName, seat_names
from marsbox.server.runtime.sentences import sentence
from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.model import Head
from marsbox.server.tables.tutorials import is_tutorial
from marsbox.text import words


def table_name(head: Head, game: Game | None, language: str) -> str:
    """What a table is called; `game` is None where its game is not played here.

    A table whose host was forgotten has no name.
    """
    if head.name or not head.owner:
        return head.name
    if head.uploaded or is_tutorial(head.game, head.setup):
        of_what = head.game if game is None else words(game, language).game_name()
        return sentence("record_of" if head.uploaded else "tutorial_table", language, {"game": of_what})
    return sentence("table_of", language, {"name": head.host or sentence("player", language)})


def chat_name(line: ChatLine, seats: Sequence[SeatName], language: str) -> str:
    """Who wrote a line of the chat; nobody, if they were forgotten."""
    if line.name or not line.text:
        return line.name
    if line.seat is None:
        return sentence("spectator", language)
    unnamed = [SeatName(name.seat) if name.seat == line.seat else name for name in seats]
    return seat_names(unnamed, language)[line.seat]
