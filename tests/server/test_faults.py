"""What goes wrong and is survived: databases that fail, servers that are killed, processes that die."""

import multiprocessing
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from marsbox.server import Limits, Settings
from marsbox.server.store.database import Database
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.faults import full, locked, read_only
from tests.server.people import WITH_BOT, Message, Person, TableClient, fewest
from tests.server.running import TIMEOUT_SECONDS, Running, serving

pytestmark = pytest.mark.fault

Fault = Callable[[Running], AbstractContextManager[None]]


def _database(running: Running) -> Database:
    database: Database = running.app.state.database
    return database


def _full(running: Running) -> AbstractContextManager[None]:
    file = _database(running).file
    assert file is not None
    # pages that were used and are free again would count as room
    with closing(sqlite3.connect(file, timeout=TIMEOUT_SECONDS)) as other:
        other.execute("VACUUM")
    return full(_database(running).engine)


def _read_only(running: Running) -> AbstractContextManager[None]:
    return read_only(_database(running).engine)


def _locked(running: Running) -> AbstractContextManager[None]:
    file = _database(running).file
    assert file is not None
    return locked(file)


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Running]:
    """A server whose database is about to fail."""
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1, busy_seconds=0.1, limits=GENEROUS_LIMITS)
    with serving(settings) as running:
        yield running


def move_until_refused(client: TableClient, chance: random.Random) -> Message:
    """Play on until a move can't be stored; nothing may have changed then."""
    while True:
        views, logs = dict(client.views), {seat: list(clients) for seat, clients in client.logs.items()}
        seat = client.owing()[0]
        decision = client.decision(seat)
        assert decision is not None
        heard = client.act(seat, chance.choice(decision["options"])["action"])
        refused = [message for message in heard if message["type"] == "refused"]
        if refused:
            assert client.views == views
            assert client.logs == logs
            return refused[0]


@pytest.mark.parametrize(("fault", "named"), [(_full, "is full"), (_read_only, "read-only"), (_locked, "is locked")])
def test_a_move_that_cannot_be_stored_is_not_made(
    fragile: Running, game: str, fault: Fault, named: str, soak: bool
) -> None:
    with Person(fragile.url) as ann:
        client = ann.join(ann.open_table(take=range(fewest(game)), game=game))
        chance = random.Random(1)
        for _ in range(5):
            client.play_one(chance)
        with fault(fragile):
            refused = move_until_refused(client, chance)
            assert refused["code"] == "not_stored"
            assert named in refused["message"]
            before = dict(client.views)
            assert ann.join(client.table["id"]).views == before
        assert client.owing() == [seat for seat, view in before.items() if view["decision"]]
        version = client.views[0]["version"]
        while client.views[0]["version"] < version + 5 or (soak and not client.over):
            client.play_one(chance)
        assert ann.join(client.table["id"]).views == client.views


@pytest.mark.parametrize("fault", [_read_only, _locked])
def test_a_table_that_cannot_be_stored_is_refused(fragile: Running, fault: Fault) -> None:
    with Person(fragile.url) as ann:
        table = ann.open_table()
        with fault(fragile):
            answer = ann.http.post("/api/tables", json={"game": "pocket-mars", "seats": WITH_BOT, "take": [0]})
            assert answer.status_code == 423
            assert answer.json()["error"]["code"] == "not_stored"
            assert ann.leave(table, 0).status_code == 423
            assert ann.http.get(f"/api/tables/{table}").json()["seats"][0]["yours"] is True
        assert ann.leave(table, 0).status_code == 200


def test_the_game_goes_on_when_the_processes_of_the_bots_die(fragile: Running) -> None:
    with Person(fragile.url) as ann:
        client = ann.join(ann.open_table(WITH_BOT))
        chance = random.Random(2)
        others = set(multiprocessing.active_children())
        for _ in range(3):
            # a process is started when a bot is asked
            while not (workers := set(multiprocessing.active_children()) - others):
                client.play_one(chance)
            for worker in workers:
                worker.kill()
                worker.join(TIMEOUT_SECONDS)
        client.play(chance)


@pytest.mark.parametrize(
    "limits",
    [
        replace(GENEROUS_LIMITS, unsent_messages=16),
        replace(GENEROUS_LIMITS, unsent_messages=100_000, unsent_bytes=200_000),
    ],
)
def test_a_client_that_asks_faster_than_it_can_be_told_is_let_go_and_may_come_back(
    tmp_path: Path, limits: Limits
) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), bot_workers=1, limits=limits)
    with serving(settings) as running, Person(running.url) as ann:
        client = ann.join(ann.open_table(take=(0, 1)))
        client.send_at_once(*[{"type": "look", "seat": 0}] * 5_000)
        assert client.close_code() == 1013
        assert ann.join(client.table["id"]).views == client.views
