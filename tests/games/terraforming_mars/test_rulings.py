"""Rulings: where the sources differ or are silent, each decision (D1 to D8) and each reading with its test."""

from typing import Any

import pytest

from marsbox.core.contract import State
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import PROJECTS, RESOURCES
from marsbox.testing import deal
from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import (
    DONE,
    GAME,
    PASS,
    SKIP,
    act,
    asked,
    at,
    changes,
    events,
    facts_of,
    offered,
    offered_by,
    refused,
    seat,
)

VOLCANOES = dict.fromkeys(("r2c2", "r3c1", "r4c1", "r5c1"), "greenery of 1")
METALS = dict.fromkeys(("r1c1", "r2c2", "r3c7", "r4c1", "r8c1", "r8c6", "r9c1", "r9c2"), "greenery of 1")
IDS = [card.id for card in PRINTED[:PROJECTS]]


def without(*cards: str) -> list[str]:
    """All project cards but these."""
    return [card for card in IDS if card not in cards]


# ---- D1: tiles without a place


def test_d1_a_card_whose_tile_has_no_place_is_played_without_it() -> None:
    words = {"hand": ["lava_flows"], "temperature": -10, **VOLCANOES}
    assert changes(words, {"play": "lava_flows"}) == {
        "megacredits": -18,
        "gone": ["lava_flows"],
        "events": ["lava_flows"],
        "temperature": 4,
        "TR": 2,
    }


def test_d1_that_there_was_no_place_is_told() -> None:
    happened = events(at({"hand": ["lava_flows"], **VOLCANOES}), {"play": "lava_flows"})
    assert "no_space" in [GAME.event_kinds[event.kind] for event in happened]


@pytest.mark.parametrize("card", ["mining_rights", "mining_area"])
def test_d1_a_mining_card_without_a_tile_brings_no_production(card: str) -> None:
    found = changes({"hand": [card], "r3c4": "city of 0", **METALS}, {"play": card})
    assert set(found) == {"megacredits", "gone", "played"}


def test_d1_a_conversion_without_a_place_is_not_offered() -> None:
    full = dict.fromkeys(land(), "greenery of 1")
    assert refused(at({"plants": 8, **full}), {"convert_plants": True}) == "no_place_for"
    assert refused(at({"megacredits": 50, **full}), {"project": "greenery"}) == "no_place_for"


def land() -> list[str]:
    """Every space where a greenery may lie."""
    return offered_by(act(at({"plants": 8}), {"convert_plants": True}), "place")


# ---- D2: removing from oneself


def test_d2_plants_may_be_removed_from_oneself() -> None:
    state = act(at({"hand": ["asteroid"], "plants": 2}), {"play": "asteroid"})
    assert offered(state) == [{"target": 0}, SKIP]
    act(state, {"target": 0}, {"amount": 1})
    assert seat(state, 0)["resources"]["plants"] == 1


def test_d2_sabotage_and_raiders_may_be_aimed_at_oneself() -> None:
    state = act(at({"hand": ["sabotage"], "steel": 4}), {"play": "sabotage"}, {"option": 1})
    assert offered_by(state, "target") == [0]
    state = act(at({"hand": ["hired_raiders"], "steel": 4}), {"play": "hired_raiders"}, {"option": 0})
    assert offered_by(state, "target") == [0]


def test_d2_flooding_may_hit_the_own_tile() -> None:
    state = act(at({"hand": ["flooding"], "r1c1": "city of 0"}), {"play": "flooding"}, {"place": "r1c2"})
    assert offered_by(state, "target") == [0]


# ---- D3 and D8 are about the solo game


def test_d3_two_cards_place_the_cities_before_two_place_the_greeneries() -> None:
    state = deal(GAME, 1, deck=["asteroid", "comet", "adapted_lichen", "indentured_workers"])
    tiles = {space: tile["tile"] for space, tile in facts_of(state)["tiles"].items()}
    assert tiles == {"r3c7": "city", "r6c2": "city", "r4c7": "greenery", "r5c2": "greenery"}


def test_d8_solo_is_the_corporate_era_without_production() -> None:
    state = deal(GAME, 1)
    assert facts_of(state)["options"]["corporate_era"] == "on"
    assert seat(state, 0)["production"] == dict.fromkeys(RESOURCES, 0)


# ---- D4: see the tests of the order of effects


def test_d4_the_active_player_chooses_the_order() -> None:
    state = act(at({"hand": ["nuclear_zone"], "temperature": -4}), {"play": "nuclear_zone"})
    assert asked(state) == [(0, "order")]


# ---- D5 and D6: Robotic Workforce


def test_d5_robotic_workforce_repeats_the_whole_box_of_noctis_city() -> None:
    words = {"hand": ["robotic_workforce"], "played": ["noctis_city"], "energy production": 1}
    found = changes(words, {"play": "robotic_workforce"})
    assert (found["energy production"], found["megacredits production"]) == (-1, 3)
    state = at({**words, "energy production": 0})
    assert refused(state, {"play": "robotic_workforce"}) == "effects_impossible"


def test_d6_robotic_workforce_may_repeat_the_box_of_immigrant_city() -> None:
    words = {"hand": ["robotic_workforce"], "played": ["immigrant_city"], "energy production": 1}
    found = changes(words, {"play": "robotic_workforce"})
    assert (found["energy production"], found["megacredits production"]) == (-1, -2)


# ---- D7: the first action


def test_d7_the_first_action_is_compulsory_and_nothing_else_is_offered() -> None:
    state = at({"corporation": "tharsis_republic", "first action owed": True, "megacredits": 50})
    assert offered(state) == [{"act": "tharsis_republic"}]
    assert refused(state, PASS) == "first_action"


# ---- playing cards


def test_the_own_tags_of_a_card_do_not_count_for_its_requirement() -> None:
    words = {"hand": ["ai_central"], "energy production": 1, "played": ["research"]}
    assert refused(at(words), {"play": "ai_central"}) == "requirement"
    state = at({**words, "played": ["research", "physics_complex"]})
    assert {"play": "ai_central"} in offered(state)


def test_a_finished_parameter_blocks_no_card() -> None:
    found = changes({"hand": ["asteroid"], "temperature": 8}, {"play": "asteroid"})
    assert found == {"megacredits": -14, "gone": ["asteroid"], "events": ["asteroid"], "titanium": 2}


def test_resources_that_nothing_holds_block_no_card() -> None:
    words = {"hand": ["eos_chasma_national_park"], "temperature": -12}
    assert changes(words, {"play": "eos_chasma_national_park"})["plants"] == 3


def test_nothing_to_remove_blocks_no_card() -> None:
    state = act(at({"hand": ["big_asteroid"]}), {"play": "big_asteroid"})
    assert asked(state) == [(0, "turn")]


def test_added_resources_go_onto_one_own_card_that_holds_them() -> None:
    words = {"hand": ["imported_nitrogen"], "played": ["tardigrades", "ants"], "1 played": ["decomposers", "fish"]}
    state = act(at(words), {"play": "imported_nitrogen"})
    assert asked(state) == [(0, "cubes")]
    assert offered(state) == [{"pick": "tardigrades"}, {"pick": "ants"}]
    act(state, {"pick": "ants"})
    assert seat(state, 0)["cubes"] == {"ants": 3}


def test_the_only_holder_gets_the_resources_without_a_question() -> None:
    words = {"hand": ["imported_nitrogen"], "played": ["tardigrades", "fish"]}
    state = act(at(words), {"play": "imported_nitrogen"})
    assert asked(state) == [(0, "turn")]
    assert seat(state, 0)["cubes"] == {"tardigrades": 3, "fish": 2}


@pytest.mark.parametrize(
    ("card", "words", "cubes"),
    [
        ("decomposers", {"oxygen": 3}, {"decomposers": 1}),
        ("ecological_zone", {"r3c4": "greenery of 0"}, {"ecological_zone": 2}),
        ("olympus_conference", {}, {"olympus_conference": 1}),
    ],
)
def test_a_card_that_counts_tags_counts_its_own(card: str, words: dict[str, Any], cubes: dict[str, int]) -> None:
    state = act(at({"hand": [card], **words}), {"play": card})
    while asked(state)[0][1] in ("space", "order"):
        act(state, offered(state)[0])
    assert seat(state, 0)["cubes"] == cubes


def test_tags_of_events_count_for_nobody_once_they_are_played() -> None:
    words = {"hand": ["toll_station"], "1 played": ["vesta_shipyard"], "1 events": ["comet", "deimos_down"]}
    assert changes(words, {"play": "toll_station"})["megacredits production"] == 1


def test_three_different_tags_may_come_from_any_cards() -> None:
    words = {"hand": ["advanced_ecosystems"], "played": ["adapted_lichen", "tardigrades"]}
    assert refused(at(words), {"play": "advanced_ecosystems"}) == "requirement"
    state = at({**words, "played": ["adapted_lichen", "tardigrades", "pets"]})
    assert {"play": "advanced_ecosystems"} in offered(state)


# ---- removing and lowering


@pytest.mark.parametrize("number", [1, 2])
def test_fewer_may_be_removed_and_no_more_than_are_there(number: int) -> None:
    state = act(at({"hand": ["asteroid"], "1 plants": 2}), {"play": "asteroid"}, {"target": 1})
    assert offered(state) == [{"amount": 1}, {"amount": 2}]
    act(state, {"amount": number})
    assert seat(state, 1)["resources"]["plants"] == 2 - number


def test_one_player_loses_all_that_is_removed() -> None:
    words = {"players": 3, "hand": ["asteroid"], "1 plants": 2, "2 plants": 2}
    state = act(at(words), {"play": "asteroid"}, {"target": 1}, {"amount": 2})
    assert asked(state) == [(0, "turn")]


def test_lowering_production_is_compulsory_and_may_hit_oneself() -> None:
    words = {"hand": ["fish"], "temperature": 2, "plants production": 1}
    assert changes(words, {"play": "fish"})["plants production"] == -1
    assert refused(at({**words, "plants production": 0}), {"play": "fish"}) == "effects_impossible"


def test_production_goes_down_by_the_full_amount() -> None:
    words = {"players": 3, "hand": ["birds"], "oxygen": 13, "1 plants production": 1, "2 plants production": 2}
    assert changes(words, {"play": "birds"})["2 plants production"] == -2
    assert refused(at({**words, "2 plants production": 1}), {"play": "birds"}) == "effects_impossible"


def test_a_consortium_may_hit_oneself_for_nothing() -> None:
    words = {"hand": ["energy_tapping"]}
    assert "energy production" not in changes(words, {"play": "energy_tapping"})


def test_protected_habitats_shield_from_others_only() -> None:
    words = {"hand": ["asteroid"], "1 plants": 3, "1 played": ["protected_habitats"]}
    assert asked(act(at(words), {"play": "asteroid"})) == [(0, "turn")]
    words = {"hand": ["asteroid"], "plants": 3, "played": ["protected_habitats"]}
    assert offered_by(act(at(words), {"play": "asteroid"}), "target") == [0]


def test_protected_habitats_do_not_shield_production() -> None:
    words = {"hand": ["fish"], "temperature": 2, "1 plants production": 1, "1 played": ["protected_habitats"]}
    assert changes(words, {"play": "fish"})["1 plants production"] == -1


def test_pets_are_never_removed() -> None:
    words = {"played": ["predators"], "1 played": ["pets"], "1 cubes pets": 3}
    assert refused(at(words), {"act": "predators"}) == "action_impossible"


def test_predators_may_eat_from_their_own_card_for_nothing() -> None:
    words = {"played": ["predators"], "cubes predators": 1}
    assert changes(words, {"act": "predators"}) == {"used": ["predators"]}


# ---- effects of one generation


def test_a_rise_of_the_rating_serves_in_its_generation_alone() -> None:
    unmi = "united_nations_mars_initiative"
    state = at({"corporation": unmi, "heat": 8, "1 passed": True})
    assert refused(state, {"act": unmi}) == "action_impossible"
    act(state, {"convert_heat": True})
    assert offered_by(state, "act") == [unmi]
    act(state, {"end_turn": True}, PASS, DONE, (1, DONE), (1, PASS))
    assert refused(state, {"act": unmi}) == "action_impossible"


def test_passing_cancels_what_serves_the_next_card() -> None:
    words = {"events": ["indentured_workers"], "next card": "indentured_workers"}
    state = act(at(words), PASS)
    assert seat(state, 0)["next card"] is None


# ---- when cards run out


def drained(words: dict[str, Any], *kept: str) -> State:
    """All cards but these are in the hand of seat 1."""
    return at({"1 hand": without(*kept), **words})


def test_the_discards_become_a_new_deck_when_a_card_is_needed() -> None:
    words = {"hand": ["technology_demonstration"], "deck": ["moss"], "discard pile": ["fish", "ants"]}
    state = drained({**words, "reshuffles": [["ants"]]}, "technology_demonstration", "moss", "fish", "ants")
    act(state, {"play": "technology_demonstration"})
    assert seat(state, 0)["hand"] == ["moss", "ants"]
    assert (facts_of(state)["deck"], facts_of(state)["discard pile"]) == (["fish"], [])


def test_the_last_card_of_the_deck_makes_no_new_one() -> None:
    words = {"played": ["development_center"], "energy": 1, "deck": ["moss"], "discard pile": ["fish"]}
    state = act(drained(words, "development_center", "moss", "fish"), {"act": "development_center"})
    assert (facts_of(state)["deck"], facts_of(state)["discard pile"]) == ([], ["fish"])


def test_without_any_card_a_draw_is_void() -> None:
    words = {"hand": ["technology_demonstration"]}
    state = act(drained(words, "technology_demonstration"), {"play": "technology_demonstration"})
    assert seat(state, 0)["hand"] == []
    assert asked(state) == [(0, "turn")]


def test_with_too_few_cards_as_many_are_drawn_as_there_are() -> None:
    words = {"hand": ["technology_demonstration"], "deck": ["moss"]}
    state = act(drained(words, "technology_demonstration", "moss"), {"play": "technology_demonstration"})
    assert seat(state, 0)["hand"] == ["moss"]


@pytest.mark.parametrize("deck", [["moss"], ["moss", "fish"]])
def test_with_too_few_cards_to_look_at_all_that_may_be_kept_are_kept(deck: list[str]) -> None:
    words = {"hand": ["business_contacts"], "deck": deck}
    state = act(drained(words, "business_contacts", *deck), {"play": "business_contacts"})
    while asked(state) == [(0, "look")]:
        act(state, offered(state)[0])
    assert sorted(seat(state, 0)["hand"]) == sorted(deck)


def test_without_any_card_there_is_nothing_to_look_at() -> None:
    state = act(drained({"hand": ["business_contacts"]}, "business_contacts"), {"play": "business_contacts"})
    assert asked(state) == [(0, "turn")]
    state = act(drained({"played": ["inventors_guild"]}, "inventors_guild"), {"act": "inventors_guild"})
    assert asked(state) == [(0, "turn")]


def test_searching_for_life_without_any_card_finds_nothing() -> None:
    state = act(drained({"played": ["search_for_life"]}, "search_for_life"), {"act": "search_for_life"})
    assert seat(state, 0)["cubes"] == {}


def test_research_without_any_card_asks_nobody() -> None:
    state = act(drained({"1 passed": True}), PASS)
    assert facts_of(state)["generation"] == 2
    assert asked(state) == [(1, "turn")]


def test_research_deals_one_by_one_from_the_first_player_while_there_are_cards() -> None:
    deck = ["moss", "fish", "ants", "birds", "comet"]
    state = act(drained({"1 passed": True, "deck": deck}, *deck), PASS)
    assert [entry["offered"] for entry in facts_of(state)["seats"]] == [["fish", "birds"], ["moss", "ants", "comet"]]


# ---- what is chosen at once is carried out in turn order


def test_cards_chosen_at_once_are_discarded_in_turn_order() -> None:
    deck = ["moss", "fish", "ants", "birds", "comet", "pets", "trees", "grass"]
    state = act(at({"1 passed": True, "deck": deck}), PASS, DONE, (1, DONE))
    assert facts_of(state)["discard pile"] == ["moss", "ants", "comet", "trees", "fish", "birds", "pets", "grass"]


def test_a_question_with_one_answer_is_not_asked() -> None:
    words = {"hand": ["asteroid"], "1 plants": 1}
    steps: list[Form] = [{"play": "asteroid"}, {"target": 1}]
    assert changes(words, *steps)["1 plants"] == -1
