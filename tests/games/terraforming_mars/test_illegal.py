"""Every way to be refused: the code says which rule, the numbers say what about, and the state stays as it was."""

from collections.abc import Callable
from typing import Any

import pytest

from marsbox.core.contract import IllegalAction, Setup, State
from marsbox.core.events import SPECTATOR
from marsbox.core.rng import FastRng
from marsbox.games.terraforming_mars.board import LAND, SPACE_IDS, SPACE_KINDS, VOLCANO
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import AWARDS, CITY, GREENERY, MILESTONES, PROJECT_NAMES
from marsbox.testing import deal
from tests.games.reasons import check_numbers, reason_codes
from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import DONE, END_TURN, GAME, PASS, SKIP, act, asked, at, refused

IDS = [card.id for card in PRINTED]
# a greenery on every space of land
FULL = {
    SPACE_IDS[space]: "greenery of 1" for space, space_kind in enumerate(SPACE_KINDS) if space_kind in (LAND, VOLCANO)
}
THREE_MILESTONES = {"mayor": 1, "gardener": 1, "builder": 1}
THREE_AWARDS = {"landlord": 1, "banker": 1, "miner": 1}


def card(name: str) -> int:
    return IDS.index(name)


def kind(name: str) -> int:
    return GAME.decision_kinds.index(name)


def after(words: dict[str, Any], *steps: Form) -> Callable[[], State]:
    """A position after these steps of seat 0."""
    return lambda: act(at(words), *steps)


def beginning() -> State:
    return deal(GAME, 2, corporations=[["helion", "ecoline"], []], dealt=[["comet", "fish"], []])


TWO_METALS = {"hand": ["space_elevator"], "steel": 3, "titanium": 3}
ORDER = {"hand": ["nuclear_zone"], "temperature": -4}

# Each code of refusals.py: a position, what seat 0 may not do there, and the numbers that say what it is about.
CASES: dict[str, list[tuple[Callable[[], State], Form, tuple[int, ...]]]] = {
    "not_asked": [
        (after({}), SKIP, (kind("turn"),)),
        (after({}), {"keep": "comet"}, (kind("turn"),)),
        (after({}), {"amount": 3}, (kind("turn"),)),
        (beginning, {"keep": "comet"}, (kind("corporation"),)),
        (after(ORDER, {"play": "nuclear_zone"}), PASS, (kind("order"),)),
        (after({"plants": 8}, {"convert_plants": True}), SKIP, (kind("space"),)),
        (after({"hand": ["comet", "fish"]}, {"project": "sell_patents"}), DONE, (kind("sell"),)),
        (after({"1 passed": True}, PASS), PASS, (kind("buy"),)),
    ],
    "not_possible": [
        (beginning, {"corporation": "credicor"}, (kind("corporation"),)),
        (after(ORDER, {"play": "nuclear_zone"}), {"next": 3}, (kind("order"),)),
        (after({"hand": ["asteroid"], "1 plants": 1}, {"play": "asteroid"}), {"target": 0}, (kind("remove"),)),
        (after({"hand": ["sabotage"]}, {"play": "sabotage"}), {"option": 0}, (kind("option"),)),
    ],
    "no_place": [
        (after({"plants": 8}, {"convert_plants": True}), {"place": "r1c2"}, (SPACE_IDS.index("r1c2"),)),
        (after({"hand": ["land_claim"]}, {"play": "land_claim"}), {"place": "r5c3"}, (SPACE_IDS.index("r5c3"),)),
    ],
    "wrong_amount": [
        (after(TWO_METALS, {"play": "space_elevator"}), {"amount": 4}, (4, 0, 3)),
        (after({"hand": ["asteroid"], "1 plants": 2}, {"play": "asteroid"}, {"target": 1}), {"amount": 3}, (3, 1, 2)),
    ],
    "wrong_card": [
        (lambda: act(beginning(), {"corporation": "helion"}), {"keep": "zeppelins"}, (card("zeppelins"),)),
        (after({"hand": ["comet", "fish"]}, {"project": "sell_patents"}), {"discard": "ants"}, (card("ants"),)),
        (
            after({"hand": ["comet", "fish"]}, {"project": "sell_patents"}, {"discard": "comet"}),
            {"discard": "comet"},
            (card("comet"),),
        ),
        (
            after({"hand": ["imported_nitrogen"], "played": ["ants", "tardigrades"]}, {"play": "imported_nitrogen"}),
            {"pick": "fish"},
            (card("fish"),),
        ),
    ],
    "first_action": [
        (
            after({"corporation": "tharsis_republic", "first action owed": True}),
            {"project": "power_plant"},
            (card("tharsis_republic"),),
        ),
        (after({"corporation": "inventrix", "first action owed": True}), PASS, (card("inventrix"),)),
    ],
    "too_few_plants": [
        (after({"plants": 7}), {"convert_plants": True}, (8,)),
        (after({"corporation": "ecoline", "plants": 6}), {"convert_plants": True}, (7,)),
    ],
    "no_place_for": [
        (after({"plants": 8, **FULL}), {"convert_plants": True}, (GREENERY,)),
        (after({"megacredits": 50, **FULL}), {"project": "greenery"}, (GREENERY,)),
        (after({"megacredits": 50, **FULL}), {"project": "city"}, (CITY,)),
    ],
    "too_little_heat": [(after({"heat": 7}), {"convert_heat": True}, (8,))],
    "end_turn_instead": [(after({}, {"project": "power_plant"}), PASS, ())],
    "pass_instead": [(after({}), END_TURN, ())],
    "not_in_hand": [(after({"1 hand": ["comet"]}), {"play": "comet"}, (card("comet"),))],
    "requirement": [(after({"hand": ["fish"]}), {"play": "fish"}, (card("fish"),))],
    "too_dear": [
        (after({"hand": ["comet"], "megacredits": 20}), {"play": "comet"}, (card("comet"), 21, 20)),
        (
            after({"hand": ["space_elevator"], "megacredits": 3, "steel": 3, "titanium": 2}),
            {"play": "space_elevator"},
            (card("space_elevator"), 27, 15),
        ),
    ],
    "effects_impossible": [
        (after({"hand": ["food_factory"]}), {"play": "food_factory"}, (card("food_factory"),)),
        (after({"hand": ["ceos_favorite_project"]}), {"play": "ceos_favorite_project"}, (148,)),
    ],
    "not_in_play": [(after({"hand": ["ants"]}), {"act": "ants"}, (card("ants"),))],
    "no_action": [
        (after({"played": ["mine"]}), {"act": "mine"}, (card("mine"),)),
        (after({"corporation": "helion"}), {"act": "helion"}, (card("helion"),)),
    ],
    "action_used": [(after({"played": ["tardigrades"], "used": ["tardigrades"]}), {"act": "tardigrades"}, (48,))],
    "action_impossible": [(after({"played": ["ironworks"], "energy": 3}), {"act": "ironworks"}, (card("ironworks"),))],
    "no_cards": [(after({}), {"project": "sell_patents"}, ())],
    "project_too_dear": [
        (after({"megacredits": 10}), {"project": "power_plant"}, (PROJECT_NAMES.index("power_plant"), 11, 10)),
        (
            after({"megacredits": 7, "corporation": "thorgate"}),
            {"project": "power_plant"},
            (PROJECT_NAMES.index("power_plant"), 8, 7),
        ),
    ],
    "not_in_solo": [
        (after({"players": 1, "TR": 40}), {"milestone": "terraformer"}, ()),
        (after({"players": 1}), {"award": "miner"}, ()),
    ],
    "milestone_taken": [
        (after({"milestones": {"mayor": 1}}), {"milestone": "mayor"}, (MILESTONES.index("mayor"), 1)),
    ],
    "milestones_gone": [(after({"milestones": THREE_MILESTONES, "TR": 35}), {"milestone": "terraformer"}, ())],
    "milestone_not_reached": [
        (after({"TR": 34}), {"milestone": "terraformer"}, (0, 34, 35)),
        (after({"r3c4": "city of 0"}), {"milestone": "mayor"}, (1, 1, 3)),
    ],
    "not_enough_money": [
        (after({"TR": 35, "megacredits": 7}), {"milestone": "terraformer"}, (8, 7)),
        (after({"awards": {"miner": 1}, "megacredits": 13}), {"award": "banker"}, (14, 13)),
    ],
    "award_taken": [(after({"awards": {"miner": 1}}), {"award": "miner"}, (AWARDS.index("miner"), 1))],
    "awards_gone": [(after({"awards": THREE_AWARDS, "megacredits": 99}), {"award": "scientist"}, ())],
}


def test_every_reason_of_the_rules_is_tested() -> None:
    assert set(CASES) == reason_codes("terraforming_mars")


@pytest.mark.parametrize(
    ("code", "number"), [(code, number) for code, cases in CASES.items() for number in range(len(cases))]
)
def test_reasons(code: str, number: int) -> None:
    position, form, numbers = CASES[code][number]
    state = position()
    assert refused(state, form) == code
    check_numbers(GAME, state, form, numbers)


# ---- reasons of every game


def test_not_your_decision() -> None:
    state = at({})
    assert refused(state, PASS, 1) == "not_your_decision"


@pytest.mark.parametrize("number", [SPECTATOR, 2, 5])
def test_unknown_seat(number: int) -> None:
    assert refused(at({}), PASS, number) == "unknown_seat"


@pytest.mark.parametrize("action", [-1, GAME.actions.size])
def test_unknown_action(action: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(at({}), 0, action)
    assert refusal.value.reason.code == "unknown_action"


def test_game_over() -> None:
    assert refused(at({"phase": "over"}), PASS) == "game_over"


def test_all_game_long_every_action_is_allowed_or_has_a_reason() -> None:
    state = GAME.new(Setup(3, {"corporate_era": "on", "draft": "on"}), 6)
    rng = FastRng(6)
    for _ in range(120):
        before = GAME.dump(state)
        for decision in GAME.decisions(state):
            for action in range(0, GAME.actions.size, 7):
                reason = GAME.why_not(state, decision.seat, action)
                assert (reason is None) == (action in decision.options)
                assert reason is None or reason.code in {*CASES, "unknown_action"}
        assert GAME.dump(state) == before
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, rng.choice(decision.options))
    assert asked(state)
