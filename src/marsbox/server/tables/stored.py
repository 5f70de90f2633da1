"""A table as it is stored, and a change of it: games, actions and events by name, whatever database keeps them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Generic, TypeVar

from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.model import Counter, Head, Seat, Status
from marsbox.server.tables.results import Result
from marsbox.server.tables.state import TableState

T = TypeVar("T")
FORMAT: Final = 2
"""How actions, events and dumps of a table are written: by name. Format 1 had numbers in the order of the code."""
StoredAction = tuple[int, str | int]
"""A seat and the form of its action as JSON; in format 1 its number."""
StoredUndoPoint = tuple[int, int]
"""A step back: a seat, and how many actions had been recorded before."""


class StaleRevision(Exception):
    """Somebody else has changed the table since it was read."""


@dataclass(frozen=True)
class StoredEvent:
    """One event of a game, by name."""

    audience: int
    kind: str
    facts: tuple[str | int | None, ...]


@dataclass(frozen=True)
class StoredTable:
    """A whole table."""

    head: Head
    status: Status
    revision: int
    counters: tuple[Counter, ...]
    dump: bytes | None = field(repr=False)
    seats: tuple[Seat, ...]
    actions: tuple[StoredAction, ...] = field(repr=False)
    events: tuple[StoredEvent, ...] = field(repr=False)
    state: TableState = field(default_factory=TableState)
    chat: tuple[ChatLine, ...] = field(default=(), repr=False)
    undo_points: tuple[StoredUndoPoint, ...] | None = None
    """What can be undone; None where nobody has stored it."""
    format: int = FORMAT


@dataclass(frozen=True)
class Delta:
    """A table as it was last stored, for somebody who knows it from before: its lists have only what is new."""

    table: StoredTable
    actions_kept: int
    events_kept: int


@dataclass(frozen=True)
class Splice(Generic[T]):
    """How a stored list changes: the first `kept` stay, the rest goes if `cut`, and `added` comes after them."""

    kept: int
    cut: bool
    added: Sequence[T]

    @staticmethod
    def between(before: Sequence[T], after: Sequence[T]) -> "Splice[T]":
        """The smallest change from one list to the other.

        >>> Splice.between([1, 2, 3], [1, 2, 4, 5])
        Splice(kept=2, cut=True, added=[4, 5])
        """
        kept = 0
        for old, new in zip(before, after, strict=False):
            if old != new:
                break
            kept += 1
        return Splice(kept, kept < len(before), after[kept:])


@dataclass(frozen=True)
class Change:
    """One change of a table, as it is stored."""

    status: Status
    bot_due: bool
    counters: tuple[Counter, ...]
    dump: bytes | None
    actions: Splice[StoredAction]
    events: Splice[StoredEvent]
    undo_points: Sequence[StoredUndoPoint] = ()
    head: Head | None = None
    """Where the game begins, or its table was stored in an older format: what is known of it now."""
    seats: Sequence[Seat] = ()
    state: TableState = field(default_factory=TableState)
    deadline: datetime | None = None
    chat: Splice[ChatLine] = field(default_factory=lambda: Splice(0, cut=False, added=()))
    results: Sequence[Result] = ()
    """With the change that ends the game."""
