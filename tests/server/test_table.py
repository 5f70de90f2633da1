"""One table in several processes, with bots that fail, and with a database that does."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pytest

from marsbox.core import SPECTATOR, Game, Setup, UserError
from marsbox.server import Settings
from marsbox.server.bots.driver import BotDriver
from marsbox.server.bots.thinking import BotFailed
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.subscribers import Update
from marsbox.server.play.table import Table
from marsbox.server.present.presenter import Presenter
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.runtime.seat_names import seat_names
from marsbox.server.services import Services
from marsbox.server.store.presence import Presence
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables import seating
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.model import Head, Seat
from marsbox.server.tables.stored import Change
from tests.server.people import TIMEOUT_SECONDS, fewest

ANN, BOB, CID = "ann-id", "bob-id", "cid-id"
CATALOG = Catalog({})
STEPS_OF_AN_ANSWER = 12  # at most: a corporation and ten cards


class RecordingSubscriber:
    """A subscriber that keeps what it hears."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.updates: list[Update] = []
        self.tables = 0
        self.thinking: list[int] = []

    def send_update(self, update: Update) -> None:
        self.updates.append(update)

    async def flushed(self) -> None:
        pass

    def send_table(self) -> None:
        self.tables += 1

    def send_log(self, update: Update) -> None:
        """What it adds to the log comes with the change itself."""

    def send_thinking(self, seat: int) -> None:
        self.thinking.append(seat)


class WaitingSubscriber(RecordingSubscriber):
    """A subscriber that rings at the first change."""

    def __init__(self) -> None:
        super().__init__("somebody")
        self.updated = asyncio.Event()

    def send_update(self, update: Update) -> None:
        super().send_update(update)
        self.updated.set()


@pytest.fixture
async def table_id(store: TableStore, game: str) -> str:
    """A table at which Ann and Bob, and Cid where it takes three, have to answer a secret question."""
    return await opened(store, game)


async def opened(store: TableStore, game: str, bot: int | None = None) -> str:
    """Open a table for as few people as possible, with ships that have their destinations printed on them.

    The commander holds the seat `bot`.
    """
    deals: dict[str, dict[str, object]] = {"mission-red-planet": {"ships": ["hellas 5", "noachis 5", "ausonia 5"]}}
    head = Head(
        id=secrets.token_urlsafe(12),
        game=game,
        rules=CATALOG.game(game).version,
        digest=CATALOG.game(game).digest,
        name="A table",
        setup=Setup(fewest(game), {}, deals.get(game)).to_dict(),
        seed=2026,
        owner=ANN,
        public=True,
        created=datetime(2026, 1, 2, tzinfo=UTC),
    )
    people = (ANN, BOB, CID)[: fewest(game)]
    seats = [
        Seat(seat, "bot", "commander", None, "Commander") if seat == bot else Seat(seat, "person", None, player, player)
        for seat, player in enumerate(people)
    ]
    table = await Table.opened(CATALOG.game(game), head, seats, store, lambda _: None, most=50)
    return table.id


async def elsewhere(store: TableStore, table_id: str) -> Table:
    """The table as another process knows it, or this one after a new start."""
    stored = await store.load(table_id)
    assert stored is not None
    return Table(CATALOG.game(stored.head.game), stored, store, lambda _: None)


def first_option(table: Table, seat: int) -> int:
    decision = table.view_of(seat).decision
    assert decision is not None
    return decision.options[0]


def decision_id(table: Table, seat: int) -> str:
    return str(table.counters[seat].decision)


async def test_answers_given_at_once_in_two_processes_both_count(store: TableStore, table_id: str) -> None:
    here, there = await elsewhere(store, table_id), await elsewhere(store, table_id)
    await here.act(ANN, 0, decision_id(here, 0), [first_option(here, 0)])
    await there.act(BOB, 1, decision_id(there, 1), [first_option(there, 1)])
    both = await elsewhere(store, table_id)
    assert [both.fingerprints[seat].can_take_back for seat in (0, 1)] == [True, True]
    assert there.fingerprints == both.fingerprints
    assert there.counters == both.counters


async def test_a_move_sent_to_two_processes_is_made_once(store: TableStore, table_id: str) -> None:
    here, there = await elsewhere(store, table_id), await elsewhere(store, table_id)
    ears, others = RecordingSubscriber(ANN), RecordingSubscriber(ANN)
    here.subscribers.add(ears, here.seats)
    there.subscribers.add(others, there.seats)
    decision, action = decision_id(here, 0), first_option(here, 0)
    await here.act(ANN, 0, decision, [action])
    with pytest.raises(UserError) as refused:
        await there.act(ANN, 0, decision, [action])
    assert refused.value.code in ("stale_decision", "no_decision")
    assert there.fingerprints == here.fingerprints
    assert others.updates == ears.updates


async def test_a_commit_that_failed_only_on_the_way_back_is_found_out(
    store: TableStore, table_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await elsewhere(store, table_id)
    save = store.save

    async def store_and_fail(table_id: str, revision: int, change: Change) -> None:
        await save(table_id, revision, change)
        raise UserError("not_stored", cause=UserError("database_unreachable", database="it"))

    decision, action = decision_id(table, 0), first_option(table, 0)
    monkeypatch.setattr(store, "save", store_and_fail)
    with pytest.raises(UserError) as refused:
        await table.act(ANN, 0, decision, [action])
    assert refused.value.code == "not_stored"
    monkeypatch.undo()
    with pytest.raises(UserError) as refused:
        await table.act(ANN, 0, decision, [action])
    assert refused.value.code in ("stale_decision", "no_decision")
    assert table.fingerprints[0].can_take_back


async def test_the_one_who_acts_hears_of_it_first_and_others_only_what_concerns_them(
    store: TableStore, table_id: str
) -> None:
    table = await elsewhere(store, table_id)
    heard: list[str] = []

    class Order(RecordingSubscriber):
        def send_update(self, update: Update) -> None:
            heard.append(self.player)
            super().send_update(update)

    bob, ann, eve = Order(BOB), Order(ANN), Order("eve")
    for subscriber in (bob, ann, eve):
        table.subscribers.add(subscriber, table.seats)
    await table.act(ANN, 0, decision_id(table, 0), [first_option(table, 0)], ann)
    assert heard == [ANN, BOB, "eve"]
    # others are concerned as soon as the answer is complete
    complete = table.view_of(0).decision is None
    assert ann.updates[0].seats == (everybody(table) if complete else {0})
    for _ in range(STEPS_OF_AN_ANSWER):
        seat = next(seat for seat in range(table.players) if table.view_of(seat).decision is not None)
        await table.act((ANN, BOB, CID)[seat], seat, decision_id(table, seat), [first_option(table, seat)])
        if SPECTATOR in eve.updates[-1].seats:
            return
    raise AssertionError("a spectator heard of no complete answer")


def everybody(table: Table) -> set[int]:
    return {*range(table.players), SPECTATOR}


async def play(table: Table, seat: int, **form: object) -> None:
    """Let the one on this seat answer with an action of this form."""
    action = table.game.actions.number(form)
    await table.act((ANN, BOB, CID)[seat], seat, decision_id(table, seat), [action])


async def an_idle_turn(table: Table) -> None:
    """Mission: Red Planet: up to the second choice of characters, Cid's last action being the one before it."""
    for seat in range(3):
        await table.act((ANN, BOB, CID)[seat], seat, decision_id(table, seat), [first_option(table, seat)])
    for seat in range(3):
        await play(table, seat, choose="pilot")
    for _ in range(3):
        acting = next(seat for seat in range(3) if table.view_of(seat).decision is not None)
        await play(table, acting, skip=True)
        await play(table, acting, skip=True)
    assert [table.view_of(seat).view["turn"] for seat in (0, 1, 2, SPECTATOR)] == [2] * 4


@pytest.mark.parametrize("game", ["mission-red-planet"])
async def test_an_open_answer_is_stored_and_is_in_nobodys_record_or_log(store: TableStore, table_id: str) -> None:
    table = await elsewhere(store, table_id)
    await an_idle_turn(table)
    before = await store.load(table_id)
    await play(table, 1, choose="soldier")
    after = await store.load(table_id)
    assert before is not None
    assert after is not None
    assert after.actions == before.actions
    assert after.events == before.events
    assert after.dump != before.dump
    again = await elsewhere(store, table_id)
    assert again.fingerprints == table.fingerprints
    assert again.view_of(1).view["answers"] == [{"choose": "soldier"}]
    assert all(again.view_of(seat).view["answers"] == [] for seat in (0, 2, SPECTATOR))
    assert all(again.view_of(seat).view["seats"][1]["chosen"] is None for seat in (0, 2, SPECTATOR))


@pytest.mark.parametrize("game", ["mission-red-planet"])
async def test_the_way_back_is_the_same_after_a_new_start_whatever_is_answered_and_taken_back(
    store: TableStore, table_id: str
) -> None:
    table = await elsewhere(store, table_id)
    await an_idle_turn(table)
    last = table.view_of(0).view["first"]
    steps: list[tuple[Callable[[], Awaitable[None]], bool]] = [
        (lambda: play(table, 0, choose="soldier"), False),
        (lambda: table.take_back(ANN, 0), True),
        (lambda: play(table, 2, choose="traveler"), False),
        (lambda: table.take_back(CID, 2), True),
        (lambda: table.undo((ANN, BOB, CID)[last], last), True),
    ]
    assert table.fingerprints[last].can_undo
    for step, undo_points in steps:
        await step()
        again = await elsewhere(store, table_id)
        assert again.fingerprints == table.fingerprints
        assert again.counters == table.counters
        assert repr(list(again.events)) == repr(list(table.events))
        assert [seat for seat in range(3) if table.fingerprints[seat].can_undo] == ([last] if undo_points else [])
    assert table.view_of(last).view["turn"] == 1


@pytest.mark.parametrize("game", ["mission-red-planet"])
async def test_an_undo_that_is_slower_than_a_secret_answer_is_refused(store: TableStore, table_id: str) -> None:
    here = await elsewhere(store, table_id)
    await an_idle_turn(here)
    there = await elsewhere(store, table_id)
    last = here.view_of(0).view["first"]
    await play(here, (last + 1) % 3, choose="soldier")
    with pytest.raises(UserError) as refused:
        await there.undo((ANN, BOB, CID)[last], last)
    assert refused.value.code == "cannot_undo"
    assert there.fingerprints == here.fingerprints


WITH_BOT = NewTable("pocket-mars", [NewSeat("person"), NewSeat("bot", "greedy")], you="Ann", take=[0])


async def test_bots_wait_for_a_database_that_is_away(store: TableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    save = store.save
    failures = 2

    async def fail_at_first(table_id: str, revision: int, change: Change) -> None:
        nonlocal failures
        if failures:
            failures -= 1
            raise UserError("not_stored", cause=UserError("database_locked", database="it"))
        await save(table_id, revision, change)

    monkeypatch.setattr(store, "save", fail_at_first)
    await bot_moves(Services(Settings(bot_workers=1), store, Metrics()))
    assert failures == 0


async def test_ever_simpler_bots_take_the_seat_of_those_that_fail_and_the_table_goes_on(
    store: TableStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    services = Services(Settings(bot_workers=1), store, Metrics())

    async def choose(asker: object, bot: str, game: Game, seat: int, dump: bytes) -> int:
        if bot == "greedy":
            return game.actions.size - 1
        raise BotFailed("exception" if bot == "cadet" else "late", f"{bot} fell asleep")

    monkeypatch.setattr(services.bot_processes, "choose", choose)
    table = await bot_moves(services)
    assert table.view_of(1).decision is None
    assert "greedy chose the illegal action" in caplog.text
    assert "random fell asleep" in caplog.text
    again = await elsewhere(store, table.id)
    assert again.seats[1].bot == "random"
    assert seat_names(again.names, "en")[1] == "Greedy"
    lines = [line.text for line in Presenter(again, "en").lines(again.events)]
    assert [line for line in lines if "takes over" in line] == [
        "The greedy bot in seat 2 made an illegal move; the Cadet takes over.",
        "The Cadet in seat 2 ran into an error; a bot that plays at random takes over.",
    ]


async def test_a_bot_that_another_process_has_replaced_is_replaced_once(store: TableStore) -> None:
    table_id = await opened(store, "pocket-mars", bot=1)
    here, there = await elsewhere(store, table_id), await elsewhere(store, table_id)
    failed = here.seats[1]
    await here.replace_bot(failed, "engineer", "late")
    await there.replace_bot(failed, "engineer", "late")
    assert there.seats[1].bot == "engineer"
    assert repr(list(there.events)) == repr(list(here.events))


async def test_a_bot_that_fails_in_place_of_a_person_leaves_the_seat_to_a_simpler_one_and_to_its_person(
    store: TableStore,
) -> None:
    table = await elsewhere(store, await opened(store, "pocket-mars"))
    await call_bot(table, 1, "commander")
    failed = table.seats[1]
    await table.replace_bot(failed, "engineer", "exception")
    again = await elsewhere(store, table.id)
    assert again.seats[1] == replace(failed, bot="engineer")
    await again.rearrange(partial(seating.come_back, player=BOB, seat=1))
    event_count = len(again.events)
    await again.replace_bot(replace(failed, bot="engineer"), "cadet", "late")
    assert again.seats[1] == replace(failed, bot=None, stand_in=None)
    assert len(again.events) == event_count


async def test_a_worker_whose_bot_fails_leaves_the_turn_to_a_simpler_one(
    store: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue()
    services = Services(Settings(bot_workers=1), store, Metrics(), queue)

    async def choose(asker: object, bot: str, game: Game, seat: int, dump: bytes) -> int:
        raise BotFailed("late", f"{bot} fell asleep")

    monkeypatch.setattr(services.bot_processes, "choose", choose)
    table = await services.lobby.open_table(ANN, WITH_BOT)
    queue.tables.clear()
    await BotDriver(services.bot_processes, Metrics(), Presence(store), 0.0).move_once(table)
    assert table.seats[1].bot == "cadet"
    assert queue.tables == [table]
    await services.close()


async def test_an_undo_leaves_in_the_log_what_was_told_of_a_bot(store: TableStore) -> None:
    table = await elsewhere(store, await opened(store, "mission-red-planet"))
    await an_idle_turn(table)
    last = table.view_of(0).view["first"]
    other = (last + 1) % 3
    await call_bot(table, other, "commander")
    before = len(table.events)
    await table.replace_bot(table.seats[other], "engineer", "late")
    notice = table.events[-1]
    ears = RecordingSubscriber(ANN)
    table.subscribers.add(ears, table.seats)
    await table.undo((ANN, BOB, CID)[last], last)
    assert len(table.events) < before
    assert repr(table.events[-1]) == repr(notice)
    assert ears.updates[0].kept == len(table.events) - 1
    again = await elsewhere(store, table.id)
    assert repr(list(again.events)) == repr(list(table.events))


async def test_a_server_that_has_stopped_wakes_no_bot(store: TableStore) -> None:
    services = Services(Settings(bot_workers=1), store, Metrics())
    await services.close()
    await services.lobby.open_table(ANN, WITH_BOT)
    assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("bots of table")]


async def call_bot(table: Table, seat: int, bot: str) -> None:
    """Let a bot play for the person on a seat."""
    await table.rearrange(partial(seating.call_bot, player=(ANN, BOB, CID)[seat], seat=seat, bot=bot))


class Queue:
    """Notes the tables at which bots have to move, and asks none."""

    def __init__(self) -> None:
        self.tables: list[Table] = []

    def wake(self, table: Table) -> None:
        self.tables.append(table)

    def presence_changed(self, table: Table) -> None:
        pass

    async def close(self) -> None:
        pass


async def bot_moves(services: Services) -> Table:
    """Open a table with a bot, and wait until it has answered the secret question."""
    table = await services.lobby.open_table(ANN, WITH_BOT)
    alarm = WaitingSubscriber()
    table.subscribers.add(alarm, table.seats)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while table.view_of(1).decision is not None:
            await alarm.updated.wait()
            alarm.updated.clear()
    await services.close()
    return table


async def half_answered(table: Table, seat: int) -> None:
    """Give the first step of a secret answer of several."""
    decision = table.view_of(seat).decision
    assert decision is not None
    player = table.seats[seat].player
    await table.act(player, seat, str(table.counters[seat].decision), [decision.options[0]])
    assert table.view_of(seat).decision is not None, "the answer is not complete"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", ["pocket-mars", "terraforming-mars"])
async def test_how_often_a_bot_is_asked_tells_nothing_of_answers_that_are_half_given(
    store: TableStore, game: str
) -> None:
    table = await elsewhere(store, await opened(store, game, bot=1))
    ears = RecordingSubscriber(ANN)
    table.subscribers.add(ears, table.seats)
    for _ in range(2):
        table.thinking(1)
    await half_answered(table, 0)
    table.thinking(1)
    assert ears.thinking == [1]
    # another process hears of the half answer, and has the same bot to wait for
    other = await elsewhere(store, table.id)
    subscriber = RecordingSubscriber("somebody")
    other.subscribers.add(subscriber, other.seats)
    other.thinking(1)
    await table.take_back(ANN, 0)
    await other.follow(table.revision)
    assert (subscriber.thinking, [update.seats for update in subscriber.updates]) == ([1], [frozenset({0})])


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", ["pocket-mars"])
async def test_that_somebody_only_watches_is_nobodys_news(store: TableStore, table_id: str) -> None:
    table = await elsewhere(store, table_id)
    anns, bobs, eves = RecordingSubscriber(ANN), RecordingSubscriber(BOB), RecordingSubscriber("eve-id")
    table.subscribers.add(anns, table.seats)
    table.subscribers.add(eves, table.seats)
    assert anns.tables == 0
    table.subscribers.add(bobs, table.seats)
    again = RecordingSubscriber(BOB)
    table.subscribers.add(again, table.seats)
    table.subscribers.remove(again, table.seats)
    table.subscribers.remove(eves, table.seats)
    assert anns.tables == 1
    table.subscribers.remove(bobs, table.seats)
    assert anns.tables == 2
    table.subscribers.set_remote(frozenset({BOB, "eve-id"}), table.seats)
    assert (anns.tables, table.subscribers.online(table.seats[1])) == (3, True)
    table.subscribers.set_remote(frozenset({BOB}), table.seats)
    assert anns.tables == 3
