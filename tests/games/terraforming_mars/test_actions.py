"""The seven kinds of action, in any combination: cards, projects, milestones, awards, actions of cards, conversions."""

import pytest

from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import (
    END_TURN,
    SKIP,
    act,
    asked,
    at,
    changes,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

EVERYTHING = {
    "megacredits": 40,
    "plants": 8,
    "heat": 8,
    "TR": 35,
    "hand": ["adapted_lichen", "asteroid"],
    "played": ["tardigrades"],
    "corporation": "united_nations_mars_initiative",
}
KINDS: list[Form] = [
    {"play": "adapted_lichen"},
    {"project": "power_plant"},
    {"milestone": "terraformer"},
    {"award": "banker"},
    {"act": "tardigrades"},
    {"convert_plants": True},
    {"convert_heat": True},
]


@pytest.mark.parametrize("form", KINDS, ids=lambda form: next(iter(form)))
def test_seven_kinds_of_action(form: Form) -> None:
    state = at(EVERYTHING)
    assert form in offered(state)
    act(state, form)
    if asked(state) == [(0, "space")]:
        act(state, {"place": "r3c4"})
    assert asked(state) == [(0, "turn")]
    assert facts_of(state)["actions left"] == 1


@pytest.mark.parametrize("second", KINDS, ids=lambda form: next(iter(form)))
def test_the_two_actions_of_a_turn_may_be_any(second: Form) -> None:
    state = act(at(EVERYTHING), {"project": "power_plant"}, second)
    if asked(state) == [(0, "space")]:
        act(state, {"place": "r3c4"})
    assert asked(state) == [(1, "turn")]


def test_the_two_actions_of_a_turn_may_be_of_the_same_kind() -> None:
    state = act(at({**EVERYTHING, "heat": 16}), {"convert_heat": True}, {"convert_heat": True})
    assert facts_of(state)["temperature"] == -26
    assert asked(state) == [(1, "turn")]


# ---- playing cards


def test_a_card_is_paid_for_and_does_what_it_does() -> None:
    words = {"megacredits": 12, "hand": ["adapted_lichen"]}
    expected = {"megacredits": -9, "gone": ["adapted_lichen"], "played": ["adapted_lichen"], "plants production": 1}
    assert changes(words, {"play": "adapted_lichen"}) == expected


def test_a_card_must_be_in_the_own_hand() -> None:
    state = at({"1 hand": ["adapted_lichen"]})
    assert refused(state, {"play": "adapted_lichen"}) == "not_in_hand"


def test_a_requirement_must_be_met() -> None:
    assert refused(at({"hand": ["grass"], "temperature": -18}), {"play": "grass"}) == "requirement"
    assert {"play": "grass"} in offered(at({"hand": ["grass"], "temperature": -16}))
    assert refused(at({"hand": ["archaebacteria"], "temperature": -16}), {"play": "archaebacteria"}) == "requirement"
    assert {"play": "archaebacteria"} in offered(at({"hand": ["archaebacteria"], "temperature": -18}))


def test_a_requirement_need_not_hold_any_more_when_the_card_is_used_later() -> None:
    state = at({"played": ["search_for_life"], "oxygen": 14, "deck": ["virus"]})
    assert offered_by(state, "act") == ["search_for_life"]


def test_own_production_that_must_go_down_must_be_there() -> None:
    words = {"hand": ["food_factory"], "plants production": 0}
    assert refused(at(words), {"play": "food_factory"}) == "effects_impossible"


def test_the_price_must_be_paid() -> None:
    assert refused(at({"hand": ["comet"], "megacredits": 20}), {"play": "comet"}) == "too_dear"


def test_an_event_lies_in_a_pile_of_its_own_and_its_tags_count_no_more() -> None:
    state = act(at({"hand": ["imported_ghg"]}), {"play": "imported_ghg"})
    assert seat(state, 0)["events"] == ["imported_ghg"]
    assert seat(state, 0)["tags"] == {}


def test_automated_and_active_cards_lie_open_and_their_tags_count() -> None:
    state = act(at({"hand": ["mine", "earth_office"]}), {"play": "mine"}, {"play": "earth_office"})
    assert seat(state, 0)["played"] == ["mine", "earth_office"]
    assert seat(state, 0)["tags"] == {"building": 1, "earth": 1}


def test_the_tags_of_an_event_count_while_it_is_played() -> None:
    words = {"hand": ["imported_ghg"], "played": ["earth_office", "shuttles"], "megacredits": 2}
    assert changes(words, {"play": "imported_ghg"})["megacredits"] == -2


def test_an_effect_holds_for_every_card_of_a_turn() -> None:
    words = {"hand": ["vesta_shipyard", "miranda_resort"], "played": ["shuttles"], "megacredits": 23}
    assert changes(words, {"play": "vesta_shipyard"}, {"play": "miranda_resort"})["megacredits"] == -23


# ---- actions of cards


def test_the_action_of_a_card_is_used_once_in_a_generation() -> None:
    state = act(at({"played": ["tardigrades"]}), {"act": "tardigrades"})
    assert seat(state, 0)["cubes"] == {"tardigrades": 1}
    assert seat(state, 0)["used"] == ["tardigrades"]
    assert refused(state, {"act": "tardigrades"}) == "action_used"


def test_the_cost_of_an_action_is_paid_first() -> None:
    words = {"played": ["development_center"], "energy": 1, "deck": ["comet"]}
    assert changes(words, {"act": "development_center"}) == {
        "energy": -1,
        "drawn": ["comet"],
        "used": ["development_center"],
    }
    assert refused(at({**words, "energy": 0}), {"act": "development_center"}) == "action_impossible"


def test_a_corporation_may_have_an_action() -> None:
    words = {"corporation": "united_nations_mars_initiative", "TR rose": True}
    state = at(words)
    assert offered_by(state, "act") == ["united_nations_mars_initiative"]
    act(state, {"act": "united_nations_mars_initiative"})
    assert seat(state, 0)["TR"] == 21


def test_nobody_uses_the_cards_of_others() -> None:
    assert refused(at({"1 played": ["tardigrades"]}), {"act": "tardigrades"}) == "not_in_play"


def test_one_of_several_alternatives_is_chosen() -> None:
    words = {"played": ["regolith_eaters"], "cubes regolith_eaters": 2}
    state = act(at(words), {"act": "regolith_eaters"})
    assert asked(state) == [(0, "alternative")]
    assert offered(state) == [{"option": 0}, {"option": 1}]
    assert changes(words, {"act": "regolith_eaters"}, {"option": 0}) == {
        "cubes regolith_eaters": -2,
        "oxygen": 1,
        "TR": 1,
        "used": ["regolith_eaters"],
    }


# ---- conversions


def test_8_plants_become_a_greenery_that_raises_oxygen_and_rating() -> None:
    assert changes({"plants": 9}, {"convert_plants": True}, {"place": "r3c4"}) == {
        "plants": -8,
        "r3c4": "greenery of 0",
        "oxygen": 1,
        "TR": 1,
    }


def test_a_greenery_brings_the_bonus_of_its_space() -> None:
    assert changes({"plants": 8}, {"convert_plants": True}, {"place": "r5c1"})["plants"] == -6


def test_7_plants_are_too_few() -> None:
    assert refused(at({"plants": 7}), {"convert_plants": True}) == "too_few_plants"


def test_plants_are_converted_as_often_as_they_last() -> None:
    steps: list[Form] = [{"convert_plants": True}, {"place": "r3c4"}, {"convert_plants": True}, {"place": "r3c5"}]
    assert changes({"plants": 16}, *steps)["oxygen"] == 2


def test_8_heat_become_a_step_of_temperature_and_of_the_rating() -> None:
    assert changes({"heat": 10}, {"convert_heat": True}) == {"heat": -8, "temperature": 2, "TR": 1}


def test_7_heat_are_too_little() -> None:
    assert refused(at({"heat": 7}), {"convert_heat": True}) == "too_little_heat"


def test_heat_can_be_converted_in_vain() -> None:
    assert changes({"heat": 8, "temperature": 8}, {"convert_heat": True}) == {"heat": -8}


def test_plants_are_converted_without_rating_when_the_oxygen_is_finished() -> None:
    expected = {"plants": -8, "r3c4": "greenery of 0"}
    assert changes({"plants": 8, "oxygen": 14}, {"convert_plants": True}, {"place": "r3c4"}) == expected


def test_an_action_within_a_turn_is_over_before_the_next() -> None:
    state = act(at({"hand": ["comet"], "1 plants": 3}), {"play": "comet"})
    assert asked(state) == [(0, "space")]
    assert refused(state, {"project": "power_plant"}) == "not_asked"
    act(state, {"place": "r1c5"}, SKIP)
    assert asked(state) == [(0, "turn")]
    act(state, END_TURN)
    assert asked(state) == [(1, "turn")]
