"""People who let their time run out: one step is lost, then the next, and going away gains nobody anything."""

import json
import random
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from marsbox.core import Game, Outcome, UserError
from marsbox.server import Settings
from marsbox.server.bots.driver import BotDriver
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.absence import AWAY_AFTER, desert, moved, run_out, somebody_is_there
from marsbox.server.play.subscribers import Update
from marsbox.server.play.table import Table
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.presence import Presence
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.clocks import DAY, STEP_SECONDS, Clock, SeatClock
from marsbox.server.tables.model import Seat
from marsbox.server.tables.results import results_of
from marsbox.server.tables.seating import Seating, call_bot, come_back, leave, sit_down, wish_pause
from marsbox.server.tables.state import TableState
from tests.server.tables import NoBots

ANN, BOB = "ann-id", "bob-id"
TWO_MINUTES, HALF_AN_HOUR = Clock("move", 120), Clock("game", 1800)


# ---- the rules


def seating_of(missed: int = 0, clock: Clock = TWO_MINUTES, *, begun: bool = True) -> Seating:
    """Ann, who is late, Bob, and a bot."""
    seats = (
        Seat(0, "person", None, ANN, "Ann"),
        Seat(1, "person", None, BOB, "Bob"),
        Seat(2, "bot", "random", None, ""),
    )
    clocks = (SeatClock(0.0, datetime.now(UTC)), SeatClock(clock.seconds), SeatClock(clock.seconds))
    return Seating(ANN, "running", seats, TableState(clocks=clocks, begun=begun, missed={0: missed}))


def test_a_step_that_time_runs_out_for_is_made_and_the_next_is_the_persons_again() -> None:
    late = run_out(seating_of(), TWO_MINUTES, [0])
    assert [seat.stand_in for seat in late.seats] == ["clock", None, None]
    assert [seat.seat for seat in late.playing] == [0, 1], "nobody is away for one step"
    half = moved(late, 0, 1, step_over=False)
    assert half.seats[0].stand_in == "clock", "a card is paid for before the person plays on"
    assert moved(half, 0, 1, step_over=True).seats[0] == seating_of().seats[0]


def test_after_three_steps_in_a_row_somebody_is_away() -> None:
    now = seating_of()
    for step in range(1, AWAY_AFTER + 1):
        now = moved(run_out(now, TWO_MINUTES, [0]), 0, 1, step_over=True)
        assert now.seats[0].stand_in == ("away" if step == AWAY_AFTER else None)
    assert moved(now, 0, 1, step_over=True).seats[0].stand_in == "away", "the stand-in plays on"
    assert [seat.seat for seat in now.playing] == [1]


def test_whoever_makes_a_step_in_between_is_not_away() -> None:
    now = moved(run_out(seating_of(missed=1), TWO_MINUTES, [0]), 0, 1, step_over=True)
    now = moved(now, 0, 1, step_over=True)
    assert now.state.missed == {0: 0}
    assert moved(run_out(now, TWO_MINUTES, [0]), 0, 1, step_over=True).seats[0].stand_in is None


@pytest.mark.parametrize(("begun", "spent"), [(True, True), (False, False)])
def test_only_the_time_of_a_game_is_used_up_for_good(begun: bool, spent: bool) -> None:
    late = run_out(seating_of(clock=HALF_AN_HOUR, begun=begun), HALF_AN_HOUR, [0])
    assert late.state.clocks[0] == SeatClock(0.0, spent=spent)
    assert run_out(seating_of(), TWO_MINUTES, [0]).state.clocks[0] == SeatClock(0.0)


def test_somebody_is_there_who_plays_and_is_connected_or_plays_over_days() -> None:
    both = seating_of()
    assert somebody_is_there(both, TWO_MINUTES, [1])
    assert not somebody_is_there(both, TWO_MINUTES, [])
    assert not somebody_is_there(both, None, [2])
    assert somebody_is_there(both, Clock("move", DAY), [])
    alone = both.with_seats(replace(both.seats[0], stand_in="away"))
    assert somebody_is_there(alone, Clock("move", DAY), [])
    assert not somebody_is_there(alone, TWO_MINUTES, [0]), "a page that is open is nobody"
    assert not somebody_is_there(alone.with_seats(replace(both.seats[1], stand_in="away")), Clock("move", DAY), [0, 1])


def test_a_table_that_nobody_is_at_is_paused() -> None:
    state = desert(seating_of()).state
    assert (state.paused, state.deserted) == (True, True)


# ---- results


SCORES = Outcome([30, 20, 10], [1, 2, 3], [[], [], []])


def test_who_is_away_at_the_end_has_not_played_to_it_and_who_missed_a_step_has() -> None:
    seats = seating_of().seats
    away = (replace(seats[0], stand_in="away"), *seats[1:])
    assert [result.played_on for result in results_of(away, SCORES)] == [False, True, True]
    late = (replace(seats[0], stand_in="clock"), *seats[1:])
    assert [result.played_on for result in results_of(late, SCORES)] == [True, True, True]


def test_who_leaves_most_of_a_game_to_a_bot_gains_no_rating_by_coming_back_for_its_end() -> None:
    now = seating_of()
    for _ in range(10):
        now = moved(now, 0, 1, step_over=True)
    now = now.with_seats(replace(now.seats[0], bot="engineer", stand_in="asked"))
    for _ in range(11):
        now = moved(now, 0, 1, step_over=True)
    back = come_back(now, ANN, 0)
    assert [result.played_on for result in results_of(back.seats, SCORES, back.state.own_actions)] == [
        False,
        True,
        True,
    ]
    once_more = moved(back, 0, 1, step_over=True)
    assert results_of(once_more.seats, SCORES, once_more.state.own_actions)[0].played_on
    undone = moved(moved(once_more, 0, 5, step_over=True), 0, -5, step_over=True)
    assert undone.state.own_actions == once_more.state.own_actions, "what is undone was not played"


# ---- at a table


@pytest.fixture
async def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    # the same cards in every run
    monkeypatch.setattr(secrets, "randbits", random.Random(2).getrandbits)
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1)
    database = Database(settings)
    await database.open()
    services = Services(settings, TableStore(database), Metrics(), NoBots())
    yield services
    await services.close()
    await database.close()


async def timed_table(services: Services, clock: Clock | None, game: str = "terraforming-mars") -> Table:
    wanted = NewTable(game, [NewSeat("person"), NewSeat("person")], take=[0], clock=clock)
    table = await services.lobby.open_table(ANN, wanted)
    await table.rearrange(partial(sit_down, player=BOB, seat=1, name="Bob"))
    return table


async def act(table: Table, seat: int, *words: str) -> None:
    """Answer with the first option that has all of these words in its form, as whoever plays the seat."""
    decision = table.view_of(seat).decision
    assert decision is not None
    forms = {action: json.dumps(table.game.actions.form(action)) for action in decision.options}
    action = next(action for action, form in forms.items() if all(f'"{word}"' in form for word in words))
    place = table.seats[seat]
    player = None if place.played_by_bot else place.player
    await table.act(player, seat, str(table.counters[seat].decision), [action])


async def first_turn(services: Services, clock: Clock | None) -> tuple[Table, int]:
    """A game of Terraforming Mars after the first choice, and the seat whose turn it is."""
    table = await timed_table(services, clock)
    for seat in range(2):
        while table.view_of(seat).decision is not None and not table.state.begun:
            done = any("done" in table.game.actions.form(action) for action in options(table, seat))
            await act(table, seat, *(["done"] if done else []))
    return table, next(seat for seat in range(2) if table.view_of(seat).decision is not None)


def options(table: Table, seat: int) -> list[int]:
    decision = table.view_of(seat).decision
    return [] if decision is None else decision.options


async def late(table: Table, seat: int) -> None:
    """Let the time of a seat run out."""
    due = table.state.clocks[seat].due
    assert due is not None
    await table.run_out(due)


def seconds_left(table: Table, seat: int) -> float:
    return table.state.clocks[seat].remaining(datetime.now(UTC))


async def test_the_first_choice_has_its_own_time_and_every_move_then_that_of_a_move(services: Services) -> None:
    table = await timed_table(services, TWO_MINUTES)
    assert 300 < seconds_left(table, 0) <= 360
    table, seat = await first_turn(services, TWO_MINUTES)
    assert 60 < seconds_left(table, seat) <= 120
    table, seat = await first_turn(services, HALF_AN_HOUR)
    assert 1700 < seconds_left(table, seat) <= 1800, "the first choice took nothing of it"


async def test_a_stand_in_makes_the_whole_first_choice_and_no_more(services: Services) -> None:
    table = await timed_table(services, TWO_MINUTES)
    await late(table, 0)
    while table.seats[0].stand_in == "clock":
        await act(table, 0)
    assert table.view_of(0).decision is None
    assert (table.seats[0].stand_in, table.state.missed.get(0)) == (None, 1)


async def test_a_stand_in_pays_for_what_was_begun_and_the_next_action_is_the_persons(services: Services) -> None:
    table, seat = await first_turn(services, TWO_MINUTES)
    await act(table, seat, "project", "aquifer")
    asked = table.view_of(seat).decision
    assert asked is not None
    assert table.game.decision_kinds[asked.kind] == "space"
    await late(table, seat)
    with pytest.raises(UserError, match="bot_plays"):
        await table.act((ANN, BOB)[seat], seat, str(table.counters[seat].decision), options(table, seat)[:1])
    with pytest.raises(UserError, match="step_time_over"):
        await table.rearrange(partial(come_back, player=(ANN, BOB)[seat], seat=seat))
    await act(table, seat)
    assert table.seats[seat].stand_in is None
    assert table.asked_now == {seat}, "whoever is not there is notified of it"
    assert 60 < seconds_left(table, seat) <= 120, "each move has its time anew"


async def test_who_used_up_the_time_of_a_game_has_a_minute_for_each_step(services: Services) -> None:
    table, seat = await first_turn(services, HALF_AN_HOUR)
    await act(table, seat, "project", "aquifer")
    await late(table, seat)
    await act(table, seat)
    assert 0 < seconds_left(table, seat) <= STEP_SECONDS
    await late(table, seat)
    assert table.state.missed[seat] == 2
    await act(table, seat, "end_turn")
    assert table.state.clocks[seat] == SeatClock(STEP_SECONDS, spent=True)
    assert 1700 < seconds_left(table, 1 - seat) <= 1800, "the others have theirs"


@pytest.mark.parametrize("clock", [Clock("move", 2 * DAY), Clock("game", 7 * DAY)])
async def test_over_days_every_step_has_a_whole_period(services: Services, clock: Clock) -> None:
    table, seat = await first_turn(services, clock)
    await late(table, seat)
    await act(table, seat, "project", "aquifer")
    await act(table, seat)
    assert (table.seats[seat].stand_in, table.state.missed) == (None, {0: 0, 1: 0} | {seat: 1})
    assert seconds_left(table, seat) > (clock.seconds if clock.kind == "move" else DAY) - 60


class Connected:
    """Somebody who is connected to a table."""

    def __init__(self, player: str) -> None:
        self.player = player

    def send_update(self, update: Update) -> None:
        """Nothing is sent."""

    def send_log(self, update: Update) -> None:
        """Nothing is sent."""

    async def flushed(self) -> None:
        """Nothing was sent."""

    def send_table(self) -> None:
        """Nothing is sent."""

    def send_thinking(self, seat: int) -> None:
        """Nothing is sent."""


def driver_of(services: Services, monkeypatch: pytest.MonkeyPatch, pace: float = 0.0) -> BotDriver:
    """Bots that choose what comes first, without a process."""

    async def choose(_asker: object, _bot: str, game: Game, seat: int, dump: bytes) -> int:
        decision = game.decision(game.load(dump), seat)
        assert decision is not None
        return decision.options[0]

    monkeypatch.setattr(services.bot_processes, "choose", choose)
    return BotDriver(services.bot_processes, Metrics(), Presence(services._store), pace)


async def away_table(services: Services, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int, BotDriver]:
    """A table at which the person whose turn it is has just missed one step too many."""
    table, seat = await first_turn(services, TWO_MINUTES)
    driver = driver_of(services, monkeypatch)
    await act(table, seat, "project", "aquifer")
    table.state.missed[seat] = AWAY_AFTER - 1
    await late(table, seat)
    assert await driver.move_once(table) == 0.0
    assert table.seats[seat].stand_in == "away"
    return table, seat, driver


async def test_while_others_are_there_the_stand_in_plays_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, driver = await away_table(services, monkeypatch)
    other = (ANN, BOB)[1 - seat]
    table.subscribers.add(Connected(other), table.seats)
    actions = table.now.recorded
    assert await driver.move_once(table) == 0.0
    assert table.now.recorded > actions
    assert not table.state.paused


async def test_where_nobody_is_there_the_table_is_paused_until_somebody_comes_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, driver = await away_table(services, monkeypatch)
    player = (ANN, BOB)[seat]
    table.subscribers.add(Connected(player), table.seats)
    actions, clock = table.now.recorded, table.state.clocks[seat].remaining(datetime.now(UTC))
    assert await driver.move_once(table) == 0.0
    assert (table.state.paused, table.state.deserted, table.now.recorded) == (True, True, actions)
    assert await driver.move_once(table) is None
    await table.rearrange(partial(come_back, player=player, seat=seat))
    assert (table.seats[seat].stand_in, table.state.paused) == (None, False)
    assert seconds_left(table, seat) <= clock, "the way over a pause is no way to more time"


async def test_calling_a_bot_and_coming_back_gains_no_time(services: Services) -> None:
    table, seat = await first_turn(services, TWO_MINUTES)
    due = table.state.clocks[seat].due
    player = (ANN, BOB)[seat]
    for _ in range(3):
        await table.rearrange(partial(call_bot, player=player, seat=seat, bot="random"))
        await table.rearrange(partial(come_back, player=player, seat=seat))
    assert table.state.clocks[seat].due == due
    await table.rearrange(partial(leave, player=player, seat=seat))
    left = table.state.clocks[seat].left
    await table.rearrange(partial(sit_down, player=player, seat=seat, name=""))
    assert table.state.clocks[seat].left == left <= 120


# ---- the pace of stand-ins


A_LONG_TIME = 3600.0


async def test_a_stand_in_waits_without_a_process_and_its_person_can_come_back(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await first_turn(services, None)
    driver = driver_of(services, monkeypatch, A_LONG_TIME)
    player = (ANN, BOB)[seat]
    await table.rearrange(partial(call_bot, player=player, seat=seat, bot="engineer"))
    wait = await driver.move_once(table)
    assert wait is not None
    assert A_LONG_TIME - 60 < wait <= A_LONG_TIME
    assert await driver.move_once(table) == pytest.approx(wait, abs=60), "nobody has moved"
    await table.rearrange(partial(come_back, player=player, seat=seat))
    assert await driver.move_once(table) is None
    assert table.seats[seat].stand_in is None


async def test_a_stand_in_takes_its_time_for_every_decision(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await first_turn(services, None)
    await table.rearrange(partial(call_bot, player=(ANN, BOB)[seat], seat=seat, bot="engineer"))
    asked = table.state.stand_in_asked
    assert asked is not None
    assert table.wait_of(table.seats[seat], 0.0) == 0.0
    await table.rearrange(partial(wish_pause, player=ANN, paused=True))
    assert table.state.stand_in_asked == asked, "it is the same question"
    await table.rearrange(partial(wish_pause, player=ANN, paused=False))
    await act(table, seat, "project", "aquifer")
    assert table.state.stand_in_asked is not None
    assert table.state.stand_in_asked > asked


async def test_a_bot_of_its_own_seat_does_not_wait(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [NewSeat("person"), NewSeat("bot", "engineer")]
    table = await services.lobby.open_table(ANN, NewTable("terraforming-mars", seats, take=[0]))
    assert await driver_of(services, monkeypatch, A_LONG_TIME).move_once(table) == 0.0
    assert table.view_of(0).decision is not None


async def test_the_seat_can_be_taken_back_while_the_bot_thinks(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await first_turn(services, None)
    driver = driver_of(services, monkeypatch)
    player = (ANN, BOB)[seat]
    await table.rearrange(partial(call_bot, player=player, seat=seat, bot="engineer"))

    async def choose(*_: object) -> int:
        await table.rearrange(partial(come_back, player=player, seat=seat))
        return options(table, seat)[0]

    monkeypatch.setattr(services.bot_processes, "choose", choose)
    actions = table.now.recorded
    await driver.move_once(table)
    assert (table.now.recorded, table.seats[seat].stand_in) == (actions, None)
    await act(table, seat)


async def test_a_driver_that_waits_looks_again_as_soon_as_something_changes(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await first_turn(services, None)
    driver = driver_of(services, monkeypatch, A_LONG_TIME)
    player = (ANN, BOB)[seat]
    await table.rearrange(partial(call_bot, player=player, seat=seat, bot="engineer"))
    driver.wake(table)
    task = driver._tasks[table.id]
    await table.rearrange(partial(come_back, player=player, seat=seat))
    driver.wake(table)
    await task
    assert driver._tasks == {}


async def test_nobody_is_late_whose_clock_has_time_left(services: Services) -> None:
    table, _ = await first_turn(services, TWO_MINUTES)
    await table.run_out(datetime.now(UTC) + timedelta(seconds=1))
    assert [place.stand_in for place in table.seats] == [None, None]
