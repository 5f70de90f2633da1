"""Games that began with rule set 1 are played to their end by it."""

from typing import cast

import pytest

from marsbox.core import Match, Record, Setup, State
from marsbox.core.errors import SetupError
from marsbox.games.terraforming_mars.state import TerraformingState
from tests.games.terraforming_mars.scenario import DONE, GAME, Words, act, asked, at, offered, offered_by, refused, seat


def by_the_first(words: Words) -> State:
    """The position that flat words describe, in a game of rule set 1."""
    state = cast(TerraformingState, at(words))
    state.rules = 1
    state.pending = None
    return state


def test_a_new_game_is_played_by_the_newest_rules() -> None:
    assert cast(TerraformingState, GAME.new(Setup(2), 1)).rules == GAME.version == 2


@pytest.mark.parametrize("rules", [0, 3])
def test_a_rule_set_that_is_not_played_is_refused(rules: int) -> None:
    with pytest.raises(
        SetupError, match=f"rule set {rules} of terraforming-mars is not played here; right would be 1 to 2"
    ):
        GAME.new(Setup(2, rules=rules), 1)


def test_a_record_is_played_by_the_rules_it_was_made_with() -> None:
    match = Match.start(GAME, Setup(2, {"beginner_1": "on", "beginner_2": "on"}), 1)
    for rules in (1, 2):
        record = Record(GAME.id, rules, match.record.digest, match.record.setup, 1, [], GAME.actions)
        again = Record.from_json(record.to_json())
        assert cast(TerraformingState, again.replay(GAME)).rules == rules
        assert cast(TerraformingState, GAME.load(GAME.dump(again.replay(GAME)))).rules == rules


def test_by_rule_set_1_cards_are_bought_in_the_order_of_their_numbers() -> None:
    state = by_the_first({"1 passed": True, "deck": ["comet", "asteroid", "fish", "moss"], "megacredits": 30})
    act(state, {"pass": True})
    own = offered_by(state, "keep")
    act(state, {"keep": own[1]})
    assert offered_by(state, "keep") == own[2:]


def test_by_rule_set_1_each_card_is_sold_at_once() -> None:
    state = by_the_first({"hand": ["comet", "fish", "moss"], "megacredits": 0})
    act(state, {"project": "sell_patents"}, {"discard": "fish"})
    assert seat(state, 0)["hand"] == ["comet", "moss"]
    assert offered(state) == [{"discard": "moss"}, DONE]


def test_by_rule_set_1_an_action_that_would_do_nothing_is_refused() -> None:
    assert refused(by_the_first({"played": ["symbiotic_fungus"]}), {"act": "symbiotic_fungus"}) == "action_impossible"


def test_by_rule_set_1_the_order_of_an_ocean_and_lost_plants_is_asked() -> None:
    state = act(by_the_first({"hand": ["comet"], "1 plants": 3}), {"play": "comet"})
    assert asked(state) == [(0, "order")]
