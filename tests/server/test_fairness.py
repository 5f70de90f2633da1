"""Whatever one client has opened, bots answer people who are there first, and owners of tables take turns."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from marsbox.server import Limits, Settings
from marsbox.server.bots.queue import Asker, ThinkingQueue, Urgency
from tests.server import failing
from tests.server.conftest import NewPerson
from tests.server.people import TIMEOUT_SECONDS, WITH_BOT, Person, bots, people
from tests.server.running import Running, ServerProcess, serving

ATTENDED, AWAITED, UNATTENDED = Urgency


class Asked:
    """Questions put to a queue with one process of each kind, and the order in which they are thought about."""

    def __init__(self, unattended_per_second: float = 1e6) -> None:
        self.queue = ThinkingQueue(["foreground"], ["background"], unattended_per_second)
        self.begun: list[tuple[str, str]] = []
        self.answered: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, table: str, owner: str, urgency: Urgency) -> None:
        """Put a question."""
        self.answered[table] = asyncio.Event()
        self.tasks[table] = asyncio.create_task(self._think(Asker(table, owner, urgency)))
        await self.settle()

    async def answer(self, table: str) -> None:
        """Let the thinking about a question end."""
        self.answered[table].set()
        await self.tasks[table]
        await self.settle()

    async def _think(self, asker: Asker) -> None:
        async with self.queue.process(asker) as process:
            self.begun.append((asker.table, process))
            await self.answered[asker.table].wait()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


@asynccontextmanager
async def asking(unattended_per_second: float = 1e6) -> AsyncIterator[Asked]:
    """Such questions; whatever is left of them is forgotten in the end."""
    asked = Asked(unattended_per_second)
    yield asked
    for task in asked.tasks.values():
        task.cancel()
    await asyncio.gather(*asked.tasks.values(), return_exceptions=True)


async def test_people_who_are_there_wait_for_no_table_without_them() -> None:
    async with asking() as asked:
        for number in range(20):
            await asked.ask(f"bots {number}", "flood", UNATTENDED)
            await asked.ask(f"away {number}", "flood", AWAITED)
        await asked.ask("ann's", "ann", ATTENDED)
        assert ("ann's", "foreground") in asked.begun
        assert [process for _, process in asked.begun].count("background") == 1


async def test_people_who_are_away_come_before_bots_alone() -> None:
    async with asking() as asked:
        await asked.ask("under way", "flood", UNATTENDED)
        await asked.ask("bots", "flood", UNATTENDED)
        await asked.ask("away", "ann", AWAITED)
        await asked.answer("under way")
        assert asked.begun[-1] == ("away", "background")
        await asked.answer("away")
        assert asked.begun[-1] == ("bots", "background")


@pytest.mark.parametrize("urgency", Urgency)
async def test_an_owner_with_many_tables_gets_no_more_than_one_with_one(urgency: Urgency) -> None:
    async with asking() as asked:
        for number in range(10):
            await asked.ask(f"many {number}", "flood", urgency)
        await asked.ask("one 0", "ann", urgency)
        order = []
        for turn in range(6):
            table, _ = asked.begun[-1]
            order.append(table)
            if table.startswith("one"):
                await asked.ask(f"one {turn}", "ann", urgency)
            await asked.answer(table)
        assert order == ["many 0", "one 0", "many 1", "one 1", "many 2", "one 3"]


async def test_tables_of_bots_alone_are_slow_and_others_are_not() -> None:
    async with asking(unattended_per_second=1e-6) as asked:
        await asked.ask("bots 0", "flood", UNATTENDED)
        await asked.answer("bots 0")
        await asked.ask("bots 1", "flood", UNATTENDED)
        await asked.ask("away", "ann", AWAITED)
        await asked.answer("away")
        assert asked.begun == [("bots 0", "background"), ("away", "background")]


async def test_tables_of_bots_alone_go_on_after_their_pause() -> None:
    async with asking(unattended_per_second=1000) as asked:
        for number in range(3):
            await asked.ask(f"bots {number}", "flood", UNATTENDED)
            asked.answered[f"bots {number}"].set()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await asyncio.gather(*asked.tasks.values())
        assert [table for table, _ in asked.begun] == ["bots 0", "bots 1", "bots 2"]


async def test_a_question_waits_where_it_belongs_when_somebody_comes_or_goes() -> None:
    async with asking() as asked:
        await asked.ask("under way", "flood", UNATTENDED)
        await asked.ask("ann's", "ann", AWAITED)
        await asked.ask("ann's other", "ann", AWAITED)
        asked.queue.update_urgency(Asker("ann's", "ann", ATTENDED))
        await asked.settle()
        assert asked.begun == [("under way", "background"), ("ann's", "foreground")]


async def test_a_question_that_nobody_wants_answered_any_more_keeps_no_process() -> None:
    async with asking() as asked:
        await asked.ask("under way", "ann", ATTENDED)
        await asked.ask("waiting", "ann", ATTENDED)
        await asked.ask("next", "bob", ATTENDED)
        for gone in ("waiting", "under way"):
            asked.tasks[gone].cancel()
        await asked.settle()
        assert asked.begun == [("under way", "foreground"), ("next", "foreground")]


async def test_a_process_that_was_given_to_somebody_who_is_gone_is_given_to_the_next() -> None:
    async with asking() as asked:
        async with asked.queue.process(Asker("under way", "ann", ATTENDED)):
            await asked.ask("gone", "bob", ATTENDED)
            await asked.ask("next", "cid", ATTENDED)
        # the process is given, and its asker has not heard of it yet
        asked.tasks["gone"].cancel()
        await asked.settle()
        assert asked.begun == [("next", "foreground")]


# ---- a server with one process for people, and commanders that think for ever


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which tables of commanders alone, and of commanders and people who are away, keep thinking."""
    settings = Settings(
        database=str(tmp_path_factory.mktemp("flood") / "mars.db"),
        bot_workers=1,
        bot_seconds=100 * TIMEOUT_SECONDS,
        limits=Limits(bot_table_moves_per_second=1000.0),
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("marsbox.server.bots.thinking.think", failing.never_answer)
        with serving(settings) as running, Person(running.url) as flood:
            for _ in range(3):
                flood.open_table(bots("commander", "commander"), take=())
                flood.open_table(people(1) + bots("commander"))
            yield running


def test_a_bot_answers_somebody_who_is_there(flooded: Running, person: NewPerson) -> None:
    ann = person(url=flooded.url)
    # the bot is asked before Ann has come, and waits behind the commanders until then
    line = ann.join(ann.open_table(WITH_BOT))
    line.act_first(0)
    line.until(lambda message: message["type"] == "view" and message["decision"] is not None)


def test_and_a_hint_is_given(flooded: Running, person: NewPerson) -> None:
    ann = person(url=flooded.url)
    line = ann.join(ann.open_table(WITH_BOT))
    line.send(type="hint", seat=0)
    line.next("hint")


# ---- workers


def test_a_table_with_people_waits_before_others_for_a_worker(
    fresh_postgres: str, tmp_path: Path, person: NewPerson
) -> None:
    server = ServerProcess(tmp_path, Settings(database=fresh_postgres, port=0, bots_in="workers", bot_workers=1))
    try:
        ann = person(url=server.url)
        alone = ann.open_table(bots("commander", "commander"), take=())
        away = ann.open_table(WITH_BOT)
        there = ann.open_table(WITH_BOT)
        ann.join(there)
        with psycopg.connect(fresh_postgres, autocommit=True) as connection:
            schema = connection.execute(
                "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'procrastinate%'"
            ).fetchone()
            assert schema is not None
            wanted = "SELECT queue_name, args ->> 'table' FROM {}.procrastinate_jobs ORDER BY priority DESC, id"
            while len(rows := connection.execute(wanted.format(schema[0])).fetchall()) < 4:
                ann.http.get("/api/version")
        assert [queue for queue, _ in rows] == ["foreground", "background", "background", "background"]
        assert [table for _, table in rows] == [there, away, there, alone]
    finally:
        server.kill()
