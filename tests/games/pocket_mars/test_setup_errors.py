"""Set-ups that are not allowed: the message names the thing and what would be right."""

from typing import Any

import pytest

from marsbox.core.contract import Setup
from marsbox.core.errors import SetupError
from marsbox.games import UnknownGame, load_game
from tests.games.pocket_mars.scenario import GAME


@pytest.mark.parametrize("players", [0, 5, -1])
def test_number_of_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"1 to 4 players, not {players}"):
        GAME.new(Setup(players), 0)


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"speed": "high"}, 'no option "speed"; its options are draft, level'),
        (2, {"draft": "maybe"}, 'option "draft" can\'t be "maybe"; it can be off, on'),
        (1, {"draft": "on"}, 'option "draft" = "on" is for 2, 3, 4 players, not for 1'),
        (2, {"level": "2"}, 'option "level" = "2" is for 1 players, not for 2'),
        (1, {"level": "4"}, 'option "level" can\'t be "4"; it can be 1, 2, 3'),
    ],
)
def test_options(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.new(Setup(players, options), 0)
    assert message in str(error.value)


def test_an_option_that_is_no_word() -> None:
    options: Any = {"level": 2}
    with pytest.raises(SetupError, match="option 'level' is 2; options and their values are words"):
        Setup(1, options)


FULL = [["E1", "E2", "E3", "E4"], ["W1", "W2", "W3", "W4"]]
ALL = [f"{colour}{value}" for colour in "EWSGC" for value in range(1, 8)]


@pytest.mark.parametrize(
    ("players", "deal", "message"),
    [
        (2, {"dealer": 0}, 'no "dealer"; it can have first, dealt, automatics, deck, reshuffles'),
        (2, {"first": 2}, '"first" is a seat from 0 to 1, not 2'),
        (2, {"first": "Ann"}, "\"first\" is a seat from 0 to 1, not 'Ann'"),
        (2, {"dealt": FULL[:1]}, '"dealt" is a list of 2 lists of card ids'),
        (2, {"dealt": "E1"}, '"dealt" is a list of 2 lists of card ids'),
        (2, {"dealt": [["E1", "E2", "E3", "E4", "E5"], []]}, "gives seat 0 5 cards; a seat is dealt 4"),
        (2, {"dealt": [["E1"], ["E1"]]}, 'gives card "E1" twice'),
        (2, {"dealt": [["E1"], []], "deck": ["E1"]}, 'gives card "E1" twice'),
        (2, {"deck": ["X9"]}, "\"deck\" names 'X9', which is no card"),
        (2, {"deck": "E1"}, "\"deck\" is a list of card ids, not 'E1'"),
        (2, {"deck": ALL}, '"deck" has 35 cards, which leaves too few to deal'),
        (2, {"automatics": ["E1"]}, '"automatics" only in a game for 1 player'),
        (1, {"automatics": ["E1", "E2", "E3"]}, '"automatics" has 3 cards; it can have 2'),
        (2, {"reshuffles": "E1"}, '"reshuffles" is a list of lists of card ids'),
        (2, {"reshuffles": [["X9"]]}, "\"reshuffles\" names 'X9', which is no card"),
        (2, {"reshuffles": [["E1", "E2", "E1"]]}, '"reshuffles" names "E1" twice in one shuffle'),
    ],
)
def test_deals(players: int, deal: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.new(Setup(players, None, deal), 0)
    assert message in str(error.value)


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed {seed} is out of range"):
        GAME.new(Setup(2), seed)


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match='no game "pocket-moon"; the games are pocket-mars'):
        load_game("pocket-moon")
