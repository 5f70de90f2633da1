"""Positions of Mission: Red Planet: what is left out has a sensible default, and what is wrong is named."""

from typing import Any

import pytest

from marsbox.core.errors import SetupError
from marsbox.games import load_game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import CHARACTERS
from marsbox.testing import PositionError, facts, options, play, position
from marsbox.testing.mission_red_planet import PART

GAME = load_game("mission-red-planet")
assert isinstance(GAME, MissionRedPlanet)
SHIPS = list(GAME.box.ship_ids)
OUTER = [zone.id for zone in GAME.box.zones[:7]]
BONUS = [card.id for card in GAME.box.cards if card.bonus is not None for _ in range(card.copies)]
DISCOVERIES = [card.id for card in GAME.box.cards if card.discovery is not None for _ in range(card.copies)]
CALLED = [{"called": "recruiter"}, {"chosen": "pilot"}, {"chosen": "pilot"}]


def facts_of(description: dict[str, Any]) -> dict[str, Any]:
    return facts(GAME, position(GAME, description))


# ---- defaults


def test_nothing_said_is_the_first_choice_of_characters_of_a_game_for_three() -> None:
    found = facts_of({})
    assert (found["players"], found["turn"], found["first player"]) == (3, 1, 0)
    assert found["phase"] == "choice of characters"
    assert [question["seat"] for question in found["questions"]] == [0, 1, 2]


def test_resource_tokens_are_not_taken_unless_said() -> None:
    assert facts_of({})["options"] == {"resource_tokens": "off"}
    assert facts_of({"options": {"resource_tokens": "on"}})["options"] == {"resource_tokens": "on"}


def test_the_number_of_players_follows_the_seats() -> None:
    assert facts_of({"seats": [{}] * 4})["players"] == 4
    assert facts_of({"players": 5, "seats": [{}, {}]})["players"] == 5
    assert facts_of({"seats": [{}]})["players"] == 3


def test_everybody_has_all_characters_22_astronauts_and_a_bonus_card() -> None:
    for number, entry in enumerate(facts_of({"players": 5})["seats"]):
        assert entry["hand"] == list(CHARACTERS)
        assert (entry["reserve"], entry["memorial"]) == (22, 0)
        assert entry["bonus"] == [BONUS[number]]


def test_the_pad_has_ships_that_are_mentioned_nowhere_in_a_fixed_order() -> None:
    found = facts_of({"pad": [{"ship": "manual 2"}], "ship pile": [SHIPS[0]]})
    assert [entry["ship"] for entry in found["pad"]] == ["manual 2", SHIPS[1], SHIPS[2]]
    assert found["ship pile"][:2] == [SHIPS[0], SHIPS[3]]


def test_a_ship_need_not_be_named() -> None:
    found = facts_of({"pad": [{}, {"crew": [1, 0, 0]}]})
    assert (found["pad"][1]["ship"], found["pad"][1]["crew"]) == (SHIPS[1], [1, 0, 0])


def test_astronauts_not_mentioned_are_in_the_reserve() -> None:
    found = facts_of(
        {
            "pad": [{"ship": "hellas 4", "crew": [1, 2, 0]}],
            "zones": {"noachis": {"astronauts": [3, 0, 1]}, "hellas": {"astronauts": [1, 0, 0]}},
            "seats": [{}, {"memorial": 4}, {}],
        }
    )
    assert [entry["reserve"] for entry in found["seats"]] == [17, 16, 21]


def test_with_only_the_reserve_mentioned_the_others_are_in_the_memorial() -> None:
    found = facts_of({"zones": {"noachis": {"astronauts": [3, 0, 0]}}, "seats": [{"reserve": 2}]})
    assert found["seats"][0]["memorial"] == 22 - 3 - 2


def test_a_zone_with_astronauts_has_a_resource() -> None:
    found = facts_of({"zones": {"noachis": {"astronauts": [1, 0, 0]}, "hellas": {"resource": "celerium"}}})
    assert found["zones"]["noachis"]["resource"] == "ice"
    assert found["zones"]["ausonia"]["resource"] is None
    assert len(found["resource pile"]) == 12


def test_destination_tokens_are_beside_the_board_unless_they_lie_on_a_ship() -> None:
    found = facts_of({"pad": [{"ship": "hellas 3", "destination": "noachis"}]})
    assert found["zones"]["noachis"]["destination tokens"] == 1
    assert found["zones"]["hellas"]["destination tokens"] == 2


def test_a_discovery_is_known_to_the_first_player_unless_said() -> None:
    found = facts_of({"first player": 2, "zones": {"hellas": {"discovery": {"card": "lichens"}}}})
    assert found["zones"]["hellas"]["discovery"] == {"card": "lichens", "known by": [2]}
    found = facts_of({"zones": {"hellas": {"discovery": {"card": "lichens", "known by": [2, 1]}}}})
    assert found["zones"]["hellas"]["discovery"] == {"card": "lichens", "known by": [1, 2]}


def test_piles_begin_with_what_is_named_and_have_all_the_rest() -> None:
    found = facts_of({"event pile": ["lichens"], "resource pile": ["celerium"], "ship pile": ["manual 5"]})
    assert (found["event pile"][0], len(found["event pile"])) == ("lichens", 24 - 3)
    assert (found["resource pile"][0], len(found["resource pile"])) == ("celerium", 14)
    assert (found["ship pile"][0], len(found["ship pile"])) == ("manual 5", 34 - 3)


def test_the_rest_can_go_anywhere_in_a_pile_or_to_the_discarded_ships() -> None:
    found = facts_of(
        {"event pile": ["the rest", "lichens"], "ship pile": ["manual 5"], "discarded ships": ["the rest"]}
    )
    assert found["event pile"][-1] == "lichens"
    assert (found["ship pile"], len(found["discarded ships"])) == (["manual 5"], 30)


# ---- the course of a turn


def test_a_character_that_some_have_chosen_waits_for_the_others() -> None:
    state = position(GAME, {"seats": [{}, {"chosen": "pilot"}, {}]})
    assert [question["seat"] for question in facts(GAME, state)["questions"]] == [0, 2]
    assert facts(GAME, state)["seats"][1]["chosen"] == "pilot"
    assert GAME.can_take_back(state, 1)


def test_when_all_have_chosen_characters_are_called_at_once() -> None:
    found = facts_of({"seats": [{"chosen": "pilot"}, {"chosen": "explorer"}, {"chosen": "pilot"}]})
    assert found["phase"] == "boarding and take-off"
    assert found["character being played"] == {
        "seat": 1,
        "character": "explorer",
        "asks": "board",
        "left": 1,
        "card drawn": None,
        "next": [],
    }


def test_who_has_only_the_recruiter_need_not_choose() -> None:
    found = facts_of({"seats": [{"hand": ["recruiter"]}, {"chosen": "pilot"}, {"chosen": "pilot"}]})
    assert found["questions"][0]["seat"] == 0
    assert found["seats"][0]["called"] == "recruiter"
    said = facts_of({"seats": [{"hand": ["recruiter"], "chosen": "recruiter"}, {}, {}]})
    assert said["seats"][0]["chosen"] is None


def test_a_seat_that_was_called_has_played_and_the_call_goes_on() -> None:
    found = facts_of(
        {
            "pad": [{"ship": "hellas 4", "crew": [1, 0, 0], "flying": True}, None],
            "seats": [{"called": "saboteur"}, {"called": "recruiter"}, {"chosen": "pilot"}],
        }
    )
    assert found["questions"][0]["seat"] == 2
    assert found["questions"][0]["options"] == [{"board": 2}, {"skip": True}]
    assert "saboteur" not in found["seats"][0]["hand"]
    assert found["seats"][1]["hand"] == list(CHARACTERS)


def test_of_several_equal_characters_some_have_acted_and_the_others_follow_clockwise() -> None:
    seats = [
        {"called": "soldier", "acted": False},
        {"chosen": "pilot"},
        {"called": "soldier"},
        {"called": "soldier", "acted": False},
    ]
    found = facts_of({"first player": 2, "seats": seats})
    assert (found["questions"][0]["seat"], found["questions"][0]["kind"]) == (3, "board_two")
    assert found["character being played"]["next"] == [0]
    assert [entry["acted"] for entry in found["seats"]] == [False, None, True, False]


def test_a_recruiter_who_is_still_to_act_has_not_taken_the_cards_back() -> None:
    seats = [{"called": "recruiter"}, {"called": "recruiter", "acted": False, "hand": ["pilot"]}, {"chosen": "pilot"}]
    state = position(GAME, {"seats": seats})
    assert facts(GAME, state)["seats"][1]["hand"] == ["pilot"]
    play(GAME, state, 1, {"skip": True})
    assert facts(GAME, state)["seats"][1]["hand"] == list(CHARACTERS)
    default = facts_of({"seats": [{"called": "recruiter", "acted": False}, *seats[1:]]})
    assert default["seats"][0]["hand"] == list(CHARACTERS[1:])


def test_when_all_were_called_the_turn_ends() -> None:
    seats = [{"called": "pilot"}, {"called": "recruiter"}, {"called": "pilot"}]
    found = facts_of({"turn": 4, "first player": 1, "seats": seats})
    assert (found["turn"], found["phase"], found["first player"]) == (5, "choice of characters", 0)


def test_a_position_can_be_over() -> None:
    found = facts_of({"phase": "over", "seats": [{"tokens": {"celerium": 2}}, {}, {}]})
    assert (found["turn"], found["questions"]) == (10, [])
    assert found["outcome"]["winners"] == [0]


def test_a_finished_position_tells_who_was_called_last() -> None:
    seats = [{"called": "soldier"}, {"called": "recruiter"}, {"called": "soldier"}]
    assert facts_of({"phase": "over", "first player": 2, "pad": [None], "seats": seats})["first player"] == 2


def test_a_position_can_be_made_with_the_id_of_the_game() -> None:
    by_id = position("mission-red-planet", {})
    assert options("mission-red-planet", by_id, 0) == options(GAME, position(GAME, {}), 0)


# ---- errors


def all_outer(cards: list[str]) -> dict[str, Any]:
    return {name: {"discovery": {"card": card}} for name, card in zip(OUTER, cards, strict=False)}


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ([], "the description is []; right would be an object with players"),
        ({"round": 1}, 'the description has no "round"; it can have players, options, phase, turn'),
        ({"game": "pocket-mars"}, "\"game\" is 'pocket-mars'; right would be mission-red-planet"),
        ({"players": 2}, 'the description, "players" is 2; right would be a whole number from 3 to 5'),
        ({"players": 3, "seats": [{}] * 4}, '"seats" has 4 entries; right would be at most 3 entries'),
        ({"seats": [{}] * 6}, '"seats" has 6 entries; right would be at most 5 entries'),
        ({"seats": {}}, '"seats" is {}; right would be a list'),
        ({"seats": [{"energy": 1}]}, 'seat 0 has no "energy"; it can have reserve, memorial, tokens, hand'),
        ({"options": "on"}, '"options" is \'on\'; right would be an object such as {"resource_tokens": "on"}'),
        (
            {"options": {"draft": "on"}},
            '"options": Mission: Red Planet has no option "draft"; its options are',
        ),
        (
            {"options": {"resource_tokens": "yes"}},
            '"options": option "resource_tokens" can\'t be "yes"; it can be off, on',
        ),
        ({"turn": 11}, '"turn" is 11; right would be a whole number from 1 to 10'),
        ({"phase": "over", "turn": 9}, '"turn" is 9; right would be 10: before, the game is not over'),
        ({"first player": 3}, '"first player" is 3; right would be a whole number from 0 to 2'),
        ({"seed": -1}, '"seed" is -1'),
        # the course of a turn
        ({"phase": "set-up"}, "\"phase\" is 'set-up'; right would be choice of characters or boarding and take-off"),
        ({"phase": []}, '"phase" is []; right would be choice of characters'),
        (
            {"character being played": {}},
            '"character being played" is {}; right would be what follows from who was called and has not acted',
        ),
        ({"phase": "choice of characters", "seats": CALLED}, 'and a seat has "called"; right would be \'boarding'),
        ({"phase": "boarding and take-off"}, 'seat 0, "chosen" is left out; right would be a character: everyone'),
        ({"seats": [{"called": "recruiter"}]}, 'seat 1, "chosen" is left out'),
        ({"phase": "over", "seats": [{"called": "recruiter"}]}, 'seat 1, "called" is left out'),
        ({"seats": [{"chosen": "vamp"}]}, "seat 0, \"chosen\" is 'vamp'; right would be one of recruiter, explorer"),
        ({"seats": [{"called": 3}]}, 'seat 0, "called" is 3; right would be one of recruiter'),
        ({"seats": [{"hand": ["vamp"]}]}, "seat 0, \"hand\" has 'vamp'; right would be characters: recruiter"),
        ({"seats": [{"hand": ["pilot"]}]}, 'seat 0, "hand" lacks the recruiter; right would be a hand with it'),
        ({"seats": [{"hand": "pilot"}]}, "\"hand\" is 'pilot'; right would be a list of names in quotes"),
        (
            {"seats": [{"hand": ["recruiter", "pilot"], "chosen": "soldier"}]},
            "\"chosen\" is 'soldier'; right would be a character in the hand: recruiter, pilot",
        ),
        (
            {"seats": [{"hand": ["recruiter", "pilot"], "called": "pilot"}]},
            'seat 0, "hand" has the pilot; right would be a hand without it',
        ),
        (
            {"seats": [{"hand": ["recruiter", "pilot"], "called": "recruiter"}]},
            'seat 0, "hand" is incomplete; right would be all characters',
        ),
        (
            {"seats": [{"called": "recruiter", "chosen": "pilot"}]},
            'seat 0, "chosen" is \'pilot\'; right would be none beside "called"',
        ),
        (
            {"seats": [{"called": "soldier"}, {"chosen": "explorer"}, {"chosen": "pilot"}]},
            "seat 1, \"chosen\" is 'explorer'; right would be a character that comes after the soldier",
        ),
        ({"phase": "over", "seats": [{"chosen": "pilot"}]}, "\"chosen\" is 'pilot'; right would be none when the game"),
        (
            {"phase": "over", "seats": [{"called": "recruiter"}, {"called": "pilot"}, {"called": "soldier"}]},
            '"first player" is 0; right would be a seat that was called with the pilot',
        ),
        ({"seats": [{"acted": True}]}, 'seat 0, "acted" is true; right would be nothing for a seat without "called"'),
        ({"seats": [{"called": "pilot", "acted": 1}]}, 'seat 0, "acted" is 1; right would be true or false'),
        (
            {"seats": [{"called": "soldier", "acted": False}, {"called": "pilot"}, {"called": "pilot"}]},
            'seat 0, "acted" is false; right would be true: the pilot was called after the soldier',
        ),
        (
            {"seats": [{"called": "pilot", "acted": False}, {"called": "pilot"}, {"called": "pilot"}]},
            'seat 1, "acted" is true; right would be false: seat 0 comes before it',
        ),
        (
            {"phase": "over", "seats": [{"called": "pilot", "acted": False}, *[{"called": "pilot"}] * 2]},
            'seat 0, "acted" is false; right would be true when the game is over',
        ),
        (
            {"seats": [{"called": "recruiter", "acted": False, "hand": list(CHARACTERS)}, *CALLED[1:]]},
            'seat 0, "hand" has the recruiter; right would be a hand without it',
        ),
        # ships
        ({"pad": [{}] * 4}, '"pad" has 4 ships; right would be at most 3, one for each player'),
        ({"pad": [None]}, '"pad" has no ship at 0; right would be a ship at each place until the first character'),
        ({"pad": ["hellas 4"]}, "ship 0 is 'hellas 4'; right would be an object with ship, crew, destination, flying"),
        ({"pad": [{"ship": "hellas 9"}]}, "ship 0: 'hellas 9' is no ship; the ships are vastitas_borealis 3"),
        ({"pad": [{"ship": ["hellas 4"]}]}, "ship 0: ['hellas 4'] is no ship"),
        (
            {"pad": [{"ship": "hellas 4"}, {"ship": "hellas 4"}]},
            'ship "hellas 4" lies in ship 0 and in ship 1; each ship is there once',
        ),
        ({"pad": [{"crew": [1, 0]}]}, 'ship 0, "crew" is [1, 0]; right would be a list of 3 numbers'),
        (
            {"pad": [{"ship": "hellas 4", "crew": [1, 3, 0]}]},
            'ship 0, "crew" has 4 astronauts; right would be at most 3 on hellas 4: a full ship takes off at once',
        ),
        (
            {"pad": [{"ship": "hellas 4", "crew": [5, 0, 0], "flying": True}], "seats": CALLED},
            'ship 0, "crew" has 5 astronauts; right would be at most 4 on hellas 4',
        ),
        (
            {"pad": [{"ship": "manual 4", "crew": [1, 0, 0]}]},
            'ship 0, "destination" is left out; right would be a zone: whoever boards manual 4 first lays a token',
        ),
        ({"pad": [{"destination": "phobos"}]}, "ship 0, \"destination\" is 'phobos'; right would be one of vastitas"),
        (
            {"pad": [{"destination": "hellas"}] * 3},
            '"pad" has 3 ships with the destination "hellas"; right would be at most 2',
        ),
        ({"pad": [{"flying": 1}]}, 'ship 0, "flying" is 1; right would be true or false'),
        ({"pad": [{"flying": True}]}, 'ship 0, "flying" is true; right would be false: ships take off and land while'),
        ({"phase": "over", "pad": [{"flying": True}]}, 'ship 0, "flying" is true; right would be false'),
        ({"ship pile": SHIPS}, '"pad" has no ship at 0, and none is left; right would be a ship'),
        ({"ship pile": ["hellas 4"], "discarded ships": ["hellas 4"]}, "lies in ship pile and in discarded ships"),
        ({"ship pile": ["the rest"], "discarded ships": ["the rest"]}, '"the rest" stands 2 times; it can stand once'),
        (
            {"reshuffles": [["hellas 4", "hellas 4"]]},
            "\"reshuffles\" has ['hellas 4', 'hellas 4']; right would be lists",
        ),
        ({"reshuffles": ["hellas 4"]}, "\"reshuffles\" has 'hellas 4'; right would be lists of ships from the top"),
        ({"reshuffles": [["phobos 4"]]}, "reshuffles: 'phobos 4' is no ship"),
        # zones
        ({"zones": {"phobos": {}}}, '"zones" has no "phobos"; it can have vastitas_borealis'),
        ({"zones": {"hellas": 3}}, 'zone "hellas" is 3; right would be an object'),
        (
            {"zones": {"hellas": {"resource": "water"}}},
            "zone \"hellas\": 'water' is no resource; the resources are ice",
        ),
        (
            {"zones": {"hellas": {"resource": None, "astronauts": [1, 0, 0]}}},
            'zone "hellas", "resource" is missing; right would be one of ice, sylvanite, celerium',
        ),
        ({"zones": {"hellas": {"astronauts": [23, 0, 0]}}}, '"astronauts" has 23; right would be numbers from 0 to 22'),
        (
            {"zones": {name: {"resource": "celerium"} for name in OUTER}},
            'resource "celerium" lies in zone "vastitas_borealis" and in zone',
        ),
        (
            {"zones": {"hellas": {"resource": "ice"}}, "resource pile": ["ice"] * 6},
            "and in resource pile; there are 6 of them",
        ),
        (
            {"zones": {"hellas": {"tokens": 1}}},
            'zone "hellas", "tokens" is 1; right would be 0: a zone without a resource',
        ),
        (
            {"phase": "over", "zones": {"hellas": {"resource": "ice", "tokens": 1}}},
            'zone "hellas", "tokens" is 1; right would be 0: what is left when the game is over is lost',
        ),
        (
            {"zones": {"hellas": {"destination tokens": 1}}},
            'zone "hellas", "destination tokens" is 1; right would be 2, or nothing',
        ),
        (
            {"zones": {"tritonis_sinus": {"discovery": {"card": "lichens"}}}},
            '"discovery" is told; right would be none: only the 7 outer zones have one',
        ),
        ({"zones": {"hellas": {"discovery": {}}}}, "None is no card; the cards are secret_mission_north"),
        (
            {"zones": {"hellas": {"discovery": {"card": "diversified"}}}},
            "\"card\" is 'diversified'; right would be a discovery: barren_ground",
        ),
        (
            {"zones": {"hellas": {"discovery": {"card": "lichens", "known by": []}}}},
            '"known by" is empty; right would be at least one seat',
        ),
        (
            {"zones": {"hellas": {"discovery": {"card": "lichens", "known by": [3]}}}},
            '"known by" is [3]; right would be a list of seats from 0 to 2',
        ),
        ({"zones": all_outer(["lichens", "lichens"])}, 'card "lichens" lies in zone "vastitas_borealis", "discovery"'),
        ({"zones": all_outer(["barren_ground"] * 4)}, "there are 3 of them"),
        # seats
        ({"seats": [{"reserve": 23}]}, 'seat 0, "reserve" is 23; right would be a whole number from 0 to 22'),
        (
            {"seats": [{"reserve": 3, "memorial": 3}]},
            'seat 0, "reserve" is 3 and the memorial has 3; right would be 22 together',
        ),
        (
            {"zones": {name: {"astronauts": [12, 0, 0]} for name in OUTER[:2]}},
            "seat 0 has 24 astronauts on Mars and aboard; a player has 22",
        ),
        ({"seats": [{"tokens": {"water": 1}}]}, 'seat 0, "tokens" has no "water"; it can have ice, sylvanite'),
        (
            {"seats": [{"tokens": {"ice": -1}}]},
            'seat 0, "tokens", "ice" is -1; right would be a whole number from 0 on',
        ),
        ({"seats": [{"bonus": []}]}, 'seat 0, "bonus" is empty; right would be at least one card'),
        (
            {"seats": [{"bonus": ["lichens"]}]},
            "seat 0, \"bonus\" has 'lichens'; right would be bonus cards: secret_mission",
        ),
        ({"seats": [{"bonus": ["treasure"]}]}, "seat 0, bonus: 'treasure' is no card"),
        ({"seats": [{"bonus": BONUS}]}, 'seat 1, "bonus" is left out, and no bonus card is left'),
        ({"seats": [{"given back": ["lichens"]}]}, 'seat 0, "given back" has 1 cards; right would be 2 of the 3 cards'),
        ({"seats": [{"given back": ["gold", "lichens"]}]}, "seat 0, given back: 'gold' is no card"),
        (
            {"seats": [{"given back": ["lichens", "diversified"]}, {"bonus": ["diversified"]}]},
            'card "diversified" was kept, given back or shown 2 times at set-up; right would be at most 1',
        ),
        # event cards
        ({"event pile": ["gold"]}, "event pile: 'gold' is no card"),
        ({"event pile": ["lichens", "lichens"]}, 'card "lichens" lies in event pile and in event pile'),
        (
            {"discarded discoveries": [{"card": "lichens", "seat": 0}]},
            '"discarded discoveries" has cards; right would be none unless all 7 outer zones have a discovery',
        ),
        ({"discarded discoveries": [{"card": "lichens"}]}, 'discarded discovery 0, "seat" is left out; right would be'),
        ({"discarded discoveries": ["lichens"]}, "discarded discovery 0 is 'lichens'; right would be an object"),
        ({"discarded discoveries": [{"card": "diversified", "seat": 0}]}, "right would be a discovery: barren_ground"),
        (
            {"shown at set-up": ["lichens"]},
            "\"shown at set-up\" is ['lichens']; right would be discoveries, 3 for each",
        ),
        ({"shown at set-up": ["lichens", "radiation", "diversified"]}, "right would be discoveries, 3 for each hand"),
        (
            {"shown at set-up": DISCOVERIES[3:6], "seats": [{"given back": [DISCOVERIES[3], "diversified"]}]},
            "was kept, given back or shown 2 times at set-up",
        ),
    ],
)
def test_a_wrong_description_names_what_is_wrong_and_what_is_right(description: Any, message: str) -> None:
    with pytest.raises(PositionError) as error:
        position(GAME, description)
    assert message in str(error.value)
    assert isinstance(error.value, SetupError)


def test_a_game_is_asked_for_its_own_positions() -> None:
    with pytest.raises(PositionError, match='the game "pocket-mars" is not Mission: Red Planet'):
        PART.position(load_game("pocket-mars"), {})
