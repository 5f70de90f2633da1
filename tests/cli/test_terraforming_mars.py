"""Terraforming Mars in a terminal: its table, its cards, its news and its help."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from marsbox.cli.games import display_of
from marsbox.cli.games.terraforming_mars.event_groups import group_events
from marsbox.cli.language import Sentences
from marsbox.core import FastRng, Log, Record, Setup, Snapshot, State
from marsbox.core.playout import play_randomly
from marsbox.games import load_game
from marsbox.games.terraforming_mars.projects import award_count, milestone_progress
from marsbox.games.terraforming_mars.state import PROJECTS, TerraformingState
from marsbox.testing import play_all, position
from marsbox.text import words
from marsbox.words import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.terminal import terminal

GAME = load_game("terraforming-mars")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
DESCRIPTION: dict[str, Any] = {
    "players": 3,
    "options": {"corporate_era": "on"},
    "generation": 5,
    "first player": 1,
    "active player": 0,
    "temperature": -12,
    "oxygen": 6,
    "oceans": 2,
    "tiles": {
        "r4c1": {"tile": "greenery", "owner": 0},
        "r4c2": {"tile": "city", "owner": 0},
        "r5c1": {"tile": "lava_flows", "owner": 2},
        "r6c6": {"tile": "ocean"},
        "r5c5": {"tile": "ocean"},
        "r6c5": {"tile": "greenery", "owner": 1},
        "ganymede_colony": {"tile": "city", "owner": 1},
    },
    "claims": {"r8c3": 0},
    "milestones": {"mayor": 1},
    "awards": {"banker": 2},
    "seats": [
        {
            "corporation": "ecoline",
            "TR": 27,
            "resources": {"megacredits": 23, "steel": 2, "titanium": 1, "plants": 5, "energy": 0, "heat": 9},
            "production": {"megacredits": 4, "plants": 3, "heat": 1},
            "hand": ["birds", "power_plant", "capital", "asteroid"],
            "played": ["tardigrades", "electro_catapult", "pets", "mine"],
            "cubes": {"tardigrades": 3, "pets": 1},
            "used": ["tardigrades"],
            "events": ["land_claim"],
        },
        {"corporation": "thorgate", "played": ["ganymede_colony"], "hand": ["comet"], "passed": True},
        {"corporation": "teractor", "production": {"megacredits": -2}, "events": ["lava_flows"], "hand": ["fish"]},
    ],
}

# All cards that no seat of the description has.
DECK = PROJECTS - 13
ENGLISH = f"""\
Terraforming Mars · gen. 5 · −12/8 °C · 6/14% O₂ · oceans 2/9 · deck {DECK}
1         ·ss ~ss ·   ~c  ~            Hand (4)
2       ·   ^s  ·   ·   ·   ~cc        10 Birds
3     ^c  ·   ·   ·   ·   ·   ·s        4 Power Plant
4   GrA CiA ·p  ·p  ·pp ·p  ·p  ~pp    26 Capital
5 LaC ·pp #pp ~pp Oc  ~pp ·pp ·pp ·pp  14 Asteroid
6   ·p  ·pp ·p  ·p  GrB Oc  ~p  ~p     In play (5)
7     ·   ·   ·   ·   ·   ·p  ·         × Tardigrades 3
8       ·ss ·   (A) ·c  ·   ·t          → Electro Catapult
9         ·s  ·ss ·   ·   ~tt  GaB        Pets 1
                TR M€   Steel Titan Plant Energ Heat Hand Tags
> A Ann         27 23+4 2+0   1+0   5+3   0+0   9+1  4    Bu2 Ea1 Pl1 Mi1 An1
× B*Bob         20 48+0 0+0   0+0   0+0   0+1   0+0  1    Sp1 Po1 Jo1 Ci1
  C Cleo        20 60-2 0+0   0+0   0+0   0+0   0+0  1    Ea1
Milestones  Terraform. 27/35  Mayor [B]  Gardener 1/3  Builder 2/8  Planner 4/16
Awards 14 M€  Landlo. 2/2  Banker [C] 4/4  Scient. 0/0  Therma. 9/9  Miner 3/3
"""
FRENCH = f"""\
Terraforming Mars · gén. 5 · −12/8\u202f°C · 6/14\u202f% O₂ · océans 2/9 · pioche {DECK}
1         ·aa ~aa ·   ~c  ~            Main (4)
2       ·   ^a  ·   ·   ·   ~cc        10 Oiseaux
3     ^c  ·   ·   ·   ·   ·   ·a        4 Centrale
4   VeA CiA ·p  ·p  ·pp ·p  ·p  ~pp    26 Capitale
5 LaC ·pp #pp ~pp Oc  ~pp ·pp ·pp ·pp  14 Astéroïde
6   ·p  ·pp ·p  ·p  VeB Oc  ~p  ~p     En jeu (5)
7     ·   ·   ·   ·   ·   ·p  ·         × Tardigrades 3
8       ·aa ·   (A) ·c  ·   ·t          → Catapulte Électr…
9         ·a  ·aa ·   ·   ~tt  GaB        Animaux Domest… 1
               NT M€   Acier Titan Plant Énerg Chal. Main Indicateurs
> A Ann        27 23+4 2+0   1+0   5+3   0+0   9+1   4    Bâ2 Te1 Pl1 Mi1 An1
× B*Bob        20 48+0 0+0   0+0   0+0   0+1   0+0   1    Sp1 Én1 Jo1 Ci1
  C Cleo       20 60-2 0+0   0+0   0+0   0+0   0+0   1    Te1
Objectifs  Terrafo. 27/35  Maire [B]  Jardini. 1/3  Constru. 2/8  Planifi. 4/16
Récomp. 14\u202fM€  Propr. 2/2  Banqu. [C] 4/4  Scien. 0/0  Therm. 9/9  Mineur 3/3
"""


def table(state: State, language: str, seat: int | None, width: int = 80) -> str:
    """The table as a seat sees it, or with open cards."""
    display = display_of(GAME, words(GAME, language, NAMES), Sentences(language))
    view = GAME.open_view(state) if seat is None else GAME.view(state, seat)
    return "".join(f"{line.plain}\n" for line in display.board.draw(view, width))


def mat(state: State, language: str, seat: int, whose: str = "") -> list[str]:
    """A page with a player's cards."""
    return display_of(GAME, words(GAME, language, NAMES), Sentences(language)).board.player_cards(state, seat, whose)


@pytest.mark.parametrize(("language", "drawn"), [("en", ENGLISH), ("fr", FRENCH)])
def test_the_table_as_it_was_looked_at(language: str, drawn: str) -> None:
    assert table(position(GAME, DESCRIPTION), language, 0) == drawn


def test_a_hand_is_seen_by_its_owner_and_in_a_replay() -> None:
    state = position(GAME, DESCRIPTION)
    for seat, known in {0: ["Birds"], 1: ["Comet"], 2: ["Fish"], -1: []}.items():
        assert [card for card in ("Birds", "Comet", "Fish") if card in table(state, "en", seat)] == known
    assert table(state, "en", None).endswith("A Birds, Power Plant, Capital, Asteroid\nB Comet\nC Fish\n")


def test_a_replay_opens_what_is_on_offer_too() -> None:
    state = GAME.new(Setup(2), 3)
    shown = " ".join(table(state, "en", None).split())
    text = words(GAME, "en")
    for seat in range(2):
        view = GAME.view(state, seat)
        assert all(text.card_name(card) in shown for card in view["offered"] + view["corporations"])


def test_a_wide_terminal_shows_corporations_and_whole_names() -> None:
    drawn = table(position(GAME, DESCRIPTION), "en", 0, 120)
    assert "  4    EcoLine  " in drawn
    assert "Thermalist 9/9" in drawn


def test_alone_there_are_no_milestones_but_neutral_cities() -> None:
    state = GAME.new(Setup(1), 5)
    drawn = table(state, "en", 0)
    assert drawn.count("Ci-") == drawn.count("Gr-") == 2
    assert "gen. 1/14" in drawn
    assert "Mayor" not in drawn


def test_cards_that_are_too_many_are_counted() -> None:
    hand = [card["id"] for card in words(GAME, "en").components()["cards"][:24]]
    state = position(GAME, {"options": {"corporate_era": "on"}, "seats": [{"hand": hand}]})
    assert "m: 8 more" in table(state, "en", 0)
    assert "more" not in table(state, "en", 0, 120)


def test_many_tags_stand_close_together() -> None:
    played = ["research", "space_elevator", "tectonic_stress_power", "asteroid_mining", "sponsors", "algae", "pets"]
    played += ["tardigrades", "domed_crater"]
    state = position(GAME, {"options": {"corporate_era": "on"}, "seats": [{"played": played}]})
    line = next(line for line in table(state, "en", 0).splitlines() if line.startswith("> A"))
    assert re.search(r"Bu\dSp\dPo\dSc\d", line)
    assert len(line) <= 80


def test_progress_is_that_of_the_rules() -> None:
    display = display_of(GAME, words(GAME, "en", NAMES), Sentences("en"))
    for seed in range(4):
        state = GAME.new(Setup(3, {"corporate_era": "on"}), seed)
        play_randomly(GAME, state, FastRng(seed), 250)
        assert isinstance(state, TerraformingState)
        *_, milestones, awards = (line.plain for line in display.board.draw(GAME.view(state, 0), 120))
        for number, name in enumerate(("Terraformer", "Mayor", "Gardener", "Builder", "Planner")):
            claimed = state.milestones[number] >= 0
            shown = "[" if claimed else f"{milestone_progress(state, 0, number)}/"
            assert f"{name} {shown}" in milestones
        for number, name in enumerate(("Landlord", "Banker", "Scientist", "Thermalist", "Miner")):
            counts = [award_count(state, seat, number) for seat in range(3)]
            assert re.search(rf"{name} (\[\w\] )?{counts[0]}/{max(counts)}( |$)", awards)


# ---- the cards of a player

STARTS = ("You can play now (2)", "You can’t play now (2)", "In play (5)")


def test_the_mat_tells_what_can_be_played_and_why_not_the_rest() -> None:
    page = mat(position(GAME, DESCRIPTION), "en", 0)
    can, cannot, in_play = (next(at for at, line in enumerate(page) if line.startswith(start)) for start in STARTS)
    assert [line.split(":")[0] for line in page[can + 1 : cannot]] == ["  4 Power Plant", " 14 Asteroid"]
    assert page[cannot + 1 : in_play] == [
        " 10 “Birds” can’t be played right now: it requires at least 13% oxygen.",
        " 26 “Capital” can’t be played right now: it requires at least 4 ocean tiles.",
    ]
    assert "  Tardigrades (microbe × 3, used): Action: add 1 microbe to this card." in page
    assert "  others: Mine" in page
    assert page[-1] == "Events played: Land Claim"


@pytest.mark.parametrize("whose", ["b", "Bob", "BOB"])
def test_the_mat_of_another_player_keeps_the_hand_secret(whose: str) -> None:
    page = mat(position(GAME, DESCRIPTION), "en", 0, whose)
    assert page[0].startswith("Bob · ThorGate")
    assert not any("Comet" in line or "Hand" in line for line in page)


def test_there_is_no_mat_of_a_stranger() -> None:
    assert mat(position(GAME, DESCRIPTION), "en", 0, "zoe") == []


def test_nothing_is_judged_while_another_question_is_open() -> None:
    state = play_all(GAME, position(GAME, DESCRIPTION), [(0, {"act": "electro_catapult"})])
    page = mat(state, "en", 0)
    assert "Hand (4)" in page
    assert any(line.startswith(" 10 Birds: Requires") for line in page)


def test_points_are_open_at_any_time() -> None:
    display = display_of(GAME, words(GAME, "en", NAMES), Sentences("en"))
    sheets = display.board.score_sheets(position(GAME, DESCRIPTION))
    assert [(item.code, item.points) for item in sheets[0]] == [
        ("rating", 27),
        ("award", 5),
        ("greeneries", 1),
        ("city", 1),
        ("card", 1),
    ]


# ---- buying in any order


def test_cards_are_bought_in_any_order(marsbox: Command) -> None:
    run = marsbox("play", "terraforming-mars", "--seed", 7, "--name", "Ann", typed="2\n4\n1\n9\n\n")
    pages = run.out.split("number, ? or q > ")
    offered = [re.findall(r"^ *\d+ Buy “([^”]+)”", page, re.MULTILINE) for page in pages[1:4]]
    assert offered[1] == offered[0][:3] + offered[0][4:]
    assert offered[2] == offered[1][1:]
    assert f"Ann adds “{offered[0][0]}” and “{offered[0][3]}” to their hand." in " ".join(run.out.split())


# ---- warnings


@pytest.mark.parametrize(
    ("language", "nothing", "no_space"),
    [
        ("en", "This would have no effect right now.", "There is no space left for an ocean tile"),
        ("fr", "Cela n’aurait aucun effet pour l’instant.", "Il n’y a plus de place pour une tuile océan"),
    ],
)
def test_an_option_is_marked_that_would_do_nothing_or_leave_a_tile_out(
    marsbox: Command, tmp_path: Path, language: str, nothing: str, no_space: str
) -> None:
    seats = [{"hand": ["comet"], "resources": {"heat": 8, "megacredits": 30}}, {}]
    state = position(GAME, {"temperature": 8, "oceans": 9, "seats": seats})
    # by rule set 0, which nobody plays any more, a game goes on from where it stood
    left = Snapshot.of(GAME, [], state)
    record = Record(GAME.id, 0, GAME.digest, GAME.settled(Setup(2)), 1, [], GAME.actions, left)
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    out = " ".join(marsbox("play", "--resume", file, "--bots", "random", "--lang", language, typed="q\n").out.split())
    assert f"(!) {nothing}" in out
    assert f"(!) {no_space}" in out
    assert out.count("(!)") == 4  # heat, the asteroid and aquifer projects, and Comet


# ---- news


def test_each_action_has_a_paragraph_with_all_that_follows_from_it() -> None:
    state, log = position(GAME, DESCRIPTION), Log()
    for form in ({"project": "aquifer"}, {"place": "r9c5"}, {"play": "power_plant"}):
        GAME.apply(state, 0, GAME.actions.number(form), log)
    text = words(GAME, "en", NAMES)
    lines = [" ".join(text.event(event) for event in together) for together in group_events(text, log.events)]
    assert [line.split(".")[0] for line in lines] == [
        "Ann uses the standard project “Aquifer”",
        "Ann plays “Power Plant”",
    ]
    assert "titanium" in lines[0]


def test_others_are_not_told_that_cards_were_dealt() -> None:
    log = Log()
    GAME.new(Setup(3, {"draft": "on"}), 3, log)
    text = words(GAME, "en", NAMES)
    seen = [event for event in log.events if event.seen_by(0)]
    lines = " ".join(text.event(event) for together in group_events(text, seen) for event in together)
    assert "Ann is dealt" in lines
    assert "Bob is dealt" not in lines


def test_a_lost_game_is_told_as_lost() -> None:
    state, log = GAME.new(Setup(1), 3), Log()
    while decisions := GAME.decisions(state):
        GAME.apply(state, 0, decisions[0].options[-1], log)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.won is False
    assert words(GAME, "en").event(log.events[-1]) == "The game is over: Mars is not terraformed."


# ---- help and components


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_found_by_its_name_in_every_language(language: str) -> None:
    display = display_of(GAME, words(GAME, language), Sentences(language))
    for name, thing in [
        ("birds", "birds"),
        ("Oiseaux", "birds"),
        ("oise", "birds"),
        ("72", "birds"),
        ("072", "birds"),
        ("ThorGate", "thorgate"),
        ("asteroid", "asteroid"),
        ("r5c3", "r5c3"),
        ("Tharsis Tho", "r2c2"),
        ("banquier", "banker"),
        ("Maire", "mayor"),
        ("aquifère", "aquifer"),
    ]:
        assert display.components.find(name) == thing
        assert display.components.page(thing) != []
    for name in ("r5c", "aste", "", "0", f"{PROJECTS + 1}", "earth"):
        assert display.components.find(name) is None
        assert display.components.place_page(name) == []


def test_a_standard_project_may_be_called_like_a_card() -> None:
    display = display_of(GAME, words(GAME, "en"), Sentences("en"))
    titles = [line for line in display.components.page("asteroid") if not line.startswith(" ")]
    assert titles == ["asteroid  Asteroid (standard project)", "asteroid  Asteroid"]
    assert [line for line in display.components.place_page("asteroid") if not line.startswith(" ")] == titles[:1]
    assert display.components.place_page("birds") == []


def test_a_component_that_is_no_card_is_told_in_its_own_part(marsbox: Command) -> None:
    space = json.loads(marsbox("cards", "terraforming-mars", "r4c1", "--json").out)
    assert (space["cards"], [one["name"] for one in space["spaces"]]) == ([], ["Pavonis Mons"])
    shown = marsbox("cards", "terraforming-mars", "r4c1").out
    assert "volcanic land" in shown
    assert "1 × titanium, 1 × plants" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shows_the_whole_box(marsbox: Command, language: str) -> None:
    text = words(GAME, language)
    box = json.loads(marsbox("cards", "terraforming-mars", "--json", "--lang", language).out)
    assert {part: box[part] for part in text.components()} == text.components()
    # a line may end after a hyphen
    shown = " ".join(marsbox("cards", "terraforming-mars", "--lang", language).out.split()).replace("- ", "-")
    for part in ("cards", "corporations", "milestones", "awards", "projects"):
        for thing in box[part]:
            assert " ".join(thing["name"].split()) in shown
            assert " ".join(thing["text"].split()).replace("- ", "-") in shown
    for space in box["spaces"]:
        assert f"{space['space']} {space['name']}" in shown
    assert " ".join(text.provenance("attested").split()) in shown


def test_the_components_can_t_be_replaced(marsbox: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[[card]]\n", encoding="utf-8")
    run = marsbox("cards", "terraforming-mars", "--components", file)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert "can't be replaced" in run.err


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "? r5c3     explain a space"),
        ("? birds", "Requires at least 13% oxygen."),
        ("? 72", "birds  Birds"),
        ("? r5c3", "reserved for Noctis City"),
        ("? mayor", "mayor  Mayor (milestone)"),
        ("? 1", "PhoboLog"),
        ("? nonsense", "ask about a choice (? 1), a card (? birds)"),
        ("m", "Ann"),
        ("m zoe", "“m zoe” was not understood"),
        ("h", "Once played, these cards bring"),
        ("s", "Ann: 20 points"),
        ("l", "The game begins"),
        ("r 2", "\n"),
        ("b", "gen. 1"),
        ("u", "There is nothing to undo"),
    ],
)
def test_what_can_be_typed_at_a_question(marsbox: Command, typed: str, answer: str) -> None:
    run = marsbox("play", "terraforming-mars", "--seed", 7, "--name", "Ann", typed=f"{typed}\n")
    assert answer in run.out.split("number, ? or q > ")[1]


# ---- playing


def test_a_space_is_chosen_by_its_row_or_its_name() -> None:
    """The first action of the Tharsis Republic is a city; there are more than fifty spaces for it."""
    with terminal("play", "--plain", "terraforming-mars", "--seed", 7, "--name", "Ann", "--bots", "random") as screen:
        screen.wait_for("q > ")
        screen.type("tharsis republic")
        screen.wait_for("q > ")
        screen.type("11")
        while "for a city tile" not in (page := screen.wait_for(" > ")):
            screen.type("")
        assert re.search(r"4 Row 4 …\n", page)
        screen.type("4")
        inner = screen.wait_for("back > ")
        assert "Row 4 …\n" in inner
        assert "Space 3 of row 4 (1 plant)" in inner
        screen.type("")
        screen.wait_for("q > ")
        screen.type("r9c9")
        assert "“r9c9” was not understood" in screen.wait_for("q > ")
        screen.type("r4c3")
        assert "\n4   ^tp ·p  CiA " in screen.wait_for(" > ")


def test_a_tall_terminal_shows_the_mat_below_the_table() -> None:
    with terminal("play", "--plain", "terraforming-mars", "--players", 1, "--seed", 7, lines=60, columns=120) as screen:
        screen.wait_for("q > ")
        for answer in ("1", "1", "1", "done"):
            screen.type(answer)
            page = screen.wait_for("q > ")
        assert re.search(
            r"\nYou can play now \(\d+\):\n(?:.*\n)+In play \(1\)\n(?:.*\n)+\nTake one or two actions", page
        )
