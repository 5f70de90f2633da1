"""The gate: what it refuses at once, whoever asks, and bots that wait with everybody else while a table is paused."""

import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from marsbox.core import Game, UserError
from marsbox.server import Settings
from marsbox.server.bots.driver import BotDriver
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.table import Table
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.presence import Presence
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.clocks import SeatClock
from marsbox.server.tables.seating import Rule, call_bot, come_back, sit_down, wish_pause
from marsbox.server.tables.state import TableState
from tests.server.tables import NoBots

ANN, BOB, EVE = "ann-id", "bob-id", "eve-id"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[TableStore]:
    database = Database(Settings(database=str(tmp_path / "mars.db")))
    await database.open()
    yield TableStore(database)
    await database.close()


@pytest.fixture
async def services(store: TableStore) -> AsyncIterator[Services]:
    services = Services(Settings(bot_workers=1), store, Metrics(), NoBots())
    yield services
    await services.close()


@pytest.fixture
async def open_table(services: Services) -> Table:
    """Ann waits for somebody to play with."""
    wanted = NewTable("pocket-mars", [NewSeat("person"), NewSeat("person")], you="Ann", take=[0])
    return await services.lobby.open_table(ANN, wanted)


@pytest.fixture
async def table(open_table: Table) -> Table:
    """Ann, the host, and Bob; both have to fill their modules, in secret."""
    await open_table.rearrange(partial(sit_down, player=BOB, seat=1, name="Bob"))
    return open_table


def decision_id(table: Table, seat: int) -> str:
    return str(table.counters[seat].decision)


def first_option(table: Table, seat: int) -> int:
    decision = table.view_of(seat).decision
    assert decision is not None
    return decision.options[0]


async def act(table: Table, player: str | None, seat: int) -> None:
    await table.act(player, seat, decision_id(table, seat), [first_option(table, seat)])


async def refused(request: Awaitable[object]) -> str:
    """The code of the refusal."""
    with pytest.raises(UserError) as problem:
        await request
    return problem.value.code


ASKED: tuple[Callable[[Table, str, int], Awaitable[object]], ...] = (
    lambda table, player, seat: table.act(player, seat, decision_id(table, seat), [0]),
    lambda table, player, seat: table.preview(player, seat, decision_id(table, seat), [0]),
    lambda table, player, seat: table.take_back(player, seat),
    lambda table, player, seat: table.undo(player, seat),
    lambda table, player, seat: table.question(player, seat),
)
"""All that somebody can ask of the game."""


async def all_refused(table: Table, player: str, seat: int, code: str) -> None:
    revision = table.revision
    assert [await refused(ask(table, player, seat)) for ask in ASKED] == [code] * len(ASKED)
    assert table.revision == revision


async def test_nobody_moves_before_the_game_starts(open_table: Table) -> None:
    await all_refused(open_table, ANN, 0, "table_open")


async def test_nobody_moves_after_its_end(table: Table) -> None:
    chance = random.Random(1)
    while table.status == "running":
        seat = next(seat for seat in range(2) if table.view_of(seat).decision is not None)
        decision = table.view_of(seat).decision
        assert decision is not None
        await table.act((ANN, BOB)[seat], seat, decision_id(table, seat), [chance.choice(decision.options)])
    await all_refused(table, ANN, 0, "table_over")
    assert not table.bots_waiting


async def test_nobody_moves_for_another(table: Table) -> None:
    await all_refused(table, ANN, 1, "not_your_seat")
    await all_refused(table, EVE, 0, "not_your_seat")
    await all_refused(table, ANN, 2, "unknown_seat")


async def test_nobody_moves_while_the_table_is_paused(table: Table) -> None:
    await table.rearrange(partial(wish_pause, player=ANN, paused=True))
    await all_refused(table, ANN, 0, "table_paused")
    await table.rearrange(partial(wish_pause, player=ANN, paused=False))
    await act(table, ANN, 0)


async def test_a_seat_is_moved_by_its_person_or_by_its_bot_and_never_by_both(table: Table) -> None:
    assert await refused(act(table, None, 1)) == "no_bot_here"
    assert await refused(table.question(None, 1)) == "no_bot_here"
    await table.rearrange(bob_calls_a_bot())
    await all_refused(table, BOB, 1, "bot_plays")
    await act(table, None, 1)
    await table.rearrange(partial(come_back, player=BOB, seat=1))
    await act(table, BOB, 1)


async def test_an_answer_to_an_earlier_question_hits_no_other(table: Table) -> None:
    earlier = decision_id(table, 0)
    await act(table, ANN, 0)
    assert table.view_of(0).decision is not None
    assert await refused(table.act(ANN, 0, earlier, [first_option(table, 0)])) == "stale_decision"
    assert await refused(table.preview(ANN, 0, earlier, [first_option(table, 0)])) == "stale_decision"


async def test_who_is_asked_nothing_answers_nothing(table: Table) -> None:
    while table.view_of(0).decision is not None:
        await act(table, ANN, 0)
    assert await refused(table.act(ANN, 0, decision_id(table, 0), [0])) == "no_decision"
    assert await refused(table.preview(ANN, 0, decision_id(table, 0), [0])) == "no_decision"
    assert await refused(table.question(ANN, 0)) == "no_decision"


async def test_an_answer_that_is_open_is_taken_back_and_not_undone(table: Table) -> None:
    assert await refused(table.take_back(ANN, 0)) == "cannot_take_back"
    await act(table, ANN, 0)
    assert await refused(table.undo(ANN, 0)) == "cannot_undo"
    await table.take_back(ANN, 0)


# ---- bots while the table is paused


def bob_calls_a_bot() -> Rule:
    return partial(call_bot, player=BOB, seat=1, bot="random")


async def test_bots_wait_while_a_table_is_paused(table: Table, services: Services, store: TableStore) -> None:
    assert await store.waiting_for_bots() == []
    await table.rearrange(bob_calls_a_bot())
    assert [seat.seat for seat in table.bots_waiting] == [1]
    assert await store.waiting_for_bots() == [table.id]
    await table.rearrange(partial(wish_pause, player=ANN, paused=True))
    assert await table.bots_due() == []
    assert await BotDriver(services.bot_processes, Metrics(), Presence(store), 0.0).move_once(table) is None
    assert await store.waiting_for_bots() == [], "another server would wake them"
    await table.rearrange(partial(wish_pause, player=ANN, paused=False))
    assert [seat.seat for seat in await table.bots_due()] == [1]
    assert await store.waiting_for_bots() == [table.id]


async def test_a_bot_that_is_asked_nothing_has_no_move_to_make(table: Table, store: TableStore) -> None:
    await table.rearrange(bob_calls_a_bot())
    while table.view_of(1).decision is not None:
        await act(table, None, 1)
    assert table.bots_waiting == await table.bots_due() == []
    assert await store.waiting_for_bots() == []


async def test_a_bot_that_thinks_when_the_table_is_paused_moves_only_after_it(
    table: Table, services: Services, store: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.rearrange(bob_calls_a_bot())
    asked = decision_id(table, 1)

    async def choose(_asker: object, _bot: str, _game: Game, seat: int, _dump: bytes) -> int:
        if not table.state.paused:
            await table.rearrange(partial(wish_pause, player=ANN, paused=True))
        return first_option(table, seat)

    monkeypatch.setattr(services.bot_processes, "choose", choose)
    await BotDriver(services.bot_processes, Metrics(), Presence(store), 0.0).move_once(table)
    assert table.state.paused
    assert decision_id(table, 1) == asked
    assert not table.fingerprints[1].can_take_back


# ---- what is stored of a table besides its game


def test_a_state_is_the_same_after_it_was_stored() -> None:
    due = datetime(2026, 1, 2, 12, 30, tzinfo=UTC)
    state = TableState(
        paused=True,
        deserted=True,
        wishes=(0, 2),
        votes={1: (0, 2)},
        clocks=(SeatClock(30.5, spent=True), SeatClock(60, due)),
        furthest=7,
        begun=True,
        missed={1: 2},
        own_actions={0: 5, 1: -3},
        stand_in_asked=due,
        open_chat=True,
        next="another",
    )
    again = TableState.from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    hidden = (again.furthest, again.begun, again.missed, again.own_actions, again.stand_in_asked)
    assert hidden == (7, True, {1: 2}, {0: 5, 1: -3}, due), "not compared, and yet stored"


def test_a_table_stored_without_a_state_has_an_empty_one() -> None:
    empty = TableState.from_json({})
    assert (empty, empty.furthest) == (TableState(), 0)
    assert empty.begun, "whatever was stored then had its first choice behind it"
    assert not empty.paused
    assert not empty.open_chat


def test_how_far_a_game_ever_came_makes_no_difference() -> None:
    assert TableState().furthest == 0
    assert TableState(furthest=3) == TableState()
