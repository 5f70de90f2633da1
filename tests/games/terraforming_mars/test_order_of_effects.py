"""The active player orders the effects of a card and all that it sets off together; asked for where it matters."""

from typing import Any

from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import GAME, SKIP, act, asked, at, changes, facts_of, offered, seat


def pending(words: dict[str, Any], card: str) -> list[str]:
    """The cards whose effects are pending after a card was played."""
    view = GAME.view(act(at(words), {"play": card}), 0)
    return [effect["card"] for effect in view["asked"]["effects"]]


def test_the_player_chooses_which_effect_comes_next() -> None:
    # Nuclear Zone brings a tile, and its two steps of temperature an ocean
    state = act(at({"hand": ["nuclear_zone"], "temperature": -4}), {"play": "nuclear_zone"})
    assert asked(state) == [(0, "order")]
    assert offered(state) == [{"next": 0}, {"next": 1}]
    act(state, {"next": 1}, {"place": "r1c3"})
    assert facts_of(state)["temperature"] == 0
    act(state, {"place": "r1c4"})
    assert asked(state) == [(0, "turn")]


def test_another_order_is_another_game() -> None:
    words = {"hand": ["nuclear_zone"], "temperature": -4}
    tile_first: list[Form] = [{"play": "nuclear_zone"}, {"next": 1}, {"place": "r1c3"}, {"place": "r1c2"}]
    ocean_first: list[Form] = [{"play": "nuclear_zone"}, {"next": 0}, {"place": "r1c2"}, {"place": "r1c3"}]
    # the tile beside the new ocean brings 2 M€ only if the ocean is there
    assert changes(words, *tile_first)["megacredits"] == -10
    assert changes(words, *ocean_first)["megacredits"] == -10 + 2


def test_what_always_gives_the_same_is_not_asked_for() -> None:
    state = act(at({"hand": ["asteroid"], "1 plants": 3}), {"play": "asteroid"})
    assert facts_of(state)["temperature"] == -28
    assert asked(state) == [(0, "remove")]


def test_oceans_are_alike_wherever_they_come_from() -> None:
    # Comet brings an ocean, and its step of temperature another one
    state = act(at({"hand": ["comet"], "temperature": -2}), {"play": "comet"}, {"place": "r1c5"})
    assert asked(state) == [(0, "space")]
    act(state, {"place": "r1c4"})
    assert facts_of(state)["oceans"] == 2


def test_a_choice_that_touches_nothing_else_comes_last() -> None:
    state = act(at({"hand": ["comet"], "temperature": -10, "1 plants": 3}), {"play": "comet"})
    assert facts_of(state)["temperature"] == -8
    assert asked(state) == [(0, "space")]
    act(state, {"place": "r1c5"})
    assert asked(state) == [(0, "remove")]


def test_cards_are_drawn_before_anything_is_chosen() -> None:
    state = act(at({"hand": ["large_convoy"], "deck": ["moss", "ants"]}), {"play": "large_convoy"})
    assert seat(state, 0)["hand"] == ["moss", "ants"]
    assert asked(state) == [(0, "space")]


def test_the_step_to_8_per_cent_of_oxygen_matters_where_it_brings_an_ocean() -> None:
    words = {"hand": ["towing_a_comet"], "oxygen": 7}
    assert asked(act(at(words), {"play": "towing_a_comet"})) == [(0, "space")]
    assert facts_of(act(at(words), {"play": "towing_a_comet"}))["temperature"] == -28
    # an ocean for the step, and an ocean of its own
    state = act(at({**words, "temperature": -2}), {"play": "towing_a_comet"}, {"place": "r1c5"}, {"place": "r1c4"})
    assert (facts_of(state)["oceans"], facts_of(state)["temperature"]) == (2, 0)


def test_equal_effects_are_offered_once() -> None:
    state = act(at({"hand": ["ice_asteroid"]}), {"play": "ice_asteroid"})
    assert asked(state) == [(0, "space")]
    act(state, {"place": "r1c2"})
    assert asked(state) == [(0, "space")]


def test_effects_of_the_card_and_what_it_sets_off_are_ordered_together() -> None:
    words = {"hand": ["research_outpost", "fish"], "played": ["mars_university"], "deck": ["moss"]}
    assert pending(words, "research_outpost") == ["research_outpost", "mars_university"]
    # exchange first: the new card is known when the city is placed
    state = act(at(words), {"play": "research_outpost"}, {"next": 1}, {"discard": "fish"})
    assert seat(state, 0)["hand"] == ["moss"]
    assert asked(state) == [(0, "space")]
    # the city first: where it brings a card, that one can be exchanged
    state = act(at(words), {"play": "research_outpost"}, {"next": 0})
    assert asked(state) == [(0, "space")]


def test_a_card_with_two_equal_tags_sets_an_effect_off_twice() -> None:
    words = {"hand": ["research", "fish"], "played": ["mars_university"], "deck": ["moss", "ants", "birds", "pets"]}
    state = act(at(words), {"play": "research"}, {"discard": "fish"})
    assert asked(state) == [(0, "exchange")]
    act(state, SKIP)
    assert seat(state, 0)["hand"] == ["moss", "ants", "birds"]


def test_an_effect_that_must_give_something_away_waits_until_it_is_there() -> None:
    # Moss costs a plant, which Viral Enhancers bring for the tag of Moss
    words = {"hand": ["moss"], "oceans": 3, "played": ["viral_enhancers"], "plants": 0, "megacredits": 4}
    assert changes(words, {"play": "moss"}) == {
        "megacredits": -4,
        "gone": ["moss"],
        "played": ["moss"],
        "plants production": 1,
    }


def test_effects_of_others_come_by_themselves() -> None:
    words = {"hand": ["vesta_shipyard"], "1 corporation": "saturn_systems"}
    found = changes(words, {"play": "vesta_shipyard"})
    assert found["1 megacredits production"] == 1


def test_a_tile_sets_off_the_effects_of_everybody_at_once() -> None:
    words = {"megacredits": 18, "1 played": ["arctic_algae"]}
    assert changes(words, {"project": "aquifer"}, {"place": "r1c5"})["1 plants"] == 2


def test_pending_effects_are_told_in_the_view() -> None:
    view = GAME.view(act(at({"hand": ["nuclear_zone"], "temperature": -4}), {"play": "nuclear_zone"}), 1)
    assert view["asked"]["seat"] == 0
    assert len(view["asked"]["effects"]) == 2
