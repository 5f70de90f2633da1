"""Names that versions up to 0.3.0 made in the language of whoever opened a table, and stored as if they were typed.

A name is recognised where it is exactly what such a version put there by itself; any other stays as it was stored. The
words are those of then, so they never change.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.model import Head, Seat
from marsbox.server.tables.tutorials import is_tutorial

_PLAYERS: Final = ("Player", "Joueur")
_SPECTATORS: Final = ("Spectator", "Spectateur")
_BOTS: Final = {
    "Random": "random",
    "Hasard": "random",
    "Greedy": "greedy",
    "Glouton": "greedy",
    "Planner": "mcts",
    "Stratège": "mcts",
    "Cadet": "cadet",
    "Settler": "settler",
    "Colon": "settler",
    "Engineer": "engineer",
    "Ingénieur": "engineer",
    "Commander": "commander",
    "Commandant": "commander",
}
_NUMBERED: Final = re.compile(r"(.+?)(?: [2-9])?")
"""A name, and the number that it got where several at the table had it."""
_TABLES: Final = ("{}'s table", "Table de {}", "Table d'{}", "Table d\N{RIGHT SINGLE QUOTATION MARK}{}")


def recognised_seat(seat: Seat) -> Seat:
    """The seat without a name that nobody typed.

    >>> recognised_seat(Seat(1, "bot", "engineer", None, "Commandant 2"))
    Seat(seat=1, kind='bot', bot='engineer', player=None, name='', stand_in=None, first_bot='commander')
    """
    if seat.kind == "person":
        return replace(seat, name="") if _is_player(seat.name, seat.seat) else seat
    bot = _BOTS.get(_unnumbered(seat.name))
    if bot is None:
        return seat
    # a bot that took over for one that had failed kept its name
    return replace(seat, name="", first_bot=None if bot == seat.bot else bot)


def recognised_head(head: Head, seats: Sequence[Seat]) -> Head:
    """The head without a name that nobody typed; `seats` have their names as they were stored."""
    if head.uploaded or is_tutorial(head.game, head.setup):
        return replace(head, name="")
    hosts = [seat.name for seat in seats if seat.player == head.owner and seat.name]
    for host in (*_PLAYERS, *hosts):
        if head.name in [table.format(host) for table in _TABLES]:
            return replace(head, name="", host="" if host in _PLAYERS else host)
    return head


def recognised_line(line: ChatLine) -> ChatLine:
    """The line of a chat without a name that nobody typed."""
    made = _unnumbered(line.name) in _SPECTATORS if line.seat is None else _is_player(line.name, line.seat)
    return replace(line, name="") if made else line


def _is_player(name: str, seat: int) -> bool:
    return name in [f"{player} {seat + 1}" for player in _PLAYERS]


def _unnumbered(name: str) -> str:
    found = _NUMBERED.fullmatch(name)
    return name if found is None else found[1]
