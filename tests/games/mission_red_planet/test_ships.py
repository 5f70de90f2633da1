"""Ships: boarding, take-off, arrival, manual ships and destination tokens, resources found."""

from typing import Any

import pytest

from marsbox.core.contract import State
from tests.games.mission_red_planet.scenario import (
    GAME,
    SKIP,
    act,
    after_turn,
    asked,
    decline_all,
    events,
    facts_of,
    happened,
    kinds,
    offered_by,
    plays,
    refused,
    seat,
    ship,
    zone,
)

FLYING = {"ship": "hellas 4", "crew": [0, 1, 0], "flying": True}


def landed(*pad: dict[str, Any], **given: Any) -> State:
    """The position after a turn that ends with these ships."""
    return after_turn(2, {"pad": list(pad), **given})


# ---- boarding and take-off


def test_an_astronaut_boards_from_the_reserve() -> None:
    state = plays("recruiter", {"pad": [{"ship": "hellas 4"}]})
    act(state, (0, {"board": 0}))
    assert ship(state, 0)["crew"] == [1, 0, 0]
    assert seat(state, 0)["reserve"] == 21


@pytest.mark.parametrize("name", GAME.box.ship_ids)
def test_a_ship_is_full_with_as_many_astronauts_as_it_has_seats(name: str) -> None:
    seats = GAME.box.facts.seats[GAME.box.ship_number[name]]
    destination = "hellas" if name.startswith("manual") else None
    pad = [{"ship": name, "crew": [0, seats - 2, 0] if seats > 2 else [0, 0, 0], "destination": destination}]
    state = plays("scientist", {"pad": pad})
    act(state, (0, {"board": 0}))
    assert not ship(state, 0)["flying"]
    act(state, (0, {"board": 0}))
    assert ship(state, 0)["flying"]


def test_a_full_ship_takes_off_at_once() -> None:
    state = plays("recruiter", {"pad": [{"ship": "hellas 3", "crew": [0, 1, 1]}]})
    log = events(state, 0, {"board": 0})
    assert kinds(log)[:2] == ["boarded", "took_off"]
    assert ship(state, 0)["flying"]


def test_nobody_boards_a_ship_that_has_taken_off() -> None:
    state = plays("explorer", {"pad": [FLYING], "seats": [{}, {"called": "recruiter"}]})
    assert offered_by(state, 0, "board") == [1, 2]
    assert refused(state, 0, {"board": 0}) == "took_off"


def test_a_ship_that_was_filled_by_the_first_astronaut_takes_no_second() -> None:
    state = plays("scientist", {"pad": [{"ship": "hellas 3", "crew": [0, 1, 1]}]})
    act(state, (0, {"board": 0}))
    assert offered_by(state, 0, "board") == [1, 2]


def test_a_ship_that_is_not_full_waits_on_the_ground_for_the_next_turn() -> None:
    pad = {"ship": "hellas 3", "crew": [1, 0, 1]}
    state = landed(pad)
    assert ship(state, 0)["crew"] == [1, 0, 1]
    assert zone(state, "hellas")["astronauts"] == [0, 0, 0]


def test_there_is_no_ship_where_one_was_destroyed() -> None:
    state = plays("explorer", {"pad": [None], "seats": [{}, {"called": "recruiter"}]})
    assert offered_by(state, 0, "board") == [1, 2]
    assert refused(state, 0, {"board": 0}) == "no_ship"


# ---- arrival


def test_all_astronauts_of_a_ship_that_took_off_land_in_its_zone() -> None:
    state = landed({"ship": "hellas 5", "crew": [2, 1, 2], "flying": True}, zones={"hellas": {"astronauts": [0, 1, 0]}})
    assert zone(state, "hellas")["astronauts"] == [2, 2, 2]


def test_a_ship_that_was_launched_before_it_was_full_lands_too() -> None:
    state = landed({"ship": "hellas 5", "crew": [1, 0, 0], "flying": True})
    assert zone(state, "hellas")["astronauts"] == [1, 0, 0]


def test_a_destination_token_beats_the_printed_destination() -> None:
    state = landed({"ship": "hellas 4", "crew": [1, 0, 0], "destination": "noachis", "flying": True})
    assert zone(state, "noachis")["astronauts"] == [1, 0, 0]
    assert zone(state, "hellas")["astronauts"] == [0, 0, 0]


def test_several_ships_can_land_in_one_zone() -> None:
    state = landed(
        {"ship": "hellas 4", "crew": [1, 0, 0], "flying": True},
        {"ship": "manual 5", "crew": [0, 2, 0], "destination": "hellas", "flying": True},
    )
    assert zone(state, "hellas")["astronauts"] == [1, 2, 0]


def test_landed_ships_are_discarded_and_their_tokens_available_again() -> None:
    state = landed({"ship": "hellas 4", "crew": [1, 0, 0], "destination": "noachis", "flying": True})
    assert facts_of(state)["discarded ships"] == ["hellas 4"]
    assert zone(state, "noachis")["destination tokens"] == 2


def test_a_token_on_a_ship_that_waits_stays_there() -> None:
    state = landed({"ship": "hellas 4", "crew": [1, 0, 0], "destination": "noachis"})
    assert ship(state, 0)["destination"] == "noachis"
    assert zone(state, "noachis")["destination tokens"] == 1


# ---- resources


def test_the_first_astronaut_in_a_zone_by_ship_finds_its_resource() -> None:
    state = landed({"ship": "hellas 4", "crew": [1, 0, 0], "flying": True}, **{"resource pile": ["celerium", "ice"]})
    assert zone(state, "hellas")["resource"] == "celerium"
    assert facts_of(state)["resource pile"][0] == "ice"
    assert len(facts_of(state)["resource pile"]) == 13


def test_a_zone_that_was_explored_keeps_its_resource() -> None:
    state = landed(
        {"ship": "hellas 4", "crew": [1, 0, 0], "flying": True},
        zones={"hellas": {"resource": "sylvanite"}},
        **{"resource pile": ["celerium"]},
    )
    assert zone(state, "hellas")["resource"] == "sylvanite"
    assert facts_of(state)["resource pile"][0] == "celerium"


def test_two_ships_in_one_zone_find_one_resource() -> None:
    pad = [{"ship": f"hellas {seats}", "crew": [1, 0, 0], "flying": True} for seats in (3, 4)]
    state = landed(*pad, **{"resource pile": ["celerium", "ice"]})
    assert zone(state, "hellas")["resource"] == "celerium"
    assert len(facts_of(state)["resource pile"]) == 13


def test_reading_ships_land_in_the_order_of_their_docks() -> None:
    pad = [{"ship": f"{name} 4", "crew": [1, 0, 0], "flying": True} for name in ("noachis", "hellas", "ausonia")]
    state = landed(*pad, **{"resource pile": ["celerium", "ice", "sylvanite"]})
    assert [zone(state, name)["resource"] for name in ("noachis", "hellas", "ausonia")] == [
        "celerium",
        "ice",
        "sylvanite",
    ]


def test_reading_an_empty_ship_finds_nothing() -> None:
    state = landed({"ship": "hellas 4", "flying": True})
    assert zone(state, "hellas")["resource"] is None
    assert len(facts_of(state)["resource pile"]) == 14
    assert facts_of(state)["discarded ships"] == ["hellas 4"]


def test_a_resource_stays_when_nobody_is_left_in_its_zone() -> None:
    state = plays("soldier", {"zones": {"hellas": {"resource": "ice", "astronauts": [0, 1, 0]}}, "seats": [{}, {}, {}]})
    act(state, (0, SKIP), (0, {"shoot": {"zone": "hellas", "seat": 1}}))
    assert zone(state, "hellas")["resource"] == "ice"
    assert zone(state, "hellas")["astronauts"] == [0, 0, 0]


# ---- manual ships


def test_whoever_boards_a_manual_ship_first_lays_a_destination_token() -> None:
    state = plays("recruiter", {"pad": [{"ship": "manual 4"}]})
    act(state, (0, {"board": 0}))
    assert asked(state) == [(0, "destination")]
    act(state, (0, {"destination": "noachis"}))
    assert ship(state, 0)["destination"] == "noachis"
    assert zone(state, "noachis")["destination tokens"] == 1


def test_any_available_destination_can_be_laid_but_it_must_be_one() -> None:
    state = plays("recruiter", {"pad": [{"ship": "manual 4"}]})
    act(state, (0, {"board": 0}))
    assert offered_by(state, 0, "destination") == [place.id for place in GAME.box.zones]
    assert refused(state, 0, SKIP) == "may_not_skip"


def test_who_boards_a_manual_ship_later_lays_no_token() -> None:
    state = plays("recruiter", {"pad": [{"ship": "manual 4", "crew": [0, 1, 0], "destination": "noachis"}]})
    act(state, (0, {"board": 0}))
    assert asked(state) == [(1, "board")]
    assert ship(state, 0)["destination"] == "noachis"


def test_the_destination_is_laid_before_the_second_astronaut_boards() -> None:
    state = plays("scientist", {"pad": [{"ship": "manual 4"}]})
    act(state, (0, {"board": 0}))
    assert asked(state) == [(0, "destination")]
    act(state, (0, {"destination": "noachis"}))
    assert asked(state) == [(0, "board")]


def test_a_ship_with_a_printed_destination_asks_for_none() -> None:
    state = plays("scientist", {"pad": [{"ship": "hellas 4"}]})
    act(state, (0, {"board": 0}))
    assert asked(state) == [(0, "board")]


def test_a_manual_ship_filled_at_one_go_gets_its_destination_and_takes_off() -> None:
    state = plays("soldier", {"pad": [{"ship": "manual 2"}]})
    act(state, (0, {"board": 0}))
    assert asked(state) == [(0, "destination")]
    log = events(state, 0, {"destination": "noachis"})
    assert kinds(log)[:2] == ["destination_laid", "took_off"]
    decline_all(state)
    assert zone(state, "noachis")["astronauts"] == [2, 0, 0]


def test_reading_a_token_that_a_pilot_laid_on_an_empty_manual_ship_stays() -> None:
    state = plays("pilot", {"pad": [{"ship": "manual 4"}]})
    act(state, (0, SKIP), (0, {"redirect": {"ship": 0, "zone": "noachis"}}))
    decline_all(state)
    assert ship(state, 0)["destination"] == "noachis"


def test_reading_the_first_to_board_lays_no_token_where_a_pilot_laid_one() -> None:
    state = plays("recruiter", {"pad": [{"ship": "manual 4", "destination": "noachis"}]})
    act(state, (0, {"board": 0}))
    assert asked(state) == [(1, "board")]
    assert ship(state, 0)["destination"] == "noachis"
    assert zone(state, "noachis")["destination tokens"] == 1


def test_the_token_of_a_manual_ship_comes_back_when_it_lands() -> None:
    state = landed({"ship": "manual 4", "crew": [1, 0, 0], "destination": "noachis", "flying": True})
    assert zone(state, "noachis")["destination tokens"] == 2
    assert zone(state, "noachis")["astronauts"] == [1, 0, 0]


def test_the_token_of_a_manual_ship_comes_back_when_it_is_destroyed() -> None:
    state = plays("saboteur", {"pad": [{"ship": "manual 4", "crew": [0, 1, 0], "destination": "noachis"}]})
    act(state, (0, SKIP), (0, {"destroy": 0}))
    assert zone(state, "noachis")["destination tokens"] == 2


def test_reading_a_manual_ship_launched_empty_is_simply_discarded() -> None:
    state = plays("secret_agent", {"pad": [{"ship": "manual 4"}]})
    act(state, (0, SKIP), (0, {"launch": 0}))
    log = decline_all(state)
    assert [numbers[:2] for numbers in happened(log, "landed")] == [(0, GAME.box.ship_number["manual 4"])]
    assert happened(log, "resource_found") == []
    assert facts_of(state)["discarded ships"] == ["manual 4"]
    assert ship(state, 0)["ship"] != "manual 4"


def test_a_manual_ship_launched_empty_frees_the_token_that_a_pilot_laid() -> None:
    state = landed({"ship": "manual 4", "destination": "noachis", "flying": True})
    assert zone(state, "noachis")["destination tokens"] == 2
    assert zone(state, "noachis")["resource"] is None
