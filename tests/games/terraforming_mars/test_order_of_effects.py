"""The active player orders the effects of a card and all that it sets off together; asked for where it matters."""

from typing import Any

from tests.games.terraforming_mars.scenario import GAME, SKIP, Form, act, asked, at, changes, offered, seat, told


def pending(words: dict[str, Any], card: str) -> list[str]:
    """The cards whose effects are pending after a card was played."""
    view = GAME.view(act(at(words), {"play": card}), 0)
    return [effect["card"] for effect in view["asked"]["effects"]]


def test_the_player_chooses_which_effect_comes_next() -> None:
    state = act(at({"hand": ["comet"], "temperature": -2, "1 plants": 3}), {"play": "comet"})
    assert asked(state) == [(0, "order")]
    assert offered(state) == [{"next": 0}, {"next": 1}, {"next": 2}]
    # plants first, then the ocean, and the temperature with the ocean that it brings last
    act(state, {"next": 2}, {"target": 1}, {"amount": 3})
    assert offered(state) == [{"next": 0}, {"next": 1}]
    act(state, {"next": 1}, {"place": "r1c5"})
    assert told(state)["temperature"] == 0
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
    assert told(state)["temperature"] == -28
    assert asked(state) == [(0, "remove")]


def test_a_step_that_reaches_no_bonus_and_no_end_needs_no_order() -> None:
    state = act(at({"hand": ["comet"], "temperature": -10, "1 plants": 3}), {"play": "comet"})
    assert told(state)["temperature"] == -8
    assert offered(state) == [{"next": 0}, {"next": 1}]


def test_the_step_to_8_per_cent_of_oxygen_matters() -> None:
    words = {"hand": ["towing_a_comet"], "oxygen": 7}
    assert pending(words, "towing_a_comet") == ["towing_a_comet", "towing_a_comet"]
    assert asked(act(at({**words, "oxygen": 6}), {"play": "towing_a_comet"})) == [(0, "space")]


def test_equal_effects_are_offered_once() -> None:
    state = act(at({"hand": ["ice_asteroid"]}), {"play": "ice_asteroid"})
    assert asked(state) == [(0, "space")]
    act(state, {"place": "r1c2"})
    assert asked(state) == [(0, "space")]


def test_effects_of_the_card_and_what_it_sets_off_are_ordered_together() -> None:
    words = {"hand": ["research", "fish"], "played": ["mars_university"], "deck": ["moss", "ants", "birds", "pets"]}
    assert pending(words, "research") == ["research", "mars_university", "mars_university"]
    # draw first: the cards drawn can be exchanged
    state = act(at(words), {"play": "research"}, {"next": 0})
    assert {"discard": "moss"} in offered(state)
    # exchange first: only what was in the hand
    state = act(at(words), {"play": "research"}, {"next": 1})
    assert offered(state) == [{"discard": "fish"}, SKIP]


def test_a_card_with_two_equal_tags_sets_an_effect_off_twice() -> None:
    words = {"hand": ["research", "fish"], "played": ["mars_university"], "deck": ["moss", "ants", "birds", "pets"]}
    state = act(at(words), {"play": "research"}, {"next": 1}, {"discard": "fish"}, {"next": 0})
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
    view = GAME.view(act(at({"hand": ["comet"], "temperature": -2, "1 plants": 3}), {"play": "comet"}), 1)
    assert view["asked"]["seat"] == 0
    assert len(view["asked"]["effects"]) == 3
