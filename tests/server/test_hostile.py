"""Messages that are wrong, too large or too many, from wherever they come: refused, and nothing else happens."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from marsbox.games import load_game
from marsbox.server import Limits, Settings
from tests.server.conftest import NewPerson
from tests.server.people import FOR_TWO, Message, Person, TableClient, refusal
from tests.server.running import Running, ServerProcess, serving

POCKET_MARS = pytest.mark.parametrize("game", ["pocket-mars"])
"""For what does not depend on the game."""


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("nonsense", "not_json"),
        ("", "not_json"),
        ("[" * 10_000, "bad_message"),
        ('{"type": "act", "seat": 0, "decision": "1", "actions": ' + "[" * 5_000, "bad_message"),
        ('{"x": ' + '{"x": ' * 2_000, "not_json"),
        (b"{}", "not_json"),
        ("{}", "bad_message"),
        ("[]", "bad_message"),
        ('"ping"', "bad_message"),
        ('{"type": "resign"}', "bad_message"),
        ('{"type": "act"}', "bad_message"),
        ('{"type": "act", "seat": "0", "decision": "1", "actions": [1]}', "bad_message"),
        ('{"type": "act", "seat": 0, "decision": 1, "actions": [1]}', "bad_message"),
        ('{"type": "act", "seat": 0, "decision": "1", "actions": []}', "bad_message"),
        ('{"type": "act", "seat": 0, "decision": "1", "actions": [1.5]}', "bad_message"),
        (f'{{"type": "act", "seat": 0, "decision": "1", "actions": [{10**30}]}}', "bad_message"),
        (f'{{"type": "act", "seat": 0, "decision": "1", "actions": {[1] * 65}}}', "bad_message"),
        ('{"type": "undo", "seat": 0, "force": true}', "bad_message"),
        (json.dumps({"type": "ping", "padding": "x" * 17_000}), "message_too_large"),
    ],
)
@POCKET_MARS
def test_a_bad_message_is_refused_and_the_socket_goes_on(hot_seat: TableClient, raw: str | bytes, code: str) -> None:
    views = dict(hot_seat.views)
    hot_seat.socket.send(raw)
    refused = refusal(hot_seat.settle())
    assert refused["code"] == code
    assert refused["message"].endswith(".")
    assert hot_seat.views == views


@POCKET_MARS
def test_a_message_far_too_large_ends_the_socket(hot_seat: TableClient) -> None:
    hot_seat.socket.send("x" * 1_000_000)
    assert hot_seat.close_code() == 1009


def test_at_no_step_is_anything_done_that_is_not_offered(hot_seat: TableClient, game: str, soak: bool) -> None:
    chance = random.Random(13)
    size = load_game(game).actions.size
    while not hot_seat.over:
        asked = hot_seat.owing()[0]
        decision = hot_seat.decision(asked)
        assert decision is not None
        offered = [option["action"] for option in decision["options"]]
        before = dict(hot_seat.views)
        for action in chance.sample([number for number in range(size) if number not in offered], 40 if soak else 2):
            refused = refusal(hot_seat.act(asked, action))
            assert refused["code"] == "illegal"
            assert refused["message"].endswith(".")
        for seat in hot_seat.views.keys() - set(hot_seat.owing()):
            hot_seat.send(type="act", seat=seat, decision=decision["id"], actions=offered[:1])
            assert refusal(hot_seat.settle())["code"] == "no_decision"
        assert hot_seat.views == before
        hot_seat.act(asked, chance.choice(offered))


def closing(client: TableClient) -> tuple[Message, int]:
    """The refusal and the close code of a socket that is turned away."""
    return client.next("refused"), client.close_code()


def test_a_table_that_is_not_there_is_refused(ann: Person) -> None:
    refused, code = closing(ann.dial("nowhere"))
    assert (refused["code"], code) == ("unknown_table", 4404)


def test_a_language_that_is_not_there_is_refused(ann: Person) -> None:
    refused, code = closing(ann.dial(ann.open_table(), language="tlh"))
    assert (refused["code"], code) == ("unknown_language", 4400)


def test_a_page_of_another_origin_cannot_connect(server: Running, ann: Person) -> None:
    table = ann.open_table()
    with pytest.raises(InvalidStatus) as refused:
        ann.dial(table, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"]["code"] == "foreign_origin"
    ann.dial(table, origin=server.url).settle()


@pytest.mark.parametrize("log", ["plain", "json"])
def test_a_socket_that_is_refused_is_no_error_in_the_log(tmp_path: Path, log: str) -> None:
    server = ServerProcess(tmp_path, Settings(database=str(tmp_path / "mars.db"), bot_workers=1, port=0, log=log))
    with Person(server.url) as ann:
        table = ann.open_table()
        with pytest.raises(InvalidStatus) as refused:
            ann.dial(table, origin="https://evil.example")
        assert refused.value.response.status_code == 403
        ann.join(table)
    server.terminate()
    lines = server.failure().splitlines()
    if log == "plain":
        assert lines == []
    else:
        entries = [json.loads(line) for line in lines]
        assert {line["level"] for line in entries} == {"info"}
        assert len([line for line in entries if line.get("status") == 403]) == 1


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with limits that a test can reach, and none of which is gone again however slow the machine is."""
    limits = Limits(messages_per_second=0.001, message_burst=5, sockets_per_player=2, tables_per_player=2)
    database = str(tmp_path_factory.mktemp("strict") / "mars.db")
    with serving(Settings(database=database, bot_workers=1, limits=limits)) as running:
        yield running


def test_too_many_messages_are_dropped_and_at_last_end_the_socket(strict: Running, person: NewPerson) -> None:
    ann = person(url=strict.url)
    client = ann.dial(ann.open_table())
    for _ in range(6):
        client.send(type="ping")
    refused = client.next("refused")
    assert refused["code"] == "too_fast"
    assert "the limit is 0.001 per second" in refused["message"]
    for _ in range(100):
        client.send(type="ping")
    assert client.close_code() == 4429


def test_all_sockets_of_an_address_share_a_pace(tmp_path: Path) -> None:
    limits = Limits(address_messages_per_second=1e-6, address_message_burst=4)
    with (
        serving(Settings(database=str(tmp_path / "mars.db"), bot_workers=1, limits=limits)) as running,
        Person(running.url) as ann,
        Person(running.url) as bob,
    ):
        table = ann.open_table()
        clients = [ann.dial(table), bob.dial(table)]
        for client in clients * 2:
            client.settle()
        clients[0].send(type="ping")
        assert clients[0].next("refused")["code"] == "too_fast"


def test_a_player_has_so_many_sockets(strict: Running, person: NewPerson) -> None:
    ann = person(url=strict.url)
    table = ann.open_table()
    first, second = ann.dial(table), ann.dial(table)
    refused, code = closing(ann.dial(table))
    assert (refused["code"], code) == ("too_many_sockets", 4429)
    first.socket.close()
    second.until(lambda message: message["type"] == "table")
    person(url=strict.url).join(table)


def test_a_player_has_so_many_tables(strict: Running, person: NewPerson) -> None:
    ann = person(url=strict.url)
    for _ in range(2):
        ann.open_table()
    answer = ann.http.post("/api/tables", json={"game": "pocket-mars", "seats": FOR_TWO, "take": [0]})
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too_many_tables"
    assert len(ann.http.get("/api/tables").json()["tables"]) >= 2
