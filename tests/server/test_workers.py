"""Bots that think in workers: a dead worker's turn is taken over by another."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from marsbox.server import Settings
from marsbox.server.serve import serve
from marsbox.server.worker import work
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.people import Person, bots, people
from tests.server.running import ServerProcess, WorkerProcess

pytestmark = pytest.mark.fault


@pytest.fixture
def settings(fresh_postgres: str) -> Settings:
    return Settings(
        database=fresh_postgres,
        port=0,
        bots_in="workers",
        bot_workers=1,
        heartbeat_seconds=0.5,
        takeover_seconds=1.0,
        limits=GENEROUS_LIMITS,
    )


@pytest.fixture
def started() -> Iterator[ExitStack]:
    """Ends what a test has started."""
    with ExitStack() as stack:
        yield stack


def start(process: ServerProcess, started: ExitStack) -> ServerProcess:
    started.callback(end, process)
    return process


def end(process: ServerProcess) -> None:
    if not process.ended:
        process.kill()


def test_a_game_goes_on_with_two_servers_and_two_workers_when_one_of_each_is_killed(
    settings: Settings, tmp_path: Path, started: ExitStack
) -> None:
    servers = [start(ServerProcess(tmp_path, settings), started) for _ in range(2)]
    workers = [start(WorkerProcess(tmp_path, settings), started) for _ in range(2)]
    assert workers[0].greeting.startswith("Marsbox: 1 × postgresql+psycopg://")
    ann = started.enter_context(Person(servers[0].url))
    table = ann.open_table(people(1) + bots("greedy", "random"))
    line = ann.join(table)
    chance = random.Random(11)
    while sum(message["type"] == "view" for message in line.heard) < 10:
        line.play_one(chance)
    servers[0].kill()
    ann = started.enter_context(ann.moved_to(servers[1].url))
    line = ann.join(table)
    while sum(message["type"] == "view" for message in line.heard) < 10:
        line.play_one(chance)
    workers[0].kill()
    line.play(chance)
    assert line.over
    assert workers[1].stop() == 0


def test_the_turn_of_a_worker_that_dies_while_it_thinks_is_taken_over(
    settings: Settings, tmp_path: Path, started: ExitStack
) -> None:
    server = start(ServerProcess(tmp_path, settings), started)
    first = start(WorkerProcess(tmp_path, settings), started)
    ann = started.enter_context(Person(server.url))
    table = ann.open_table(people(1) + bots("greedy"))
    # its job is begun, and the process in which the bot would think has to start first
    with psycopg.connect(settings.database, autocommit=True) as connection:
        schema = connection.execute("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'procrastinate%'").fetchone()
        assert schema is not None
        while True:
            job = connection.execute(f"SELECT status FROM {schema[0]}.procrastinate_jobs").fetchone()
            if job is not None and job[0] == "doing":
                break
        first.kill()
        assert connection.execute(f"SELECT status FROM {schema[0]}.procrastinate_jobs").fetchone() == ("doing",)
    line = ann.join(table)
    assert not line.over
    start(WorkerProcess(tmp_path, settings), started)
    line.play(random.Random(12))
    assert line.over


def test_workers_and_servers_go_on_after_the_database_cut_all_lines(
    settings: Settings, tmp_path: Path, started: ExitStack
) -> None:
    server = start(ServerProcess(tmp_path, settings), started)
    start(WorkerProcess(tmp_path, settings), started)
    ann = started.enter_context(Person(server.url))
    line = ann.join(ann.open_table(people(1) + bots("greedy")))
    line.play_one(random.Random(1))
    with psycopg.connect(settings.database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )
    line.play(random.Random(13))
    assert line.over


def test_a_file_of_sqlite_has_no_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mars.db"
    said = (
        f"Workers need a database that several processes can share, and {file} is an SQLite file; use postgresql://….\n"
    )
    assert work(Settings(database=str(file)), print) == 2
    assert capsys.readouterr().err == said
    assert serve(Settings(database=str(file), bots_in="workers")) == 2
    assert capsys.readouterr().err == said
    assert not file.exists()


def test_bots_think_in_the_server_or_in_workers_and_nowhere_else(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(replace(settings, bots_in="the clouds")) == 2
    assert capsys.readouterr().err == "Bots can’t run in “the clouds”; they can run in: server, workers.\n"


def test_a_bot_in_a_persons_place_waits_in_the_server_and_then_thinks_in_a_worker(
    settings: Settings, tmp_path: Path, started: ExitStack
) -> None:
    # nobody but the process that waits wakes it
    paced = replace(settings, stand_in_seconds=0.05, takeover_seconds=3600.0)
    server = start(ServerProcess(tmp_path, paced), started)
    start(WorkerProcess(tmp_path, paced), started)
    ann = started.enter_context(Person(server.url))
    table = ann.open_table(people(1) + bots("random"))
    line = ann.join(table)
    assert ann.http.post(f"/api/tables/{table}/seats/0/bot", json={"bot": "random"}).status_code == 200
    line.until(lambda message: message["type"] == "view" and message["version"] > 20)
    assert ann.http.post(f"/api/tables/{table}/seats/0/return").status_code == 200
