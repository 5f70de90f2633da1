"""Piles of a running game put in order: what comes next, what is still known, and what is wrong."""

from typing import Any

import pytest

from marsbox.core.errors import SetupError
from marsbox.games import load_game
from marsbox.testing import PositionError, deal, facts, play, play_all, position, stack

POCKET = load_game("pocket-mars")
MISSION = load_game("mission-red-planet")
MARS = load_game("terraforming-mars")
DIGS = "W1"  # looks at three cards of the deck


def all_but(described: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in described.items() if key not in keys}


# ---- Pocket Mars


def test_the_deck_of_pocket_mars_begins_with_what_is_named_and_keeps_its_order() -> None:
    state = position(POCKET, {"round": 3})
    before = facts(POCKET, state)
    assert stack(POCKET, state, deck=["C7", "G1"]) is state
    after = facts(POCKET, state)
    assert after["deck"] == ["C7", "G1", *[card for card in before["deck"] if card not in ("C7", "G1")]]
    assert all_but(after, "deck") == all_but(before, "deck")


def test_the_reshuffles_of_pocket_mars_replace_those_given_before() -> None:
    words = {"seats": [{"hand": ["E1", "W6"]}, {}], "deck": ["C7"], "discard pile": ["the rest"]}
    state = position(POCKET, {**words, "reshuffles": [["G1"], ["G2"]]})
    stack(POCKET, state, reshuffles=[["G3"]])
    assert facts(POCKET, state)["reshuffles"] == [["G3"]]
    play(POCKET, state, 0, {"hand": "W6"})
    assert facts(POCKET, state)["seats"][0]["hand"] == ["E1", "C7", "G3"]


def test_nobody_knows_where_a_card_lies_that_was_moved() -> None:
    words = {"deck": ["E7", "W7", "the rest", "C7"], "seen": {"E7": [0], "C7": [1], "W7": [1]}, "backs seen": ["C7"]}
    state = stack(POCKET, position(POCKET, words), deck=["E7", "C7"])
    described = facts(POCKET, state)
    assert described["deck"][:3] == ["E7", "C7", "W7"]
    assert described["seen"] == {"E7": [0], "W7": [1]}  # E7 stayed where it was, W7 has only more cards on it
    assert described["backs seen"] == []
    assert POCKET.view(state, 1)["deck"]["known"] == [{"position": 2, "colour": "water", "card": "W7"}]


def test_a_deck_that_somebody_looks_at_is_not_stacked() -> None:
    state = position(POCKET, {"seats": [{"energy": 5, "hand": [DIGS, "E1"]}, {}]})
    play(POCKET, state, 0, {"hand": DIGS})
    assert facts(POCKET, state)["questions"][0]["kind"] == "dig"
    before = POCKET.dump(state)
    with pytest.raises(PositionError, match="a seat is looking at the top of the deck; right would be to stack it"):
        stack(POCKET, state, deck=["C7"])
    assert POCKET.dump(state) == before


# ---- Mission: Red Planet


def test_the_piles_of_mission_red_planet_begin_with_what_is_named() -> None:
    state = position(MISSION, {"turn": 4})
    before = facts(MISSION, state)
    stack(
        MISSION,
        state,
        ships=["manual 5", "hellas 5"],
        resources=["celerium", "celerium"],
        events=["barren_ground", "barren_ground"],
        reshuffles=[["noachis 3"]],
    )
    after = facts(MISSION, state)
    assert after["ship pile"][:2] == ["manual 5", "hellas 5"]
    assert after["resource pile"][:2] == ["celerium", "celerium"]
    assert after["event pile"][:2] == ["barren_ground", "barren_ground"]
    assert after["reshuffles"] == [["noachis 3"]]
    for key in ("ship pile", "resource pile", "event pile"):
        assert sorted(after[key]) == sorted(before[key])
    changed = ("ship pile", "resource pile", "event pile", "reshuffles")
    assert all_but(after, *changed) == all_but(before, *changed)


def test_the_event_pile_is_made_after_the_set_up() -> None:
    with pytest.raises(PositionError, match='made at the end of the set-up; right would be "events" in the deal'):
        stack(MISSION, deal(MISSION, 3), events=["lichens"])


# ---- Terraforming Mars


def test_the_deck_of_terraforming_mars_begins_with_what_is_named() -> None:
    state = deal(MARS, 2, options={"beginner_1": "on"}, corporations=[[], ["helion", "ecoline"]])
    before = facts(MARS, state)
    names = list(reversed(before["deck"][-2:]))
    stack(MARS, state, deck=names, reshuffles=[before["deck"][:1]])
    after = facts(MARS, state)
    assert after["deck"] == [*names, *before["deck"][:-2]]
    assert after["reshuffles"] == [before["deck"][:1]]
    assert all_but(after, "deck", "reshuffles") == all_but(before, "deck", "reshuffles")


def test_research_deals_what_was_stacked() -> None:
    state = position(MARS, {"generation": 6})
    stack(MARS, state, deck=["comet", "virus", "fish", "pets"])
    play_all(MARS, state, [(0, {"pass": True}), (1, {"pass": True})])
    assert facts(MARS, state)["seats"][1]["offered"][:2] == ["comet", "fish"]


def test_a_reshuffle_with_a_card_that_is_not_there_is_found_out_when_it_is_made() -> None:
    state = position(MARS, {"deck": [], "discard pile": ["the rest"], "seats": [{"hand": ["comet"], "passed": True}]})
    stack(MARS, state, reshuffles=[["comet"]])
    before = MARS.dump(state)
    with pytest.raises(SetupError, match='"reshuffles" puts card number 10 into a deck that lacks it'):
        play(MARS, state, 1, {"pass": True})
    assert MARS.dump(state) == before


# ---- what is wrong is named


@pytest.mark.parametrize(
    ("game", "description", "piles", "message"),
    [
        (POCKET, {}, {"ships": []}, 'there is no pile "ships"; there are deck, reshuffles'),
        (MISSION, {}, {"deck": []}, 'there is no pile "deck"; there are ships, resources, events, reshuffles'),
        (POCKET, {}, {"deck": "C7"}, "\"deck\" is 'C7'; right would be a list of names from the top"),
        (POCKET, {}, {"deck": ["C8"]}, "\"deck\" names 'C8'; right would be an id such as E1, E2, E3"),
        (POCKET, {}, {"deck": [7]}, '"deck" names 7; right would be an id such as'),
        (POCKET, {}, {"deck": ["C7", "C7"]}, '"deck" names "C7" 2 times; right would be at most 1: so many lie in'),
        (POCKET, {}, {"deck": ["E1"]}, '"deck" names "E1", which lies in seat 0, hand, not in the deck'),
        (POCKET, {}, {"deck": ["E3"]}, '"deck" names "E3", which lies in seat 0, module, not in the deck'),
        (
            POCKET,
            {"buildings": {"water": {"cards": ["W5 face down"]}}},
            {"deck": ["W5"]},
            '"deck" names "W5", which lies in building "water", not in the deck',
        ),
        (POCKET, {"discard pile": ["C7"]}, {"deck": ["C7"]}, '"C7", which lies in the discard pile, not in the deck'),
        (POCKET, {}, {"reshuffles": 3}, '"reshuffles" is 3; right would be a list with a list for each reshuffle'),
        (POCKET, {}, {"reshuffles": ["C7"]}, "\"reshuffles\" is 'C7'; right would be a list of names from the top"),
        (POCKET, {}, {"reshuffles": [["C7", "C7"]]}, '"reshuffles" names "C7" twice in one list; each is there once'),
        (
            MISSION,
            {"pad": [{"ship": "hellas 4"}]},
            {"ships": ["hellas 4"]},
            '"ships" names "hellas 4", which lies in ship 0, not in the ship pile',
        ),
        (MISSION, {}, {"ships": ["hellas 9"]}, "\"ships\" names 'hellas 9'; right would be an id such as vastitas"),
        (
            MISSION,
            {"zones": {"hellas": {"discovery": {"card": "lichens"}}}},
            {"events": ["lichens"]},
            '"events" names "lichens", which lies in zone "hellas", not in the event pile',
        ),
        (MISSION, {}, {"resources": ["ice"] * 15}, '"resources" names "ice" 15 times; right would be at most'),
        (MISSION, {}, {"reshuffles": [["lichens"]]}, "\"reshuffles\" names 'lichens'; right would be an id such as"),
        (
            MARS,
            {"seats": [{"events": ["comet"]}]},
            {"deck": ["comet"]},
            '"deck" names "comet", which lies in seat 0, events, not in the deck',
        ),
        (
            MARS,
            {"options": {"corporate_era": "off"}},
            {"deck": ["virus"]},
            '"virus", which lies in no pile: it is being played, or it is not in this game, not in the deck',
        ),
        (MARS, {}, {"deck": ["helion"]}, "\"deck\" names 'helion'; right would be an id such as"),
    ],
)
def test_what_can_not_be_stacked_is_named_and_nothing_changes(
    game: Any, description: dict[str, Any], piles: dict[str, Any], message: str
) -> None:
    state = position(game, description)
    before = game.dump(state)
    with pytest.raises(PositionError) as error:
        stack(game, state, **piles)
    assert message in str(error.value)
    assert game.dump(state) == before
