"""Under load, with many tables of all games, a server or a database that fails loses no move and makes none twice."""

import asyncio
import os
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from marsbox.server import Settings
from marsbox.server.store.database import Database
from tests.server.conftest import GENEROUS_LIMITS, running_postgres
from tests.server.crowd import Crowd
from tests.server.faults import full, locked
from tests.server.running import TIMEOUT_SECONDS, Running, ServerProcess, serving

pytestmark = pytest.mark.fault

CROWDED = replace(GENEROUS_LIMITS, sockets_per_player=1_000, sockets_per_address=1_000, tables_per_player=1_000)
TABLES = 30
Fault = Callable[[Running], AbstractAsyncContextManager[None]]
LONG = "MARSBOX_SOAK" in os.environ


def until_nobody_is_left(database: str) -> None:
    """PostgreSQL ends by itself what a server had asked of it before it died: wait for that."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(database, autocommit=True) as connection:
        while connection.execute(others).fetchone() != (0,):
            time.sleep(0.01)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"] if LONG else ["sqlite"])
async def test_a_server_killed_at_any_moment_has_lost_nothing_and_done_nothing_twice(
    kind: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    soak: bool,
    record_property: Callable[[str, object], None],
) -> None:
    database = str(tmp_path / "mars.db") if kind == "sqlite" else str(request.getfixturevalue("fresh_postgres"))
    settings = Settings(database=database, port=0, bot_workers=1, takeover_seconds=1.0, limits=CROWDED)
    chance = random.Random(30)
    crowd = Crowd(TABLES, chance, bots_at_each=1)
    kills = 100 if soak else 2
    for _ in range(kills):
        server = await asyncio.to_thread(ServerProcess, tmp_path, settings)
        await asyncio.to_thread(crowd.sit_down, server.url)
        async with asyncio.timeout(TIMEOUT_SECONDS * 10), crowd.playing(server.url):
            await crowd.more(chance.randrange(2 * TABLES))
            await asyncio.sleep(chance.uniform(0.0, 0.1))
            await asyncio.to_thread(server.kill)
        if kind == "postgresql":
            await asyncio.to_thread(until_nobody_is_left, database)
        await crowd.compare(settings)
    record_property("kills", kills)
    record_property("moves acknowledged under kills", crowd.moves)
    assert crowd.moves > 0


@asynccontextmanager
async def full_disk(running: Running) -> AsyncIterator[None]:
    database: Database = running.app.state.database
    assert database.file is not None
    with closing(sqlite3.connect(database.file, timeout=TIMEOUT_SECONDS)) as other:
        # pages that were used and are free again would count as room
        other.execute("VACUUM")
    with full(database.engine):
        yield


@asynccontextmanager
async def locked_file(running: Running) -> AsyncIterator[None]:
    database: Database = running.app.state.database
    assert database.file is not None
    with locked(database.file):
        yield


async def suffer(crowd: Crowd, settings: Settings, fault: Fault, times: int) -> None:
    """Everybody plays until moves can't be stored, so many times; nobody loses any that was acknowledged."""
    with serving(settings) as running:
        await asyncio.to_thread(crowd.sit_down, running.url)
        for _ in range(times):
            async with asyncio.timeout(TIMEOUT_SECONDS * 10), crowd.playing(running.url):
                await crowd.more(5)
                before = crowd.refusals
                async with fault(running):
                    await crowd.refused(before)
            await crowd.compare(settings)


@pytest.mark.parametrize("fault", [full_disk, locked_file])
async def test_a_disk_that_is_full_or_a_file_that_is_locked_stops_everybody_and_harms_nobody(
    fault: Fault, tmp_path: Path, soak: bool
) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1, busy_seconds=0.1, limits=CROWDED)
    crowd = Crowd(TABLES if soak else 3, random.Random(31), bots_at_each=0)
    await suffer(crowd, settings, fault, 10 if soak else 2)


async def test_a_database_that_is_restarted_stops_everybody_and_harms_nobody(tmp_path: Path, soak: bool) -> None:
    with running_postgres(tmp_path) as postgres:

        @asynccontextmanager
        async def restarted(_running: Running) -> AsyncIterator[None]:
            await asyncio.to_thread(postgres.stop)
            yield
            await asyncio.to_thread(postgres.start)

        settings = Settings(database=postgres.get_uri(), bot_workers=1, takeover_seconds=1.0, limits=CROWDED)
        crowd = Crowd(TABLES if soak else 3, random.Random(32), bots_at_each=0)
        await suffer(crowd, settings, restarted, 10 if soak else 2)
