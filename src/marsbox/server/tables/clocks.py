"""How much time people have: for every move, or for all moves of a game together.

A clock runs while a person owes a decision, and stands while others think, while a bot plays the seat and while the
table is paused. What is kept is the moment at which the time runs out, so no timer has to survive anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal

ClockKind = Literal["move", "game"]
LEAST_SECONDS: Final = 10
MOST_SECONDS: Final = 14 * 24 * 3600
SECONDS_TO_COME_BACK: Final = 60.0
"""What somebody has at least whose time ran out, once they are back or the server is."""
NOBODY_LOOKED: Final = timedelta(seconds=30)
"""A deadline that passed so long ago passed while no server was there to see a move."""


@dataclass(frozen=True)
class Clock:
    """The time that everybody at a table has: for each move, or for the whole game."""

    kind: ClockKind
    seconds: int

    def to_json(self) -> dict[str, Any]:
        """The clock as it is stored and sent."""
        return {"kind": self.kind, "seconds": self.seconds}

    @staticmethod
    def from_json(data: dict[str, Any] | None) -> "Clock | None":
        """The clock that was stored, if any."""
        return None if data is None else Clock(data["kind"], data["seconds"])


@dataclass(frozen=True)
class SeatClock:
    """One seat's clock: what is left when it starts to run, and while it runs, when the time is over."""

    left: float
    due: datetime | None = None

    def remaining(self, now: datetime) -> float:
        """The seconds that are left.

        >>> from datetime import UTC
        >>> noon = datetime(2026, 1, 2, 12, tzinfo=UTC)
        >>> SeatClock(60, due=noon).remaining(noon - timedelta(seconds=20))
        20.0
        """
        return self.left if self.due is None else max(0.0, (self.due - now).total_seconds())

    def is_over(self, now: datetime) -> bool:
        """Whether the time has run out."""
        return self.due is not None and self.due <= now

    def to_json(self) -> list[Any]:
        """The seat's clock as it is stored."""
        return [self.left, None if self.due is None else self.due.isoformat()]

    @staticmethod
    def from_json(data: Sequence[Any]) -> "SeatClock":
        """The seat's clock that was stored."""
        left, due = data
        return SeatClock(left, None if due is None else datetime.fromisoformat(due))


def ticked(
    clock: Clock,
    before: Sequence[SeatClock],
    asked: Sequence[bool],
    now: datetime,
    *,
    owing: Sequence[bool] | None = None,
    paused: bool = False,
    renewed: int | None = None,
) -> tuple[SeatClock, ...]:
    """All clocks after a change at the table: those who are `asked` have theirs running, unless it is `paused`.

    `owing` are the seats that have to decide, whoever plays them: who leaves a seat or calls a bot, and comes back, has
    no more time than before. `renewed` is the seat that has just made a move and may owe the next one at once.

    >>> from datetime import UTC
    >>> noon = datetime(2026, 1, 2, 12, tzinfo=UTC)
    >>> [ann, bob] = ticked(Clock("game", 60), [SeatClock(60)] * 2, [True, False], noon)
    >>> ann.due == noon + timedelta(seconds=60), bob.due
    (True, None)
    >>> later = noon + timedelta(seconds=25)
    >>> [ann, bob] = ticked(Clock("game", 60), [ann, bob], [False, True], later)
    >>> ann.left, bob.due == later + timedelta(seconds=60)
    (35.0, True)
    """
    return tuple(
        _ticked(clock, one, runs=runs and not paused, owes=owes, renewed=seat == renewed, now=now)
        for seat, (one, runs, owes) in enumerate(zip(before, asked, asked if owing is None else owing, strict=True))
    )


def _ticked(clock: Clock, one: SeatClock, *, runs: bool, owes: bool, renewed: bool, now: datetime) -> SeatClock:
    anew = clock.kind == "move" and (renewed or not owes)
    left = clock.seconds if anew else one.remaining(now)
    if not runs:
        return SeatClock(left)
    if one.due is not None and not anew:
        return one
    return SeatClock(left, now + timedelta(seconds=left))


def first_due(clocks: Sequence[SeatClock]) -> datetime | None:
    """When the first of these clocks runs out."""
    return min((one.due for one in clocks if one.due is not None), default=None)


def with_grace(one: SeatClock) -> SeatClock:
    """The clock of somebody whose time ran out and who gets another minute; it stands until it is asked to run."""
    return SeatClock(max(one.left, SECONDS_TO_COME_BACK) if one.due is None else SECONDS_TO_COME_BACK)
