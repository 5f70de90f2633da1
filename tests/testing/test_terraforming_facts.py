"""States of Terraforming Mars told as facts: plain, complete, and a description again in an action or research."""

import json
from typing import Any

import pytest

from marsbox.core.contract import Setup, State
from marsbox.core.rng import FastRng
from marsbox.games import load_game
from marsbox.testing import PositionError, deal, facts, play, play_all, position

GAME = load_game("terraforming-mars")


def dumped(state: State) -> dict[str, Any]:
    """All of a state but bookkeeping that is no fact of the game.

    That is the count of what was revealed, the drawn part of the deck, action markers that came off, the last space
    covered, and the order in which cards of different players react.
    """
    content: dict[str, Any] = json.loads(GAME.dump(state))
    content["deck"] = content["deck"][content["drawn"] :]
    content["used"] = [used if used == content["generation"] else 0 for used in content["used"]]
    content["watchers"].sort(key=lambda watcher: watcher[0])
    for key in ("revealed", "drawn", "last_space"):
        del content[key]
    return content


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"corporate_era": "off", "beginner_1": "on"}),
        (3, {"corporate_era": "on", "draft": "on"}),
        (5, {"corporate_era": "on"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_facts_of_an_action_or_of_research_are_a_description_of_the_very_same_position(
    players: int, options: dict[str, str], seed: int
) -> None:
    state = GAME.new(Setup(players, options), seed)
    rng = FastRng(seed)
    described = dict.fromkeys(("action", "draft", "research", "over"), 0)
    while True:
        decisions = GAME.decisions(state)
        over = not decisions
        # a random game is long: every fourth position will do
        if over or rng.below(4) == 0:
            found = facts(GAME, state)
            assert json.loads(json.dumps(found)) == found
            if found["phase"] in described:
                described[found["phase"]] += 1
                again = position(GAME, found)
                assert dumped(again) == dumped(state)
                assert facts(GAME, again) == found
                for viewer in range(-1, players):
                    assert GAME.view(again, viewer) == GAME.view(state, viewer)
            else:
                with pytest.raises(PositionError, match=r"begin before it and play on"):
                    position(GAME, found)
        if over:
            break
        decision = decisions[rng.below(len(decisions))]
        GAME.apply(state, decision.seat, rng.choice(decision.options))
    assert described["action"] > 10
    assert described["research"] > 2
    assert described["over"] == 1
    assert (described["draft"] > 2) == ("draft" in options)


def test_facts_tell_prices_and_what_metals_are_worth() -> None:
    state = position(
        GAME,
        {
            "seats": [
                {"corporation": "thorgate", "played": ["advanced_alloys"], "hand": ["fusion_power", "asteroid"]},
                {"corporation": "phobolog", "events": ["indentured_workers"], "next card": "indentured_workers"},
            ]
        },
    )
    first, second = facts(GAME, state)["seats"]
    assert first["card prices"] == {"fusion_power": 14 - 3, "asteroid": 14}
    assert first["metal values"] == {"steel": 3, "titanium": 4}
    assert first["project prices"] == {
        "sell_patents": 0,
        "power_plant": 8,
        "asteroid": 14,
        "aquifer": 18,
        "greenery": 23,
        "city": 25,
    }
    assert (second["card prices"], second["metal values"]) == ({}, {"steel": 2, "titanium": 4})
    assert second["project prices"]["power_plant"] == 11


def test_facts_tell_the_card_that_asks_a_question() -> None:
    seats = [
        {"resources": {"megacredits": 60, "titanium": 3}, "hand": ["asteroid", "ice_asteroid", "robotic_workforce"]}
    ]
    state = position(GAME, {"seats": [*seats, {"resources": {"plants": 2}}, {"resources": {"plants": 2}}]})
    question = facts(GAME, state)["questions"][0]
    assert question["kind"] == "turn"
    assert "card" not in question
    play(GAME, state, 0, {"play": "asteroid"})
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["card"]) == ("titanium", "asteroid")
    play(GAME, state, 0, {"amount": 0})
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["card"]) == ("remove", "asteroid")


def test_facts_tell_the_tile_that_a_space_is_asked_for_and_the_cards_whose_effects_are_pending() -> None:
    state = position(GAME, {"seats": [{"resources": {"megacredits": 60}, "hand": ["ice_asteroid"]}, {}]})
    play(GAME, state, 0, {"project": "aquifer"})
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["tile"]) == ("space", "ocean")
    assert "card" not in question
    play_all(GAME, state, [(0, {"place": "r1c2"}), (0, {"play": "ice_asteroid"})])
    question = facts(GAME, state)["questions"][0]
    assert (question["kind"], question["tile"]) == ("space", "ocean")
    seats = [{"played": ["olympus_conference", "mars_university"], "hand": ["research", "comet"]}]
    state = position(GAME, {"seats": seats})
    play(GAME, state, 0, {"play": "research"})
    question = facts(GAME, state)["questions"][0]
    assert question["kind"] == "order"
    assert set(question["cards"]) >= {"olympus_conference", "mars_university"}


def test_facts_tell_a_set_up() -> None:
    state = deal(
        GAME,
        2,
        first=1,
        corporations=[["helion", "ecoline"], ["credicor", "thorgate"]],
        dealt=[["comet", "asteroid"], ["big_asteroid"]],
    )
    found = facts(GAME, state)
    assert (found["phase"], found["generation"], found["first player"]) == ("set-up", 1, 1)
    assert found["seats"][0]["corporation"] is None
    assert found["seats"][0]["corporations offered"] == ["helion", "ecoline"]
    assert found["seats"][0]["offered"][:2] == ["comet", "asteroid"]
    play(GAME, state, 0, {"corporation": "helion"})
    assert facts(GAME, state)["answers"] == [[{"corporation": "helion"}], []]


def test_facts_tell_the_cards_that_a_player_looks_at() -> None:
    deck = ["comet", "virus", "asteroid", "big_asteroid"]
    state = position(
        GAME,
        {"deck": deck, "seats": [{"hand": ["business_contacts"]}, {}]},
    )
    play(GAME, state, 0, {"play": "business_contacts"})
    found = facts(GAME, state)
    assert (found["phase"], found["looking at"]) == ("within an action", deck)


def test_facts_tell_a_draft() -> None:
    state = position(GAME, {"players": 2, "options": {"draft": "on"}})
    play_all(GAME, state, [(0, {"pass": True}), (1, {"pass": True})])
    found = facts(GAME, state)
    assert (found["phase"], found["generation"]) == ("draft", 2)
    first = found["seats"][0]["offered"]
    play_all(GAME, state, [(0, {"keep": first[0]}), (1, {"keep": found["seats"][1]["offered"][0]})])
    found = facts(GAME, state)
    assert found["seats"][0]["drafted"] == first[:1]
    assert found["known to be out"] == {**{card: [0] for card in first[1:]}, **found["known to be out"]}


def test_facts_tell_points_by_item_at_any_time() -> None:
    state = position(
        GAME,
        {
            "tiles": {
                "r3c4": {"tile": "city", "owner": 0},
                "r3c5": {"tile": "greenery", "owner": 0},
                "r4c5": {"tile": "greenery", "owner": 1},
            },
            "milestones": {"mayor": 0},
            "awards": {"banker": 1},
            "seats": [
                {"TR": 25, "played": ["pets", "search_for_life"], "cubes": {"pets": 3, "search_for_life": 1}},
                {"production": {"megacredits": 2}},
            ],
        },
    )
    found = facts(GAME, state)["seats"]
    assert found[0]["points"] == {
        "TR": 25,
        "mayor": 5,
        "greeneries": 1,
        "city at r3c4": 2,
        "pets": 1,
        "search_for_life": 3,
        "total": 37,
    }
    assert found[1]["points"] == {"TR": 20, "banker": 5, "greeneries": 1, "total": 26}


def test_facts_tell_the_outcome_when_the_game_is_over() -> None:
    found = facts(GAME, position(GAME, {"phase": "over", "seats": [{"TR": 40}, {"TR": 35}, {"TR": 40}]}))
    assert found["outcome"] == {"scores": [40, 35, 40], "ranks": [1, 3, 1], "winners": [0, 2], "won": None}
    solo = facts(GAME, position(GAME, {"phase": "over", "players": 1, "oceans": 8}))
    assert solo["outcome"] == {"scores": [14], "ranks": [1], "winners": [], "won": False}


def test_facts_are_of_a_state_of_the_game() -> None:
    with pytest.raises(PositionError, match='not a state of "terraforming-mars"'):
        facts(GAME, position("pocket-mars", {}))
