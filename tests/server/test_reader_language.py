"""The language is chosen by the reader, not by the table: two people read one table in two languages."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from marsbox.server import Settings
from marsbox.server.notify.turn_notifications import TurnNotifications
from marsbox.server.store.database import Database
from marsbox.server.store.players import Players
from marsbox.server.store.presence import Presence
from marsbox.server.store.schema import chat, seats, tables
from marsbox.server.store.table_store import TableStore
from tests.server.conftest import GENEROUS_LIMITS, NewPerson
from tests.server.people import Message, Person, TableClient, bots, people
from tests.server.running import serving

COMPANY = people(1) + bots("cadet", "engineer", "engineer")


@pytest.fixture
def french(person: NewPerson) -> Person:
    """Somebody who reads French."""
    return person("fr")


def unnamed(host: Person, seats: list[dict[str, str]], **more: object) -> str:
    """A table whose host has typed nothing."""
    wanted = {"game": "pocket-mars", "seats": seats, "take": [0], **more}
    answer = host.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def called(card: Message) -> list[str]:
    return [seat["name"] for seat in card["seats"]]


def card(reader: Person, table: str) -> Message:
    found: Message = reader.http.get(f"/api/tables/{table}").json()
    return found


def post(reader: Person, table: str, what: str, **body: object) -> httpx.Response:
    return reader.http.post(f"/api/tables/{table}/{what}", json=body)


def logged(client: TableClient, name: str) -> bool:
    return any(name in line["text"] for log in client.logs.values() for line in log)


def chat_names(client: TableClient) -> list[str]:
    return [line["name"] for line in client.next("chat")["lines"]]


def test_bots_have_names_in_the_language_of_each_reader(ann: Person, french: Person) -> None:
    table = ann.open_table(COMPANY)
    assert called(card(ann, table)) == ["Ann", "Cadet", "Engineer", "Engineer 2"]
    assert called(card(french, table)) == ["Ann", "Cadet", "Ingénieur", "Ingénieur 2"]
    for reader, engineer in ((ann, "Engineer"), (french, "Ingénieur")):
        client = reader.join(table)
        [view] = client.views.values()
        assert view["names"][2:] == [engineer, f"{engineer} 2"]
        assert called(client.table) == view["names"]


def test_the_log_names_bots_in_the_language_of_each_reader_live(ann: Person, french: Person) -> None:
    table = ann.open_table(people(1) + bots("random"))
    playing, watching = ann.join(table), french.join(table)
    chance = random.Random(1)
    while not (logged(playing, "Random") and logged(watching, "Hasard")):
        assert not playing.over
        playing.play_one(chance)
        watching.settle()
    assert not logged(playing, "Hasard")
    assert not logged(watching, "Random")


def test_a_bot_that_the_host_calls_is_named_in_the_language_of_each_reader_live(ann: Person, french: Person) -> None:
    table = french.open_table(people(3), you="Zoé", game="mission-red-planet")
    english = ann.join(table)
    assert called(post(french, table, "seats/1/bot", bot="commander").json()) == ["Zoé", "Commandant", ""]
    assert called(english.next("table")["table"]) == ["Zoé", "Commander", ""]


def test_a_name_that_a_program_typed_for_a_bot_stays(ann: Person, french: Person) -> None:
    table = ann.open_table(people(1) + [{"kind": "bot", "bot": "cadet", "name": "Deep Thought"}])
    assert called(card(french, table)) == ["Ann", "Deep Thought"]


def test_a_bots_name_makes_way_for_one_that_somebody_typed(ann: Person, french: Person) -> None:
    table = ann.open_table(people(1) + bots("commander"), you="Commander")
    assert called(card(ann, table)) == ["Commander", "Commander 2"]
    assert called(card(french, table)) == ["Commander", "Commandant"]


def test_a_table_without_a_name_is_called_after_its_host_in_the_language_of_each_reader(
    ann: Person, french: Person
) -> None:
    table = ann.open_table(you="Ada")
    assert (card(ann, table)["name"], card(french, table)["name"]) == ("Ada’s table", "Table d’Ada")
    assert (ann.join(table).table["name"], french.join(table).table["name"]) == ("Ada’s table", "Table d’Ada")
    for reader, name in ((ann, "Ada’s table"), (french, "Table d’Ada")):
        listed = reader.http.get("/api/tables").json()["tables"]
        assert name in [one["name"] for one in listed if one["id"] == table]


def test_a_name_that_somebody_typed_for_a_table_stays(ann: Person, french: Person) -> None:
    for typed in ("Friday", "Ann's table", "Player's table"):
        assert card(french, ann.open_table(name=typed))["name"] == typed


def test_a_tutorial_is_called_so_in_the_language_of_each_reader(ann: Person, french: Person) -> None:
    table = french.http.post("/api/games/pocket-mars/tutorial", json={}).json()
    assert (table["name"], called(table)) == ("Tutoriel\u202f: Pocket Mars", ["Joueur 1", "Ingénieur"])
    english = card(ann, table["id"])
    assert (english["name"], called(english)) == ("Tutorial: Pocket Mars", ["Player 1", "Engineer"])


def test_a_seat_without_a_name_has_its_number_in_the_language_of_each_reader(ann: Person, french: Person) -> None:
    table = unnamed(ann, people(3), game="mission-red-planet")
    assert called(post(french, table, "seats/2/take").json()) == ["Joueur 1", "", "Joueur 3"]
    assert called(card(ann, table)) == ["Player 1", "", "Player 3"]
    assert (card(ann, table)["name"], card(french, table)["name"]) == ("Player’s table", "Table de Joueur")


def test_a_refusal_names_a_seat_in_the_language_of_whoever_is_refused(ann: Person, french: Person) -> None:
    table = unnamed(ann, people(2))
    refused = french.take(table, 0).json()["error"]
    assert refused["code"] == "seat_taken"
    assert "Joueur 1" in refused["message"]


def test_a_spectator_without_a_name_is_one_in_the_language_of_each_reader_live(ann: Person, french: Person) -> None:
    table = ann.open_table(people(2))
    here, watching = ann.join(table), french.join(table)
    watching.send(type="say", text="Bonjour")
    assert chat_names(watching) == ["Spectateur"]
    assert chat_names(here) == ["Spectator"]


def test_a_player_without_a_name_speaks_with_their_number_in_the_language_of_each_reader(
    ann: Person, french: Person
) -> None:
    table = unnamed(ann, people(2))
    here, watching = ann.join(table), french.join(table)
    here.send(type="say", text="Hello")
    assert (chat_names(here), chat_names(watching)) == (["Player 1"], ["Joueur 1"])
    # what was said under no name stays so, whoever has the seat now
    ann.take(table, 0, "Ann")
    again = [message for message in french.join(table).heard if message["type"] == "chat"]
    assert [line["name"] for line in again[0]["lines"]] == ["Joueur 1"]


def test_no_spectator_is_called_like_a_seat_in_any_language(ann: Person, french: Person) -> None:
    table = unnamed(ann, people(2))
    watching = french.join(table)
    for typed, shown in (("Player 1", "Player 1 2"), ("Joueur 1", "Joueur 1 2"), ("Eve", "Eve")):
        watching.send(type="say", text="Bonjour", name=typed)
        assert chat_names(watching) == [shown]


def test_who_switches_the_language_reads_the_same_table_in_the_other_one(ann: Person, french: Person) -> None:
    table = unnamed(ann, people(2))
    watching = french.join(table)
    watching.send(type="say", text="Bonjour")
    watching.next("chat")
    names = []
    for language in ("en", "fr", "en"):
        client = ann.join(table, language)
        said = [message for message in client.heard if message["type"] == "chat"]
        names.append((client.table["name"], called(client.table)[0], said[0]["lines"][0]["name"]))
    english, other = ("Player’s table", "Player 1", "Spectator"), ("Table de Joueur", "Joueur 1", "Spectateur")
    assert names == [english, other, english]


def test_a_record_is_called_so_in_the_language_of_each_reader(ann: Person, french: Person) -> None:
    over = finished(ann)
    record = ann.http.get(f"/api/tables/{over}/record").content
    uploaded = french.http.post("/api/records", content=record, headers={"Content-Type": "application/json"}).json()
    assert (uploaded["name"], called(uploaded)) == ("Fichier de partie\u202f: Pocket Mars", ["Joueur 1"])
    english = card(ann, uploaded["id"])
    assert (english["name"], called(english)) == ("Game file: Pocket Mars", ["Player 1"])
    [kept] = [one["table"] for one in archive(french) if one["table"]["id"] == uploaded["id"]]
    assert (kept["name"], called(kept)) == (uploaded["name"], called(uploaded))
    assert b"Player" not in record


def test_a_replay_and_the_archive_have_names_in_the_language_of_each_reader(ann: Person, french: Person) -> None:
    over = finished(ann)
    for reader, name, title in ((ann, "Player 1", "Player’s table"), (french, "Joueur 1", "Table de Joueur")):
        replay = reader.http.get(f"/api/tables/{over}/replay").json()
        assert replay["names"][0] == name
        assert any(name in line["text"] for line in replay["lines"])
        assert reader.http.get(f"/api/tables/{over}/replay/1").json()["names"][0] == name
        [kept] = [one["table"] for one in archive(reader) if one["table"]["id"] == over]
        assert (kept["name"], called(kept)) == (title, [name])


def test_who_is_forgotten_is_a_number_in_the_language_of_each_reader(ann: Person, bob: Person, french: Person) -> None:
    table = ann.open_table(people(2))
    bob.take(table, 1, "Bobby")
    assert bob.http.post("/api/you/forget").status_code == 204
    assert called(card(ann, table)) == ["Ann", "Player 2"]
    assert called(card(french, table)) == ["Ann", "Joueur 2"]


def test_a_rematch_has_names_in_the_language_of_each_reader(ann: Person, french: Person) -> None:
    again = post(ann, finished(ann), "rematch").json()
    assert (again["name"], called(again)) == ("Player’s table", ["Player 1"])
    other = card(french, again["id"])
    assert (other["name"], called(other)) == ("Table de Joueur", ["Joueur 1"])


def finished(host: Person) -> str:
    """A game of one person without a name that is over, at a public table."""
    table = unnamed(host, people(1))
    client = host.join(table)
    while not client.over:
        client.act_first(0)
    return table


def archive(reader: Person) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = reader.http.get("/api/archive").json()["games"]
    return games


# --- what is stored, and notifications --------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database in which a French host and an English spectator have typed no name."""
    address = str(tmp_path / "mars.db")
    settings = Settings(database=address, bot_workers=1, limits=GENEROUS_LIMITS, webhooks=True)
    with serving(settings) as server, Person(server.url, "fr") as host, Person(server.url) as spectator:
        table = unnamed(host, people(2) + bots("engineer"), game="mission-red-planet")
        client = spectator.join(table)
        client.send(type="say", text="Hello")
        client.next("chat")
        host.http.post("/api/games/pocket-mars/tutorial", json={})
    return address


async def test_names_are_stored_only_where_somebody_typed_them(database: str) -> None:
    opened = Database(Settings(database=database))
    await opened.open()
    store = TableStore(opened)
    assert await store.names(select(tables.c.name)) == ["", ""]
    assert await store.names(select(tables.c.host)) == ["", ""]
    assert set(await store.names(select(seats.c.name))) == {""}
    assert await store.names(select(chat.c.name)) == [""]
    await opened.close()


async def test_notifications_follow_the_language_in_which_somebody_reads(store: TableStore) -> None:
    players = Players(store)
    notifications = TurnNotifications(Settings(webhooks=True), players, Presence(store))
    await notifications.follow_language("ann-id", "fr")
    assert await players.webhook("ann-id") is None
    await players.choose_webhook("ann-id", "https://ntfy.example/ann", "en", "https://mars.example")
    await notifications.follow_language("ann-id", "fr")
    webhook = await players.webhook("ann-id")
    assert webhook is not None
    assert (webhook.url, webhook.language, webhook.origin) == ("https://ntfy.example/ann", "fr", "https://mars.example")
