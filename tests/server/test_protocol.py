"""The messages of the server are those that it declares, and the client's types are made from the declarations."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from marsbox.games import GAME_IDS
from marsbox.server.protocol.server_messages import ServerMessage
from marsbox.server.protocol.tables import TableInfo
from tests.server.people import Person, TableClient, bots, fewest, people
from tools.protocol_types import FILE, source


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert FILE.read_text("utf-8") == source(), "run `make protocol`"


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_message_of_a_table_is_as_it_is_declared(ann: Person, game: str) -> None:
    seats = [*people(1), *bots(*["random"] * (fewest(game) - 1))]
    client = ann.join(ann.open_table(seats, game=game))
    while not client.owing():
        client.receive()
    ask(client, "hint", lambda: {"seat": 0})
    ask(client, "preview", lambda: first_answer(client))
    client.send(type="say", text="Good luck!")
    client.next("chat")
    client.act_first(0)
    kinds = {message["type"] for message in client.heard}
    assert {"table", "view", "log", "hint", "preview", "chat", "pong"} <= kinds
    for message in client.heard:
        check_declared(message)


def ask(client: TableClient, kind: str, question: Callable[[], dict[str, Any]]) -> None:
    """Ask until it is answered: while bots move, what a question is about may have passed."""
    for _ in range(5):
        client.send(type=kind, **question())
        if client.until(lambda message: message["type"] in (kind, "refused"))["type"] == kind:
            return
    raise AssertionError(f"{kind} is refused again and again")


def first_answer(client: TableClient) -> dict[str, Any]:
    decision = client.decision(0)
    assert decision is not None
    return {"seat": 0, "decision": decision["id"], "actions": [decision["options"][0]["action"]]}


def check_declared(message: dict[str, Any]) -> None:
    """A message has the fields that are declared, of their types, and no other."""
    read = msgspec.json.decode(json.dumps(message), type=ServerMessage)
    assert json.loads(msgspec.json.encode(read)) == message


def test_a_table_says_what_may_be_done_about_each_seat(ann: Person, bob: Person) -> None:
    table = ann.open_table(people(2))

    def actions(person: Person) -> list[list[str]]:
        info = msgspec.json.decode(person.http.get(f"/api/tables/{table}").content, type=TableInfo)
        return [list(seat.actions) for seat in info.seats]

    assert actions(ann) == [["leave"], ["take", "bot"]]
    assert actions(bob) == [[], ["take"]]
    bob.take(table, 1)
    assert actions(bob) == [["replace"], ["bot", "resign", "leave"]]
