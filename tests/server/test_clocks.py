"""Clocks: when they run, when they stand, and what happens when they are over."""

import random
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from marsbox.core import UserError
from marsbox.server import Settings
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.table import Table
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.clocks import (
    DAY,
    NOBODY_LOOKED,
    STEP_SECONDS,
    Clock,
    SeatClock,
    first_due,
    ticked,
    used_up,
    with_grace,
)
from marsbox.server.tables.seating import call_bot, come_back, leave, sit_down, wish_pause
from tests.server.tables import NoBots

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)
ANN, BOB = "ann-id", "bob-id"
A_MINUTE, FIVE_MINUTES = Clock("move", 60), Clock("game", 300)


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def test_a_move_has_its_time_from_the_moment_it_is_asked_for() -> None:
    [ann, bob] = ticked(A_MINUTE, [SeatClock(60)] * 2, [True, False], NOON)
    assert (ann.due, bob.due) == (after(60), None)
    [ann, bob] = ticked(A_MINUTE, [ann, bob], [True, True], after(30))
    assert (ann.due, bob.due) == (after(60), after(90))
    [ann, bob] = ticked(A_MINUTE, [ann, bob], [False, True], after(40), renewed=0)
    assert (ann, bob.due) == (SeatClock(60), after(90))


def test_the_next_move_of_the_same_seat_has_time_of_its_own() -> None:
    [ann] = ticked(A_MINUTE, [SeatClock(60)], [True], NOON)
    [ann] = ticked(A_MINUTE, [ann], [True], after(50), renewed=0)
    assert ann.due == after(110)


def test_all_moves_of_a_game_share_their_time() -> None:
    [ann] = ticked(FIVE_MINUTES, [SeatClock(300)], [True], NOON)
    [ann] = ticked(FIVE_MINUTES, [ann], [True], after(100), renewed=0)
    assert ann.due == after(300)
    [ann] = ticked(FIVE_MINUTES, [ann], [False], after(120))
    assert ann == SeatClock(180)


@pytest.mark.parametrize("clock", [A_MINUTE, FIVE_MINUTES])
def test_a_pause_stops_a_clock_and_takes_nothing(clock: Clock) -> None:
    [ann] = ticked(clock, [SeatClock(clock.seconds)], [True], NOON)
    [ann] = ticked(clock, [ann], [True], after(20), paused=True)
    assert ann == SeatClock(clock.seconds - 20)
    [ann] = ticked(clock, [ann], [True], after(900), paused=True)
    [ann] = ticked(clock, [ann], [True], after(1000))
    assert ann.due == after(1000 + clock.seconds - 20)


@pytest.mark.parametrize("clock", [A_MINUTE, FIVE_MINUTES])
def test_who_goes_and_comes_back_before_the_move_has_no_more_time_than_before(clock: Clock) -> None:
    [ann] = ticked(clock, [SeatClock(clock.seconds)], [True], NOON)
    [ann] = ticked(clock, [ann], [False], after(50), owing=[True])
    assert ann == SeatClock(clock.seconds - 50)
    [ann] = ticked(clock, [ann], [True], after(200))
    assert ann.due == after(200 + clock.seconds - 50)


def test_a_move_that_is_no_longer_owed_leaves_all_the_time_for_the_next() -> None:
    [ann] = ticked(A_MINUTE, [SeatClock(60)], [True], NOON)
    assert ticked(A_MINUTE, [ann], [False], after(40)) == (SeatClock(60),)


def test_time_is_over_from_the_moment_it_is_due_and_never_less_than_none() -> None:
    clock = SeatClock(60, due=NOON)
    assert [clock.is_over(after(seconds)) for seconds in (-1, 0, 1)] == [False, True, True]
    assert [clock.remaining(after(seconds)) for seconds in (-1, 0, 5)] == [1, 0, 0]
    assert not SeatClock(0).is_over(NOON), "it does not run"


def test_the_first_clock_that_runs_out_is_looked_at() -> None:
    assert first_due([SeatClock(60), SeatClock(60, after(9)), SeatClock(60, after(5))]) == after(5)
    assert first_due([SeatClock(60)]) is None


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (A_MINUTE, STEP_SECONDS),
        (FIVE_MINUTES, STEP_SECONDS),
        (Clock("move", 3 * DAY), 3 * DAY),
        (Clock("game", 7 * DAY), DAY),
    ],
)
def test_what_runs_out_while_no_server_is_there_has_a_minute_more_or_over_days_a_whole_period(
    clock: Clock, seconds: float
) -> None:
    assert with_grace(clock, SeatClock(5, due=NOON)) == SeatClock(seconds)
    assert with_grace(clock, SeatClock(5, due=NOON, spent=True)) == SeatClock(seconds, spent=True)


@pytest.mark.parametrize(("clock", "step"), [(FIVE_MINUTES, STEP_SECONDS), (Clock("game", 7 * DAY), DAY)])
def test_who_has_used_up_the_time_for_a_game_has_some_for_each_step(clock: Clock, step: float) -> None:
    spent = used_up(clock, SeatClock(300, NOON), first=False)
    [ann] = ticked(clock, [spent], [False], NOON, owing=[True], renewed=0)
    assert ann == SeatClock(step, spent=True)
    [ann] = ticked(clock, [ann], [True], NOON, renewed=0)
    assert ann.due == after(step)
    [ann] = ticked(clock, [ann], [True], after(20))
    assert ann.due == after(step), "the same step goes on"
    [ann] = ticked(clock, [ann], [True], after(40), renewed=0)
    assert ann.due == after(40 + step)


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [(A_MINUTE, 300), (Clock("move", 600), 1800), (FIVE_MINUTES, 300), (Clock("game", 7 * DAY), DAY)],
)
def test_the_first_choice_of_a_game_has_a_longer_time_of_its_own(clock: Clock, seconds: float) -> None:
    [waiting] = ticked(clock, [SeatClock(clock.seconds)], [False], NOON, first=True)
    [ann] = ticked(clock, [waiting], [True], NOON, first=True)
    assert ann.due == after(seconds)
    assert used_up(clock, ann, first=True) == SeatClock(0.0), "the time of the game is not touched"


def test_clocks_are_the_same_after_they_were_stored() -> None:
    for one in (SeatClock(30.5), SeatClock(60, due=NOON), SeatClock(0.0, spent=True)):
        assert SeatClock.from_json(one.to_json()) == one
    assert Clock.from_json(A_MINUTE.to_json()) == A_MINUTE
    assert Clock.from_json(None) is None
    assert SeatClock.from_json([60, None]) == SeatClock(60), "as version 0.2.0 stored it"


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1)
    database = Database(settings)
    await database.open()
    services = Services(settings, TableStore(database), Metrics(), NoBots())
    yield services
    await services.close()
    await database.close()


async def timed_table(services: Services, clock: Clock | None) -> Table:
    """Ann and Bob at a table with a clock, if any; both have to fill their modules."""
    seats = [NewSeat("person"), NewSeat("person")]
    wanted = NewTable("pocket-mars", seats, take=[0], clock=clock)
    table = await services.lobby.open_table(ANN, wanted)
    assert all(one.due is None for one in table.state.clocks), "nothing runs before the game starts"
    await table.rearrange(partial(sit_down, player=BOB, seat=1, name="Bob"))
    return table


async def act(table: Table, player: str, seat: int) -> None:
    decision = table.view_of(seat).decision
    assert decision is not None
    await table.act(player, seat, str(table.counters[seat].decision), [decision.options[0]])


async def test_deadlines_are_stored_and_outlive_the_server(services: Services, tmp_path: Path) -> None:
    table = await timed_table(services, A_MINUTE)
    dues = [one.due for one in table.state.clocks]
    assert None not in dues
    again = Database(Settings(database=str(tmp_path / "mars.db")))
    store = TableStore(again)
    stored = await store.load(table.id)
    assert stored is not None
    assert [one.due for one in stored.state.clocks] == dues
    assert stored.head.clock == A_MINUTE
    late = datetime.now(UTC) + timedelta(seconds=301)
    assert await store.overdue(late) == [table.id]
    assert await store.overdue(late - timedelta(seconds=10)) == []
    await again.close()


async def test_who_has_time_left_keeps_the_seat(services: Services) -> None:
    table = await timed_table(services, A_MINUTE)
    await table.run_out(datetime.now(UTC))
    assert [seat.stand_in for seat in table.seats] == [None, None]


async def test_time_that_ran_out_while_no_server_was_there_is_not_over(services: Services) -> None:
    table = await timed_table(services, FIVE_MINUTES)
    await table.run_out(datetime.now(UTC) + timedelta(seconds=300) + 2 * NOBODY_LOOKED)
    assert [seat.stand_in for seat in table.seats] == [None, None]
    assert table.state.missed == {}
    assert [one.left for one in table.state.clocks] == [STEP_SECONDS] * 2
    assert all(one.due is not None for one in table.state.clocks)


async def test_time_that_was_over_just_now_is_over(services: Services) -> None:
    table = await timed_table(services, FIVE_MINUTES)
    due = first_due(table.state.clocks)
    assert due is not None
    await table.run_out(due + NOBODY_LOOKED)
    assert "clock" in [seat.stand_in for seat in table.seats]


async def test_only_who_ran_out_of_time_while_no_server_was_there_has_more(services: Services) -> None:
    table = await timed_table(services, FIVE_MINUTES)
    await complete(table, BOB, 1)
    await table.run_out(datetime.now(UTC) + timedelta(seconds=300) + 2 * NOBODY_LOOKED)
    assert [one.left for one in table.state.clocks] == [STEP_SECONDS, 300]


async def test_nothing_runs_out_at_a_table_without_a_clock(services: Services) -> None:
    table = await timed_table(services, None)
    await table.run_out(datetime.now(UTC))
    assert (table.state.clocks, [seat.stand_in for seat in table.seats]) == ((), [None, None])


async def complete(table: Table, player: str, seat: int) -> None:
    """Give the whole of a secret answer."""
    while table.view_of(seat).decision is not None:
        await act(table, player, seat)


def running(table: Table) -> list[bool]:
    return [one.due is not None for one in table.state.clocks]


async def test_clocks_run_only_for_people_who_have_to_decide(services: Services) -> None:
    table = await timed_table(services, A_MINUTE)
    assert running(table) == [True, True]
    await complete(table, ANN, 0)
    assert running(table) == [False, True]
    due = table.state.clocks[1].due
    await table.rearrange(partial(call_bot, player=BOB, seat=1, bot="random"))
    assert table.state.clocks[1].due == due, "a bot that can be relieved at any moment is no way to more time"
    assert table.now.running_clocks == [SeatClock(300)], "and nobody loses a step while it plays"
    await table.rearrange(partial(come_back, player=BOB, seat=1))
    assert running(table) == [False, True]
    await table.rearrange(partial(leave, player=BOB, seat=1))
    assert running(table) == [False, False]


async def test_each_move_of_a_seat_has_its_own_time_and_is_counted_once(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the same cards in every run
    monkeypatch.setattr(secrets, "randbits", random.Random(2026).getrandbits)
    table = await timed_table(services, A_MINUTE)
    await complete(table, ANN, 0)
    await complete(table, BOB, 1)
    made, again = table.state.furthest, 0
    assert made > 0
    while not again:
        assert table.status == "running", "nobody was asked twice in a row"
        seat = next(seat for seat in range(2) if table.view_of(seat).decision is not None)
        before = table.state.clocks[seat].due
        await act(table, (ANN, BOB)[seat], seat)
        made += 1
        assert table.state.furthest == made
        due = table.state.clocks[seat].due
        if due is not None:
            assert before is not None
            assert due > before
            again += 1


async def test_steps_of_one_answer_and_steps_made_again_gain_no_time(services: Services) -> None:
    table = await timed_table(services, A_MINUTE)
    before = table.state.clocks[0]
    await act(table, ANN, 0)
    assert table.state.clocks[0] == before
    await table.take_back(ANN, 0)
    assert table.state.clocks[0] == before


async def test_a_paused_table_takes_no_move_and_no_time(services: Services) -> None:
    table = await timed_table(services, A_MINUTE)
    await table.rearrange(partial(wish_pause, player=ANN, paused=True))
    assert [one.due for one in table.state.clocks] == [None, None]
    with pytest.raises(UserError, match="paused"):
        await act(table, ANN, 0)
    await table.rearrange(partial(wish_pause, player=ANN, paused=False))
    await act(table, ANN, 0)


@pytest.mark.parametrize("seconds", [9, -1, 0, 14 * 24 * 3600 + 1])
async def test_a_clock_that_makes_no_sense_is_refused(services: Services, seconds: int) -> None:
    with pytest.raises(UserError) as refused:
        await timed_table(services, replace(A_MINUTE, seconds=seconds))
    assert refused.value.code == "bad_clock"
    assert str(seconds) in message_of(refused.value, "fr")
