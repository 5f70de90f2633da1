"""Plans in words: a purchase as a whole, and you for nobody but the reader."""

from typing import Any

import pytest

from marsbox.core import SPECTATOR, State
from marsbox.games import load_game
from marsbox.testing import play_all, position
from marsbox.text import LANGUAGES, words
from marsbox.text.words import PlannedStep

NAMES = ["Ann", "Bob", "Cem"]
BUYING = {
    "phase": "research",
    "generation": 2,
    "seats": [
        {"resources": {"megacredits": 40}, "offered": ["asteroid", "mine", "bushes", "trees"]},
        {"offered": ["virus", "pets", "grass", "zeppelins"]},
    ],
}


def step(game_id: str, state: State, form: dict[str, Any], seat: int = 0) -> PlannedStep:
    game = load_game(game_id)
    decision = game.decision(state, seat)
    assert decision is not None
    return game.view(state, seat), decision, game.actions.number(form)


def terraforming(description: dict[str, Any], *forms: dict[str, Any]) -> list[PlannedStep]:
    """Steps of seat 0, one after the other."""
    game, steps = "terraforming-mars", []
    state = position(game, description)
    for form in forms:
        steps.append(step(game, state, form))
        state = play_all(game, state, [(0, form)])
    return steps


def test_a_purchase_is_one_line_and_what_was_chosen_before_belongs_to_it() -> None:
    tell = words(load_game("terraforming-mars"), "en", NAMES)
    steps = terraforming(BUYING, {"keep": "mine"}, {"keep": "trees"}, {"done": True})
    assert tell.plan(steps) == ["Buy Mine and Trees for 6 M€; 34 M€ are left"]
    assert tell.plan(steps[1:]) == ["Buy Mine and Trees for 6 M€; 34 M€ are left"]
    assert tell.plan(terraforming(BUYING, {"done": True})) == ["Buy no cards"]


@pytest.mark.parametrize(("language", "expected"), [("en", "Buy Mine"), ("fr", "Acheter Mine"), ("de", "Kaufen: Mine")])
def test_the_answer_that_ends_a_purchase_names_what_was_bought(language: str, expected: str) -> None:
    tell = words(load_game("terraforming-mars"), language, NAMES)
    ending = terraforming(BUYING, {"keep": "mine"}, {"done": True})[-1]
    assert tell.answer(*ending) == tell.step(ending) == expected


def test_the_end_of_a_sale_is_no_step_of_its_own() -> None:
    tell = words(load_game("terraforming-mars"), "en", NAMES)
    described = {"seats": [{"hand": ["mine", "trees", "virus"]}, {}]}
    steps = terraforming(described, {"project": "sell_patents"}, {"discard": "mine"}, {"done": True})
    assert tell.plan(steps) == ["Sell patents", "Sell Mine"]
    assert tell.plan(steps[2:]) == ["Stop selling cards."]


def test_a_payment_names_what_pays() -> None:
    tell = words(load_game("terraforming-mars"), "en", NAMES)
    described = {"seats": [{"resources": {"megacredits": 20, "steel": 2}, "hand": ["mine"]}, {}]}
    assert tell.plan(terraforming(described, {"play": "mine"}, {"amount": 2})) == [
        "Play Mine (4 M€)",
        "Pay with 2 steel",
    ]
    assert tell.plan(terraforming(described, {"play": "mine"}, {"amount": 0})[1:]) == ["Pay in M€ only"]


def test_what_is_left_out_is_told_only_where_there_is_nothing_else() -> None:
    tell = words(load_game("mission-red-planet"), "en", NAMES)
    described = {
        "pad": [{"ship": "hellas 4"}, {"ship": "noachis 5"}, {"ship": "ausonia 3"}],
        "seats": [{"chosen": "scientist"}, {"called": "recruiter"}, {"called": "recruiter"}],
    }
    state = position("mission-red-planet", described)
    boarding, skipping = (step("mission-red-planet", state, form) for form in ({"board": 0}, {"skip": True}))
    assert tell.plan([boarding, skipping]) == ["Board ship 1 (Hellas) with 1 astronaut"]
    assert tell.plan([skipping]) == ["Skip"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_reader_is_called_you(language: str) -> None:
    tell = words(load_game("pocket-mars"), language, NAMES[:2])
    described = {
        "seats": [{"hand": ["G1", "E2"], "module": ["W7", "E3"]}, {"hand": ["E1", "E4"], "module": ["W1", "W2"]}],
        "buildings": {"science": {"*": [1, 0]}, "water": {"*": [1, 0]}},
    }
    state = play_all("pocket-mars", position("pocket-mars", described), [(0, {"hand": "G1"})])
    promoting = step("pocket-mars", state, {"promote": {"building": "water", "colonist": 0}})
    (addressed,), (told,) = tell.plan([promoting], reader=0), tell.plan([promoting], reader=SPECTATOR)
    assert "Ann" not in addressed
    assert "Ann" in told
    assert tell.plan([promoting], reader=1) == [told]
