"""The board of a game in a terminal."""

from dataclasses import dataclass
from typing import Protocol

from rich.text import Text

from marsbox.core import ScoreItem, State, View


@dataclass(frozen=True)
class Guide:
    """What a game adds to the help: lines on the things that can be asked about, the signs on its board, examples."""

    things: str
    signs: str
    examples: str


class Board(Protocol):
    """What a terminal shows of a position besides words. A game's board inherits what it has nothing to add to."""

    def draw(self, view: View, width: int) -> list[Text]:
        """The position as one seat sees it, as lines of at most `width` characters."""

    def guide(self) -> Guide:
        """What there is to ask about, and how to read the board."""

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        """Every side's points so far, each with its reason; empty where they are not public."""
        return []

    def heading(self, verb: str, content: object) -> str:
        """A title for options that are too many to be listed singly; empty if the words they share are the title."""
        return ""

    def player_cards(self, state: State, seat: int, owner: str) -> list[str]:
        """The cards of a player in detail as the seat knows them, its own unless a name is typed; empty if none."""
        return []
