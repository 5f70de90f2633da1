"""Set-ups that are not allowed: the message names the thing and what would be right."""

from pathlib import Path
from typing import Any

import pytest

from marsbox.core.contract import Setup
from marsbox.core.errors import ComponentsError, SetupError
from marsbox.games import load_game
from tests.games.terraforming_mars.scenario import GAME, PASS, act, at

ELEVEN = [
    "asteroid",
    "comet",
    "big_asteroid",
    "noctis_city",
    "archaebacteria",
    "grass",
    "bushes",
    "trees",
    "fish",
    "birds",
    "pets",
]


@pytest.mark.parametrize("players", [-1, 0, 6])
def test_number_of_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"Terraforming Mars is for 1 to 5 players, not {players}"):
        GAME.new(Setup(players), 0)


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (3, {"venus": "on"}, 'has no option "venus"; its options are corporate_era, draft, '),
        (3, {"draft": "maybe"}, 'option "draft" can\'t be "maybe"; it can be off, on'),
        (1, {"draft": "on"}, 'option "draft" = "on" is for 2, 3, 4, 5 players, not for 1'),
        (1, {"corporate_era": "on"}, 'option "corporate_era" = "on" is for 2, 3, 4, 5 players, not for 1'),
        (1, {"beginner_1": "on"}, 'option "beginner_1" = "on" is for 2, 3, 4, 5 players, not for 1'),
        (2, {"beginner_3": "on"}, 'option "beginner_3" = "on" is for 3, 4, 5 players, not for 2'),
        (4, {"beginner_5": "on"}, 'option "beginner_5" = "on" is for 5 players, not for 4'),
    ],
)
def test_options(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.new(Setup(players, options), 0)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ({"ships": []}, 'no "ships"; it can have first, deck, corporations, dealt, reshuffles, neutral'),
        ({"first": 2}, '"first" is a seat from 0 to 1, not 2'),
        ({"first": -1}, '"first" is a seat from 0 to 1, not -1'),
        ({"first": True}, '"first" is a seat from 0 to 1, not True'),
        ({"first": "Kim"}, "\"first\" is a seat from 0 to 1, not 'Kim'"),
        ({"deck": "asteroid"}, "\"deck\" is a list of card ids, not 'asteroid'"),
        ({"deck": ["moon"]}, "\"deck\" names 'moon', which is no card of this game"),
        ({"deck": [9]}, '"deck" names 9, which is no card of this game'),
        ({"deck": ["sabotage"]}, "\"deck\" names 'sabotage', which is no card of this game"),
        ({"deck": ["helion"]}, "\"deck\" names 'helion', which is no card of this game"),
        ({"deck": ["comet", "comet"]}, 'gives card "comet" twice; each card is there once'),
        ({"dealt": ["comet"]}, '"dealt" is a list of 2 lists of card ids, one for each seat'),
        ({"dealt": "comet"}, '"dealt" is a list of 2 lists of card ids'),
        ({"dealt": ["comet", []]}, "\"dealt\" is a list of card ids, not 'comet'"),
        ({"dealt": [ELEVEN, []]}, '"dealt" gives seat 0 11 cards; a seat is dealt 10'),
        ({"dealt": [["comet"], ["comet"]]}, 'gives card "comet" twice'),
        ({"dealt": [["comet"], []], "deck": ["comet"]}, 'gives card "comet" twice'),
        ({"corporations": [["helion"]]}, '"corporations" is a list of 2 lists of card ids'),
        ({"corporations": [["comet"], []]}, "\"corporations\" names 'comet', which is no card of this game"),
        ({"corporations": [["teractor"], []]}, "\"corporations\" names 'teractor', which is no card of this game"),
        ({"corporations": [["beginner_corporation"], []]}, "names 'beginner_corporation', which is no card"),
        ({"corporations": [["helion", "ecoline", "credicor"], []]}, "gives seat 0 3 cards; a seat is dealt 2"),
        ({"corporations": [["helion"], ["helion"]]}, 'gives card "helion" twice'),
        ({"reshuffles": "comet"}, "\"reshuffles\" is a list of lists of cards, not 'comet'"),
        ({"reshuffles": ["comet"]}, "\"reshuffles\" is a list of card ids, not 'comet'"),
        ({"reshuffles": [["comet", "comet"]]}, 'gives card "comet" twice'),
        ({"neutral": {}}, 'a deal has "neutral" only in a game for 1 player'),
    ],
)
def test_deals(deal: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.new(Setup(2, None, deal), 0)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("neutral", "message"),
    [
        (["r3c4"], "\"neutral\" is an object with lists of spaces, not ['r3c4']"),
        ({"oceans": []}, '"neutral" has no "oceans"; it can have cities, greeneries'),
        ({"cities": "r3c4"}, '"neutral", "cities" is a list of 2 spaces, not \'r3c4\''),
        ({"cities": ["r3c1", "r3c4", "r7c1"]}, '"neutral", "cities" is a list of 2 spaces, not'),
        ({"cities": ["r0c1"]}, '"neutral", "cities" names \'r0c1\'; right would be spaces from r1c1 to r9c5'),
        ({"cities": [["r3c4"]]}, "\"cities\" names ['r3c4']; right would be spaces"),
        ({"greeneries": ["ganymede_colony"]}, '"neutral", "greeneries" names \'ganymede_colony\'; right would be'),
        ({"cities": ["r1c2"]}, "puts a city on r1c2; right would be a free space of land that is no neighbour of a"),
        ({"cities": ["r5c3"]}, "puts a city on r5c3; right would be a free space of land that is no neighbour"),
        ({"cities": ["r3c4", "r3c5"]}, "puts a city on r3c5; right would be a free space of land that is no neighbour"),
        ({"cities": ["r3c4", "r3c4"]}, "puts a city on r3c4; right would be a free space of land"),
        (
            {"cities": ["r3c4", "r7c2"], "greeneries": ["r3c6"]},
            "puts a greenery on r3c6; right would be a free space of land beside the city on r3c4",
        ),
        (
            {"cities": ["r3c2", "r3c4"], "greeneries": ["r3c3", "r3c3"]},
            "puts a greenery on r3c3; right would be a free space of land beside the city on r3c4",
        ),
        ({"cities": ["r6c5"], "greeneries": ["r6c6"]}, "puts a greenery on r6c6; right would be a free space of land"),
    ],
)
def test_neutral_tiles_of_a_deal(neutral: Any, message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.new(Setup(1, None, {"neutral": neutral}), 0)
    assert message in str(error.value)


def test_the_corporate_era_knows_its_cards() -> None:
    deal = {"deck": ["sabotage"], "corporations": [["teractor"], ["saturn_systems"]]}
    assert GAME.new(Setup(2, {"corporate_era": "on"}, deal), 0).players == 2


def test_a_reshuffle_with_a_card_that_was_not_discarded_is_found_out_when_it_is_made() -> None:
    words = {"discard pile": ["the rest"], "hand": ["comet"], "reshuffles": [["comet"]], "1 passed": True}
    state = at(words)
    before = GAME.dump(state)
    with pytest.raises(SetupError, match='"reshuffles" puts card number 10 into a deck that lacks it'):
        act(state, PASS)
    assert GAME.dump(state) == before


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed {seed} is out of range"):
        GAME.new(Setup(2), seed)


def test_components_are_fully_known_and_cannot_be_replaced(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"mine\.toml: the cards of Terraforming Mars are fully known"):
        load_game("terraforming-mars", tmp_path / "mine.toml")
