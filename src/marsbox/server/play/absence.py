"""People who let their time run out: what it costs them, when they are away, and when nobody is left at a table.

A time-out costs one step. A stand-in makes it, with all that belongs to it, and the next one is the person's again. Who
misses several steps in a row is away: while others are there the stand-in plays on, until the person comes back. Where
nobody is there the table is paused.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

from marsbox.bots import evaluation_of
from marsbox.core import Game, State
from marsbox.server.tables.clocks import Clock, used_up
from marsbox.server.tables.seating import Seating, with_bot, without_bot

AWAY_AFTER: Final = 3
"""So many steps in a row without an answer, and somebody is away."""


def run_out(seating: Seating, clock: Clock, seats: Collection[int]) -> Seating:
    """The time of these seats is over: a stand-in makes the step for each."""
    state = seating.state
    missed = state.missed | {seat: state.missed.get(seat, 0) + 1 for seat in seats}
    clocks = [
        used_up(clock, one, first=not state.begun) if seat in seats else one for seat, one in enumerate(state.clocks)
    ]
    late = replace(seating, state=replace(state, missed=missed, clocks=tuple(clocks)))
    return late.with_seats(*(with_bot(seating.seats[seat], "clock") for seat in seats))


def step_is_over(game: Game, s: State, seat: int) -> bool:
    """Whether a seat that has just acted is through with what it had begun, such as a card with its payment."""
    decision = game.decision(s, seat)
    if decision is None:
        return True
    if decision.simultaneous:
        return not s.answers[seat]
    return evaluation_of(game).settled(s)


def moved(seating: Seating, seat: int, actions: int, *, step_over: bool) -> Seating:
    """Somebody, or the bot in their place, has made so many actions on a seat, or taken back as many if it is negative.

    A stand-in that was there for one step makes room after it, unless that was one too many.
    """
    place, state = seating.seats[seat], seating.state
    if place.kind == "bot":
        return seating
    if not place.played_by_bot:
        own = state.own_actions.get(seat, 0) + actions
        state = replace(state, missed=state.missed | {seat: 0}, own_actions=state.own_actions | {seat: own})
        return replace(seating, state=state)
    own = state.own_actions.get(seat, 0) - actions
    after = replace(seating, state=replace(state, own_actions=state.own_actions | {seat: own}))
    if place.stand_in != "clock" or not step_over:
        return after
    away = state.missed.get(seat, 0) >= AWAY_AFTER
    return after.with_seats(replace(place, stand_in="away") if away else without_bot(place))


def somebody_is_there(seating: Seating, clock: Clock | None, online: Iterable[int]) -> bool:
    """Whether somebody plays who is connected; over days, also somebody who is not, and has not missed too much."""
    playing = {seat.seat for seat in seating.playing}
    return bool(playing if clock is not None and clock.over_days else playing & set(online))


def desert(seating: Seating) -> Seating:
    """Pause a table that nobody is at."""
    return replace(seating, state=replace(seating.state, paused=True, deserted=True, wishes=()))
