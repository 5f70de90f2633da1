"""Set-ups that are not allowed: the message names the thing and what would be right."""

from typing import Any

import pytest

from marsbox.core.contract import Setup
from marsbox.core.errors import SetupError
from marsbox.core.match import Match
from tests.games.mission_red_planet.scenario import GAME, SKIP, plays

DISCOVERIES = ["barren_ground", "barren_ground", "barren_ground"]
FOUR = ["lost_in_space", "radiation", "lichens", "rich_vein"]
PLAIN_SHIPS = ["hellas 3", "hellas 4", "hellas 5"]


@pytest.mark.parametrize("players", [0, 1, 2, 6, -1])
def test_number_of_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"Mission: Red Planet is for 3 to 5 players, not {players}"):
        GAME.new(Setup(players), 0)


def test_an_unknown_option() -> None:
    with pytest.raises(SetupError, match='has no option "draft"; its options are resource_tokens'):
        GAME.new(Setup(3, {"draft": "on"}), 0)


def test_an_unknown_value_of_an_option() -> None:
    with pytest.raises(SetupError, match='option "resource_tokens" can\'t be "maybe"; it can be off, on'):
        GAME.new(Setup(3, {"resource_tokens": "maybe"}), 0)


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ({"first": 0}, 'no "first"; it can have ships, astronauts, resources, dealt, events, reshuffles'),
        ({"ships": "hellas 4"}, "\"ships\" is a list of names, not 'hellas 4'"),
        ({"ships": ["hellas 6"]}, "\"ships\" names 'hellas 6'; it can name vastitas_borealis 3"),
        ({"ships": [4]}, '"ships" names 4; it can name'),
        ({"ships": ["hellas 4", "manual 2", "hellas 4"]}, '"ships" names "hellas 4" twice; each ship is there once'),
        ({"astronauts": 0}, '"astronauts" is a list of seats in the order they are drawn, not 0'),
        ({"astronauts": [3]}, '"astronauts" has 3; it has each seat from 0 to 2 once'),
        ({"astronauts": [-1]}, '"astronauts" has -1; it has each seat'),
        ({"astronauts": [0, 0]}, '"astronauts" has 0; it has each seat'),
        ({"astronauts": ["Ann"]}, "\"astronauts\" has 'Ann'; it has each seat"),
        ({"astronauts": [True]}, '"astronauts" has True; it has each seat'),
        ({"resources": "ice"}, "\"resources\" is a list of names, not 'ice'"),
        ({"resources": ["gold"]}, "\"resources\" names 'gold'; it can name ice, sylvanite, celerium"),
        ({"resources": ["celerium"] * 5}, '"resources" has more than the 4 tokens of "celerium"'),
        ({"dealt": "radiation"}, '"dealt" is a list of 3 lists of event cards, one for each seat'),
        ({"dealt": [[], []]}, '"dealt" is a list of 3 lists of event cards'),
        ({"dealt": ["radiation", [], []]}, "\"dealt\" is a list of names, not 'radiation'"),
        ({"dealt": [["sunshine"], [], []]}, "\"dealt\" names 'sunshine'; it can name secret_mission_north"),
        ({"dealt": [[], FOUR, []]}, '"dealt" gives seat 1 more than 3 cards; a seat gets 3 more only if the first 3'),
        ({"dealt": [[], [], DISCOVERIES + FOUR]}, '"dealt" gives seat 2 more than 3 cards'),
        ({"dealt": [["radiation"], ["radiation"], []]}, 'gives card "radiation" 2 times; right would be at most 1'),
        ({"dealt": [["blocks_of_ice"] * 3, [], []]}, 'gives card "blocks_of_ice" 3 times; right would be at most 2'),
        ({"events": "radiation"}, "\"events\" is a list of names, not 'radiation'"),
        ({"events": ["sunshine"]}, "\"events\" names 'sunshine'; it can name secret_mission_north"),
        ({"events": ["radiation", "radiation"]}, 'gives card "radiation" 2 times; right would be at most 1'),
        ({"reshuffles": "hellas 4"}, "\"reshuffles\" is a list of lists of ships, not 'hellas 4'"),
        ({"reshuffles": ["hellas 4"]}, "\"reshuffles\" is a list of names, not 'hellas 4'"),
        ({"reshuffles": [["hellas 6"]]}, "\"reshuffles\" names 'hellas 6'; it can name"),
        ({"reshuffles": [["hellas 4", "hellas 4"]]}, '"reshuffles" names "hellas 4" twice'),
    ],
)
def test_deals(deal: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.new(Setup(3, None, deal), 0)
    assert message in str(error.value)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_hand_that_is_too_large_is_found_out_whoever_is_dealt_to_first(first: int) -> None:
    everything = [card.id for card in GAME.box.cards for _ in range(card.copies)]
    with pytest.raises(SetupError, match="gives seat 0 more than 3 cards"):
        GAME.new(Setup(3, None, {"dealt": [everything, [], []], "astronauts": [first]}), 0)


def test_an_event_pile_with_a_card_that_was_kept_is_found_out_when_it_is_made() -> None:
    dealt = [["diversified", "radiation", "lichens"], [], []]
    deal = {"ships": PLAIN_SHIPS, "dealt": dealt, "events": ["diversified"]}
    match = Match.start(GAME, Setup(3, None, deal), 0)
    match.play(0, GAME.actions.number({"keep": "diversified"}))
    match.play(1, GAME.decisions(match.state)[0].options[0])
    before = GAME.dump(match.state)
    with pytest.raises(SetupError, match='"events" puts card "diversified" into the pile, but a player has kept it'):
        match.play(2, GAME.decisions(match.state)[0].options[0])
    assert GAME.dump(match.state) == before


def test_a_reshuffle_with_a_ship_that_was_not_discarded_is_found_out_when_it_is_made() -> None:
    pad = [{"ship": "hellas 5", "crew": [1, 1, 1], "flying": True}, {"ship": "hellas 4"}, {"ship": "manual 2"}]
    seats = [{}, {"called": "recruiter"}, {"called": "recruiter"}]
    description = {"pad": pad, "seats": seats, "discarded ships": ["the rest"], "reshuffles": [["hellas 4"]]}
    state = plays("pilot", description)
    GAME.apply(state, 0, GAME.actions.number(SKIP))
    with pytest.raises(SetupError, match='"reshuffles" puts ship "hellas 4" into a new pile, but it was not discarded'):
        GAME.apply(state, 0, GAME.actions.number(SKIP))


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed {seed} is out of range"):
        GAME.new(Setup(3), seed)
