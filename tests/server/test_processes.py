"""Several server processes share the tables of one PostgreSQL."""

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import psycopg
import pytest

from marsbox.server import Settings
from tests.server.conftest import GENEROUS_LIMITS, new_database
from tests.server.people import Message, Person, TableClient, bots, fewest, people, refusal
from tests.server.running import ServerProcess

pytestmark = pytest.mark.fault


@contextmanager
def two_servers(database: str, folder: Path) -> Iterator[list[ServerProcess]]:
    """Two servers on one database."""
    settings = Settings(
        database=database, port=0, bot_workers=1, takeover_seconds=1.0, limits=GENEROUS_LIMITS, stand_in_seconds=0
    )
    running = [ServerProcess(folder, settings) for _ in range(2)]
    yield running
    for server in running:
        if not server.ended:
            server.stop()


@pytest.fixture(scope="module")
def shared(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database for all tests of this page that kill nobody."""
    with new_database(postgres, tmp_path_factory.mktemp("shared")) as address:
        yield address


@pytest.fixture(scope="module")
def servers(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two servers that go on through all tests."""
    with two_servers(shared, tmp_path_factory.mktemp("servers")) as running:
        yield running


@pytest.fixture
def killable_servers(fresh_postgres: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two servers of which one is about to die."""
    with two_servers(fresh_postgres, tmp_path) as running:
        yield running


@pytest.fixture
def visitors() -> Iterator[ExitStack]:
    """Closes everybody's sockets in the end."""
    with ExitStack() as stack:
        yield stack


def at(server: ServerProcess, visitors: ExitStack) -> Person:
    return visitors.enter_context(Person(server.url))


def also_at(person: Person, server: ServerProcess, visitors: ExitStack) -> Person:
    """The same person with a second browser window, at another server."""
    other = at(server, visitors)
    other.http.cookies = person.http.cookies
    return other


def at_once(*deeds: Callable[[], None]) -> None:
    """Do all of it at the same time."""
    threads = [threading.Thread(target=deed) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def until_equal(client: TableClient, seat: int, view: Message) -> None:
    """Listen until a seat's view is this one."""
    while client.views.get(seat) != view:
        client.receive()


def test_a_move_made_at_one_server_is_seen_at_the_other_as_if_it_were_made_there(
    servers: list[ServerProcess], visitors: ExitStack, game: str
) -> None:
    ann = at(servers[0], visitors)
    table = ann.open_table(take=range(fewest(game)), game=game)
    here = ann.join(table)
    there = also_at(ann, servers[1], visitors).join(table)
    chance = random.Random(4)
    for turn in range(12):
        mover, other = (here, there) if turn % 2 else (there, here)
        [seat, *_] = mover.owing()
        mover.act_any(seat, chance)
        for seen, view in mover.views.items():
            until_equal(other, seen, view)
        other.settle()
        assert other.logs == mover.logs


def test_a_game_is_played_at_two_servers_and_goes_on_when_one_is_killed(
    killable_servers: list[ServerProcess], visitors: ExitStack
) -> None:
    ann, bob = at(killable_servers[0], visitors), at(killable_servers[1], visitors)
    table = ann.open_table(people(2) + bots("greedy"))
    assert bob.take(table, 1).status_code == 200
    here, there = ann.join(table), bob.join(table)
    assert [seat["name"] for seat in here.table["seats"]][:2] == ["Ann", "Bob"]
    chance = random.Random(5)
    moves = 0
    while moves < 8:
        for client, seat in ((here, 0), (there, 1)):
            client.settle()
            if client.owing():
                client.act_any(seat, chance)
                moves += 1
    killable_servers[0].kill()
    back = also_at(ann, killable_servers[1], visitors).join(table)
    for client in (back, there):
        client.settle()
    assert back.views[0]["version"] >= here.views[0]["version"]
    while not there.over:
        for client, seat in ((back, 0), (there, 1)):
            client.settle()
            if client.owing():
                client.act_any(seat, chance)
    assert back.settle() is not None
    assert back.views[0]["outcome"] == there.views[1]["outcome"]


def test_a_bot_whose_server_died_is_asked_by_another(
    killable_servers: list[ServerProcess], visitors: ExitStack, fresh_postgres: str
) -> None:
    ann = at(killable_servers[1], visitors)
    table = ann.open_table(people(1) + bots("greedy"))
    # the process in which its bot would think has not even started
    killable_servers[1].kill()
    with psycopg.connect(fresh_postgres) as connection:
        assert connection.execute("SELECT bot_due FROM tables").fetchone() == (True,)
    client = also_at(ann, killable_servers[0], visitors).join(table)
    client.play(random.Random(6))
    assert client.over


def test_one_move_sent_to_both_servers_at_once_is_made_once(servers: list[ServerProcess], visitors: ExitStack) -> None:
    ann = at(servers[0], visitors)
    table = ann.open_table(take=(0, 1))
    clients = [ann.join(table), also_at(ann, servers[1], visitors).join(table)]
    for _ in range(10):
        for client in clients:
            client.settle()
        assert clients[0].views == clients[1].views
        seat = clients[0].owing()[0]
        decision = clients[0].decision(seat)
        assert decision is not None
        action = decision["options"][0]["action"]
        at_once(*[partial(client.send, **act(seat, decision["id"], action)) for client in clients])
        heard = [client.settle() for client in clients]
        refused = refusal([*heard[0], *heard[1]])
        assert refused["code"] in ("stale_decision", "no_decision")


def act(seat: int, decision: str, action: int) -> Message:
    return {"type": "act", "seat": seat, "decision": decision, "actions": [action]}


def test_news_of_the_other_server_come_again_after_the_database_cut_the_line(
    servers: list[ServerProcess], visitors: ExitStack, shared: str
) -> None:
    ann = at(servers[0], visitors)
    table = ann.open_table(take=(0, 1))
    here, there = ann.join(table), also_at(ann, servers[1], visitors).join(table)
    with psycopg.connect(shared, autocommit=True) as connection:
        cut = connection.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        ).fetchone()
    assert cut is not None
    assert cut[0] >= 2
    for _ in range(3):
        seat = here.owing()[0]
        here.act_first(seat)
        for seen, view in here.views.items():
            until_equal(there, seen, view)


def until_online(client: TableClient, seat: int, online: bool) -> None:
    """Listen until the person on a seat is connected, or no longer is."""
    while client.table["seats"][seat]["online"] is not online:
        client.receive()


@pytest.fixture
def apart(servers: list[ServerProcess], visitors: ExitStack) -> tuple[Person, Person, str]:
    """Ann, the host, and Bob at one table, each at a server of their own."""
    ann, bob = at(servers[0], visitors), at(servers[1], visitors)
    table = ann.open_table(people(2))
    assert bob.take(table, 1).status_code == 200
    return ann, bob, table


def test_what_is_said_at_one_server_is_heard_at_the_other(apart: tuple[Person, Person, str]) -> None:
    ann, bob, table = apart
    here, there = ann.join(table), bob.join(table)
    for number, (speaker, listener) in enumerate(((here, there), (there, here))):
        speaker.send(type="say", text=f"line {number}")
        [line] = listener.until(lambda message: message["type"] == "chat")["lines"]
        assert (line["text"], line["seat"], line["yours"]) == (f"line {number}", number, False)
        speaker.settle()


def test_who_is_connected_to_the_other_server_is_shown_and_can_not_be_replaced(
    apart: tuple[Person, Person, str], shared: str
) -> None:
    ann, bob, table = apart
    here, there = ann.join(table), bob.join(table)
    until_online(here, 1, online=True)
    until_online(there, 0, online=True)
    # as if nobody had written it down for an hour, but for Bob's being there
    with psycopg.connect(shared, autocommit=True) as connection:
        connection.execute("UPDATE tables SET changed = changed - interval '1 hour' WHERE id = %s", [table])
    answer = ann.http.post(f"/api/tables/{table}/seats/1/replace")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_away")
    there.socket.close()
    until_online(here, 1, online=False)
    with psycopg.connect(shared, autocommit=True) as connection:
        connection.execute("UPDATE seats SET seen = seen - interval '1 hour' WHERE table_id = %s", [table])
    answer = ann.http.post(f"/api/tables/{table}/seats/1/replace")
    assert (answer.status_code, answer.json()["seats"][1]["stand_in"]) == (200, "absent")


def test_who_is_forgotten_at_one_server_is_forgotten_at_the_other(apart: tuple[Person, Person, str]) -> None:
    ann, bob, table = apart
    there = bob.join(table)
    ann.join(table).send(type="say", text="Bobby Tables")
    there.next("chat")
    assert "Ann" in str(there.heard)
    assert ann.http.post("/api/you/forget").status_code == 204
    assert there.until(lambda message: message["type"] == "chat" and not message["lines"][0]["text"])
    again = bob.join(table)
    assert "Ann" not in str(again.heard)
    assert "Bobby" not in str(again.heard)


def test_a_record_brought_to_two_servers_is_kept_once(servers: list[ServerProcess], visitors: ExitStack) -> None:
    ann = at(servers[0], visitors)
    client = ann.join(ann.open_table(take=(0, 1)))
    client.play(random.Random(8))
    record = ann.http.get(f"/api/tables/{client.table['id']}/record").content
    guests = [at(server, visitors) for server in servers]
    answers: list[Message] = []

    def bring(guest: Person) -> None:
        answer = guest.http.post("/api/records", content=record)
        assert answer.status_code == 201, answer.text
        answers.append(answer.json())

    at_once(*[partial(bring, guest) for guest in guests])
    assert len({answer["id"] for answer in answers}) == 1
