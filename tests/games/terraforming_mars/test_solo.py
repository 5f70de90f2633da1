"""The solo game: neutral tiles, 14 generations, an imaginary opponent, won or lost."""

from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.record import Record
from marsbox.core.rng import FastRng
from marsbox.games.terraforming_mars.state import PROJECTS, RESOURCES
from marsbox.testing import deal, start_match
from tests.games.scenario import Form
from tests.games.terraforming_mars.scenario import (
    DONE,
    END_TURN,
    GAME,
    PASS,
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

PASSING = GAME.actions.number(PASS)
FINISHED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def solo(words: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"players": 1, **(words or {})}


def neutral(*deck: str) -> dict[str, str]:
    """Where the neutral tiles lie after these cards were turned up."""
    tiles = facts_of(deal(GAME, 1, deck=list(deck)))["tiles"]
    assert all(tile["owner"] == "neutral" for tile in tiles.values())
    return {space: tile["tile"] for space, tile in tiles.items()}


# ---- set-up


def test_one_begins_with_a_rating_of_14_and_without_production() -> None:
    entry = seat(deal(GAME, 1), 0)
    assert entry["TR"] == 14
    assert entry["production"] == dict.fromkeys(RESOURCES, 0)


def test_the_solo_game_is_always_the_corporate_era() -> None:
    facts = facts_of(deal(GAME, 1))
    assert facts["options"] == {"corporate_era": "on", "draft": "off"}
    assert len(facts["deck"]) + len(facts["discard pile"]) + len(facts["seats"][0]["offered"]) == PROJECTS


def test_corporation_and_cards_are_chosen_as_usual() -> None:
    state = deal(GAME, 1, corporations=[["credicor", "teractor"]])
    assert offered(state) == [{"corporation": "credicor"}, {"corporation": "teractor"}]
    act(state, {"corporation": "teractor"}, *[{"keep": card} for card in offered_cards(state, 3)], DONE)
    assert seat(state, 0)["resources"]["megacredits"] == 60 - 9
    assert asked(state) == [(0, "turn")]


def offered_cards(state: State, number: int) -> list[str]:
    """The first cards in the order in which they are bought."""
    trial = GAME.clone(state)
    act(trial, offered(trial)[0])
    return offered_by(trial, "keep")[:number]


def test_a_deal_can_tell_where_the_neutral_tiles_lie() -> None:
    spaces = {"cities": ["r3c4", "r7c2"], "greeneries": ["r3c5", "r7c1"]}
    tiles = facts_of(deal(GAME, 1, neutral=spaces))["tiles"]
    assert tiles == {
        "r3c4": {"tile": "city", "owner": "neutral"},
        "r3c5": {"tile": "greenery", "owner": "neutral"},
        "r7c1": {"tile": "greenery", "owner": "neutral"},
        "r7c2": {"tile": "city", "owner": "neutral"},
    }


def test_the_cards_are_turned_up_also_where_a_deal_tells_the_spaces() -> None:
    cards = ["asteroid", "comet", "adapted_lichen", "indentured_workers"]
    facts = facts_of(deal(GAME, 1, deck=cards, neutral={"cities": ["r3c4", "r7c2"]}))
    assert facts["discard pile"] == cards
    assert {facts["tiles"][space]["tile"] for space in ("r3c4", "r7c2")} == {"city"}
    assert len(facts["tiles"]) == 4


def test_what_a_deal_does_not_tell_of_the_neutral_tiles_follows_from_the_cards() -> None:
    cards = ["asteroid", "comet", "adapted_lichen", "indentured_workers"]
    drawn = facts_of(deal(GAME, 1, deck=cards))["tiles"]
    cities = [space for space, tile in drawn.items() if tile["tile"] == "city"]
    assert facts_of(deal(GAME, 1, deck=cards, neutral={"cities": cities[:1]}))["tiles"] == drawn
    assert facts_of(deal(GAME, 1, deck=cards, neutral={}))["tiles"] == drawn


def test_a_record_keeps_the_neutral_tiles_of_its_deal() -> None:
    match = start_match(GAME, 1, neutral={"cities": ["r3c4"], "greeneries": ["r3c5"]})
    again = Record.from_json(match.record.to_json())
    assert again.setup.deal == {"neutral": {"cities": ["r3c4"], "greeneries": ["r3c5"]}}
    assert facts_of(again.replay(GAME))["tiles"] == facts_of(match.state)["tiles"]


def test_four_cards_are_turned_up_and_discarded() -> None:
    cards = ["asteroid", "comet", "adapted_lichen", "indentured_workers"]
    facts = facts_of(deal(GAME, 1, deck=cards))
    assert facts["discard pile"] == cards
    assert facts["known discards"] == dict.fromkeys(cards, "everybody")


def test_two_cards_tell_the_cities_and_two_the_greeneries() -> None:
    # 14 from the top left, 21 from the bottom right; 9 round the first city, 0 (which counts as 1) round the second
    assert neutral("asteroid", "comet", "adapted_lichen", "indentured_workers") == {
        "r3c7": "city",
        "r6c2": "city",
        "r4c7": "greenery",
        "r5c2": "greenery",
    }


def test_reserved_spaces_are_left_out() -> None:
    # 3 of the top left: r1c2 and r1c4 are for oceans; 1 of the bottom right: so is r9c5
    tiles = neutral("search_for_life", "fueled_generators", "virus", "sabotage")
    assert {space for space, tile in tiles.items() if tile == "city"} == {"r2c1", "r9c4"}


def test_the_second_city_keeps_its_distance_from_the_first() -> None:
    # 31 each; counted without the distance from r6c5, the second would be r4c3
    tiles = neutral("deimos_down", "nitrogen_rich_asteroid", "virus", "sabotage")
    assert {space for space, tile in tiles.items() if tile == "city"} == {"r6c5", "r3c7"}


def test_greeneries_are_counted_clockwise_from_the_top_left() -> None:
    spaces = [neutral("asteroid", "comet", "virus", card) for card in ("sabotage", "invention_contest", "moss", "mine")]
    green = [[space for space, tile in found.items() if tile == "greenery"] for found in spaces]
    # round r6c2, by 1, 2, 4 and 4: r5c3 is for Noctis City
    assert [{*found} - {"r4c7"} for found in green] == [{"r5c2"}, {"r6c3"}, {"r7c1"}, {"r7c1"}]


def test_neutral_tiles_raise_no_oxygen_and_belong_to_nobody() -> None:
    facts = facts_of(deal(GAME, 1))
    assert (facts["oxygen"], facts["seats"][0]["TR"]) == (0, 14)
    assert sorted(tile["tile"] for tile in facts["tiles"].values()) == ["city", "city", "greenery", "greenery"]


def test_tharsis_republic_is_rewarded_for_the_neutral_cities() -> None:
    state = act(deal(GAME, 1, corporations=[["tharsis_republic"]]), {"corporation": "tharsis_republic"}, DONE)
    assert seat(state, 0)["production"]["megacredits"] == 2
    assert seat(state, 0)["resources"]["megacredits"] == 40


@pytest.mark.parametrize("seed", range(40))
def test_neutral_tiles_lie_where_they_may(seed: int) -> None:
    state = GAME.new(Setup(1), seed)
    found = {space: tile["tile"] for space, tile in facts_of(state)["tiles"].items()}
    assert sorted(found.values()) == ["city", "city", "greenery", "greenery"]
    assert "r5c3" not in found


# ---- the course


def test_the_solo_player_acts_until_passing() -> None:
    state = at(solo({"megacredits": 99}))
    for _ in range(3):
        act(state, {"project": "power_plant"}, END_TURN)
        assert asked(state) == [(0, "turn")]
    act(state, PASS)
    assert facts_of(state)["generation"] == 2
    assert asked(state) == [(0, "buy")]


@pytest.mark.parametrize("form", [{"milestone": "terraformer"}, {"award": "banker"}], ids=["milestone", "award"])
def test_there_are_no_milestones_and_no_awards(form: Form) -> None:
    assert refused(at(solo({"TR": 40, "megacredits": 50})), form) == "not_in_solo"


def test_the_imaginary_opponent_loses_production() -> None:
    words = solo({"hand": ["fish"], "temperature": 2, "plants production": 1})
    assert changes(words, {"play": "fish"}) == {"megacredits": -9, "gone": ["fish"], "played": ["fish"]}
    words = solo({"hand": ["energy_tapping"]})
    assert changes(words, {"play": "energy_tapping"})["energy production"] == 1


def test_the_imaginary_opponent_loses_plants_without_a_question() -> None:
    state = act(at(solo({"hand": ["asteroid"], "plants": 5})), {"play": "asteroid"})
    assert asked(state) == [(0, "turn")]
    assert seat(state, 0)["resources"]["plants"] == 5


@pytest.mark.parametrize(("option", "resource", "number"), [(0, "steel", 2), (1, "megacredits", 3 - 1)])
def test_the_imaginary_opponent_can_be_robbed(option: int, resource: str, number: int) -> None:
    words = solo({"hand": ["hired_raiders"]})
    assert changes(words, {"play": "hired_raiders"}, {"option": option})[resource] == number


def test_the_imaginary_opponent_has_animals() -> None:
    words = solo({"played": ["predators"]})
    assert changes(words, {"act": "predators"}) == {"cubes predators": 1, "used": ["predators"]}


def test_own_animals_may_be_taken_instead() -> None:
    words = solo({"played": ["predators", "fish"], "cubes fish": 1})
    state = act(at(words), {"act": "predators"})
    assert offered(state) == [{"pick": "fish"}, SKIP]
    assert changes(words, {"act": "predators"}, SKIP) == {"cubes predators": 1, "used": ["predators"]}


def test_flooding_only_places_the_ocean() -> None:
    words = solo({"hand": ["flooding"], "r1c3": "city of neutral"})
    state = act(at(words), {"play": "flooding"}, {"place": "r1c2"})
    assert asked(state) == [(0, "turn")]


def test_opponents_have_no_tags() -> None:
    assert "megacredits production" not in changes(solo({"hand": ["toll_station"]}), {"play": "toll_station"})


# ---- the end


def test_the_game_goes_on_to_generation_14_even_if_all_is_done() -> None:
    state = act(at(solo({**FINISHED, "generation": 5})), PASS)
    assert facts_of(state)["phase"] == "research"
    assert facts_of(state)["generation"] == 6


@pytest.mark.parametrize(("words", "won"), [(FINISHED, True), ({**FINISHED, "oxygen": 13}, False), ({}, False)])
def test_it_is_won_when_terraforming_is_complete(words: dict[str, Any], won: bool) -> None:
    state = act(at(solo({**words, "generation": 14})), PASS)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.won is won
    assert outcome.ranks == [1]
    assert outcome.scores == [14]


@pytest.mark.parametrize("words", [FINISHED, {}], ids=["won", "lost"])
def test_after_generation_14_plants_become_greeneries_without_oxygen(words: dict[str, Any]) -> None:
    state = act(at(solo({**words, "generation": 14, "plants": 5, "plants production": 3})), PASS)
    assert asked(state) == [(0, "final_greenery")]
    act(state, {"convert_plants": True}, {"place": "r3c4"})
    facts = facts_of(state)
    assert facts["oxygen"] == words.get("oxygen", 0)
    assert facts["seats"][0]["TR"] == 14
    assert facts["outcome"]["scores"] == [15]


def test_a_solo_game_is_over_after_14_generations() -> None:
    state = GAME.new(Setup(1), 4)
    rng = FastRng(4)
    while decisions := GAME.decisions(state):
        GAME.apply(state, 0, PASSING if PASSING in decisions[0].options else rng.choice(decisions[0].options))
    assert facts_of(state)["generation"] == 14
    assert facts_of(state)["phase"] == "over"
