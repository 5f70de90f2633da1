"""Seats over HTTP and WebSocket: bots for people, resigning, absence, pauses and rematches."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbox.server import Settings
from tests.server.conftest import GENEROUS_LIMITS, NewPerson
from tests.server.people import FOR_TWO, Message, Person, TableClient, people, refusal
from tests.server.running import Running, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which somebody is away as soon as they are not connected."""
    folder = tmp_path_factory.mktemp("server")
    chosen = Settings(
        database=str(folder / "mars.db"), bot_workers=1, limits=GENEROUS_LIMITS, stand_in_seconds=0, absence_minutes=0
    )
    with serving(chosen) as running:
        yield running


def ask(person: Person, table: str, what: str, **body: object) -> Message:
    """Ask for something that is granted."""
    answer = person.http.post(f"/api/tables/{table}/{what}", json=body)
    assert answer.status_code == 200, answer.text
    card: Message = answer.json()
    return card


def refused(person: Person, table: str, what: str, **body: object) -> tuple[int, str]:
    answer = person.http.post(f"/api/tables/{table}/{what}", json=body)
    return answer.status_code, answer.json()["error"]["code"]


@pytest.fixture
def table(ann: Person, bob: Person) -> str:
    """A running game of Ann, the host, and Bob."""
    table = ann.open_table(FOR_TWO)
    bob.take(table, 1)
    return table


def until_seat(client: TableClient, seat: int, stand_in: str | None) -> Message:
    """Listen until a bot stands in on a seat for that reason, or no longer does."""

    def wanted(message: Message) -> bool:
        return bool(message["type"] == "table" and message["table"]["seats"][seat]["stand_in"] == stand_in)

    client.until(wanted)
    return client.table


def test_a_bot_plays_until_its_person_is_back(ann: Person, bob: Person, table: str) -> None:
    here, there = ann.join(table), bob.join(table)
    ask(bob, table, "seats/1/bot", bot="random")
    seat = until_seat(here, 1, "asked")["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"], seat["taken"]) == ("person", "random", "Bob", True)
    there.settle()
    decision = there.decision(1)
    if decision is not None:
        there.send(type="act", seat=1, decision=decision["id"], actions=[decision["options"][0]["action"]])
        assert refusal(there.settle())["code"] == "bot_plays"
    assert refused(bob, table, "seats/0/return") == (403, "not_your_seat")
    assert ask(bob, table, "seats/1/return")["seats"][1]["stand_in"] is None
    until_seat(here, 1, None)
    assert refused(bob, table, "seats/1/return") == (409, "plays_already")


def test_a_game_is_played_to_its_end_by_the_bot_of_whoever_resigned(ann: Person, bob: Person, table: str) -> None:
    ask(bob, table, "seats/1/resign")
    client = ann.join(table)
    client.play(random.Random(1))
    card = ann.http.get(f"/api/tables/{table}").json()
    assert (card["status"], card["seats"][1]["stand_in"], card["seats"][1]["name"]) == ("over", "resigned", "Bob")


def test_two_players_end_a_game_where_one_resigned(ann: Person, bob: Person, table: str) -> None:
    here, there = ann.join(table), bob.join(table)
    assert refused(ann, table, "seats/0/end") == (409, "nobody_resigned")
    ask(bob, table, "seats/1/resign")
    assert "end" in until_seat(here, 1, "resigned")["seats"][0]["actions"]
    assert refused(bob, table, "seats/1/end") == (409, "nobody_resigned")
    card = ask(ann, table, "seats/0/end")
    assert (card["status"], card["conceded"]) == ("over", True)
    for client, seat in ((here, 0), (there, 1)):
        client.until(lambda heard: heard["type"] == "table" and heard["table"]["conceded"])
        client.settle()
        view = client.views[seat]
        assert (view["decision"], view["outcome"], view["can_undo"], view["can_take_back"]) == (
            None,
            None,
            False,
            False,
        )
        assert view["view"]["waiting"] == []
    [game] = [game for game in ann.http.get("/api/archive").json()["games"] if game["table"]["id"] == table]
    assert game["places"] == [1, 2], "however the points stood"
    assert ann.http.get(f"/api/tables/{table}/replay").status_code == 200
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    assert ask(ann, table, "rematch")["status"] == "open"


def test_the_host_replaces_only_who_is_away(ann: Person, bob: Person, person: NewPerson, table: str) -> None:
    there = bob.join(table)
    assert refused(ann, table, "seats/1/replace") == (409, "not_away")
    assert refused(person(), table, "seats/1/replace") == (403, "not_host")
    there.socket.close()
    watching = ann.join(table)
    if watching.table["seats"][1]["online"]:
        watching.until(lambda heard: heard["type"] == "table" and not heard["table"]["seats"][1]["online"])
    assert ask(ann, table, "seats/1/replace")["seats"][1]["stand_in"] == "absent"
    assert ask(bob, table, "seats/1/return")["seats"][1]["stand_in"] is None


def test_absence_takes_some_minutes(tmp_path: Path) -> None:
    with (
        serving(Settings(database=str(tmp_path / "mars.db"), bot_workers=1)) as running,
        Person(running.url) as ann,
        Person(running.url) as bob,
    ):
        table = ann.open_table(FOR_TWO)
        bob.take(table, 1)
        assert refused(ann, table, "seats/1/replace") == (409, "not_away")


def test_who_is_voted_out_sees_no_more_than_a_spectator(ann: Person, bob: Person, person: NewPerson) -> None:
    cid = person()
    table = ann.open_table(people(3))
    bob.take(table, 1)
    cid.take(table, 2, "Cid")
    client = bob.join(table)
    assert 1 in client.views
    assert ask(ann, table, "seats/1/vote")["seats"][1]["votes"] == [0]
    ask(cid, table, "seats/1/vote")
    card = until_seat(client, 1, "voted_out")
    assert not any(seat["yours"] for seat in card["seats"])
    heard = client.settle()
    assert {message["seat"] for message in heard if message["type"] in ("view", "log")} == {-1}
    assert refused(bob, table, "seats/1/take", name="Bob") == (403, "voted_out")


def test_a_paused_table_is_told_and_takes_no_moves(ann: Person, bob: Person, table: str) -> None:
    client = bob.join(table)
    assert ask(ann, table, "pause", paused=True)["paused"] is True
    client.until(lambda heard: heard["type"] == "table" and heard["table"]["paused"])
    client.act_first(1)
    assert refusal(client.heard)["code"] == "table_paused"
    assert refused(bob, table, "pause", paused=True) == (409, "paused_already")
    assert ask(bob, table, "pause", paused=False)["wishes"] == [1]
    assert ask(ann, table, "pause", paused=False) | {"wishes": []} == ask(ann, table, "seats/0/take", name="Ann")
    client.settle()
    assert not client.table["paused"]


def test_a_bot_that_is_called_while_a_table_is_paused_moves_when_it_goes_on(
    ann: Person, bob: Person, table: str
) -> None:
    client = ann.join(table)
    ask(ann, table, "pause", paused=True)
    ask(bob, table, "seats/1/bot", bot="random")
    assert until_seat(client, 1, "asked")["paused"]
    client.settle()
    assert not [message for message in client.heard if message["type"] == "thinking"]
    ask(ann, table, "pause", paused=False)
    assert client.next("thinking")["seat"] == 1
    client.play(random.Random(2))


def test_the_same_people_play_again_at_one_new_table(ann: Person, bob: Person, table: str) -> None:
    assert refused(ann, table, "rematch") == (409, "not_over")
    ask(bob, table, "seats/1/bot", bot="random")
    client = ann.join(table)
    client.play(random.Random(3))
    following = ask(ann, table, "rematch")
    assert following["status"] == "open"
    assert [seat["name"] for seat in following["seats"]] == ["Ann", ""]
    client.until(lambda heard: heard["type"] == "table" and heard["table"]["next"] == following["id"])
    same = ask(bob, table, "rematch")
    assert (same["id"], same["status"]) == (following["id"], "running")
    assert [seat["name"] for seat in same["seats"]] == ["Ann", "Bob"]
    assert ask(ann, table, "rematch")["id"] == following["id"]


def test_strangers_have_no_rematch(ann: Person, person: NewPerson) -> None:
    table = ann.open_table(people(1))
    ann.join(table).play(random.Random(4))
    assert refused(person(), table, "rematch") == (403, "not_at_table")


@pytest.mark.parametrize(
    ("what", "body", "code"),
    [
        ("seats/1/bot", {"bot": "hal"}, "unknown_bot"),
        ("seats/1/bot", {"bot": 7}, "bad_request"),
        ("seats/9/return", {}, "unknown_seat"),
        ("seats/1/resign", {}, "not_your_seat"),
        ("seats/1/vote", {"out": "yes"}, "bad_request"),
        ("seats/1/vote", {}, "too_few_to_vote"),
        ("pause", {}, "bad_request"),
        ("pause", {"paused": False}, "goes_on_already"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    ann: Person, table: str, what: str, body: dict[str, object], code: str
) -> None:
    before = ann.http.get(f"/api/tables/{table}").json()
    assert refused(ann, table, what, **body)[1] == code
    assert ann.http.get(f"/api/tables/{table}").json() == before
