"""States that ask everything: questions with one possible answer are asked too, and nothing else changes."""

import json
from typing import Any

import pytest

from marsbox.core.contract import Decision, Setup, State
from marsbox.core.rng import FastRng
from marsbox.games import load_game
from marsbox.testing import PositionError, ask_everything, deal, facts, options, play, play_all, position

GAMES = {name: load_game(name) for name in ("pocket-mars", "mission-red-planet", "terraforming-mars")}
EVERY = {"every question": True}


def asked(decisions: list[Decision]) -> list[tuple[int, int, list[int]]]:
    return [(decision.seat, decision.kind, decision.options) for decision in decisions]


def dumped(name: str, state: State) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(GAMES[name].dump(state))
    content.pop("asks_everything", None)
    return content


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("pocket-mars", Setup(1)),
        ("pocket-mars", Setup(3, {"draft": "on"})),
        ("mission-red-planet", Setup(4)),
        ("terraforming-mars", Setup(1)),
        ("terraforming-mars", Setup(2, {"corporate_era": "on", "draft": "on", "beginner_1": "on"})),
    ],
)
def test_a_game_that_asks_everything_is_the_same_game(name: str, setup: Setup) -> None:
    game = GAMES[name]
    usual = game.new(setup, 7)
    every = ask_everything(game.new(setup, 7))
    rng = FastRng(7)
    more = 0
    while game.decisions(every):
        known = asked(game.decisions(usual))
        alone = [decision for decision in asked(game.decisions(every)) if decision not in known]
        if alone:
            seat, _, answers = alone[0]
            assert len(answers) == 1
            game.apply(every, seat, answers[0])
            more += 1
        else:
            seat, _, answers = known[rng.below(len(known))]
            action = rng.choice(answers)
            game.apply(usual, seat, action)
            game.apply(every, seat, action)
    assert not game.decisions(usual)
    assert dumped(name, every) == dumped(name, usual)
    assert more > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_a_stored_state_still_ask_everything(name: str) -> None:
    game = GAMES[name]
    state = position(game, EVERY)
    assert game.clone(state).asks_everything
    assert game.load(game.dump(state)).asks_everything
    assert game.determinize(state, 0, FastRng(1)).asks_everything
    assert b"asks_everything" not in game.dump(position(game, {}))
    assert not game.load(game.dump(position(game, {}))).asks_everything


@pytest.mark.parametrize("name", GAMES)
def test_facts_tell_that_everything_is_asked(name: str) -> None:
    described = facts(name, position(name, EVERY))
    assert described["every question"] is True
    assert facts(name, position(name, described)) == described
    assert facts(name, position(name, {}))["every question"] is False


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_true_or_false(name: str) -> None:
    with pytest.raises(PositionError, match='the description, "every question" is 1; right would be true or false'):
        position(name, {"every question": 1})


def test_pocket_mars_asks_for_a_landing_without_colonists() -> None:
    words = {"seats": [{"module": ["E5", "W1"]}, {}]}
    state = play("pocket-mars", position("pocket-mars", {**words, **EVERY}), 0, {"module": "E5"})
    assert facts("pocket-mars", state)["questions"][0]["kind"] == "land"
    assert options("pocket-mars", state, 0) == [{"skip": True}]


def test_mission_red_planet_asks_for_the_only_character() -> None:
    words = {"seats": [{"hand": ["recruiter"]}, {}, {}]}
    assert options("mission-red-planet", position("mission-red-planet", words), 0) == []
    every = position("mission-red-planet", {**words, **EVERY})
    assert options("mission-red-planet", every, 0) == [{"choose": "recruiter"}]
    play("mission-red-planet", every, 0, {"choose": "recruiter"})
    described = facts("mission-red-planet", every)
    assert described["seats"][0]["chosen"] == "recruiter"
    assert facts("mission-red-planet", position("mission-red-planet", described)) == described


def test_a_seat_with_one_character_has_to_choose_if_everything_is_asked() -> None:
    words = {
        "phase": "boarding and take-off",
        "seats": [{"hand": ["recruiter"]}, {"chosen": "pilot"}, {"chosen": "pilot"}],
    }
    assert facts("mission-red-planet", position("mission-red-planet", words))["seats"][0]["called"] == "recruiter"
    with pytest.raises(PositionError, match='seat 0, "chosen" is left out'):
        position("mission-red-planet", {**words, **EVERY})


def test_mission_red_planet_asks_whether_to_do_what_is_impossible() -> None:
    words = {"seats": [{"chosen": "soldier"}, {"chosen": "pilot"}, {"chosen": "pilot"}]}
    state = play("mission-red-planet", position("mission-red-planet", {**words, **EVERY}), 0, {"skip": True})
    assert facts("mission-red-planet", state)["questions"][0]["kind"] == "shoot"
    assert options("mission-red-planet", state, 0) == [{"skip": True}]


def test_terraforming_mars_asks_for_the_only_way_to_use_a_card() -> None:
    words = {"seats": [{"played": ["martian_rails"], "resources": {"energy": 1}}, {}]}
    state = position("terraforming-mars", {**words, **EVERY, "tiles": {"r3c4": {"tile": "city", "owner": 0}}})
    play("terraforming-mars", state, 0, {"act": "martian_rails"})
    question = facts("terraforming-mars", state)["questions"][0]
    assert (question["kind"], question["card"]) == ("alternative", "martian_rails")
    play_all("terraforming-mars", state, [(0, {"option": 0})])
    assert facts("terraforming-mars", state)["seats"][0]["resources"]["energy"] == 0


def test_a_deal_can_ask_everything() -> None:
    words: dict[str, Any] = {"first": 0, "corporations": [["tharsis_republic"], []]}
    options_given = {"beginner_2": "on"}
    state = ask_everything(deal("terraforming-mars", 2, options=options_given, **words))
    play_all("terraforming-mars", state, [(0, {"corporation": "tharsis_republic"}), (0, {"done": True})])
    assert options("terraforming-mars", state, 0) == [{"act": "tharsis_republic"}]
