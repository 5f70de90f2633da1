"""Mission: Red Planet in a terminal: its table, its news and its help."""

import json
import re
from typing import Any

import pytest

from marsbox.cli.games import display_of
from marsbox.cli.games.mission_red_planet.event_groups import group_events
from marsbox.cli.language import Sentences
from marsbox.core import FastRng, Log, Setup, State
from marsbox.core.playout import play_randomly
from marsbox.games import load_game
from marsbox.testing import play_all, position
from marsbox.text import words
from marsbox.words import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.terminal import terminal

GAME = load_game("mission-red-planet")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
DESCRIPTION: dict[str, Any] = {
    "players": 4,
    "turn": 6,
    "first player": 2,
    "pad": [
        {"ship": "hellas 3", "crew": [1, 1, 0, 0]},
        {"ship": "vastitas_borealis 5", "crew": [2, 1, 1, 1], "flying": True},
        {"ship": "manual 4"},
        {"ship": "manual 3", "crew": [0, 0, 1, 0], "destination": "noachis"},
    ],
    "zones": {
        "vastitas_borealis": {"resource": "ice", "astronauts": [3, 0, 2, 0], "tokens": 2},
        "sinus_sabaeus": {
            "resource": "sylvanite",
            "astronauts": [6, 5, 4, 3],
            "discovery": {"card": "treacherous_ground", "known by": [1, 3]},
        },
        "noachis": {"discovery": {"card": "lichens", "known by": [0, 2]}},
        "tritonis_sinus": {"resource": "celerium", "astronauts": [0, 4, 0, 4]},
    },
    "seats": [
        {"chosen": "pilot", "memorial": 2, "tokens": {"ice": 3, "celerium": 1}, "bonus": ["secret_mission_east"]},
        {"called": "recruiter", "tokens": {"sylvanite": 2}, "bonus": ["blocks_of_ice", "diversified"]},
        {"chosen": "soldier", "hand": ["recruiter", "traveler", "soldier"], "bonus": ["lost_in_space"]},
        {"called": "explorer", "memorial": 1, "bonus": ["celerium_baron"]},
    ],
}
ENGLISH = """\
Mission: Red Planet · turn 6/10 · scoring after 8 (+2) · medal: Cleo
Mars              Found  Astronauts   Dest Discovery  Launch pad · pile 30
Vastitas Borealis ice+2  AAA CC       2               1 AB·   Hellas
Mare Serpentis    –                   2               2↑AABCD Vastitas Borealis
Sinus Sabaeus     syl    A6 B5 C4 D3  2    ? BD       3 ····  manual
Syrtis Major      –                   2               4 C··   Noachis*
Noachis           –                   1    Lichens    events 17 · resources 11
Hellas            –                   2               A Secret Mission: East
Ausonia           –                   2
Valles Marineris  –                   2    central
Mare Tyrrhenum    –                   2    central
Tritonis Sinus    cel    BBBB DDDD    2    central
                  Reserve Lost Ice Syl Cel Points Hand      Bonus This turn
  A Ann           8       2    3   0   1   6      123456789 1     (9)
  B Bob           11      0    0   2   0   4      123456789 2     1 Recruiter
> C Cleo          14      0    0   0   0   0      1·····7·· 1     8 Soldier
  D Dan           13      1    0   0   0   0      1·3456789 1     2 Explorer
"""
FRENCH = """\
Mission\u202f: Planète rouge · tour 6/10 · décompte après 8 (+2) · médaille\u202f: Cleo
Mars              Trouvé Astronautes  Dest Découverte Navettes · pioche 30
Vastitas Borealis gla+2  AAA CC       2               1 AB·   Hellas
Mare Serpentis    –                   2               2↑AABCD Vastitas Borealis
Sinus Sabaeus     Syl    A6 B5 C4 D3  2    ? BD       3 ····  à pilotage manuel
Syrtis Major      –                   2               4 C··   Noachis*
Noachis           –                   1    Lichens    événem. 17 · ressources 11
Hellas            –                   2               A Mission secrète\u202f: Est
Ausonia           –                   2
Valles Marineris  –                   2    centrale
Mare Tyrrhenum    –                   2    centrale
Tritonis Sinus    Cel    BBBB DDDD    2    centrale
                Réserve Perdus Gla Syl Cel Points Main      Bonus Ce tour
  A Ann         8       2      3   0   1   6      123456789 1     (9)
  B Bob         11      0      0   2   0   4      123456789 2     1 Recruteur
> C Cleo        14      0      0   0   0   0      1·····7·· 1     8 Militaire
  D Dan         13      1      0   0   0   0      1·3456789 1     2 Explorateur
"""


def table(state: State, language: str, seat: int | None, width: int = 80) -> str:
    """The table as a seat sees it, or with open cards."""
    display = display_of(GAME, words(GAME, language, NAMES), Sentences(language))
    view = GAME.open_view(state) if seat is None else GAME.view(state, seat)
    return "".join(f"{line.plain}\n" for line in display.board.draw(view, width))


@pytest.mark.parametrize(("language", "drawn"), [("en", ENGLISH), ("fr", FRENCH)])
def test_the_table_as_it_was_looked_at(language: str, drawn: str) -> None:
    assert table(position(GAME, DESCRIPTION), language, 0) == drawn


def test_a_seat_sees_its_own_cards_and_the_discoveries_it_knows() -> None:
    state = position(GAME, DESCRIPTION)
    secrets = ["Secret Mission: East", "Blocks of Ice", "Lost in Space", "Celerium Baron", "Treacher", "Lichens", "(9)"]
    known = {0: [0, 5, 6], 1: [1, 4], 2: [2, 5], 3: [3, 4], -1: []}
    for seat, expected in known.items():
        drawn = table(state, "en", seat)
        assert [number for number, secret in enumerate(secrets) if secret in drawn] == expected
    assert all(secret in table(state, "en", None) for secret in secrets)


def test_a_discovery_face_down_tells_who_knows_it() -> None:
    drawn = table(position(GAME, DESCRIPTION), "en", -1)
    assert re.search(r"^Sinus Sabaeus .* \? BD ", drawn, re.MULTILINE)
    assert re.search(r"^Noachis .* \? AC ", drawn, re.MULTILINE)


@pytest.mark.parametrize(("language", "found"), [("en", "ice"), ("fr", "gla")])
def test_at_the_end_the_table_shows_who_has_taken_a_resource_token(language: str, found: str) -> None:
    zones = {
        "hellas": {"resource": "ice", "astronauts": [1, 2, 0]},
        "noachis": {"resource": "ice", "astronauts": [1, 1, 0]},
    }
    drawn = table(position(GAME, {"phase": "over", "options": {"resource_tokens": "on"}, "zones": zones}), language, 0)
    assert re.search(rf"^Hellas +{found}:B  A BB ", drawn, re.MULTILINE)
    assert re.search(rf"^Noachis +{found}    A B ", drawn, re.MULTILINE)


def test_a_long_name_is_told_by_its_letter_where_it_does_not_fit() -> None:
    text = words(GAME, "fr", ["Maximilienne-Louise", "Bob", "Cleo"])
    view = GAME.view(position(GAME, {"turn": 9}), 0)
    for width, medal in ((80, "M"), (120, "Maximilienne-Louise")):
        title = display_of(GAME, text, Sentences("fr")).board.draw(view, width)[0].plain
        assert title.endswith(f"médaille\u202f: {medal}")


def test_many_cards_stand_in_rows_below_mars() -> None:
    state = GAME.new(Setup(5, deal={"ships": ["hellas 3", "noachis 3", "ausonia 3", "hellas 4", "noachis 4"]}), 3)
    drawn = table(state, "en", None).splitlines()
    dealt = [GAME.view(state, seat)["seats"][seat]["dealt"] for seat in range(5)]
    assert drawn[12:17] == [
        f"{name[0]} {', '.join(words(GAME, 'en').card_name(card) for card in cards)}"
        for name, cards in zip(NAMES, dealt, strict=True)
    ]
    assert len(drawn) == 23


def test_a_wide_terminal_shows_whole_names() -> None:
    assert "Treacherous Ground" in table(position(GAME, DESCRIPTION), "en", None, 120)


def test_astronauts_are_counted_where_they_are_too_many_for_letters() -> None:
    state = position(GAME, {"players": 5, "zones": {"hellas": {"astronauts": [10, 1, 2, 12, 3]}}})
    assert "A10B1C2D12E3" in table(state, "en", 0)


def test_who_has_chosen_is_seen_but_not_what() -> None:
    state = play_all(GAME, position(GAME, {}), [(0, {"choose": "pilot"})])
    assert re.search(r"^  A Ann .* \(9\)$", table(state, "en", 0), re.MULTILINE)
    assert re.search(r"^  A Ann .* ready$", table(state, "en", 1), re.MULTILINE)


def test_only_tokens_count_until_the_game_is_over() -> None:
    display = display_of(GAME, words(GAME, "en"), Sentences("en"))
    sheets = display.board.score_sheets(position(GAME, DESCRIPTION))
    assert [[(item.code, item.points) for item in sheet] for sheet in sheets] == [
        [("ice", 3), ("celerium", 3)],
        [("sylvanite", 4)],
        [],
        [],
    ]
    over = GAME.new(Setup(3), 1)
    play_randomly(GAME, over, FastRng(1), 10_000)
    outcome = GAME.outcome(over)
    assert outcome is not None
    points = [sum(item.points for item in sheet) for sheet in display.board.score_sheets(over)]
    assert points == outcome.scores


# ---- news


def paragraphs(steps: list[tuple[int, dict[str, object]]], description: dict[str, Any]) -> list[str]:
    """What seat 0 reads of the steps, a string for each paragraph."""
    state, log = position(GAME, description), Log()
    for seat, form in steps:
        GAME.apply(state, seat, GAME.actions.number(form), log)
    text = words(GAME, "en", NAMES)
    seen = [event for event in log.events if event.seen_by(0)]
    return [" ".join(text.event(event) for event in together) for together in group_events(text, seen)]


def test_each_character_has_a_paragraph_with_all_that_follows_from_it() -> None:
    news = paragraphs(
        [(0, {"board": 0}), (0, {"skip": True}), (1, {"board": 1}), (1, {"skip": True}), (1, {"skip": True})],
        {
            "pad": [{"ship": "hellas 3", "crew": [1, 1, 0]}, {"ship": "noachis 5"}, {"ship": "manual 2"}],
            "zones": {"ausonia": {"astronauts": [1, 0, 0]}},
            "seats": [{"chosen": "explorer"}, {"chosen": "scientist"}, {"chosen": "soldier"}],
        },
    )
    assert [line.split(".")[0] for line in news] == [
        "Ann boards ship 1 (Hellas, 3 seats) with 1 astronaut",
        "Bob plays the Scientist",
        "Cleo plays the Soldier",
    ]
    assert "takes off" in news[0]


def test_each_ship_lands_in_a_paragraph_of_its_own() -> None:
    news = paragraphs(
        [(0, {"skip": True})],
        {
            "pad": [
                {"ship": "hellas 3", "crew": [1, 1, 1], "flying": True},
                {"ship": "noachis 3", "crew": [1, 1, 1], "flying": True},
                {"ship": "manual 2"},
            ],
            "seats": [{"chosen": "soldier"}, {"called": "recruiter"}, {"called": "recruiter"}],
        },
    )
    arrivals = [line for line in news if "lands" in line]
    assert [(line.count("lands"), line.count("explored")) for line in arrivals] == [(1, 1), (1, 1)]


def test_a_scoring_has_a_paragraph_for_each_zone() -> None:
    news = paragraphs(
        [(0, {"skip": True}), (0, {"skip": True})],
        {
            "turn": 8,
            "zones": {
                "hellas": {"resource": "ice", "astronauts": [2, 2, 0], "tokens": 1},
                "noachis": {"resource": "celerium", "astronauts": [1, 0, 0]},
            },
            "seats": [{"chosen": "soldier"}, {"called": "recruiter"}, {"called": "recruiter"}],
        },
    )
    hellas, noachis = (
        next(line for line in news if "token" in line and zone in line) for zone in ("Hellas", "Noachis")
    )
    assert (hellas.count("Hellas"), hellas.count("Noachis")) == (3, 0)
    assert (noachis.count("Hellas"), noachis.count("Noachis")) == (0, 1)


# ---- help and components


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_found_by_its_name_in_every_language(language: str) -> None:
    display = display_of(GAME, words(GAME, language), Sentences(language))
    for name, thing in [
        ("pilot", "pilot"),
        ("Pilote", "pilot"),
        ("Agent secret", "secret_agent"),
        ("hell", "hellas"),
        ("Riche filon", "rich_vein"),
        ("treach", "treacherous_ground"),
        ("glace", "ice"),
        ("gla", "ice"),
        ("sylvanite", "sylvanite"),
        ("navette", "manual"),
        ("manual", "manual"),
    ]:
        assert display.components.find(name) == thing
        assert display.components.place_page(name) == display.components.page(thing) != []
    for name in ("secret", "ra", "", "earth"):
        assert display.components.find(name) is None
        assert display.components.place_page(name) == []


def test_a_component_that_is_no_card_is_told_in_its_own_part(marsbox: Command) -> None:
    hellas = json.loads(marsbox("cards", "mission-red-planet", "Hellas", "--json").out)
    assert (hellas["cards"], [zone["zone"] for zone in hellas["zones"]]) == ([], ["hellas"])
    manual = json.loads(marsbox("cards", "mission-red-planet", "manual", "--json").out)
    assert manual["manual"]["ships"] == [2, 3, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shows_the_whole_box(marsbox: Command, language: str) -> None:
    text = words(GAME, language)
    box = json.loads(marsbox("cards", "mission-red-planet", "--json", "--lang", language).out)
    assert {part: box[part] for part in text.components()} == text.components()
    shown = " ".join(marsbox("cards", "mission-red-planet", "--lang", language).out.split())
    for thing in [*box["characters"], *box["cards"]]:
        assert f"{' '.join(thing['name'].split())} " in shown
        assert " ".join(thing["text"].split()) in shown
    for zone in box["zones"]:
        assert f"{zone['name']} (" in shown
    for certainty in ("rulebook", "attested", "inferred", "reconstructed"):
        assert " ".join(text.provenance(certainty).split()) in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "? hellas   explain a zone"),
        ("? pilot", "9  Pilot"),
        ("? hellas", "Adjacent zones: Noachis, Ausonia, Tritonis Sinus"),
        ("? lichens", "2 points for every player"),
        ("? 1", "Secret Mission: East"),
        ("? nonsense", "ask about a choice (? 1), a character (? pilot)"),
        ("h", "Why: "),
        ("s", "Ann: 0 points"),
        ("l", "The game begins"),
        ("r 6", "Recruiter"),
        ("b", "Setup"),
        ("u", "There is nothing to undo"),
    ],
)
def test_what_can_be_typed_at_a_question(marsbox: Command, typed: str, answer: str) -> None:
    run = marsbox("play", "mission-red-planet", "--seed", 7, "--name", "Ann", typed=f"{typed}\n")
    assert answer in " ".join(run.out.split("number, ? or q > ")[1].split(" "))


def test_a_character_is_explained_once(marsbox: Command) -> None:
    run = marsbox("play", "mission-red-planet", "--seed", 7, "--name", "Ann", typed="1\n\n? 9\n")
    assert run.out.split("number, ? or q > ")[2].count("Pilot") == 1


# ---- playing


def test_a_chosen_character_is_taken_back_until_all_have_chosen(marsbox: Command) -> None:
    run = marsbox("play", "mission-red-planet", "--seed", 7, "--name", "Ann", typed="1\n\n9\nu\n2\n\n")
    assert "Move undone." in run.out
    assert "Ann plays the Explorer." in run.out
    assert "Ann plays the Pilot." not in run.out


def test_a_step_of_a_character_is_undone(marsbox: Command) -> None:
    run = marsbox("play", "mission-red-planet", "--seed", 7, "--name", "Ann", typed="1\n\n9\n\n1\nu\n")
    before, after = run.out.split("Move undone.")
    assert "Ann boards ship 1" in before
    assert "up to 2 of your astronauts may board" in after


def test_people_at_one_keyboard_do_not_see_each_other_s_cards(marsbox: Command) -> None:
    run = marsbox("play", "mission-red-planet", "--humans", 3, "--seed", 7, typed="\n1\n\n\n1\n\n\n1\n\n")
    shares = run.out.split("it’s your turn")[1:4]
    kept = [set(re.findall(r"Keep “(.+?)”", share)) for share in shares]
    assert all(kept)
    for number, cards in enumerate(kept):
        others = "".join(share for other, share in enumerate(shares) if other != number)
        assert not any(card in others for card in cards)


def test_many_choices_are_offered_in_two_steps() -> None:
    """The Pilot can send three ships to nine zones each: first the ship, then the zone."""
    answers = {"continue > ": "", "undo > ": "", "to keep": "1", "to play": "9", "may board": "4"}
    with terminal("play", "--plain", "mission-red-planet", "--seed", 7, "--bots", "random", "--name", "Ann") as screen:
        while "change the destination" not in (page := screen.wait_for(" > ")):
            screen.type(next(answer for asked, answer in answers.items() if asked in page))
        assert "2 Ship 2 (Hellas) to …\n" in page
        screen.type("h n")
        assert re.search(r"  \d Ship \d \(.*\) to .*: best", screen.wait_for("q > "))
        screen.type("2")
        inner = screen.wait_for("back > ")
        assert "Ship 2 (Hellas) to …\n" in inner
        assert "5 Noachis" in inner
        screen.type("? 5")
        assert "Noachis (outer)" in screen.wait_for("back > ")
        screen.type("10")
        assert "There is no choice 10" in screen.wait_for("back > ")
        screen.type("")
        assert "2 Ship 2 (Hellas) to …\n" in screen.wait_for("q > ")
        screen.type("2")
        screen.wait_for("back > ")
        screen.type("5")
        assert "2 C··   Noachis*\n" in screen.wait_for(" > ")


def test_what_others_did_is_read_before_the_table_hides_it() -> None:
    with terminal("play", "--plain", "mission-red-planet", "--players", 5, "--seed", 7, "--bots", "random") as screen:
        news = screen.wait_for("continue > ")
        assert "The game begins" in news
        assert "Mission: Red Planet ·" not in news
        screen.type("s")
        assert "0 points" in screen.wait_for("continue > ")
        screen.type("")
        page = screen.wait_for("q > ")
        assert "Mission: Red Planet ·" in page
        assert "The game begins" not in page
