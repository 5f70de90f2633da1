"""7, the Traveler: three astronauts on one ship, or nothing at all."""

import pytest

from tests.games.mission_red_planet.scenario import (
    SKIP,
    act,
    asked,
    at,
    decline_all,
    events,
    facts_of,
    happened,
    kinds,
    offered,
    plays,
    refused,
    seat,
    ship,
)

PAD = [
    {"ship": "hellas 4", "crew": [0, 1, 0]},
    {"ship": "noachis 4", "crew": [0, 1, 1]},
    {"ship": "ausonia 5", "crew": [0, 0, 1]},
]


def test_the_traveler_boards_three_astronauts_on_one_ship() -> None:
    state = act(plays("traveler", {"pad": PAD}), (0, {"board": 2}))
    assert ship(state, 2)["crew"] == [3, 0, 1]
    assert seat(state, 0)["reserve"] == 19
    assert asked(state) == [(1, "board")]


def test_the_ship_needs_three_free_seats() -> None:
    state = plays("traveler", {"pad": PAD})
    assert offered(state, 0) == [{"board": 0}, {"board": 2}]
    assert refused(state, 0, {"board": 1}) == "too_few_seats"


def test_reading_the_traveler_boards_whenever_he_can() -> None:
    assert refused(plays("traveler", {"pad": PAD}), 0, SKIP) == "may_not_skip"


def test_with_one_ship_that_has_three_seats_the_traveler_is_not_asked() -> None:
    pad = [PAD[0], {"ship": "noachis 4", "crew": [0, 1, 1]}, {"ship": "ausonia 3", "crew": [0, 0, 1]}]
    state = plays("traveler", {"pad": pad})
    assert ship(state, 0)["crew"] == [3, 1, 0]
    assert asked(state) == [(1, "board")]


def test_a_ship_that_the_traveler_fills_takes_off() -> None:
    state = act(plays("traveler", {"pad": PAD}), (0, {"board": 0}))
    assert ship(state, 0)["flying"]


def test_an_empty_ship_of_three_seats_is_filled_at_one_go() -> None:
    state = act(plays("traveler", {"pad": [{"ship": "hellas 3"}]}), (0, {"board": 0}))
    assert ship(state, 0)["flying"]


def test_the_traveler_lays_the_destination_of_a_manual_ship() -> None:
    state = act(plays("traveler", {"pad": [{"ship": "manual 4"}]}), (0, {"board": 0}))
    assert asked(state) == [(0, "destination")]


def test_without_a_ship_with_three_free_seats_the_traveler_loses_his_turn() -> None:
    pad = [{"ship": f"{name} 4", "crew": [0, 1, 1]} for name in ("hellas", "noachis", "ausonia")]
    state = at({"pad": pad, "seats": [{}, {"chosen": "pilot"}, {"chosen": "pilot"}]})
    log = events(state, 0, {"choose": "traveler"})
    assert "impossible" in kinds(log)
    assert happened(log, "boarded") == []
    assert seat(state, 0)["reserve"] == 22
    assert asked(state) == [(1, "board")]


@pytest.mark.parametrize("reserve", [0, 1, 2])
def test_with_fewer_than_three_in_the_reserve_the_traveler_loses_his_turn(reserve: int) -> None:
    state = plays("traveler", {"pad": PAD, "seats": [{"reserve": reserve}]})
    assert asked(state) == [(1, "board")]
    assert seat(state, 0)["reserve"] == reserve


def test_a_traveler_who_lost_his_turn_has_played_his_card() -> None:
    state = plays("traveler", {"pad": PAD, "seats": [{"reserve": 0}]})
    decline_all(state)
    assert "traveler" not in seat(state, 0)["hand"]


def test_the_seats_count_when_his_turn_comes() -> None:
    # two travelers, one ship with three free seats: the second comes too late
    pad = [PAD[0], {"ship": "noachis 4", "crew": [0, 1, 1]}, {"ship": "ausonia 3", "crew": [0, 0, 1]}]
    state = plays("traveler", {"pad": pad, "seats": [{}, {"chosen": "traveler"}]})
    assert [seat(state, number)["reserve"] for number in range(2)] == [19, 22 - 2]
    assert asked(state) == [(2, "board")]
    assert facts_of(state)["pad"][0]["flying"]
