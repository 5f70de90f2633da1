"""First games that teach: the same cards for everybody, at a table of one's own, and for no game that has none."""

from marsbox.core import Record, Setup
from marsbox.games import GAME_IDS, load_game
from marsbox.server.tables.tutorials import TUTORIALS, is_tutorial, tutorial_setup
from tests.server.conftest import NewPerson
from tests.server.people import WITH_BOT, Person


def learn(person: Person, game: str = "pocket-mars") -> dict[str, object]:
    answer = person.http.post(f"/api/games/{game}/tutorial", json={"you": "Ann"})
    assert answer.status_code == 201
    card: dict[str, object] = answer.json()
    return card


def hand(person: Person, table: object) -> list[str]:
    view = person.join(str(table)).views[0]["view"]
    return [held["card"] for held in view["seats"][0]["hand"]]


def test_everybody_is_dealt_the_same_in_a_tutorial(ann: Person, bob: Person) -> None:
    tables = [learn(ann), learn(bob), learn(bob)]
    assert len({table["id"] for table in tables}) == 3
    hands = [hand(person, table["id"]) for person, table in zip((ann, bob, bob), tables, strict=True)]
    assert hands == [["E1", "S4", "W4", "W7"]] * 3


def test_a_tutorial_is_private_and_known_as_one(ann: Person, bob: Person) -> None:
    table = learn(ann)
    assert (table["tutorial"], table["public"], table["status"], table["name"]) == (
        True,
        False,
        "running",
        "Tutorial: Pocket Mars",
    )
    assert table["id"] not in [other["id"] for other in bob.http.get("/api/tables").json()["tables"]]
    other = ann.open_table(WITH_BOT)
    assert not ann.http.get(f"/api/tables/{other}").json()["tutorial"]


def test_nobody_chooses_a_deal(ann: Person) -> None:
    for extra in ({"deal": TUTORIALS["pocket-mars"].deal}, {"tutorial": True}):
        answer = ann.http.post("/api/tables", json={"game": "pocket-mars", "seats": WITH_BOT, "take": [0], **extra})
        assert answer.status_code == 422
    answer = ann.http.post("/api/games/pocket-mars/tutorial", json={"deal": {}})
    assert answer.status_code == 422


def test_a_game_without_a_tutorial_says_so(ann: Person, person: NewPerson) -> None:
    games = ann.http.get("/api/games").json()["games"]
    assert [game["id"] for game in games if game["tutorial"]] == ["pocket-mars"]
    answer = person("fr").http.post("/api/games/terraforming-mars/tutorial", json={})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_tutorial")
    assert "terraforming-mars" in answer.json()["error"]["message"]


def test_every_card_of_a_tutorial_is_given() -> None:
    for name in TUTORIALS:
        game = load_game(name)
        setup = tutorial_setup(game)
        assert setup is not None
        first, second = [game.view(game.new(setup, seed), 0) for seed in (1, 2)]
        assert first == second
        stored = Record.from_json(Record.begin(game, setup, 5).to_json()).setup
        assert is_tutorial(name, stored.to_dict())
        assert not is_tutorial(name, Setup(2).to_dict())
    assert tutorial_setup(load_game(next(game for game in GAME_IDS if game not in TUTORIALS))) is None
