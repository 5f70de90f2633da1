"""States of Mission: Red Planet told as facts: plain, complete, and a description again where characters begin."""

import json
from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.rng import FastRng
from marsbox.games import load_game
from marsbox.games.mission_red_planet.state import MissionState
from marsbox.testing import PositionError, deal, facts, play, play_all, position

GAME = load_game("mission-red-planet")


def dumped(state: State) -> dict[str, Any]:
    """All of a state but the count of what was revealed, which is bookkeeping and no fact of the game."""
    content: dict[str, Any] = json.loads(GAME.dump(state))
    del content["revealed"]
    return content


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_facts_where_characters_are_chosen_or_begin_are_a_description_of_the_very_same_position(
    players: int, seed: int
) -> None:
    state = GAME.new(Setup(players), seed)
    assert isinstance(state, MissionState)
    rng = FastRng(seed)
    described = {"choice of characters": 0, "boarding and take-off": 0, "over": 0}
    acting = None
    while True:
        found = facts(GAME, state)
        assert json.loads(json.dumps(found)) == found
        begins = acting != (state.turn, state.calling, state.last)
        acting = (state.turn, state.calling, state.last)
        refusal = ""
        try:
            again = position(GAME, found)
        except PositionError as error:
            refusal = str(error)
        if refusal:
            assert refusal.endswith("begin before it and play on")
            assert found["phase"] == "set-up" or (found["phase"] == "boarding and take-off" and not begins)
        else:
            described[found["phase"]] += 1
            assert dumped(again) == dumped(state)
            assert facts(GAME, again) == found
            for viewer in range(-1, players):
                assert GAME.view(again, viewer) == GAME.view(state, viewer)
        decisions = GAME.decisions(state)
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        GAME.apply(state, decision.seat, rng.choice(decision.options))
    assert described["choice of characters"] >= 10
    assert described["over"] == 1
    assert described["boarding and take-off"] >= 10


def test_facts_tell_a_set_up() -> None:
    state = deal(
        GAME,
        3,
        ships=["hellas 3", "manual 4", "noachis 5"],
        astronauts=[1, 0, 2],
        dealt=[["diversified", "lichens", "radiation"], ["lost_in_space"], ["world_spanning"]],
        events=["rich_vein"],
    )
    found = facts(GAME, state)
    assert (found["phase"], found["turn"], found["first player"]) == ("set-up", 0, 1)
    assert found["astronauts to draw"] == [2]
    assert found["events after set-up"] == ["rich_vein"]
    assert found["questions"][0]["kind"] == "destination"
    play(GAME, state, 0, {"destination": "noachis"})
    found = facts(GAME, state)
    assert found["seats"][0]["dealt"] == ["diversified", "lichens", "radiation"]
    play(GAME, state, 0, {"keep": "diversified"})
    assert facts(GAME, state)["answers"] == [[{"keep": "diversified"}], [], []]


def test_facts_remember_what_was_given_back() -> None:
    hands = [
        ["diversified", "lichens", "radiation"],
        ["lost_in_space", "rich_vein", "blocks_of_ice"],
        ["world_spanning", "barren_ground", "martian_ruins"],
    ]
    state = deal(GAME, 3, ships=["hellas 3", "hellas 4", "hellas 5"], dealt=hands)
    play_all(GAME, state, [(seat, {"keep": hand[0]}) for seat, hand in enumerate(hands)])
    assert [entry["given back"] for entry in facts(GAME, state)["seats"]] == [hand[1:] for hand in hands]


def test_facts_tell_the_character_being_played_and_a_card_drawn() -> None:
    seats = [{"chosen": "scientist"}, {"chosen": "scientist"}, {"chosen": "pilot"}]
    state = position(GAME, {"event pile": ["lichens"], "seats": seats})
    play_all(GAME, state, [(0, {"skip": True}), (0, {"draw": True})])
    found = facts(GAME, state)
    assert found["phase"] == "boarding and take-off"
    assert found["character being played"] == {
        "seat": 0,
        "character": "scientist",
        "asks": "place",
        "left": 0,
        "card drawn": "lichens",
        "next": [1],
    }
    assert found["seats"][2]["chosen"] == "pilot"


def test_facts_tell_the_character_the_ship_or_the_card_that_asks_a_question() -> None:
    seats = [{"chosen": "scientist"}, {"chosen": "scientist"}, {"chosen": "pilot"}]
    state = position(GAME, {"pad": [{"ship": "manual 4"}], "event pile": ["lichens"], "seats": seats})
    assert facts(GAME, state)["questions"][0]["character"] == "scientist"
    play(GAME, state, 0, {"board": 0})
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["ship"]) == ("destination", "manual 4")
    play_all(GAME, state, [(0, {"destination": "hellas"}), (0, {"skip": True}), (0, {"draw": True})])
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["card"], question["character"]) == ("place", "lichens", "scientist")
    assert set(facts(GAME, position(GAME, {}))["questions"][0]) == {"seat", "kind", "options"}


def test_facts_in_the_middle_of_a_character_are_no_description() -> None:
    seats = [{"chosen": "soldier"}, {"chosen": "soldier"}, {"chosen": "pilot"}]
    state = position(GAME, {"zones": {"hellas": {"astronauts": [1, 0, 0]}}, "seats": seats})
    play(GAME, state, 0, {"skip": True})
    found = facts(GAME, state)
    assert found["character being played"]["asks"] == "shoot"
    with pytest.raises(PositionError, match=r'"character being played" is .* begin before it and play on'):
        position(GAME, found)


def test_facts_of_a_ship_without_its_destination_are_no_description() -> None:
    seats = [{"chosen": "soldier"}, {"chosen": "soldier"}, {"chosen": "pilot"}]
    state = position(GAME, {"pad": [{"ship": "manual 4"}], "seats": seats})
    play(GAME, state, 0, {"board": 0})
    with pytest.raises(PositionError, match=r"asks for a destination; .* begin before it and play on"):
        position(GAME, facts(GAME, state))


def test_facts_tell_points_by_item_at_any_time() -> None:
    zones = {"hellas": {"astronauts": [1, 0, 0], "discovery": {"card": "lichens"}}}
    seats = [{"tokens": {"ice": 2, "celerium": 1}, "bonus": ["world_spanning", "blocks_of_ice"]}, {}, {}]
    assert facts(GAME, position(GAME, {"zones": zones, "seats": seats}))["seats"][0]["points"] == {
        "ice": 2,
        "celerium": 3,
        "ice bonus": 9,
        "lichens in hellas": 2,
        "world_spanning": 1,
        "blocks_of_ice": 0,
        "total": 17,
    }


def test_facts_tell_the_outcome_when_the_game_is_over() -> None:
    seats = [{"tokens": {"celerium": 1}}, {"tokens": {"celerium": 2}}, {"tokens": {"celerium": 2}}]
    found = facts(GAME, position(GAME, {"phase": "over", "seats": seats}))
    assert found["outcome"] == {"scores": [3, 6, 6], "ranks": [3, 1, 1], "winners": [1, 2]}


def test_facts_are_of_a_state_of_the_game() -> None:
    with pytest.raises(PositionError, match='not a state of "mission-red-planet"'):
        facts(GAME, position("pocket-mars", {}))
