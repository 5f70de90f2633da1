"""A server that is killed goes on where it was: nothing lost, nothing twice."""

import random
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from marsbox.server import Settings
from tests.server.conftest import GENEROUS_LIMITS
from tests.server.people import (
    Message,
    Person,
    Seats,
    TableClient,
    bots,
    fewest,
    people,
    seated,
    settle_all,
    until_characters_are_chosen,
)
from tests.server.running import ServerProcess

pytestmark = pytest.mark.fault

MIXED = people(1) + bots("greedy") + people(1) + bots("random")


def play_until_killed(client: TableClient, chance: random.Random) -> None:
    """Play until the game ends or the connection breaks."""
    try:
        client.play(chance)
    except (ConnectionClosed, OSError):
        return


def continues(before: TableClient, after: TableClient) -> None:
    """What was known before the server died is still so: no number went back, no line of the log changed."""
    for seat, view in before.views.items():
        now = after.views[seat]
        assert now["version"] >= view["version"]
        if now["version"] == view["version"]:
            assert now == view
    for seat, lines in before.logs.items():
        assert after.logs[seat][: len(lines)] == lines


@pytest.mark.parametrize(
    ("kind", "game", "seats"),
    [
        ("sqlite", "pocket-mars", MIXED),
        ("postgresql", "pocket-mars", MIXED),
        ("sqlite", "mission-red-planet", [*MIXED, *bots("greedy")]),
    ],
)
def test_a_game_survives_every_kill(
    kind: str, game: str, seats: Seats, tmp_path: Path, request: pytest.FixtureRequest, soak: bool
) -> None:
    database = str(tmp_path / "mars.db") if kind == "sqlite" else str(request.getfixturevalue("fresh_postgres"))
    settings = Settings(database=database, port=0, bot_workers=1, limits=GENEROUS_LIMITS)
    chance = random.Random(7)
    server = ServerProcess(tmp_path, settings)
    ann, bob = Person(server.url), Person(server.url)
    table = ann.open_table(seats, game=game)
    bob.take(table, 2)
    clients = ann.join(table), bob.join(table)
    for _ in range(20 if soak else 2):
        kill = threading.Timer(chance.uniform(0.0, 1.0), server.kill)
        kill.start()
        play_together(clients, chance)
        kill.join()
        server = ServerProcess(tmp_path, settings)
        ann, bob = ann.moved_to(server.url), bob.moved_to(server.url)
        again = ann.join(table), bob.join(table)
        for before, after in zip(clients, again, strict=True):
            continues(before, after)
        clients = again
    for seat, client in ((0, clients[0]), (2, clients[1])):
        assert list(client.views) == [seat]
    play_together(clients, chance)
    assert all(client.over for client in clients)
    outcome = clients[0].views[0]["outcome"]
    assert outcome == clients[1].views[2]["outcome"]
    record: Message = ann.http.get(f"/api/tables/{table}/record").json()
    assert record["setup"]["players"] == len(seats)
    ann.close()
    bob.close()
    server.stop()


def play_together(clients: tuple[TableClient, TableClient], chance: random.Random) -> None:
    """Let people play at the same time until the game ends or the server does."""
    players = [
        threading.Thread(target=play_until_killed, args=(client, random.Random(chance.random()))) for client in clients
    ]
    for player in players:
        player.start()
    for player in players:
        player.join()


def test_a_killed_server_has_the_same_numbers_and_answers_to_the_same_decision(tmp_path: Path, game: str) -> None:
    settings = Settings(database=str(tmp_path / "mars.db"), port=0, bot_workers=1, limits=GENEROUS_LIMITS)
    server = ServerProcess(tmp_path, settings)
    ann = Person(server.url)
    client = ann.join(ann.open_table(take=range(fewest(game)), game=game))
    chance = random.Random(3)
    for _ in range(12):
        client.play_one(chance)
    server.kill()
    server = ServerProcess(tmp_path, settings)
    ann = ann.moved_to(server.url)
    back = ann.join(client.table["id"])
    assert back.views == client.views
    assert back.logs == client.logs
    seat = client.owing()[0]
    back.act_first(seat)
    assert back.views[seat]["version"] == client.views[seat]["version"] + 1
    ann.close()
    server.stop()


def test_an_open_secret_question_outlives_the_server(tmp_path: Path) -> None:
    """The answers given are kept and still secret, can still be taken back, and count once the last one is there."""
    settings = Settings(database=str(tmp_path / "mars.db"), port=0, bot_workers=1, limits=GENEROUS_LIMITS)
    server = ServerProcess(tmp_path, settings)
    players = [Person(server.url) for _ in range(3)]
    clients = seated(players, "mission-red-planet")
    until_characters_are_chosen(clients, turn=2)
    table = clients[0].table["id"]
    chosen = [client.views[seat]["decision"]["options"][-1]["form"] for seat, client in enumerate(clients)]
    clients[0].choose(0, **chosen[0])
    clients[1].act_first(1)
    settle_all(clients)
    server.kill()
    server = ServerProcess(tmp_path, settings)
    players = [player.moved_to(server.url) for player in players]
    again = [player.join(table) for player in players]
    settle_all(again)
    for before, after in zip(clients, again, strict=True):
        assert after.views == before.views
        assert after.logs == before.logs
    assert [client.views[seat]["can_take_back"] for seat, client in enumerate(again)] == [True, True, False]
    again[1].send(type="take_back", seat=1)
    again[1].settle()
    again[1].choose(1, **chosen[1])
    again[2].choose(2, **chosen[2])
    until_characters_are_chosen(again, turn=3)
    for seat, form in enumerate(chosen):
        assert form["choose"] in again[0].views[0]["view"]["seats"][seat]["played"]
    for player in players:
        player.close()
    server.stop()
