"""How much time people have: for every move, or for all moves of a game together.

A clock runs while a person owes a decision, also while a bot that they may relieve at any moment thinks for them, so
that going away gains nobody time. It stands while others think and while the table is paused. What is kept is the
moment at which the time runs out, so no timer has to survive anything.

The first choice of a game takes longer than any other, so it has a time of its own. Whoever has used up the time for a
whole game has a minute for each step from then on.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal

ClockKind = Literal["move", "game"]
LEAST_SECONDS: Final = 10
MOST_SECONDS: Final = 14 * 24 * 3600
DAY: Final = 24 * 3600
"""From here on a clock is one of days: its players look in now and then, and nobody is at the screen all the time."""
STEP_SECONDS: Final = 60.0
"""What a step has once the time for a game is used up, and whoever ran out of time while no server was there."""
FIRST_CHOICE_SECONDS: Final = 300.0
"""What the first choice of a game has at least."""
FIRST_CHOICE_MOVES: Final = 3
"""As many moves the first choice may take, with a clock for each move."""
NOBODY_LOOKED: Final = timedelta(seconds=30)
"""A deadline that passed so long ago passed while no server was there to see a move."""


@dataclass(frozen=True)
class Clock:
    """The time that everybody at a table has: for each move, or for the whole game."""

    kind: ClockKind
    seconds: int

    @property
    def over_days(self) -> bool:
        """Whether people play over days, and need not be at the screen to be there."""
        return self.seconds >= DAY

    @property
    def step_seconds(self) -> float:
        """What a step has that the clock itself gives no time for; over days never less than a whole period.

        >>> Clock("game", 600).step_seconds, Clock("game", 7 * DAY).step_seconds, Clock("move", 2 * DAY).step_seconds
        (60.0, 86400, 172800)
        """
        if not self.over_days:
            return STEP_SECONDS
        return self.seconds if self.kind == "move" else DAY

    @property
    def first_choice_seconds(self) -> float:
        """What the first choice of a game has.

        >>> Clock("move", 60).first_choice_seconds, Clock("move", 300).first_choice_seconds
        (300.0, 900)
        """
        longer = self.step_seconds if self.kind == "game" else FIRST_CHOICE_MOVES * self.seconds
        return max(FIRST_CHOICE_SECONDS, longer)

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
    spent: bool = False
    """Whether the time for the whole game is used up, so that each step has its own."""

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
        return [self.left, None if self.due is None else self.due.isoformat(), self.spent]

    @staticmethod
    def from_json(data: Sequence[Any]) -> "SeatClock":
        """The seat's clock that was stored; up to version 0.2.0 nobody wrote whether it is spent."""
        left, due, *spent = data
        return SeatClock(left, None if due is None else datetime.fromisoformat(due), *spent)


def ticked(
    clock: Clock,
    before: Sequence[SeatClock],
    asked: Sequence[bool],
    now: datetime,
    *,
    owing: Sequence[bool] | None = None,
    paused: bool = False,
    renewed: int | None = None,
    first: bool = False,
) -> tuple[SeatClock, ...]:
    """All clocks after a change at the table: those who are `asked` have theirs running, unless it is `paused`.

    `owing` are the seats that have to decide, whoever plays them: who leaves a seat or calls a bot, and comes back, has
    no more time than before. `renewed` is the seat that has just made a move and may owe the next one at once. `first`
    is whether the first choice of the game is still being made.

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
    seats = zip(before, asked, asked if owing is None else owing, strict=True)
    return tuple(
        _ticked(one, _anew(clock, one, first) if seat == renewed or not owes else None, runs and not paused, now)
        for seat, (one, runs, owes) in enumerate(seats)
    )


def _anew(clock: Clock, one: SeatClock, first: bool) -> float | None:
    """What the next step of a seat has for itself; None if it goes on with what is left of the game's time."""
    if first:
        return clock.first_choice_seconds
    if clock.kind == "move":
        return clock.seconds
    return clock.step_seconds if one.spent else None


def _ticked(one: SeatClock, anew: float | None, runs: bool, now: datetime) -> SeatClock:
    left = one.remaining(now) if anew is None else anew
    if not runs:
        return SeatClock(left, None, one.spent)
    if one.due is not None and anew is None:
        return one
    return SeatClock(left, now + timedelta(seconds=left), one.spent)


def first_due(clocks: Sequence[SeatClock]) -> datetime | None:
    """When the first of these clocks runs out."""
    return min((one.due for one in clocks if one.due is not None), default=None)


def with_grace(clock: Clock, one: SeatClock) -> SeatClock:
    """The clock of somebody whose time ran out while no server was there; it stands until it is asked to run."""
    return replace(one, left=clock.step_seconds, due=None)


def used_up(clock: Clock, one: SeatClock, *, first: bool) -> SeatClock:
    """The clock of somebody whose time has run out; a first choice has used up no other time than its own."""
    return SeatClock(0.0, None, one.spent or (clock.kind == "game" and not first))
