"""Generations: order of players, research, actions in turn, production."""

from typing import Any

import pytest

from marsbox.core.contract import State
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.testing import deal
from tests.games.terraforming_mars.scenario import (
    DONE,
    END_TURN,
    GAME,
    PASS,
    act,
    asked,
    at,
    events,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

PLANT = {"project": "power_plant"}
FOUR = ["asteroid", "fish", "moss", "birds"]
REST = ["comet", "grass", "trees", "pets"]


def ending(**words: Any) -> State:
    """Seat 0 is the last of two to pass; `_` stands for a space."""
    told_words = {word.replace("_", " "): value for word, value in words.items()}
    return at({"1 passed": True, "first player": 0, **told_words})


def researching(**words: Any) -> State:
    """The research phase of generation 2: seat 1 is the first player, and the deck is known."""
    deck = [card for pair in zip(REST, FOUR, strict=True) for card in pair]
    return act(ending(deck=deck, **words), PASS)


# ---- order of players


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (5, 3), (5, 4)])
def test_the_first_player_marker_moves_clockwise(players: int, first: int) -> None:
    words = {f"{number} passed": True for number in range(1, players)}
    state = act(at({"players": players, "first player": first, "active player": 0, **words}), PASS)
    assert facts_of(state)["first player"] == (first + 1) % players


def test_the_generation_marker_moves_up_by_1() -> None:
    state = act(ending(generation=6), PASS)
    assert facts_of(state)["generation"] == 7


def test_the_first_generation_has_no_order_and_no_research_phase() -> None:
    state = deal(GAME, 2, first=1, options={"beginner_1": "on", "beginner_2": "on"})
    assert facts_of(state)["first player"] == 1
    assert asked(state) == [(1, "turn")]


# ---- research


def test_everybody_looks_at_four_cards_at_once() -> None:
    state = researching()
    assert asked(state) == [(0, "buy"), (1, "buy")]
    assert [entry["offered"] for entry in facts_of(state)["seats"]] == [FOUR, REST]


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_up_to_four_cards_are_bought_for_3_megacredits_each(number: int) -> None:
    cards = ["asteroid", "fish", "birds", "moss"][:number]
    state = researching(megacredits=0)
    act(state, *[{"keep": card} for card in cards], DONE, (1, DONE))
    assert seat(state, 0)["hand"] == cards
    assert seat(state, 0)["resources"]["megacredits"] == 20 - 3 * number


def test_a_choice_of_cards_is_confirmed_also_if_there_is_nothing_left_to_choose() -> None:
    state = act(researching(), *[{"keep": card} for card in ("moss", "fish", "birds", "asteroid")])
    assert offered(state) == [DONE]
    GAME.take_back(state, 0)
    assert offered(state) == [{"keep": "asteroid"}, DONE]
    act(state, DONE)
    assert asked(state) == [(1, "buy")]


def test_cards_are_bought_in_any_order_and_the_order_changes_nothing() -> None:
    ways = [("asteroid", "birds"), ("birds", "asteroid")]
    ends = [act(researching(), {"keep": one}, {"keep": other}, DONE, (1, DONE)) for one, other in ways]
    assert GAME.dump(ends[0]) == GAME.dump(ends[1])
    assert {"keep": "asteroid"} in offered(act(researching(), {"keep": "moss"}))
    assert {"keep": "moss"} not in offered(act(researching(), {"keep": "moss"}))


def test_cards_not_bought_are_discarded() -> None:
    state = act(researching(), {"keep": "fish"}, DONE, (1, DONE))
    assert sorted(facts_of(state)["discard pile"]) == sorted({*FOUR, *REST} - {"fish"})


def test_how_many_cards_the_others_bought_is_revealed_at_once() -> None:
    state = act(researching(), DONE)
    before = state.revealed
    assert act(state, (1, DONE)).revealed > before


def test_nobody_buys_more_than_the_money_allows() -> None:
    state = act(researching(TR=7, megacredits=0), {"keep": "birds"}, {"keep": "asteroid"})
    assert offered(state) == [DONE]


def test_who_cannot_pay_for_a_card_is_not_asked() -> None:
    state = researching(TR=2, megacredits=0)
    assert asked(state) == [(1, "buy")]
    act(state, (1, DONE))
    assert seat(state, 0)["hand"] == []
    assert set(FOUR) <= set(facts_of(state)["discard pile"])


def test_there_is_no_limit_to_a_hand() -> None:
    hand = [card.id for card in PRINTED[100:130]]
    state = act(ending(hand=hand, deck=["asteroid"]), PASS)
    act(state, *[(0, form) for form in offered(state, 0)[:1]], DONE, (1, DONE))
    assert len(seat(state, 0)["hand"]) == 31


def test_cards_are_paid_in_turn_order() -> None:
    state = researching(**{"corporation": "helion", "heat": 9, "heat production": 0})
    act(state, {"keep": "fish"}, DONE)
    happened = events(state, DONE, 1)
    bought = [event.numbers[0] for event in happened if GAME.event_kinds[event.kind] == "bought"]
    assert list(dict.fromkeys(bought)) == [1, 0]
    # heat is money for seat 0
    assert asked(state) == [(0, "heat")]
    act(state, {"amount": 2})
    assert asked(state) == [(1, "turn")]
    assert seat(state, 0)["resources"]["heat"] == 7


def test_after_research_the_first_player_acts() -> None:
    state = act(researching(), DONE, (1, DONE))
    assert asked(state) == [(1, "turn")]
    assert facts_of(state)["actions left"] == 2


# ---- actions in turn


def test_a_turn_has_two_actions() -> None:
    state = act(at({"megacredits": 40}), PLANT)
    assert asked(state) == [(0, "turn")]
    assert facts_of(state)["actions left"] == 1
    act(state, PLANT)
    assert asked(state) == [(1, "turn")]
    assert facts_of(state)["actions left"] == 2


def test_a_turn_may_have_one_action() -> None:
    state = act(at({"megacredits": 40}), PLANT, END_TURN)
    assert asked(state) == [(1, "turn")]
    assert seat(state, 0)["passed"] is False


def test_whoever_takes_no_action_passes_for_the_generation() -> None:
    state = at({"megacredits": 40, "1 megacredits": 99})
    assert refused(state, END_TURN) == "pass_instead"
    act(state, PASS)
    assert seat(state, 0)["passed"] is True
    for _ in range(3):
        assert asked(state) == [(1, "turn")]
        act(state, (1, PLANT), (1, PLANT))


def test_after_an_action_one_ends_the_turn_and_does_not_pass() -> None:
    state = act(at({"megacredits": 40}), PLANT)
    assert refused(state, PASS) == "end_turn_instead"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise(first: int) -> None:
    words = {f"{number} megacredits": 60 for number in range(1, 3)}
    state = at({"players": 3, "megacredits": 60, "first player": first, **words})
    order = []
    for _ in range(6):
        ((number, _),) = asked(state)
        order.append(number)
        act(state, (number, PLANT), (number, END_TURN))
    assert order == [(first + step) % 3 for step in range(6)]


def test_whoever_has_passed_is_left_out() -> None:
    words = {"2 megacredits": 60, "3 megacredits": 60}
    state = act(at({"players": 4, "1 passed": True, **words}), PASS)
    assert asked(state) == [(2, "turn")]
    act(state, (2, PLANT), (2, END_TURN))
    assert asked(state) == [(3, "turn")]
    act(state, (3, PASS))
    assert asked(state) == [(2, "turn")]


def test_the_last_player_goes_on_until_passing() -> None:
    state = at({"megacredits": 60, "1 passed": True})
    for left in (60 - 11, 60 - 22, 60 - 33):
        act(state, PLANT, END_TURN)
        assert asked(state) == [(0, "turn")]
        assert facts_of(state)["actions left"] == 2
        assert seat(state, 0)["resources"]["megacredits"] == left


def test_whoever_can_do_nothing_passes_without_being_asked() -> None:
    state = act(at({"megacredits": 22, "1 megacredits": 0}), PLANT, END_TURN)
    assert seat(state, 1)["passed"] is True
    assert asked(state) == [(0, "turn")]


def test_when_all_have_passed_there_is_production() -> None:
    state = act(ending(TR=25), PASS)
    assert facts_of(state)["phase"] == "research"
    assert [entry["passed"] for entry in facts_of(state)["seats"]] == [False, False]


# ---- production


def test_energy_left_becomes_heat_before_new_energy_comes() -> None:
    words = {"energy": 4, "heat": 2, "energy_production": 3, "heat_production": 1}
    entry = seat(act(ending(**words), PASS), 0)
    assert (entry["resources"]["energy"], entry["resources"]["heat"]) == (3, 2 + 4 + 1)


def test_money_is_the_rating_and_the_production() -> None:
    entry = seat(act(ending(megacredits=5, TR=23, megacredits_production=4), PASS), 0)
    assert entry["resources"]["megacredits"] == 5 + 23 + 4


@pytest.mark.parametrize("production", [-1, -5])
def test_a_negative_production_of_money_is_taken_from_the_rating(production: int) -> None:
    entry = seat(act(ending(megacredits=0, TR=20, megacredits_production=production), PASS), 0)
    assert entry["resources"]["megacredits"] == 20 + production


@pytest.mark.parametrize("resource", ["steel", "titanium", "plants", "heat"])
def test_every_other_resource_comes_by_its_production(resource: str) -> None:
    entry = seat(act(ending(**{resource: 2, f"{resource}_production": 12}), PASS), 0)
    assert entry["resources"][resource] == 14


def test_everybody_produces() -> None:
    state = act(ending(**{"1 titanium production": 2, "1 TR": 30, "1 megacredits": 1}), PASS)
    assert seat(state, 1)["resources"]["titanium"] == 2
    assert seat(state, 1)["resources"]["megacredits"] == 31


def test_production_of_money_goes_down_to_minus_5_and_no_further() -> None:
    words = {"megacredits": 20, "hand": ["nuclear_power"]}
    assert refused(at({**words, "megacredits production": -4}), {"play": "nuclear_power"}) == "effects_impossible"
    state = act(at({**words, "megacredits production": -3}), {"play": "nuclear_power"})
    assert seat(state, 0)["production"]["megacredits"] == -5


def test_other_production_goes_down_to_0_and_no_further() -> None:
    words = {"megacredits": 20, "hand": ["carbonate_processing"]}
    state = at({**words, "energy production": 0})
    assert refused(state, {"play": "carbonate_processing"}) == "effects_impossible"


def test_markers_come_off_the_actions_used() -> None:
    state = ending(played=["tardigrades"], used=["tardigrades"])
    assert offered_by(state, "act") == []
    act(state, PASS, DONE, (1, DONE), (1, PASS))
    assert offered_by(state, "act") == ["tardigrades"]
