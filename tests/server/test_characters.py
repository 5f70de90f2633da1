"""Characters at tables: a level brings one that is not there yet, and everybody reads who it is."""

import random
from typing import Any

import pytest

from marsbox.bots import CHARACTERS, LEVELS, MANNERS, characters_of
from marsbox.core import FastRng, UserError
from marsbox.server.lobby.new_table import NewSeat, NewTable, new_seats
from marsbox.server.runtime.errors import message_of
from marsbox.server.tables import seating
from marsbox.server.tables.model import Seat
from marsbox.server.tables.seating import Seating
from tests.conftest import SOURCES
from tests.server.conftest import NewPerson
from tests.server.people import Person, people
from tests.server.test_seats import ask, refused

ANN = "ann-id"


def levels(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "bot", "level": name} for name in names]


def seated(info: dict[str, Any]) -> list[str]:
    return [seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"]


def test_a_level_brings_different_characters_of_it(ann: Person) -> None:
    table = ann.open_table(people(1) + levels("settler", "settler", "settler", "settler"), game="mission-red-planet")
    found = seated(ann.http.get(f"/api/tables/{table}").json())
    assert sorted(found) == sorted(characters_of("settler"))


def test_the_bare_level_comes_where_all_of_its_characters_sit() -> None:
    wanted = NewTable("mission-red-planet", [NewSeat("bot", level="cadet")] * 5)
    for seed in range(20):
        bots = [seat.bot for seat in new_seats(ANN, wanted, FastRng(seed))]
        assert sorted(bots[:4], key=str) == sorted(characters_of("cadet"))
        assert bots[4] == "cadet"


def test_a_level_never_brings_a_character_that_was_asked_for_by_name() -> None:
    wanted = NewTable("pocket-mars", [NewSeat("bot", level="engineer")] * 3 + [NewSeat("bot", "ines")])
    for seed in range(20):
        bots = [seat.bot for seat in new_seats(ANN, wanted, FastRng(seed))]
        assert sorted(bots, key=str) == sorted(characters_of("engineer"))


def test_a_character_is_told_with_level_and_manner_in_the_language_of_each_reader(
    ann: Person, person: NewPerson
) -> None:
    table = ann.open_table(people(2) + [{"kind": "bot", "bot": "ines"}])
    seat = ann.http.get(f"/api/tables/{table}").json()["seats"][2]
    assert (seat["bot"], seat["name"]) == ("ines", "Ines")
    assert seat["character"] == {
        "bot": "ines",
        "name": "Ines",
        "level": "engineer",
        "level_name": "Engineer",
        "manner": "builder",
        "description": "Builds a broad base first; the points come later.",
    }
    german = person("de").http.get(f"/api/tables/{table}").json()["seats"]
    assert (german[2]["name"], german[2]["character"]["level_name"]) == ("Ines", "Ingenieur")
    assert german[0]["character"] is None


def test_a_bot_without_a_character_stays_what_it_was(ann: Person) -> None:
    table = ann.open_table(people(2) + [{"kind": "bot", "bot": "commander"}])
    seat = ann.http.get(f"/api/tables/{table}").json()["seats"][2]
    assert (seat["bot"], seat["name"], seat["character"]) == ("commander", "Commander", None)


def test_every_level_is_listed_with_its_characters(ann: Person) -> None:
    for game in ann.http.get("/api/games").json()["games"]:
        for level in game["bots"]:
            assert [one["bot"] for one in level["characters"]] == list(characters_of(level["name"]))
            assert [one["manner"] for one in level["characters"]] == list(MANNERS)


def test_a_character_plays_and_is_named_in_the_log(ann: Person) -> None:
    table = ann.open_table(people(1) + [{"kind": "bot", "bot": "bo"}])
    client = ann.join(table)
    client.play(random.Random(2))
    assert any("Bo" in line["text"] for log in client.logs.values() for line in log)


@pytest.mark.parametrize(
    ("seats", "code", "named"),
    [
        (levels("admiral"), "unknown_level", "cadet, settler"),
        ([{"kind": "bot", "bot": "ines", "level": "engineer"}], "bot_and_level", "engineer"),
        ([{"kind": "bot", "bot": "ines"}] * 2, "character_seated", "Ines"),
        ([{"kind": "person", "level": "cadet"}], "person_with_bot", "cadet"),
    ],
)
def test_a_table_with_impossible_bots_is_refused(
    ann: Person, seats: list[dict[str, Any]], code: str, named: str
) -> None:
    answer = ann.http.post("/api/tables", json={"game": "pocket-mars", "seats": people(1) + seats, "take": [0]})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["code"] == code
    assert named in answer.json()["error"]["message"]


def test_the_host_gives_a_free_seat_to_a_character_by_level_by_name_or_by_none(ann: Person) -> None:
    table = ann.open_table(people(4))
    by_level = ask(ann, table, "seats/1/bot", level="cadet")
    assert seated(by_level)[0] in characters_of("cadet")
    assert seated(ask(ann, table, "seats/2/bot", bot="tamar"))[1] == "tamar"
    assert refused(ann, table, "seats/3/bot", bot="tamar") == (409, "character_seated")
    assert refused(ann, table, "seats/3/bot", level="admiral")[1] == "unknown_level"
    assert refused(ann, table, "seats/3/bot", bot="tamar", level="cadet")[1] == "bot_and_level"
    assert seated(ask(ann, table, "seats/3/bot"))[2] in characters_of("engineer")


# ---- the rules without a server


def at(status: Any, *bots: str) -> Seating:
    """A table of Ann's with a free seat, and these bots."""
    people = [Seat(0, "person", None, ANN, "Ann"), Seat(1, "person", None, None, "")]
    return Seating(ANN, status, (*people, *[Seat(2 + n, "bot", bot, None, "") for n, bot in enumerate(bots)]))


def test_who_plays_on_for_a_person_has_no_name_unless_somebody_is_wanted() -> None:
    assert seating.called_bot(at("running"), None, None, FastRng(1)) == seating.STAND_IN_BOT
    assert seating.called_bot(at("running"), "levan", None, FastRng(1)) == "levan"
    assert seating.called_bot(at("running", "ines"), None, "engineer", FastRng(1)) != "ines"


@pytest.mark.parametrize("level", LEVELS)
def test_a_character_that_failed_still_sits_there(level: str) -> None:
    first, second, third, last = characters_of(level)
    failed = at("open", "random", first, second).with_seats(Seat(2, "bot", "random", None, "", first_bot=third))
    assert seating.called_bot(failed, None, level, FastRng(1)) == last
    with pytest.raises(UserError) as problem:
        seating.call_bot(failed, ANN, 1, third)
    assert problem.value.code == "character_seated"
    assert message_of(problem.value, "en") != message_of(problem.value, "fr")


def test_the_browser_has_a_face_for_every_character() -> None:
    looks = (SOURCES.parent.parent / "client" / "src" / "shell" / "seats" / "looks.ts").read_text(encoding="utf-8")
    for character in CHARACTERS:
        assert f"\n  {character.id}: {{" in looks
