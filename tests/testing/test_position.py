"""Positions from descriptions: what is left out has a sensible default, and what is wrong is named."""

from typing import Any

import pytest

from marsbox.core.errors import SetupError
from marsbox.testing import PositionError, facts, options, position

CARDS = [f"{colour}{value}" for colour in "EWSGC" for value in range(1, 8)]


def facts_of(description: dict[str, Any]) -> dict[str, Any]:
    return facts("pocket-mars", position("pocket-mars", description))


# ---- defaults


def test_nothing_said_is_the_first_turn_of_a_game_for_two() -> None:
    found = facts_of({})
    assert (found["players"], found["round"], found["first player"], found["active player"]) == (2, 1, 0, 0)
    assert found["phase"] == "turn"
    assert [question["seat"] for question in found["questions"]] == [0]


def test_the_number_of_players_follows_the_seats() -> None:
    assert facts_of({"seats": [{}, {}, {}]})["players"] == 3
    assert facts_of({"players": 4, "seats": [{}, {}]})["players"] == 4
    assert facts_of({"seats": [{}]})["players"] == 2


def test_the_active_player_is_the_first_player_unless_said() -> None:
    assert facts_of({"first player": 1})["active player"] == 1
    assert facts_of({"active player": 1})["first player"] == 0


def test_energy_is_at_its_start_value() -> None:
    assert [seat["energy"] for seat in facts_of({"seats": [{"energy": 4}, {}]})["seats"]] == [4, 1]


def test_colonists_not_mentioned_are_on_earth() -> None:
    found = facts_of({"seats": [{"ship": 2}, {}], "buildings": {"water": {"*": [1, 0], "**": [0, 1]}}})
    assert [(seat["Earth"], seat["ship"]) for seat in found["seats"]] == [(4, 2), (6, 0)]


def test_with_only_earth_mentioned_the_others_are_on_the_ship() -> None:
    found = facts_of({"seats": [{"Earth": 3}, {}], "buildings": {"water": {"*": [1, 0]}}})
    assert (found["seats"][0]["Earth"], found["seats"][0]["ship"]) == (3, 3)


def test_cards_not_mentioned_are_dealt_in_a_fixed_order_and_the_rest_is_the_deck() -> None:
    found = facts_of({"seats": [{"hand": ["C1", "C2"]}, {"module": ["C3", "C4"]}]})
    assert (found["seats"][0]["hand"], found["seats"][0]["module"]) == (["C1", "C2"], ["E1", "E2"])
    assert (found["seats"][1]["hand"], found["seats"][1]["module"]) == (["E3", "E4"], ["C3", "C4"])
    assert found["deck"] == [card for card in CARDS if card not in ("C1", "C2", "C3", "C4", "E1", "E2", "E3", "E4")]


def test_a_seat_may_name_fewer_cards() -> None:
    found = facts_of({"seats": [{"hand": ["C1"], "module": []}, {}]})
    assert (found["seats"][0]["hand"], found["seats"][0]["module"]) == (["C1"], [])


def test_cards_named_for_the_deck_are_its_top() -> None:
    assert facts_of({"deck": ["G7", "E1"]})["deck"][:2] == ["G7", "E1"]


def test_the_rest_can_go_anywhere_in_deck_or_discard_pile() -> None:
    found = facts_of({"deck": ["G7", "the rest", "E1"]})
    assert (found["deck"][0], found["deck"][-1], len(found["deck"])) == ("G7", "E1", 27)
    found = facts_of({"deck": ["G7"], "discard pile": ["E1", "the rest"]})
    assert (found["deck"], found["discard pile"][0], len(found["discard pile"])) == (["G7"], "E1", 26)


def test_columns_are_told_from_the_building_on_with_face_down_cards_marked() -> None:
    found = facts_of({"buildings": {"water": {"cards": ["W3", "W5 face down"]}}})
    assert found["buildings"]["water"]["cards"] == ["W3", "W5 face down"]


def test_a_solo_position_has_devious_automatics_as_its_second_seat() -> None:
    found = facts_of(
        {"players": 1, "options": {"level": "2"}, "seats": [{}, {"ship": 5, "energy": 3, "module": ["S1"]}]}
    )
    automatics = found["seats"][1]
    assert (automatics["name"], automatics["ship"], automatics["energy"]) == ("Devious Automatics", 5, 3)
    assert automatics["module"] == ["S1"]
    assert "hand" not in automatics
    named = {"players": 1, "seats": [{}, {"name": "Devious Automatics", "ship": 5}]}
    assert facts_of(named)["seats"][1]["ship"] == 5


def test_a_position_can_be_over() -> None:
    found = facts_of({"phase": "over", "seats": [{"ship": 3}, {}]})
    assert found["questions"] == []
    assert found["outcome"]["winners"] == [0]


def test_what_seats_have_seen_is_respected() -> None:
    found = facts_of({"seats": [{}, {"module": ["C1", "C2"]}], "seen": {"C1": [0], "G7": [1]}, "backs seen": ["G7"]})
    assert found["seen"] == {"G7": [1], "C1": [0]}
    assert found["backs seen"] == ["G7"]


def test_a_position_can_be_made_with_a_loaded_game() -> None:
    from marsbox.games import load_game

    game = load_game("pocket-mars")
    assert options(game, position(game, {}), 0) == options("pocket-mars", position("pocket-mars", {}), 0)


# ---- errors


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ([], "the description is []; right would be an object with players"),
        ({"colour": 1}, 'the description has no "colour"; it can have players, options'),
        ({"players": 5}, 'the description, "players" is 5; right would be a whole number from 1 to 4'),
        ({"players": True}, '"players" is True'),
        ({"options": {"draft": "maybe"}}, '"options": option "draft" can\'t be "maybe"; it can be off, on'),
        ({"options": {"level": "2"}}, '"options": option "level" = "2" is for 1 players'),
        ({"options": {"draft": 1}}, "\"options\": option 'draft' is 1"),
        ({"options": "draft"}, "\"options\" is 'draft'; right would be an object"),
        ({"game": "chess"}, "\"game\" is 'chess'; right would be pocket-mars"),
        ({"phase": "draft"}, "\"phase\" is 'draft'; right would be turn or over: to come into the middle"),
        ({"round": 0}, '"round" is 0; right would be a whole number from 1 on'),
        ({"first player": 2}, '"first player" is 2; right would be a whole number from 0 to 1'),
        ({"active player": "Ann"}, "\"active player\" is 'Ann'"),
        ({"seats": {}}, '"seats" is {}; right would be a list'),
        ({"players": 2, "seats": [{}, {}, {}]}, '"seats" has 3 entries; right would be at most 2 entries'),
        ({"players": 1, "seats": [{}, {}, {}]}, "right would be 2 entries: the person and Devious Automatics"),
        ({"seats": [{"colour": "red"}]}, 'seat 0 has no "colour"; it can have name, Earth, ship, energy, hand, module'),
        ({"seats": [3]}, "seat 0 is 3; right would be an object"),
        ({"seats": [{"name": "Ann"}]}, "seat 0, \"name\" is 'Ann'; right would be Devious Automatics"),
        ({"seats": [{"energy": 6}]}, 'seat 0, "energy" is 6; right would be a whole number from 0 to 5'),
        ({"seats": [{"energy": -1}]}, 'seat 0, "energy" is -1'),
        ({"seats": [{}, {"ship": 8}]}, 'seat 1, "ship" is 8; right would be a whole number from 0 to 7'),
        ({"seats": [{"ship": 3, "Earth": 3}]}, 'seat 0, "Earth" is 3 and the ship has 3; right would be 7 together'),
        ({"buildings": {"water": {"*": [8, 0]}}}, 'building "water", "*" has 8; right would be numbers from 0 to 7'),
        ({"buildings": {"water": {"*": [4, 0]}, "energy": {"*": [4, 0]}}}, "seat 0 has 8 colonists in buildings"),
        ({"buildings": {"water": {"*": [1]}}}, '"*" is [1]; right would be a list of 2 numbers, one for each seat'),
        ({"buildings": {"water": {"**": [1, 1]}}}, '"**" has 2 colonists; right would be at most 1 in a game for 2'),
        ({"players": 3, "buildings": {"water": {"**": [1, 1, 1]}}}, "at most 2 in a game for 3"),
        ({"buildings": {"construction": {"*": [1, 0]}}}, 'building "construction" has no "*"; it can have cards'),
        ({"buildings": {"lava": {}}}, '"buildings" has no "lava"; it can have ecosystem, water'),
        (
            {"buildings": {"water": {"cards": ["E1"]}}},
            "has E1, which is a card of colour energy; right would be only water",
        ),
        ({"buildings": {"water": {"cards": "W1"}}}, "\"cards\" is 'W1'; right would be a list of names in quotes"),
        ({"buildings": {"water": {"cards": ["W1 upside down"]}}}, "'W1 upside down' is no card; the cards are E1"),
        ({"deck": ["X1"]}, "deck: 'X1' is no card; the cards are E1, E2"),
        ({"deck": ["E1", "E1"]}, 'card "E1" lies in deck and in deck; each card is there once'),
        ({"deck": ["E1"], "seats": [{"hand": ["E1"]}]}, 'card "E1" lies in seat 0, hand and in deck'),
        ({"discard pile": ["E1"], "seats": [{"module": ["E1"]}]}, "lies in seat 0, module and in discard pile"),
        ({"seats": [{"hand": ["E1", "E2", "E3"]}]}, 'seat 0, "hand" has 3 cards; right would be at most 2'),
        ({"deck": ["the rest"], "discard pile": ["the rest"]}, '"the rest" stands 2 times; it can stand once'),
        ({"discard pile": ["the rest"]}, '"deck" is empty; right would be at least one card'),
        ({"deck": CARDS}, "too few cards are left for the seats that name none"),
        ({"players": 1, "seats": [{}, {"hand": ["E1"]}]}, "Devious Automatics has only a module"),
        ({"seen": {"E1": [2]}}, '"seen" has [2] for E1; right would be a list of seats from 0 to 1'),
        ({"seen": ["E1"]}, "\"seen\" is ['E1']; right would be an object of cards"),
        ({"seen": {"X1": [0]}}, "seen: 'X1' is no card"),
        (
            {"backs seen": ["E1"], "seats": [{"hand": ["E1"]}]},
            '"backs seen" names E1; right would be cards that lie in the deck',
        ),
        ({"held": {"C7": [0]}}, '"held" names C7; right would be cards that lie in a hand or a module'),
        ({"reshuffles": [["E1", "E1"]]}, "\"reshuffles\" has ['E1', 'E1']; right would be lists of cards"),
        ({"reshuffles": [[["E1"]]]}, "reshuffles: ['E1'] is no card"),
        ({"reshuffles": 3}, '"reshuffles" is 3; right would be a list'),
        ({"seed": -1}, '"seed" is -1'),
        ({"draft": {"packs": []}}, '"draft" is told; right would be none unless "options" has {"draft": "on"}'),
        ({"options": {"draft": "on"}, "draft": {"packs": []}}, '"packs" is []; right would be 2 lists of cards'),
        ({"options": {"draft": "on"}, "draft": {"packs": [["E1"], []]}}, "right would be 5 cards in each pack"),
    ],
)
def test_a_wrong_description_names_what_is_wrong_and_what_is_right(description: Any, message: str) -> None:
    with pytest.raises(PositionError) as error:
        position("pocket-mars", description)
    assert message in str(error.value)
    assert isinstance(error.value, SetupError)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match='no game "pocket-moon"'):
        position("pocket-moon", {})
