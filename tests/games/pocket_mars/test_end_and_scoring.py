"""The end of the game, every item of the score, the winner and the tie-breaks."""

from typing import Any

import pytest

from marsbox.core.contract import State
from tests.games.pocket_mars.scenario import GAME, LAUNCH, act, asked, at, facts_of, seat


def points(state: State, number: int) -> dict[str, int]:
    items: dict[str, int] = seat(state, number)["points"]
    return items


def finished(seats: list[dict[str, Any]], buildings: dict[str, Any], players: int = 2) -> dict[str, Any]:
    state = at({"players": players, "phase": "over", "seats": seats, "buildings": buildings})
    outcome: dict[str, Any] = facts_of(state)["outcome"]
    return outcome


SEVEN = {"ecosystem": {"*": [6, 0], "**": [1, 0]}}


# ---- the end


def test_the_game_ends_at_the_end_of_a_round_in_which_somebody_has_7_colonists_on_mars() -> None:
    state = at({"buildings": SEVEN, "active player": 1})
    act(state, (1, LAUNCH))
    assert facts_of(state)["phase"] == "over"
    assert asked(state) == []


def test_the_round_is_played_to_its_end() -> None:
    state = at({"seats": [{"ship": 1, "hand": ["C7", "E1"]}, {}], "buildings": {"water": {"*": [6, 0]}}})
    act(state, (0, {"hand": "C7"}), (0, {"land": "water"}))
    assert asked(state) == [(1, "turn")]
    act(state, (1, LAUNCH))
    assert facts_of(state)["phase"] == "over"


def test_the_round_ends_before_the_first_player_whoever_that_is() -> None:
    state = at({"players": 3, "first player": 1, "active player": 2, "buildings": {"water": {"*": [0, 7, 0]}}})
    act(state, (2, LAUNCH))
    assert asked(state) == [(0, "turn")]
    act(state, (0, LAUNCH))
    assert facts_of(state)["phase"] == "over"


def test_who_has_7_in_the_middle_of_a_round_but_not_at_its_end_does_not_end_the_game() -> None:
    # the rival's G7 sends a colonist back to its ship in the same round
    state = at(
        {
            "seats": [{}, {"energy": 1, "hand": ["G7", "E1"]}],
            "active player": 1,
            "buildings": {"water": {"*": [7, 0]}},
        }
    )
    act(state, (1, {"hand": "G7"}))
    assert asked(state) == [(0, "turn")]
    assert facts_of(state)["round"] == 2


def test_six_colonists_on_mars_do_not_end_the_game() -> None:
    state = at({"seats": [{"ship": 1}, {}], "buildings": {"water": {"*": [6, 0]}}, "active player": 1})
    act(state, (1, LAUNCH))
    assert asked(state) == [(0, "turn")]


# ---- the points


def test_1_point_for_each_colonist_on_the_ship() -> None:
    assert points(at({"seats": [{"ship": 3, "energy": 0}, {}]}), 0) == {"ship": 3, "total": 3}


def test_2_points_for_each_colonist_in_zone_one() -> None:
    state = at({"seats": [{"energy": 0}, {}], "buildings": {"water": {"*": [2, 0]}, "energy": {"*": [1, 0]}}})
    assert points(state, 0) == {"*": 6, "total": 6}


def test_4_points_for_each_colonist_in_zone_two() -> None:
    state = at({"seats": [{"energy": 0}, {}], "buildings": {"water": {"**": [1, 0]}, "energy": {"**": [1, 0]}}})
    assert points(state, 0) == {"**": 8, "total": 8}


def test_2_points_for_a_colonist_in_each_of_the_4_host_buildings() -> None:
    spread: dict[str, Any] = {name: {"*": [1, 0]} for name in ("ecosystem", "water", "energy")}
    spread["science"] = {"**": [1, 0]}
    state = at({"seats": [{"energy": 0}, {}], "buildings": spread})
    assert points(state, 0) == {"*": 6, "**": 4, "all four buildings": 2, "total": 12}
    del spread["water"]
    assert "all four buildings" not in points(at({"seats": [{"energy": 0}, {}], "buildings": spread}), 0)


def test_3_points_for_4_colonists_in_one_building_whatever_their_zone() -> None:
    state = at({"seats": [{"energy": 0}, {}], "buildings": {"water": {"*": [3, 0], "**": [1, 0]}}})
    assert points(state, 0) == {"*": 6, "**": 4, "four in one building": 3, "total": 13}
    state = at({"seats": [{"energy": 0}, {}], "buildings": {"water": {"*": [3, 0]}}})
    assert "four in one building" not in points(state, 0)


def test_7_colonists_in_one_building_earn_the_3_points_once() -> None:
    state = at({"seats": [{"energy": 0}, {}], "buildings": {"water": {"*": [7, 0]}}})
    assert points(state, 0)["four in one building"] == 3


def test_1_point_for_the_most_energy() -> None:
    state = at({"seats": [{"energy": 3}, {"energy": 2}]})
    assert points(state, 0) == {"energy": 1, "total": 1}
    assert points(state, 1) == {"total": 0}


def test_1_point_for_everybody_who_shares_the_most_energy() -> None:
    state = at({"seats": [{"energy": 2}, {"energy": 1}, {"energy": 2}]})
    assert [points(state, number)["total"] for number in range(3)] == [1, 0, 1]


def test_everybody_without_energy_shares_the_most_of_it() -> None:
    state = at({"seats": [{"energy": 0}, {"energy": 0}]})
    assert [points(state, number)["total"] for number in range(2)] == [1, 1]


def test_colonists_on_earth_earn_nothing() -> None:
    assert points(at({"seats": [{"Earth": 7, "energy": 0}, {}]}), 0) == {"total": 0}


def test_every_point_is_explained() -> None:
    state = at({"phase": "over", "buildings": SEVEN, "seats": [{}, {"ship": 2}]})
    outcome = GAME.outcome(state)
    assert outcome is not None
    for score, items in zip(outcome.scores, outcome.items, strict=True):
        assert score == sum(item.points for item in items)


# ---- the winner


def test_most_points_win() -> None:
    outcome = finished([{}, {"ship": 7}], SEVEN)
    assert outcome["scores"] == [20, 8]
    assert (outcome["ranks"], outcome["winners"]) == ([1, 2], [0])


def test_a_tie_is_won_by_more_colonists_on_mars() -> None:
    # 2 x 2 against 4 x 1, and the point for energy for both
    outcome = finished([{}, {"ship": 4}], {"water": {"*": [2, 0]}})
    assert outcome["scores"] == [5, 5]
    assert (outcome["ranks"], outcome["winners"]) == ([1, 2], [0])


def test_a_tie_that_persists_is_a_shared_victory() -> None:
    outcome = finished([{"ship": 1}, {"ship": 1}, {}], {}, players=3)
    assert (outcome["ranks"], outcome["winners"]) == ([1, 1, 3], [0, 1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_no_outcome_before_the_end(players: int) -> None:
    state = at({"players": players})
    assert GAME.outcome(state) is None
    assert facts_of(state)["outcome"] is None
