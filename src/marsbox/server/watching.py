"""What a table tells those who are connected to it."""

from dataclasses import dataclass
from typing import Protocol

from marsbox.core import Event


@dataclass(frozen=True)
class Update:
    """What a change of a table means for those who watch."""

    seats: frozenset[int]
    """Whose view, decision or numbers are new; `SPECTATOR` may be among them."""
    kept: int
    """How many of the events from before still stand."""
    cut: tuple[Event, ...] = ()
    """Events that were undone."""
    whole: bool = False
    """Whether who sits where, a name or the table's status is new, so that everything is told again."""
    table: bool = False
    """Whether pause, wishes, votes or clocks are new."""
    chat: int | None = None
    """How many lines of the chat are not new; None if none is."""


class Watcher(Protocol):
    """Somebody connected to a table. The table never waits for them."""

    @property
    def player(self) -> str:
        """Who it is."""

    def tell(self, update: Update) -> None:
        """Pass on a change, without its log."""

    def tell_log(self, update: Update) -> None:
        """Pass on the log of a change."""

    async def heard(self) -> None:
        """Wait until all that was passed on is sent; the one method that waits."""

    def tell_table(self) -> None:
        """Pass on that somebody came or went."""

    def tell_thinking(self, seat: int) -> None:
        """Pass on that a bot thinks about its move."""
