"""2, the Explorer: one astronaut boards, and up to three moves on Mars."""

from itertools import pairwise

import pytest

from tests.games.mission_red_planet.scenario import (
    GAME,
    SKIP,
    act,
    asked,
    events,
    facts_of,
    happened,
    offered_by,
    plays,
    refused,
    seat,
    ship,
    zone,
)
from tests.games.scenario import Form


def move(origin: str, target: str) -> Form:
    return {"move": {"from": origin, "to": target}}


IN_HELLAS = {"zones": {"hellas": {"resource": "ice", "astronauts": [1, 1, 0]}}}


def test_the_explorer_boards_one_astronaut_and_then_moves() -> None:
    state = plays("explorer", IN_HELLAS)
    act(state, (0, {"board": 1}))
    assert ship(state, 1)["crew"] == [1, 0, 0]
    assert asked(state) == [(0, "move")]


def test_an_explorer_who_boards_nobody_may_still_move() -> None:
    state = act(plays("explorer", IN_HELLAS), (0, SKIP))
    assert asked(state) == [(0, "move")]


def test_a_move_leads_from_a_zone_to_a_neighbouring_zone() -> None:
    state = act(plays("explorer", IN_HELLAS), (0, SKIP))
    assert [way["to"] for way in offered_by(state, 0, "move")] == ["noachis", "ausonia", "tritonis_sinus"]
    assert refused(state, 0, move("hellas", "vastitas_borealis")) == "no_border"
    act(state, (0, move("hellas", "noachis")))
    assert zone(state, "hellas")["astronauts"] == [0, 1, 0]
    assert zone(state, "noachis")["astronauts"] == [1, 0, 0]


@pytest.mark.parametrize("name", [place.id for place in GAME.box.zones])
def test_from_every_zone_one_can_move_to_all_its_neighbours(name: str) -> None:
    state = act(plays("explorer", {"zones": {name: {"astronauts": [1, 0, 0]}}}), (0, SKIP))
    borders = GAME.box.facts.borders[GAME.box.zone_number[name]]
    assert offered_by(state, 0, "move") == [{"from": name, "to": GAME.box.zones[other].id} for other in borders]


def test_there_are_up_to_three_moves() -> None:
    state = act(plays("explorer", {"zones": {"hellas": {"astronauts": [3, 0, 0]}}}), (0, SKIP))
    for _ in range(3):
        assert asked(state) == [(0, "move")]
        act(state, (0, move("hellas", "noachis")))
    assert asked(state) == [(1, "board")]
    assert zone(state, "noachis")["astronauts"] == [3, 0, 0]


def test_the_same_astronaut_may_move_several_times() -> None:
    state = act(plays("explorer", IN_HELLAS), (0, SKIP))
    way = ["hellas", "tritonis_sinus", "mare_tyrrhenum", "sinus_sabaeus"]
    for origin, target in pairwise(way):
        act(state, (0, move(origin, target)))
    assert zone(state, "sinus_sabaeus")["astronauts"] == [1, 0, 0]


def test_an_astronaut_may_come_back() -> None:
    state = act(plays("explorer", IN_HELLAS), (0, SKIP), (0, move("hellas", "noachis")), (0, move("noachis", "hellas")))
    assert zone(state, "hellas")["astronauts"] == [1, 1, 0]
    assert zone(state, "noachis")["resource"] is not None


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_explorer_may_stop_after_any_move(number: int) -> None:
    state = act(plays("explorer", {"zones": {"hellas": {"astronauts": [3, 0, 0]}}}), (0, SKIP))
    for _ in range(number):
        act(state, (0, move("hellas", "noachis")))
    act(state, (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert zone(state, "noachis")["astronauts"] == [number, 0, 0]


def test_reading_the_explorer_moves_own_astronauts_only() -> None:
    zones = {"hellas": {"astronauts": [1, 0, 0]}, "noachis": {"astronauts": [0, 1, 1]}}
    state = act(plays("explorer", {"zones": zones}), (0, SKIP))
    assert {way["from"] for way in offered_by(state, 0, "move")} == {"hellas"}
    assert refused(state, 0, move("noachis", "syrtis_major")) == "nobody_there"


def test_the_first_astronaut_who_moves_into_a_zone_finds_its_resource() -> None:
    state = act(plays("explorer", {**IN_HELLAS, "resource pile": ["celerium"]}), (0, SKIP))
    log = events(state, 0, move("hellas", "noachis"))
    assert zone(state, "noachis")["resource"] == "celerium"
    assert len(happened(log, "resource_found")) == 1


def test_a_move_into_a_zone_that_is_explored_finds_nothing() -> None:
    zones = {"hellas": {"astronauts": [1, 0, 0]}, "noachis": {"resource": "sylvanite"}}
    state = act(plays("explorer", {"zones": zones}), (0, SKIP))
    before = facts_of(state)["resource pile"]
    log = events(state, 0, move("hellas", "noachis"))
    assert happened(log, "resource_found") == []
    assert zone(state, "noachis")["resource"] == "sylvanite"
    assert facts_of(state)["resource pile"] == before


def test_the_resource_is_seen_before_the_next_move() -> None:
    state = act(plays("explorer", {**IN_HELLAS, "resource pile": ["celerium", "ice"]}), (0, SKIP))
    act(state, (0, move("hellas", "noachis")))
    assert asked(state) == [(0, "move")]
    assert GAME.view(state, 0)["zones"][GAME.box.zone_number["noachis"]]["resource"] == "celerium"


def test_an_explorer_without_astronauts_on_mars_is_not_asked_for_a_move() -> None:
    state = act(plays("explorer", {"zones": {"hellas": {"astronauts": [0, 1, 0]}}}), (0, {"board": 0}))
    assert asked(state) == [(1, "board")]


def test_astronauts_aboard_do_not_move_on_mars() -> None:
    state = plays("explorer", {"pad": [{"ship": "hellas 3", "crew": [0, 1, 1]}]})
    act(state, (0, {"board": 0}))  # it takes off, but has not landed
    assert asked(state) == [(1, "board")]


def test_an_explorer_who_cannot_board_still_moves() -> None:
    given = {"seats": [{"reserve": 0}], **IN_HELLAS}
    state = plays("explorer", given)
    assert asked(state) == [(0, "move")]
    assert seat(state, 0)["reserve"] == 0
