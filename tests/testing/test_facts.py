"""States told as facts: plain, complete, and a description again at the start of a turn."""

import json
from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.rng import FastRng
from marsbox.games import load_game
from marsbox.testing import PositionError, deal, facts, play, position

GAME = load_game("pocket-mars")


def dumped(state: State) -> dict[str, Any]:
    """All of a state but the count of what was revealed, which is bookkeeping and no fact of the game."""
    content: dict[str, Any] = json.loads(GAME.dump(state))
    del content["revealed"]
    return content


@pytest.mark.parametrize(
    "setup",
    [Setup(1), Setup(1, {"level": "3"}), Setup(2), Setup(2, {"draft": "on"}), Setup(3, {"draft": "on"}), Setup(4)],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_facts_at_the_start_of_a_turn_are_a_description_of_the_very_same_position(setup: Setup, seed: int) -> None:
    state = GAME.new(setup, seed)
    rng = FastRng(seed)
    turns = 0
    while True:
        described = facts(GAME, state)
        assert json.loads(json.dumps(described)) == described
        if described["phase"] in ("turn", "over"):
            turns += 1
            again = position(GAME, described)
            assert dumped(again) == dumped(state)
            assert facts(GAME, again) == described
            for viewer in range(-1, state.players):
                assert GAME.view(again, viewer) == GAME.view(state, viewer)
        else:
            with pytest.raises(PositionError, match=r"right would be turn or over"):
                position(GAME, described)
        decisions = GAME.decisions(state)
        if not decisions:
            break
        GAME.apply(state, decisions[0].seat, rng.choice(decisions[0].options))
    assert turns > 3


def test_facts_tell_what_each_seat_must_decide() -> None:
    state = deal(GAME, 2, dealt=[["E1", "E2", "E3", "E4"], ["W1", "W2", "W3", "W4"]])
    assert facts(GAME, state)["questions"] == [
        {"seat": 0, "kind": "store_setup", "options": [{"store": card} for card in ("E1", "E2", "E3", "E4")]},
        {"seat": 1, "kind": "store_setup", "options": [{"store": card} for card in ("W1", "W2", "W3", "W4")]},
    ]


def test_facts_tell_open_answers() -> None:
    state = deal(GAME, 2, dealt=[["E1", "E2", "E3", "E4"], []])
    assert "answers" not in facts(GAME, state)
    play(GAME, state, 0, {"store": "E2"})
    assert facts(GAME, state)["answers"] == [[{"store": "E2"}], []]


def test_facts_tell_the_packs_of_a_draft() -> None:
    pack = ["E1", "E2", "E3", "E4", "E5"]
    state = deal(GAME, 2, options={"draft": "on"}, dealt=[pack, []])
    described = facts(GAME, state)
    assert (described["phase"], described["seats"][0]["pack"], described["draft"]["packs"][0]) == ("draft", pack, pack)


def test_facts_tell_the_card_being_played() -> None:
    state = position(GAME, {"seats": [{"ship": 1, "hand": ["C7", "E1"]}, {}]})
    play(GAME, state, 0, {"hand": "C7"})
    described = facts(GAME, state)
    assert described["phase"] == "within a turn"
    assert described["card being played"] == {"seat": 0, "card": "C7", "action": "hand"}


def test_facts_tell_the_card_or_the_building_that_asks_a_question() -> None:
    state = position(GAME, {"seats": [{"ship": 1, "energy": 3, "hand": ["C7", "E1"], "module": ["W4", "E5"]}, {}]})
    assert set(facts(GAME, state)["questions"][0]) == {"seat", "kind", "options"}
    hand = play(GAME, GAME.clone(state), 0, {"hand": "C7"})
    assert facts(GAME, hand)["questions"][0]["card"] == "C7"
    play(GAME, state, 0, {"module": "W4"})
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["building"]) == ("land", "water")
    play(GAME, state, 0, {"skip": True})
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["card"]) == ("module_action", "W4")


def test_facts_tell_points_by_item_at_any_time() -> None:
    state = position(GAME, {"seats": [{"ship": 2}, {}], "buildings": {"water": {"*": [3, 0], "**": [1, 0]}}})
    assert facts(GAME, state)["seats"][0]["points"] == {
        "ship": 2,
        "*": 6,
        "**": 4,
        "four in one building": 3,
        "energy": 1,
        "total": 16,
    }


def test_facts_tell_the_outcome_when_the_game_is_over() -> None:
    described = facts(GAME, position(GAME, {"phase": "over", "seats": [{"ship": 1}, {"ship": 2}]}))
    assert described["outcome"] == {"scores": [2, 3], "ranks": [2, 1], "winners": [1], "won": None}


def test_facts_are_of_a_state_of_the_game() -> None:
    foreign: Any = object()
    with pytest.raises(PositionError, match='not a state of "pocket-mars"'):
        facts(GAME, foreign)
