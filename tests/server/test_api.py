"""The JSON API: what it offers, and how it refuses."""

import ast
import re

import httpx
import pytest

from marsbox.bots import LEVELS
from marsbox.games import GAME_IDS
from marsbox.games.terraforming_mars.state import CORPORATIONS, PROJECTS
from marsbox.words import LANGUAGES, catalogue
from tests.conftest import SOURCES
from tests.server.conftest import NewPerson
from tests.server.people import FOR_TWO, NAMES, WITH_BOT, Person, people
from tests.server.running import Running


def error(answer: httpx.Response) -> tuple[int, str, str]:
    """Status, code and message of a refusal, whose body holds nothing else."""
    body = answer.json()
    assert body.keys() == {"error"}
    assert body["error"].keys() == {"code", "message"}
    return answer.status_code, body["error"]["code"], body["error"]["message"]


def test_games_are_listed_with_options_and_bots_in_both_languages(ann: Person, person: NewPerson) -> None:
    games = ann.http.get("/api/games").json()["games"]
    french = person("fr").http.get("/api/games").json()["games"]
    assert [game["id"] for game in games] == [game["id"] for game in french] == list(GAME_IDS)
    assert {game["id"]: game["players"] for game in games} == {
        "pocket-mars": [1, 2, 3, 4],
        "mission-red-planet": [3, 4, 5],
        "terraforming-mars": [1, 2, 3, 4, 5],
    }
    assert {game["id"]: game["facts"] for game in games} == {
        "pocket-mars": {"least_minutes": 15, "most_minutes": 30, "weight": "light", "players": 2},
        "mission-red-planet": {"least_minutes": 45, "most_minutes": 90, "weight": "medium", "players": 4},
        "terraforming-mars": {"least_minutes": 90, "most_minutes": 120, "weight": "heavy", "players": 3},
    }
    assert [[option["name"] for option in game["options"]] for game in games] == [
        ["draft", "level"],
        ["resource_tokens"],
        ["corporate_era", "draft", *[f"beginner_{seat}" for seat in range(1, 6)]],
    ]
    for game, same in zip(games, french, strict=True):
        assert [bot["name"] for bot in game["bots"]] == list(LEVELS)
        assert game["summary"] != same["summary"]
        assert game["bots"][0]["description"] != same["bots"][0]["description"]


def test_language_comes_from_the_browser_when_none_is_asked_for(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/tables/nowhere", headers={"Accept-Language": "fr-CH, en;q=0.5"})
    assert error(answer)[2].startswith("Il n’y a pas de table")


def test_components_are_told_with_text_and_provenance(ann: Person, game: str) -> None:
    components = ann.http.get(f"/api/games/{game}/components").json()
    assert components["game"] == game
    assert components["note"].endswith(".")
    for card in components["cards"]:
        assert {"id", "name", "text", "provenance"} <= card.keys()
        assert card["name"]
        assert card["text"]


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("pocket-mars", {"cards": 35, "buildings": 5}),
        ("mission-red-planet", {"cards": 21, "zones": 10, "characters": 9, "resources": 3}),
        (
            "terraforming-mars",
            {"cards": PROJECTS, "corporations": CORPORATIONS, "milestones": 5, "awards": 5, "projects": 6},
        ),
    ],
)
def test_components_are_all_that_is_in_the_box(ann: Person, game: str, counts: dict[str, int]) -> None:
    components = ann.http.get(f"/api/games/{game}/components").json()
    assert {kind: len(components[kind]) for kind in counts} == counts


def test_rules_are_told_in_both_languages(ann: Person, person: NewPerson, game: str) -> None:
    english = ann.http.get(f"/api/games/{game}/rules").json()["sections"]
    french = person("fr").http.get(f"/api/games/{game}/rules").json()["sections"]
    assert [section["id"] for section in english] == [section["id"] for section in french]
    assert english
    assert all(section["title"] and section["html"].startswith("<") for section in english + french)
    assert english[0]["html"] != french[0]["html"]


def test_first_call_sets_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/games")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("marsbox_player=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_a_forged_cookie_is_somebody_new(server: Running, ann: Person) -> None:
    table = ann.open_table()
    forged = ann.http.cookies["marsbox_player"][:-2] + "xx"
    answer = httpx.get(f"{server.url}/api/tables/{table}", cookies={"marsbox_player": forged})
    assert not any(seat["yours"] for seat in answer.json()["seats"])
    assert "set-cookie" in answer.headers


def test_a_table_is_open_until_every_person_sits(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    card = ann.http.get(f"/api/tables/{table}").json()
    assert card["status"] == "open"
    assert card["name"] == "Ann’s table"
    assert card["options"] == {"draft": "off"}
    assert [seat["taken"] for seat in card["seats"]] == [True, False]
    assert [seat["yours"] for seat in card["seats"]] == [True, False]
    assert card["link"] == f"/t/{table}"
    card = bob.take(table, 1).json()
    assert card["status"] == "running"
    assert [seat["name"] for seat in card["seats"]] == ["Ann", "Bob"]
    assert [seat["yours"] for seat in card["seats"]] == [False, True]


def test_a_table_for_five_runs_once_the_fifth_sits(ann: Person, person: NewPerson) -> None:
    table = ann.open_table(people(5), game="mission-red-planet")
    for seat in range(1, 5):
        assert ann.http.get(f"/api/tables/{table}").json()["status"] == "open"
        card = person().take(table, seat, NAMES[seat]).json()
    assert card["status"] == "running"
    assert card["game"] == "mission-red-planet"
    assert card["options"] == {"resource_tokens": "off"}
    assert [seat["name"] for seat in card["seats"]] == list(NAMES)


def test_two_people_of_one_name_are_told_apart(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    assert [seat["name"] for seat in bob.take(table, 1, "Ann").json()["seats"]] == ["Ann", "Ann 2"]


def test_one_person_may_hold_several_seats(ann: Person) -> None:
    table = ann.open_table(take=(0, 1))
    card = ann.http.get(f"/api/tables/{table}").json()
    assert card["status"] == "running"
    assert [seat["name"] for seat in card["seats"]] == ["Ann", "Ann 2"]
    assert all(seat["yours"] for seat in card["seats"])


def test_public_tables_are_listed_for_all_and_private_ones_for_their_players(ann: Person, bob: Person) -> None:
    open_to_all = ann.open_table()
    private = ann.open_table(public=False)

    def listed(person: Person) -> set[str]:
        return {table["id"] for table in person.http.get("/api/tables").json()["tables"]}

    assert {open_to_all, private} <= listed(ann)
    assert listed(bob) & {open_to_all, private} == {open_to_all}
    assert bob.take(private, 1).status_code == 200
    assert private in listed(bob)


def test_the_list_tells_whose_turn_it_is_at_ones_own_tables(ann: Person, bob: Person, person: NewPerson) -> None:
    running, waiting_for_people = ann.open_table(), ann.open_table()

    def waiting(person: Person) -> dict[str, list[int]]:
        told: dict[str, list[int]] = person.http.get("/api/tables").json()["waiting"]
        return told

    assert running not in waiting(ann)
    assert bob.take(running, 1).status_code == 200
    # nobody is connected, so the table may have to be read
    assert waiting(ann)[running] == waiting(bob)[running] == [0, 1]
    assert waiting_for_people not in waiting(ann)
    # how far the games of others are is no business of the list
    assert running not in waiting(person())


def test_a_seat_that_was_left_can_be_taken_by_somebody_else(ann: Person, bob: Person, person: NewPerson) -> None:
    table = ann.open_table()
    bob.take(table, 1)
    card = bob.leave(table, 1).json()
    assert card["status"] == "running"
    assert card["seats"][1]["taken"] is False
    card = person().take(table, 1, "Cid").json()
    assert card["seats"][1]["taken"] is True
    assert card["seats"][1]["name"] == "Cid"


def test_nobody_can_take_a_taken_seat_or_a_bots_or_leave_anothers(ann: Person, bob: Person) -> None:
    table = ann.open_table(WITH_BOT)
    assert error(bob.take(table, 0))[:2] == (409, "seat_taken")
    assert error(bob.take(table, 1))[:2] == (409, "seat_is_bot")
    assert error(bob.leave(table, 0))[:2] == (403, "not_your_seat")
    assert error(bob.leave(table, 1))[:2] == (409, "seat_is_bot")
    assert error(bob.take(table, 7)) == (404, "unknown_seat", "There is no seat 7 at this table; its seats are 0 to 1.")
    empty = ann.open_table()
    assert error(bob.leave(empty, 1))[:2] == (409, "seat_is_empty")


@pytest.mark.parametrize(
    ("wanted", "code", "named"),
    [
        ({"game": "chess"}, "unknown_game", "pocket-mars"),
        ({"options": {"moons": "two"}}, "unknown_option", "draft, level"),
        ({"options": {"draft": "maybe"}}, "unknown_option_value", "off, on"),
        ({"options": {"level": "2"}}, "option_not_for", "1"),
        ({"seats": []}, "wrong_seat_count", "1, 2, 3, 4"),
        ({"seats": FOR_TWO * 3}, "wrong_seat_count", "1, 2, 3, 4"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "deep"}]}, "unknown_bot", "greedy"),
        ({"seats": [{"kind": "person"}, {"kind": "bot"}]}, "unknown_bot", "greedy"),
        ({"seats": [{"kind": "person", "bot": "greedy"}, {"kind": "person"}]}, "person_with_bot", "greedy"),
        ({"game": "mission-red-planet"}, "wrong_seat_count", "3, 4, 5"),
        ({"game": "mission-red-planet", "seats": people(6)}, "wrong_seat_count", "3, 4, 5"),
        ({"game": "mission-red-planet", "seats": people(3), "options": {"draft": "on"}}, "unknown_option", "draft"),
        ({"game": "mission-red-planet", "seats": people(5), "take": [5]}, "cannot_take", "0 to 4"),
        ({"take": [2]}, "cannot_take", "0 to 1"),
        ({"you": " "}, "bad_name", "40"),
        ({"you": "x" * 41}, "bad_name", "40"),
        ({"you": "line\nbreak"}, "bad_name", "40"),
        ({"name": "\u202eright to left"}, "bad_name", "40"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Person, wanted: dict[str, object], code: str, named: str) -> None:
    before = ann.http.get("/api/tables").json()
    answer = ann.http.post("/api/tables", json={"game": "pocket-mars", "seats": FOR_TWO, "take": [0], **wanted})
    status, got, message = error(answer)
    assert 400 <= status < 500
    assert got == code
    assert named in message
    assert ann.http.get("/api/tables").json() == before


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "game"),
        ({"game": 3, "seats": FOR_TWO}, "game"),
        ({"game": "pocket-mars", "seats": "two"}, "seats"),
        ({"game": "pocket-mars", "seats": [{"kind": "cat"}]}, "seats.0.kind"),
        ({"game": "pocket-mars", "seats": FOR_TWO, "take": ["0"]}, "take.0"),
        ({"game": "pocket-mars", "seats": FOR_TWO, "colour": "red"}, "colour"),
        ({"game": "pocket-mars", "seats": FOR_TWO, "public": 1}, "public"),
        ({"game": "x" * 201, "seats": FOR_TWO}, "game"),
        ({"game": "pocket-mars", "seats": FOR_TWO, "options": []}, "options"),
        ([], "body"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_body_of_the_wrong_shape_is_refused_by_field(ann: Person, body: object, field: str, language: str) -> None:
    status, code, message = error(ann.http.post("/api/tables", json=body, params={"lang": language}))
    assert (status, code) == (422, "bad_request")
    assert re.search(rf"[“„«]\s?{re.escape(field)}\s?[”“»]", message)


@pytest.mark.parametrize("body", [b"{", b"[" * 10_000, b"\xff\xfe", b""])
def test_a_body_that_is_not_json_is_refused(ann: Person, body: bytes) -> None:
    answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    status, code, _ = error(answer)
    assert status in (400, 422)
    assert code in ("not_json", "bad_request")


def test_a_lone_surrogate_is_refused_and_named_without_harm(ann: Person) -> None:
    body = b'{"game": "pocket-mars", "seats": [], "\\ud800": 1}'
    answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert error(answer)[0] in (400, 422)


def test_a_body_without_its_type_is_refused(ann: Person) -> None:
    answer = ann.http.post("/api/tables", content=b'{"game": "pocket-mars"}')
    assert error(answer)[:2] == (422, "bad_request")


def test_a_body_that_is_too_large_is_refused_even_in_pieces(ann: Person) -> None:
    large = b" " * 20_000
    assert error(ann.http.post("/api/tables", content=large))[:2] == (413, "message_too_large")
    assert error(ann.http.post("/api/tables", content=iter([large[:9000]] * 2)))[:2] == (413, "message_too_large")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "not_found"),
        ("GET", "/api/nowhere", 404, "not_found"),
        ("POST", "/api/nowhere", 405, "wrong_method"),
        ("DELETE", "/api/tables", 405, "wrong_method"),
        ("GET", "/api/tables/nowhere", 404, "unknown_table"),
        ("GET", "/api/tables/%00", 404, "unknown_table"),
        ("GET", "/api/games/chess/rules", 404, "unknown_game"),
        ("GET", "/api/games/chess/components", 404, "unknown_game"),
        ("GET", "/api/games?lang=tlh", 400, "unknown_language"),
        ("POST", "/api/tables/AAAAAAAAAAAAAAAA/seats/x/leave", 422, "bad_request"),
        ("GET", "/../../etc/passwd", 404, "not_found"),
        ("GET", "/%2e%2e/settings.py", 404, "not_found"),
    ],
)
def test_every_refusal_has_the_same_body(server: Running, method: str, path: str, status: int, code: str) -> None:
    got, got_code, message = error(httpx.request(method, server.url + path))
    assert (got, got_code) == (status, code)
    assert message.endswith(".")


def test_a_page_of_another_origin_cannot_act(server: Running, ann: Person) -> None:
    table = ann.open_table()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = ann.http.post(f"/api/tables/{table}/seats/0/leave", headers={"Origin": origin})
        assert error(answer)[:2] == (403, "foreign_origin")
    answer = ann.http.post(f"/api/tables/{table}/seats/0/leave", headers={"Origin": server.url})
    assert answer.status_code == 200


def test_every_answer_is_guarded_by_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/docs", "/nowhere"):
        headers = httpx.get(server.url + path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_the_api_describes_itself_without_scripts_or_anything_from_outside(server: Running) -> None:
    schema = httpx.get(f"{server.url}/openapi.json").json()
    page = httpx.get(f"{server.url}/api/docs").text
    assert set(schema["paths"]) == {
        "/api/games",
        "/api/games/{game}/components",
        "/api/games/{game}/rules",
        "/api/games/{game}/tutorial",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats/{seat}/take",
        "/api/tables/{table}/seats/{seat}/leave",
        "/api/tables/{table}/seats/{seat}/bot",
        "/api/tables/{table}/seats/{seat}/return",
        "/api/tables/{table}/seats/{seat}/end",
        "/api/tables/{table}/seats/{seat}/resign",
        "/api/tables/{table}/seats/{seat}/replace",
        "/api/tables/{table}/seats/{seat}/vote",
        "/api/tables/{table}/seats/{seat}/link",
        "/api/tables/{table}/seats/{seat}/claim",
        "/api/tables/{table}/pause",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/chat",
        "/api/you/webhook",
        "/api/archive",
        "/api/you",
        "/api/you/forget",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/replay/{step}",
        "/api/tables/{table}/analysis",
        "/api/records",
        "/api/tokens",
        "/api/version",
    }
    assert "HTTPValidationError" not in schema["components"]["schemas"]
    for path in schema["paths"]:
        assert f"<code>{path}</code>" in page
    assert "<script" not in page
    assert not re.search(r"(src|href)=\"(https?:)?//", page)


def test_a_token_is_a_player_of_its_own_without_cookies(server: Running, ann: Person) -> None:
    answer = httpx.post(f"{server.url}/api/tokens")
    assert answer.status_code == 201
    program = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {answer.json()['token']}"})
    table = ann.open_table(people(2), take=[0])
    taken = program.post(f"/api/tables/{table}/seats/1/take", json={"name": "Robot"})
    assert taken.status_code == 200
    assert "set-cookie" not in taken.headers
    program.cookies.clear()
    seats = program.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["yours"] for seat in seats] == [False, True]
    assert [seat["yours"] for seat in ann.http.get(f"/api/tables/{table}").json()["seats"]] == [True, False]
    program.close()


@pytest.mark.parametrize("header", ["Bearer", "Bearer forged.token", "Basic QW5uOm1hcnM=", "Bearer ü"])
def test_a_token_that_is_none_is_refused(server: Running, header: str) -> None:
    refused = httpx.get(f"{server.url}/api/tables", headers={b"Authorization": header.encode()})
    assert error(refused)[:2] == (401, "bad_token")


def test_a_cookie_is_no_token_and_a_token_is_no_cookie(server: Running, ann: Person) -> None:
    cookie = ann.cookie.partition("=")[2]
    assert error(httpx.get(f"{server.url}/api/tables", headers={"Authorization": f"Bearer {cookie}"}))[0] == 401
    token = httpx.post(f"{server.url}/api/tokens").json()["token"]
    assert "set-cookie" in httpx.get(f"{server.url}/api/tables", headers={"Cookie": f"marsbox_player={token}"}).headers


def test_the_record_of_a_running_game_is_nobodys(ann: Person) -> None:
    table = ann.open_table(take=(0, 1))
    assert error(ann.http.get(f"/api/tables/{table}/record"))[:2] == (403, "record_secret")


def test_every_error_that_the_server_raises_has_a_sentence() -> None:
    raised = set()
    for path in (SOURCES / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="UserError"), args=[ast.Constant(value=str(code)), *_]):
                    raised.add(code)
    assert len(raised) > 80
    assert {f"server-{code}" for code in raised} <= catalogue("en").ids("server")
