"""8, the Soldier: two astronauts on one ship or none, and one astronaut in an outer zone is destroyed."""

import pytest

from marsbox.core.contract import State
from tests.games.mission_red_planet.scenario import (
    GAME,
    SKIP,
    act,
    asked,
    events,
    happened,
    offered,
    offered_by,
    plays,
    refused,
    seat,
    ship,
    zone,
)
from tests.games.scenario import Form

PAD = [
    {"ship": "hellas 4", "crew": [0, 1, 0]},
    {"ship": "noachis 4", "crew": [0, 1, 2]},
    {"ship": "ausonia 5", "crew": [0, 0, 1]},
]
ZONES = {"hellas": {"astronauts": [1, 2, 0]}, "noachis": {"astronauts": [0, 0, 1]}}


def shot(name: str, victim: int) -> Form:
    return {"shoot": {"zone": name, "seat": victim}}


def shooting() -> State:
    return act(plays("soldier", {"pad": PAD, "zones": ZONES}), (0, SKIP))


# ---- boarding


def test_the_soldier_boards_two_astronauts_on_one_ship() -> None:
    state = act(plays("soldier", {"pad": PAD, "zones": ZONES}), (0, {"board": 0}))
    assert ship(state, 0)["crew"] == [2, 1, 0]
    assert asked(state) == [(0, "shoot")]


def test_the_ship_needs_two_free_seats() -> None:
    state = plays("soldier", {"pad": PAD})
    assert offered(state, 0) == [{"board": 0}, {"board": 2}, SKIP]
    assert refused(state, 0, {"board": 1}) == "too_few_seats"


def test_a_ship_that_the_soldier_fills_takes_off() -> None:
    state = act(plays("soldier", {"pad": [{"ship": "hellas 3", "crew": [0, 1, 0]}]}), (0, {"board": 0}))
    assert ship(state, 0)["flying"]


def test_a_soldier_who_cannot_board_two_boards_none_but_shoots() -> None:
    pad = [{"ship": f"{name} 4", "crew": [0, 1, 2]} for name in ("hellas", "noachis", "ausonia")]
    state = plays("soldier", {"pad": pad, "zones": ZONES})
    assert asked(state) == [(0, "shoot")]
    assert [ship(state, slot)["crew"] for slot in range(3)] == [[0, 1, 2]] * 3


@pytest.mark.parametrize("reserve", [0, 1])
def test_with_fewer_than_two_in_the_reserve_the_soldier_boards_none_but_shoots(reserve: int) -> None:
    state = plays("soldier", {"pad": PAD, "zones": ZONES, "seats": [{"reserve": reserve}]})
    assert asked(state) == [(0, "shoot")]
    assert seat(state, 0)["reserve"] == reserve


def test_the_soldier_may_decline_to_board_and_still_shoots() -> None:
    assert asked(shooting()) == [(0, "shoot")]


# ---- shooting


def test_the_soldier_destroys_one_astronaut_of_anybody_in_an_outer_zone() -> None:
    assert offered(shooting(), 0) == [shot("noachis", 2), shot("hellas", 0), shot("hellas", 1), SKIP]


def test_the_astronaut_who_was_shot_is_lost() -> None:
    state = shooting()
    log = events(state, 0, shot("hellas", 1))
    assert zone(state, "hellas")["astronauts"] == [1, 1, 0]
    assert seat(state, 1)["memorial"] == 1
    assert len(happened(log, "shot")) == 1
    assert asked(state) == [(1, "board")]


@pytest.mark.parametrize("name", [place.id for place in GAME.box.zones[:7]])
def test_every_outer_zone_is_within_range(name: str) -> None:
    state = act(plays("soldier", {"zones": {name: {"astronauts": [0, 1, 0]}}}), (0, SKIP))
    assert offered_by(state, 0, "shoot") == [{"zone": name, "seat": 1}]


@pytest.mark.parametrize("name", ["mare_tyrrhenum", "tritonis_sinus", "valles_marineris"])
def test_astronauts_in_the_central_zones_are_safe(name: str) -> None:
    zones = {**ZONES, name: {"astronauts": [0, 1, 0]}}
    state = act(plays("soldier", {"zones": zones}), (0, SKIP))
    assert refused(state, 0, shot(name, 1)) == "central_zone"
    assert name not in [target["zone"] for target in offered_by(state, 0, "shoot")]


def test_there_has_to_be_an_astronaut_of_that_player() -> None:
    assert refused(shooting(), 0, shot("noachis", 1)) == "no_target"


def test_the_soldier_needs_no_astronaut_of_his_own_there() -> None:
    state = act(shooting(), (0, shot("noachis", 2)))
    assert zone(state, "noachis")["astronauts"] == [0, 0, 0]


def test_reading_the_soldier_may_shoot_one_of_his_own() -> None:
    state = act(shooting(), (0, shot("hellas", 0)))
    assert seat(state, 0)["memorial"] == 1


def test_reading_the_soldier_may_decline_to_shoot() -> None:
    state = act(shooting(), (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert zone(state, "hellas")["astronauts"] == [1, 2, 0]


def test_with_nobody_in_an_outer_zone_the_soldier_does_not_shoot() -> None:
    state = act(plays("soldier", {"zones": {"tritonis_sinus": {"astronauts": [0, 1, 0]}}}), (0, SKIP))
    assert asked(state) == [(1, "board")]


def test_astronauts_aboard_are_safe() -> None:
    state = act(plays("soldier", {"pad": PAD}), (0, SKIP))
    assert asked(state) == [(1, "board")]
