"""Turns that are held: for a moment they can be undone, and nobody else is asked."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from marsbox.core import SPECTATOR, UserError
from marsbox.server import Limits, Settings
from marsbox.server.lobby.turn_holds import TurnHolds
from marsbox.server.play.table import Table
from marsbox.server.present.reader import Reader
from marsbox.server.present.table_info import live_info
from marsbox.server.protocol.client_messages import LONGEST_HOLD, Act, EndTurn, read_message
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.clocks import Clock, SeatClock
from marsbox.server.tables.seating import Seating, call_bot, leave, resign, wish_pause
from marsbox.server.tables.state import Hold, TableState
from tests.server.tables import NoBots
from tests.server.test_absence import ANN, BOB, Connected, first_turn, options, services

__all__ = ["services"]
SECONDS = 4.0


async def act(table: Table, seat: int, *words: str, hold: float = SECONDS) -> None:
    """Answer with the option that has these words in its form, and wish to hold the turn."""
    forms = {action: json.dumps(table.game.actions.form(action)) for action in options(table, seat)}
    action = next(action for action, form in forms.items() if all(f'"{word}"' in form for word in words))
    await table.act((ANN, BOB)[seat], seat, str(table.counters[seat].decision), [action], hold=hold)


async def held_table(services: Services, clock: Clock | None = None) -> tuple[Table, int]:
    """A table at which somebody has passed and may still undo that."""
    table, seat = await first_turn(services, clock)
    table.subscribers.add(Connected((ANN, BOB)[seat]), table.seats)
    await act(table, seat, "pass")
    assert table.state.hold is not None
    return table, seat


def asked(table: Table) -> list[int]:
    return [seat for seat in range(2) if table.view_of(seat).decision is not None]


async def test_others_see_the_turn_and_are_asked_when_the_hold_ends(services: Services) -> None:
    table, seat = await held_table(services)
    assert asked(table) == []
    assert [table.view_of(viewer).view["waiting"] for viewer in (0, 1, SPECTATOR)] == [[seat]] * 3
    assert any(event.kind == table.game.event_kinds.index("passed") for event in table.events)
    shown = live_info(table, Reader("a stranger", "en"))
    assert shown.hold is not None
    assert (shown.hold.seat, 0 < shown.hold.left <= SECONDS) == (seat, True)
    with pytest.raises(UserError, match="no_decision"):
        await table.act((ANN, BOB)[1 - seat], 1 - seat, str(table.counters[1 - seat].decision), [0])
    before = table.counters
    await table.end_turn((ANN, BOB)[seat], seat)
    assert asked(table) == [1 - seat]
    assert table.asked_now == {1 - seat}, "whoever is not there is notified now"
    assert table.counters[1 - seat].decision == before[1 - seat].decision + 1
    assert live_info(table, Reader("a stranger", "en")).hold is None


async def test_the_turn_can_be_undone_and_made_again(services: Services) -> None:
    table, seat = await held_table(services)
    recorded = table.now.recorded
    assert table.fingerprints[seat].can_undo
    await table.undo((ANN, BOB)[seat], seat)
    assert (table.state.hold, table.now.recorded, asked(table)) == (None, recorded - 1, [seat])
    await act(table, seat, "pass")
    assert table.state.hold is not None


async def test_nobody_but_who_holds_a_turn_ends_it(services: Services) -> None:
    table, seat = await held_table(services)
    with pytest.raises(UserError) as refused:
        await table.end_turn((ANN, BOB)[1 - seat], 1 - seat)
    assert refused.value.code == "turn_not_held"
    assert message_of(refused.value, "en") != message_of(refused.value, "de")
    with pytest.raises(UserError, match="not_your_seat"):
        await table.end_turn((ANN, BOB)[1 - seat], seat)
    assert table.state.hold is not None


async def test_only_the_end_of_a_turn_is_held_and_only_if_it_can_be_undone(services: Services) -> None:
    table, seat = await first_turn(services, None)
    table.subscribers.add(Connected((ANN, BOB)[seat]), table.seats)
    await act(table, seat, "project", "power_plant")
    assert (table.state.hold, asked(table)) == (None, [seat]), "there is a second action"
    await act(table, seat, "end_turn")
    assert table.state.hold is not None
    await table.end_turn((ANN, BOB)[seat], seat)
    table.subscribers.add(Connected((ANN, BOB)[1 - seat]), table.seats)
    await act(table, 1 - seat, "pass")
    await table.end_turn((ANN, BOB)[1 - seat], 1 - seat)
    await act(table, seat, "pass")
    assert not table.fingerprints[seat].can_undo, "the next generation has shown new cards"
    assert table.state.hold is None


async def test_who_wants_none_or_is_not_there_holds_nothing(services: Services) -> None:
    table, seat = await first_turn(services, None)
    await act(table, seat, "pass")
    assert (table.state.hold, asked(table)) == (None, [1 - seat])
    await table.undo((ANN, BOB)[seat], seat)
    table.subscribers.add(Connected((ANN, BOB)[seat]), table.seats)
    await act(table, seat, "pass", hold=0.0)
    assert table.state.hold is None


async def test_bots_wait_for_the_end_of_the_hold(services: Services) -> None:
    table, seat = await first_turn(services, None)
    await table.rearrange(partial(call_bot, player=(ANN, BOB)[1 - seat], seat=1 - seat, bot="random"))
    table.subscribers.add(Connected((ANN, BOB)[seat]), table.seats)
    await act(table, seat, "pass")
    assert await table.bots_due() == []
    await table.end_turn((ANN, BOB)[seat], seat)
    assert [bot.seat for bot in await table.bots_due()] == [1 - seat]


async def test_the_clock_of_the_holder_runs_on_and_that_of_the_others_stands(services: Services) -> None:
    table, seat = await first_turn(services, Clock("move", 120))
    due = table.state.clocks[seat].due
    table.subscribers.add(Connected((ANN, BOB)[seat]), table.seats)
    await act(table, seat, "pass")
    assert table.state.clocks[seat].due == due, "it is still the same move"
    assert table.state.clocks[1 - seat] == SeatClock(120)
    await table.undo((ANN, BOB)[seat], seat)
    assert table.state.clocks[seat].due == due
    await act(table, seat, "pass")
    await table.end_turn((ANN, BOB)[seat], seat)
    assert table.state.clocks[seat] == SeatClock(120)
    assert table.state.clocks[1 - seat].due is not None


@pytest.mark.parametrize("seconds", [SECONDS, 119.0])
async def test_a_hold_ends_with_its_time_or_that_of_the_move_and_costs_no_step(
    services: Services, seconds: float
) -> None:
    table, seat = await first_turn(services, Clock("move", 120))
    table.subscribers.add(Connected((ANN, BOB)[seat]), table.seats)
    due = table.state.clocks[seat].due
    await act(table, seat, "pass", hold=seconds + 30 if seconds > SECONDS else seconds)
    hold = table.state.hold
    assert hold is not None
    assert due is not None
    end = min(hold.until, due)
    assert await services._store.overdue(end) == [table.id]
    assert await services._store.overdue(end - timedelta(milliseconds=1)) == []
    await table.run_out(end)
    assert (table.state.hold, table.seats[seat].stand_in, asked(table)) == (None, None, [1 - seat])


@pytest.mark.parametrize("rule", [leave, resign, partial(call_bot, bot="random")])
async def test_a_hold_ends_when_its_person_plays_no_more(services: Services, rule: Callable[..., Seating]) -> None:
    table, seat = await held_table(services)
    await table.rearrange(partial(rule, player=(ANN, BOB)[seat], seat=seat))
    assert (table.state.hold, asked(table)) == (None, [1 - seat])


async def test_a_pause_ends_a_hold_and_a_word_in_the_chat_does_not(services: Services) -> None:
    table, seat = await held_table(services)
    await table.say((ANN, BOB)[1 - seat], "", "Well played!", Limits())
    assert table.state.hold is not None
    await table.rearrange(partial(wish_pause, player=ANN, paused=True))
    assert table.state.hold is None


async def test_a_hold_that_has_ended_is_not_ended_again(services: Services) -> None:
    table, seat = await held_table(services)
    hold = table.state.hold
    assert hold is not None
    await table.undo((ANN, BOB)[seat], seat)
    await act(table, seat, "pass")
    revision = table.revision
    await table.end_hold(hold)
    assert (table.revision, table.state.hold == hold) == (revision, False)


async def test_leaving_the_page_ends_the_hold_unless_another_one_is_open(services: Services) -> None:
    table, seat = await held_table(services)
    holds = TurnHolds()
    first, second = table.subscribers.local[0], Connected((ANN, BOB)[seat])
    table.subscribers.add(second, table.seats)
    table.subscribers.remove(first, table.seats)
    holds.somebody_left(table)
    await asyncio.sleep(0)
    assert table.state.hold is not None
    table.subscribers.remove(second, table.seats)
    holds.somebody_left(table)
    await holds._tasks.finish()
    assert table.state.hold is None
    await holds.close()


async def test_the_process_that_began_a_hold_ends_it_in_time(services: Services) -> None:
    table, seat = await first_turn(services, None)
    table.subscribers.add(Connected((ANN, BOB)[seat]), table.seats)
    holds = TurnHolds()
    await act(table, seat, "pass", hold=0.001)
    holds.changed(table)
    holds.changed(table)
    await holds._tasks.finish()
    assert (table.state.hold, holds._known) == (None, {})


@pytest.fixture
async def reopened(tmp_path: Path, services: Services) -> AsyncIterator[Services]:
    """Another server on the same database, as after a restart."""
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1)
    database = Database(settings)
    again = Services(settings, TableStore(database), Metrics(), NoBots())
    yield again
    await again.close()
    await database.close()


async def test_a_restart_of_the_server_ends_the_hold(services: Services, reopened: Services) -> None:
    table, seat = await held_table(services)
    assert await services._store.held() == [table.id]
    await reopened.resume()
    again = await reopened.registry.table(table.id)
    assert (again.state.hold, asked(again)) == (None, [1 - seat])
    assert await services._store.held() == []


async def test_another_process_reads_the_same_hold(services: Services, reopened: Services) -> None:
    table, seat = await held_table(services)
    again = await reopened.registry.table(table.id)
    assert (again.state.hold, asked(again)) == (table.state.hold, [])
    assert again.view_of(seat).fingerprint == table.view_of(seat).fingerprint


async def test_nothing_of_a_hold_is_in_the_record_or_the_log(services: Services) -> None:
    table, seat = await held_table(services)
    held = table.now.match
    assert held is not None
    record, events = held.record.to_json(), repr(list(table.events))
    await table.end_turn((ANN, BOB)[seat], seat)
    again = table.now.match
    assert again is not None
    assert (again.record.to_json(), repr(list(table.events))) == (record, events)


def test_a_hold_is_the_same_after_it_was_stored() -> None:
    state = TableState(hold=Hold(1, datetime(2026, 1, 2, 12, tzinfo=UTC)))
    assert TableState.from_json(state.to_json()) == state
    assert TableState.from_json({}).hold is None
    assert replace(state, hold=None) != state


def test_how_long_a_turn_is_held_has_its_limits() -> None:
    written = '{"type": "act", "seat": 0, "decision": "7", "actions": [17], "hold": %d}'
    assert read_message(written % LONGEST_HOLD, Limits()) == Act(0, "7", [17], LONGEST_HOLD)
    assert read_message('{"type": "end_turn", "seat": 1}', Limits()) == EndTurn(1)
    for seconds in (-1, LONGEST_HOLD + 1):
        with pytest.raises(UserError) as refused:
            read_message(written % seconds, Limits())
        sentence = message_of(refused.value, "en")
        assert "“hold”" in sentence
        assert str(seconds) in sentence
        assert f"0 to {LONGEST_HOLD}" in sentence
