"""A table at one revision: all that is stored of it, ready to be shown and to be changed."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from marsbox.core import SPECTATOR, Event, Match, Record, State
from marsbox.server.play.subscribers import Update
from marsbox.server.runtime.seat_names import SeatName
from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.clocks import SeatClock, first_due
from marsbox.server.tables.model import Counter, Head, Seat, Status
from marsbox.server.tables.seating import Seating
from marsbox.server.tables.state import TableState
from marsbox.server.tables.stored import FORMAT, Splice, StoredTable
from marsbox.server.tables.views import Fingerprint, all_views


@dataclass(frozen=True)
class TableSnapshot:
    """What is stored of a table at a revision, except its events."""

    revision: int
    head: Head
    status: Status
    seats: tuple[Seat, ...]
    state: TableState
    chat: tuple[ChatLine, ...] = field(repr=False)
    counters: tuple[Counter, ...]
    fingerprints: tuple[Fingerprint, ...] = field(repr=False)
    """Of what each seat sees, then the spectator; empty before the game starts."""
    match: Match | None = field(repr=False)
    """The game. While a change is on its way, it is ahead of this snapshot; `position` and `recorded` are not."""
    position: State | None = field(repr=False)
    recorded: int
    """How many actions the record has."""
    asked_now: frozenset[int] = frozenset()
    """The seats that have to decide since this revision."""
    format: int = FORMAT

    @staticmethod
    def of(stored: StoredTable, match: Match | None) -> "TableSnapshot":
        """A table as it is stored, with the match that was read from it."""
        return TableSnapshot(
            revision=stored.revision,
            head=stored.head if match is None else head_of(stored.head, match.record),
            status=stored.status,
            seats=stored.seats,
            state=stored.state,
            chat=tuple(stored.chat),
            counters=stored.counters,
            fingerprints=tuple(view.fingerprint for view in all_views(match, waits_for(stored.state))),
            match=match,
            position=None if match is None else match.state,
            recorded=0 if match is None else len(match.record.actions),
            format=stored.format,
        )

    @property
    def names(self) -> tuple[SeatName, ...]:
        """What the seats are called."""
        return tuple(seat.called for seat in self.seats)

    @property
    def seating(self) -> Seating:
        """Who plays which seat."""
        return Seating(self.head.owner, self.status, self.seats, self.state)

    def seats_of(self, player: str) -> list[int]:
        """The seats that a player has taken."""
        return [seat.seat for seat in self.seats if seat.held_by(player)]

    @property
    def running_clocks(self) -> list[SeatClock]:
        """The clocks of those who lose a step if they run out."""
        clocks = zip(self.seats, self.state.clocks, strict=False)
        return [clock for seat, clock in clocks if not seat.played_by_bot]

    @property
    def deadline(self) -> datetime | None:
        """When somebody has to look after the table: time runs out, or the hold of a turn ends."""
        moments = (first_due(self.running_clocks), None if self.state.hold is None else self.state.hold.until)
        return min((moment for moment in moments if moment is not None), default=None)

    @property
    def seats_asked(self) -> list[int]:
        """The seats that have to decide."""
        # the spectator's fingerprint, which comes last, belongs to no seat
        seen = zip(self.seats, self.fingerprints, strict=False)
        return [seat.seat for seat, fingerprint in seen if fingerprint.asked is not None]

    @property
    def bots_waiting(self) -> list[Seat]:
        """The bots that have to move."""
        if self.state.paused:
            return []
        return [self.seats[seat] for seat in self.seats_asked if self.seats[seat].played_by_bot]


def waits_for(state: TableState) -> Sequence[int] | None:
    """Whom the table waits for where that is not for the rules to say: who holds a turn, or nobody at an early end."""
    if state.conceded:
        return ()
    return None if state.hold is None else (state.hold.seat,)


def head_of(head: Head, record: Record) -> Head:
    """The head of a table at which a game with this record is played."""
    return replace(head, rules=record.rules, digest=record.digest, setup=record.setup.to_dict())


def update_between(before: TableSnapshot, after: TableSnapshot, kept: int, cut: tuple[Event, ...]) -> Update:
    """What is new to those who know the snapshot before; of the events they know, `kept` still stand, `cut` do not."""
    places = (*range(len(after.seats)), SPECTATOR)
    counted = zip(places, before.counters, after.counters, strict=True)
    return Update(
        seats=frozenset(seat for seat, old, new in counted if old != new),
        kept=kept,
        cut=cut,
        whole=before.seats != after.seats or before.status != after.status,
        table=before.state != after.state or before.head != after.head,
        chat=Splice.between(before.chat, after.chat).kept if before.chat != after.chat else None,
    )
