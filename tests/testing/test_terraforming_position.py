"""Positions of Terraforming Mars: what is left out has a sensible default, and what is wrong is named."""

from typing import Any

import pytest

from marsbox.games import load_game
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import PROJECTS
from marsbox.testing import PositionError, facts, options, play, position

GAME = load_game("terraforming-mars")
CARDS = [card.id for card in PRINTED[:PROJECTS]]
BASE_GAME = [card.id for card in PRINTED[:PROJECTS] if not card.corporate_era]


def facts_of(description: dict[str, Any]) -> dict[str, Any]:
    return facts(GAME, position(GAME, description))


# ---- defaults


def test_nothing_said_is_the_first_action_of_a_game_for_two() -> None:
    found = facts_of({})
    assert (found["players"], found["generation"], found["first player"]) == (2, 1, 0)
    assert (found["active player"], found["actions left"]) == (0, 2)
    assert (found["temperature"], found["oxygen"], found["oceans"], found["tiles"]) == (-30, 0, 0, {})
    assert found["options"] == {"corporate_era": "on", "draft": "off"}
    assert [(question["seat"], question["kind"]) for question in found["questions"]] == [(0, "turn")]


def test_the_number_of_players_follows_the_seats() -> None:
    assert facts_of({"seats": [{}] * 4})["players"] == 4
    assert facts_of({"players": 5, "seats": [{}, {}]})["players"] == 5
    assert facts_of({"seats": [{}]})["players"] == 2


def test_everybody_has_what_the_corporation_starts_with() -> None:
    first, second, third = facts_of({"seats": [{}, {"corporation": "ecoline"}, {"corporation": "saturn_systems"}]})[
        "seats"
    ]
    assert (first["corporation"], first["TR"], first["resources"]["megacredits"]) == ("beginner_corporation", 20, 42)
    assert set(first["production"].values()) == {0}
    assert (second["resources"]["megacredits"], second["resources"]["plants"]) == (36, 3)
    assert (second["production"]["plants"], second["tags"]) == (2, {"plant": 1})
    # Saturn Systems reacts to its own tag
    assert (third["production"]["titanium"], third["production"]["megacredits"]) == (1, 1)


def test_the_base_game_has_a_production_of_one_and_fewer_cards() -> None:
    found = facts_of({"options": {"corporate_era": "off"}})
    assert set(found["seats"][1]["production"].values()) == {1}
    assert found["deck"] == BASE_GAME


def test_a_solo_game_has_its_own_rating_and_corporation() -> None:
    found = facts_of({"players": 1})
    assert found["seats"][0]["TR"] == 14
    assert found["seats"][0]["corporation"] == "united_nations_mars_initiative"


def test_what_is_told_of_a_mat_replaces_what_a_corporation_brings() -> None:
    seats = [{"corporation": "ecoline", "resources": {"plants": 7}, "production": {"plants": 0}}]
    found = facts_of({"seats": seats})["seats"][0]
    assert (found["resources"]["megacredits"], found["resources"]["plants"]) == (36, 7)
    assert found["production"]["plants"] == 0
    assert {"convert_plants": True} in options(GAME, position(GAME, {"seats": seats}), 0)


def test_tags_discounts_and_reactions_follow_from_the_cards_played() -> None:
    seats = [{"played": ["earth_office", "media_group", "advanced_alloys"], "hand": ["investment_loan"]}]
    state = position(GAME, {"seats": seats})
    assert facts(GAME, state)["seats"][0]["tags"] == {"earth": 2, "science": 1}
    play(GAME, state, 0, {"play": "investment_loan"})
    assert facts(GAME, state)["seats"][0]["resources"]["megacredits"] == 42 - 0 + 10 + 3


def test_cards_mentioned_nowhere_are_in_the_deck_in_a_fixed_order() -> None:
    found = facts_of({"deck": ["comet"], "seats": [{"hand": [CARDS[0]]}]})
    rest = [card for card in CARDS if card not in ("comet", CARDS[0])]
    assert found["deck"] == ["comet", *rest]
    found = facts_of({"deck": ["comet"], "discard pile": ["the rest", "virus"]})
    assert (found["deck"], found["discard pile"][-1], len(found["discard pile"])) == (["comet"], "virus", PROJECTS - 1)


def test_oceans_that_are_only_counted_lie_on_the_first_spaces_for_them() -> None:
    found = facts_of({"oceans": 3, "tiles": {"r5c5": {"tile": "ocean"}}})
    assert found["oceans"] == 3
    assert list(found["tiles"]) == ["r1c2", "r1c4", "r5c5"]
    assert facts_of({"tiles": {"r5c5": {"tile": "ocean"}}})["oceans"] == 1


def test_who_has_passed_is_not_about_to_act() -> None:
    found = facts_of({"first player": 1, "seats": [{}, {"passed": True}, {}]})
    assert found["active player"] == 2


def test_mining_tiles_tell_the_metal_that_their_card_repeats() -> None:
    state = position(
        GAME,
        {
            "tiles": {"r8c6": {"tile": "mining_rights", "owner": 0}},
            "seats": [{"played": ["mining_rights"], "hand": ["robotic_workforce"]}],
        },
    )
    play(GAME, state, 0, {"play": "robotic_workforce"})
    assert facts(GAME, state)["seats"][0]["production"]["titanium"] == 1


def test_a_used_action_is_used_in_this_generation() -> None:
    seats = [{"played": ["ironworks"], "used": ["ironworks"], "resources": {"energy": 9}}]
    state = position(GAME, {"generation": 4, "seats": seats})
    assert {"act": "ironworks"} not in options(GAME, state, 0)


def test_a_finished_game_has_finished_parameters() -> None:
    found = facts_of({"phase": "over"})
    assert (found["temperature"], found["oxygen"], found["oceans"]) == (8, 14, 9)
    assert found["questions"] == []
    assert facts_of({"phase": "over", "players": 1})["generation"] == 14


# ---- the research phase


def test_a_research_phase_offers_everyone_four_cards_that_are_mentioned_nowhere() -> None:
    found = facts_of({"phase": "research", "seats": [{"offered": ["comet", "virus", "fish", "pets"]}, {}]})
    assert (found["phase"], found["generation"]) == ("research", 2)
    assert found["seats"][0]["offered"] == ["comet", "virus", "fish", "pets"]
    assert found["seats"][1]["offered"] == CARDS[:4]
    assert found["deck"] == [card for card in CARDS[4:] if card not in ("comet", "virus", "fish", "pets")]
    assert [(question["seat"], question["kind"]) for question in found["questions"]] == [(0, "buy"), (1, "buy")]


def test_a_research_phase_begins_where_some_have_answered() -> None:
    found = facts_of({"phase": "research", "answers": [[{"keep": CARDS[1]}, {"done": True}], []]})
    assert [question["seat"] for question in found["questions"]] == [1]
    assert found["answers"] == [[{"keep": CARDS[1]}, {"done": True}], []]


def test_when_all_have_answered_the_first_player_acts() -> None:
    found = facts_of({"phase": "research", "first player": 1, "answers": [[{"done": True}], [{"done": True}]]})
    assert (found["phase"], found["active player"]) == ("action", 1)
    assert sorted(found["discard pile"]) == sorted(CARDS[:8])


def test_a_draft_goes_on_with_what_was_drafted() -> None:
    seats = [
        {"drafted": ["comet"], "offered": ["virus", "fish", "pets"]},
        {"drafted": ["asteroid"], "offered": ["mine", "trees", "grass"]},
    ]
    state = position(GAME, {"phase": "draft", "generation": 4, "options": {"draft": "on"}, "seats": seats})
    assert options(GAME, state, 0) == [{"keep": "virus"}, {"keep": "fish"}, {"keep": "pets"}]
    play(GAME, state, 0, {"keep": "fish"})
    play(GAME, state, 1, {"keep": "mine"})
    found = facts(GAME, state)["seats"][0]
    assert (found["drafted"], found["offered"]) == (["comet", "fish"], ["trees", "grass"])


def test_when_the_cards_run_out_the_last_in_turn_order_have_fewer() -> None:
    seats = [{"offered": ["comet"]}, {"offered": [], "hand": [card for card in CARDS if card != "comet"]}]
    found = facts_of({"phase": "research", "seats": seats})
    assert [entry["offered"] for entry in found["seats"]] == [["comet"], []]
    assert [question["seat"] for question in found["questions"]] == [0]


def test_research_alone_has_no_draft() -> None:
    found = facts_of({"phase": "research", "players": 1, "generation": 14})
    assert found["seats"][0]["offered"] == CARDS[:4]


# ---- what is wrong is named

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, 'the description has no "colour"; it can have players, options'),
    ({"game": "pocket-mars"}, "\"game\" is 'pocket-mars'; right would be terraforming-mars"),
    ({"players": 6}, '"players" is 6; right would be a whole number from 1 to 5'),
    ({"players": 2, "seats": [{}, {}, {}]}, '"seats" has 3 entries; right would be at most 2 entries'),
    ({"options": {"solo": "on"}}, '"options" has no "solo"; it can have corporate_era, draft'),
    ({"options": {"draft": "yes"}}, "\"draft\" is 'yes'; right would be one of off, on"),
    ({"players": 1, "options": {"draft": "on"}}, "right would be corporate_era on and draft off in a solo game"),
    ({"phase": "set-up"}, "\"phase\" is 'set-up'; right would be action or draft or research or over"),
    ({"players": 1, "generation": 15}, '"generation" is 15; right would be a whole number from 1 to 14'),
    ({"first player": 2}, '"first player" is 2; right would be a whole number from 0 to 1'),
    ({"temperature": -31}, '"temperature" is -31; right would be a whole number from -30 to 8'),
    ({"temperature": -29}, '"temperature" is -29; right would be an even number'),
    ({"oxygen": 15}, '"oxygen" is 15; right would be a whole number from 0 to 14'),
    ({"oceans": 10}, '"oceans" is 10; right would be a whole number from 0 to 9'),
    ({"actions left": 3}, '"actions left" is 3; right would be a whole number from 1 to 2'),
    ({"active player": 1, "seats": [{}, {"passed": True}]}, '"active player" is 1; right would be a seat that has not'),
    ({"seats": [{"passed": True}, {"passed": True}]}, 'every seat has "passed"; right would be one that has not'),
    # the research phase
    ({"seats": [{"offered": []}]}, 'seat 0, "offered" is told; right would be nothing unless the "phase" is draft or'),
    ({"seats": [{"drafted": []}]}, 'seat 0, "drafted" is told; right would be nothing unless the "phase" is draft or'),
    ({"answers": [[], []]}, '"answers" is told; right would be nothing unless the "phase" is draft or research'),
    ({"phase": "draft"}, '"phase" is \'draft\'; right would be \'research\', or "options" with {"draft": "on"}'),
    ({"phase": "research", "generation": 1}, '"generation" is 1; right would be a whole number from 2 on'),
    ({"phase": "research", "active player": 0}, '"active player" is told; right would be nothing in the research'),
    ({"phase": "research", "seats": [{"passed": True}]}, '"passed" is True; right would be nothing in the research'),
    (
        {"phase": "research", "seats": [{"played": ["ironworks"], "used": ["ironworks"]}]},
        "\"used\" is ['ironworks']; right would be nothing in the research phase: that was over",
    ),
    (
        {"phase": "research", "seats": [{"drafted": ["comet"]}]},
        'seat 0, "drafted" has 1 cards; right would be nothing unless the "phase" is "draft"',
    ),
    ({"phase": "research", "seats": [{"offered": ["moon"]}]}, "seat 0, offered: 'moon' is no project card"),
    (
        {"phase": "research", "seats": [{"offered": ["comet"]}]},
        'seat 0, "offered" has 1 cards; right would be 4, or fewer if deck and discard pile are used up',
    ),
    ({"phase": "research", "seats": [{"offered": CARDS[:5]}]}, 'seat 0, "offered" has 5 cards; right would be 4'),
    (
        {"phase": "research", "seats": [{"offered": ["comet"]}, {"hand": ["comet"]}]},
        'card "comet" lies in seat 1, hand and in seat 0, offered',
    ),
    (
        {"phase": "research", "seats": [{"offered": []}, {"offered": ["comet"], "hand": [*CARDS[:9], *CARDS[10:]]}]},
        'seat 1, "offered" has 1 cards; right would be 4, or fewer',
    ),
    (
        {"phase": "draft", "options": {"draft": "on"}, "seats": [{"drafted": ["comet"]}]},
        'seat 1, "drafted" has 0 cards; right would be as many for every seat, at most 2; seat 0 has 1',
    ),
    (
        {"phase": "draft", "options": {"draft": "on"}, "seats": [{"drafted": CARDS[:3]}, {"drafted": CARDS[3:6]}]},
        'seat 0, "drafted" has 3 cards; right would be as many for every seat, at most 2',
    ),
    (
        {"phase": "draft", "options": {"draft": "on"}, "seats": [{"offered": CARDS[:3]}]},
        'seat 0, "offered" has 3 cards; right would be 4; dealt in turn order',
    ),
    ({"phase": "research", "answers": [[]]}, '"answers" is [[]]; right would be 2 lists of actions, one for each seat'),
    ({"phase": "research", "answers": [3, []]}, '"answers" is [3, []]; right would be 2 lists of actions'),
    (
        {"phase": "research", "answers": [[{"keep": CARDS[9]}], []]},
        f"\"answers\" has {{'keep': '{CARDS[9]}'}} of seat 0; right would be one of {{'keep': '{CARDS[0]}'}}",
    ),
    ({"phase": "research", "answers": [["buy"], []]}, "\"answers\" has 'buy' of seat 0; right would be one of"),
    (
        {"phase": "research", "answers": [[{"done": True}, {"done": True}], []]},
        "\"answers\" has {'done': True} of seat 0; right would be nothing: the seat is not asked, or has answered",
    ),
    (
        {"phase": "research", "answers": [[{"done": True}], [{"done": True}, {"pass": True}]]},
        "\"answers\" has {'pass': True} of seat 1; right would be nothing: the seat is not asked, or has answered",
    ),
    (
        {"phase": "research", "temperature": 8, "oxygen": 14, "oceans": 9},
        "\"phase\" is 'research'; right would be action: the parameters are finished, so no generation follows",
    ),
    # what follows from the rest
    (
        {"seats": [{"hand": ["asteroid"], "card prices": {"asteroid": 13}}]},
        'seat 0, "card prices" has 13 for asteroid; right would be 14, or nothing: it follows',
    ),
    (
        {"seats": [{"card prices": {"asteroid": 14}}]},
        "\"card prices\" has 'asteroid'; right would be nothing: the hand",
    ),
    ({"seats": [{"metal values": {"gold": 2}}]}, "\"metal values\" has 'gold'; right would be steel, titanium"),
    ({"seats": [{"metal values": {"steel": 3}}]}, '"metal values" has 3 for steel; right would be 2, or nothing'),
    ({"seats": [{"project prices": {"city": 20}}]}, '"project prices" has 20 for city; right would be 25, or nothing'),
    ({"seats": [{"project prices": 25}]}, "\"project prices\" is 25; right would be an object such as {'sell_patents'"),
    # seats
    ({"seats": [{"money": 3}]}, 'seat 0 has no "money"; it can have corporation, TR'),
    ({"seats": [{"corporation": "acme"}]}, "\"corporation\" is 'acme'; right would be one of beginner_corporation"),
    ({"seats": [{"corporation": "helion"}] * 2}, 'corporation "helion" lies in seat 0, corporation and in seat 1'),
    (
        {"options": {"corporate_era": "off"}, "seats": [{"corporation": "teractor"}]},
        "\"corporation\" is 'teractor'; right would be one of beginner_corporation",
    ),
    ({"players": 1, "seats": [{"corporation": "beginner_corporation"}]}, "right would be one of credicor"),
    ({"seats": [{"TR": -1}]}, '"TR" is -1; right would be a whole number from 0 on'),
    ({"seats": [{"TR rose": 1}]}, '"TR rose" is 1; right would be true or false'),
    ({"seats": [{"resources": {"gold": 1}}]}, '"resources" has no "gold"; it can have megacredits, steel'),
    ({"seats": [{"resources": {"heat": -1}}]}, '"heat" is -1; right would be a whole number from 0 on'),
    ({"seats": [{"production": {"steel": -1}}]}, '"steel" is -1; right would be a whole number from 0 on'),
    ({"seats": [{"production": {"megacredits": -6}}]}, '"megacredits" is -6; right would be a whole number from -5 on'),
    ({"seats": [{"hand": ["moon"]}]}, "seat 0, hand: 'moon' is no project card; right would be an id such as"),
    ({"seats": [{"hand": ["comet"]}, {"hand": ["comet"]}]}, 'card "comet" lies in seat 0, hand and in seat 1, hand'),
    (
        {"options": {"corporate_era": "off"}, "seats": [{"hand": ["virus"]}]},
        'seat 0, hand: "virus" belongs to the Corporate Era; right would be a card of the base game',
    ),
    ({"seats": [{"played": ["comet"]}]}, "\"played\" has 'comet'; right would be no event"),
    ({"seats": [{"events": ["mine"]}]}, "\"events\" has 'mine'; right would be only events"),
    ({"seats": [{"cubes": ["fish"]}]}, "\"cubes\" is ['fish']; right would be an object with cards, such as"),
    ({"seats": [{"cubes": {"fish": 1}}]}, "\"cubes\" has 'fish'; right would be cards that this seat has in play"),
    ({"seats": [{"played": ["mine"], "cubes": {"mine": 1}}]}, "has 'mine'; right would be cards that hold cubes"),
    ({"seats": [{"played": ["fish"], "cubes": {"fish": -1}}]}, "has -1 for fish; right would be a whole number"),
    ({"seats": [{"played": ["mine"], "used": ["mine"]}]}, "\"used\" has 'mine'; right would be cards with an action"),
    ({"seats": [{"next card": "indentured_workers"}]}, "is 'indentured_workers'; right would be an event of this seat"),
    ({"seats": [{"first action owed": True}]}, '"first action owed" is true; right would be true only in generation 1'),
    ({"phase": "over", "seats": [{"passed": True}]}, '"passed" is true; right would be false when the game is over'),
    # the board
    ({"tiles": []}, '"tiles" is []; right would be an object with spaces, such as'),
    ({"tiles": {"r0c0": {}}}, "\"tiles\" has 'r0c0'; right would be spaces from r1c1 to r9c5, and phobos_space_haven"),
    ({"tiles": {"r3c4": {"owner": 0}}}, '"tile" is left out; right would be one of ocean, greenery'),
    ({"tiles": {"r3c4": {"tile": "moat"}}}, "\"tile\" is 'moat'; right would be one of ocean, greenery"),
    ({"tiles": {"r3c4": {"tile": "city"}}}, '"owner" is left out; right would be a seat from 0 to 1'),
    ({"tiles": {"r3c4": {"tile": "city", "owner": 2}}}, '"owner" is 2; right would be a whole number from 0 to 1'),
    ({"tiles": {"r3c4": {"tile": "city", "owner": "neutral"}}}, "only cities and greeneries of a solo game"),
    ({"tiles": {"r3c4": {"tile": "ocean", "owner": 0}}}, "an ocean belongs to no player"),
    ({"tiles": {"r1c5": {"tile": "city", "owner": 0}}}, "right would be one of ocean, greenery, mohole_area"),
    ({"tiles": {"r5c3": {"tile": "greenery", "owner": 0}}}, "a city: nothing else may lie there"),
    ({"tiles": {"r5c3": {"tile": "city", "owner": 0}}}, 'a seat that has played "noctis_city"'),
    ({"tiles": {"r3c4": {"tile": "capital", "owner": 0}}}, 'a seat that has played "capital", which brings this tile'),
    ({"tiles": {"r3c4": {"tile": "mohole_area", "owner": 0}}}, "this one lies on a space for oceans"),
    ({"tiles": {"r3c4": {"tile": "lava_flows", "owner": 0}}}, "this one lies on a volcano"),
    ({"tiles": {"r3c4": {"tile": "mining_area", "owner": 0}}}, "this one lies on steel or titanium"),
    (
        {"tiles": {"r3c4": {"tile": "ocean"}, "r3c5": {"tile": "ocean"}}},
        "has 2 oceans on land; right would be at most 1",
    ),
    (
        {"tiles": {space: {"tile": "greenery", "owner": 0} for space in ("r1c2", "r1c4", "r1c5")}},
        '"tiles" has 3 greeneries on spaces for oceans; right would be at most 2',
    ),
    (
        {"players": 1, "tiles": {space: {"tile": "city", "owner": "neutral"} for space in ("r3c1", "r3c4", "r7c1")}},
        '"tiles" has 3 neutral tiles city; right would be at most 2',
    ),
    (
        {
            "seats": [{"played": ["capital"]}],
            "tiles": {space: {"tile": "capital", "owner": 0} for space in ("r3c1", "r3c4")},
        },
        '"tiles" has 2 capital tiles; right would be at most 1',
    ),
    ({"oceans": 0, "tiles": {"r1c2": {"tile": "ocean"}}}, '"oceans" is 0; right would be a whole number from 1 to 9'),
    ({"claims": {"r3c4": 2}}, '"claims" has 2 for r3c4; right would be a seat from 0 to 1'),
    ({"claims": {"r1c5": 0}}, '"claims" has r1c5; right would be a space of land without a tile'),
    ({"claims": {"r3c4": 0}}, '"claims" has seat 0; right would be a seat that has played "land_claim"'),
    (
        {"claims": {"r3c4": 0, "r3c5": 0}, "seats": [{"events": ["land_claim"]}]},
        '"claims" has two spaces of seat 0; right would be one',
    ),
    # milestones, awards and piles
    ({"milestones": {"king": 0}}, '"milestones" has no "king"; it can have terraformer, mayor'),
    ({"awards": {"banker": 2}}, '"banker" is 2; right would be a whole number from 0 to 1'),
    ({"players": 1, "awards": {"banker": 0}}, "right would be none in a solo game"),
    (
        {"milestones": dict.fromkeys(("terraformer", "mayor", "gardener", "builder"), 0)},
        '"milestones" has 4 entries; right would be at most 3',
    ),
    ({"deck": ["comet"], "discard pile": ["comet"]}, 'card "comet" lies in deck and in discard pile'),
    ({"reshuffles": ["comet"]}, "\"reshuffles\" has 'comet'; right would be lists of cards from the top"),
    ({"reshuffles": [["comet", "comet"]]}, "right would be lists of cards from the top, each card once"),
    ({"reshuffles": [["moon"]]}, "reshuffles: 'moon' is no project card"),
    ({"known discards": []}, '"known discards" is []; right would be an object with cards'),
    ({"known discards": {"comet": [0]}}, "\"known discards\" has 'comet'; right would be cards of the discard pile"),
    ({"known to be out": {"comet": [0]}}, "\"known to be out\" has 'comet'; right would be cards outside the deck"),
    (
        {"discard pile": ["comet"], "known discards": {"comet": [2]}},
        '"known discards" has [2] for comet; right would be seats from 0 to 1, or "everybody"',
    ),
    # the end
    ({"phase": "over", "active player": 0}, '"active player" is told; right would be nothing when the game is over'),
    ({"phase": "over", "oxygen": 13}, '"phase" is over; right would be action: the global parameters are not finished'),
    (
        {"phase": "over", "players": 1, "generation": 13},
        '"generation" is 13; right would be 14: before, it is not over',
    ),
]


@pytest.mark.parametrize(("description", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_the_rules_do_not_allow_is_named(description: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as error:
        position(GAME, description)
    assert message in str(error.value)


def test_nine_oceans_find_a_space_beside_all_that_may_lie_there_instead() -> None:
    greeneries = {space: {"tile": "greenery", "owner": 0} for space in ("r1c2", "r1c4")}
    mohole = {"r1c5": {"tile": "mohole_area", "owner": 0}}
    seats = [{"played": ["mohole_area"]}]
    assert facts_of({"oceans": 9, "tiles": {**greeneries, **mohole}, "seats": seats})["oceans"] == 9


def test_a_position_is_of_the_game() -> None:
    number: Any = 3
    with pytest.raises(PositionError, match="the description is 3; right would be an object with"):
        position(GAME, number)
