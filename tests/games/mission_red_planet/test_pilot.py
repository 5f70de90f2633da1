"""9, the Pilot: two astronauts board one or two ships, and a ship gets another destination."""

from marsbox.core.contract import State
from tests.games.mission_red_planet.scenario import (
    GAME,
    SKIP,
    act,
    asked,
    decline_all,
    events,
    happened,
    offered_by,
    plays,
    refused,
    ship,
    zone,
)
from tests.games.scenario import Form

ZONES = [place.id for place in GAME.box.zones]
PAD = [
    {"ship": "hellas 4", "crew": [0, 1, 0]},
    {"ship": "noachis 5", "crew": [0, 1, 0], "destination": "ausonia"},
    {"ship": "manual 3"},
]


def redirect(slot: int, name: str) -> Form:
    return {"redirect": {"ship": slot, "zone": name}}


def steering() -> State:
    """The Pilot has boarded nobody and is asked for a ship and its new destination."""
    return act(plays("pilot", {"pad": PAD}), (0, SKIP))


def destinations(state: State, slot: int) -> list[str]:
    return [change["zone"] for change in offered_by(state, 0, "redirect") if change["ship"] == slot]


# ---- boarding


def test_the_pilot_boards_two_astronauts_on_one_ship() -> None:
    state = act(plays("pilot", {"pad": PAD}), (0, {"board": 0}), (0, {"board": 0}))
    assert ship(state, 0)["crew"] == [2, 1, 0]
    assert asked(state) == [(0, "redirect")]


def test_the_pilot_boards_two_astronauts_on_two_ships() -> None:
    state = act(plays("pilot", {"pad": PAD}), (0, {"board": 0}), (0, {"board": 1}))
    assert (ship(state, 0)["crew"], ship(state, 1)["crew"]) == ([1, 1, 0], [1, 1, 0])


def test_the_pilot_may_board_one_astronaut_or_none() -> None:
    assert asked(act(plays("pilot", {"pad": PAD}), (0, {"board": 0}), (0, SKIP))) == [(0, "redirect")]
    assert asked(steering()) == [(0, "redirect")]


def test_a_pilot_who_cannot_board_still_changes_a_destination() -> None:
    assert asked(plays("pilot", {"pad": PAD, "seats": [{"reserve": 0}]})) == [(0, "redirect")]


# ---- destinations


def test_the_pilot_lays_a_destination_token_on_a_ship() -> None:
    state = steering()
    log = events(state, 0, redirect(0, "noachis"))
    assert ship(state, 0)["destination"] == "noachis"
    assert zone(state, "noachis")["destination tokens"] == 1
    assert len(happened(log, "redirected")) == 1
    assert asked(state) == [(1, "board")]


def test_the_pilot_exchanges_a_token_that_lies_there() -> None:
    state = act(steering(), (0, redirect(1, "hellas")))
    assert ship(state, 1)["destination"] == "hellas"
    assert zone(state, "ausonia")["destination tokens"] == 2
    assert zone(state, "hellas")["destination tokens"] == 1


def test_a_ship_that_has_taken_off_may_be_redirected() -> None:
    pad = [{"ship": "hellas 4", "crew": [0, 1, 0], "flying": True}]
    state = act(plays("pilot", {"pad": pad, "seats": [{}, {"called": "recruiter"}]}), (0, SKIP))
    act(state, (0, redirect(0, "tritonis_sinus")))
    decline_all(state)
    assert zone(state, "tritonis_sinus")["astronauts"] == [0, 1, 0]
    assert zone(state, "hellas")["resource"] is None


def test_a_ship_that_took_off_with_the_pilots_astronaut_may_be_redirected() -> None:
    state = plays("pilot", {"pad": [{"ship": "hellas 3", "crew": [0, 1, 1]}]})
    act(state, (0, {"board": 0}), (0, SKIP), (0, redirect(0, "noachis")))
    decline_all(state)
    assert zone(state, "noachis")["astronauts"] == [1, 1, 1]


def test_an_empty_ship_may_be_redirected() -> None:
    state = act(plays("pilot", {"pad": [{"ship": "hellas 3"}]}), (0, SKIP), (0, redirect(0, "noachis")))
    assert ship(state, 0)["destination"] == "noachis"


def test_an_empty_manual_ship_may_be_given_a_destination() -> None:
    state = steering()
    assert destinations(state, 2) == ZONES
    act(state, (0, redirect(2, "noachis")))
    assert ship(state, 2)["destination"] == "noachis"


def test_reading_the_pilot_changes_the_destination_to_another_zone() -> None:
    state = steering()
    assert destinations(state, 0) == [name for name in ZONES if name != "hellas"]
    assert destinations(state, 1) == [name for name in ZONES if name != "ausonia"]
    assert refused(state, 0, redirect(0, "hellas")) == "same_destination"
    assert refused(state, 0, redirect(1, "ausonia")) == "same_destination"


def test_a_ship_with_a_token_may_be_sent_to_its_printed_destination_by_another_token() -> None:
    state = act(steering(), (0, redirect(1, "noachis")))
    assert ship(state, 1)["destination"] == "noachis"
    assert zone(state, "noachis")["destination tokens"] == 1


def test_only_tokens_that_are_available_may_be_laid() -> None:
    pad = [{"ship": f"manual {seats}", "destination": "noachis"} for seats in (4, 5)]
    state = act(plays("pilot", {"pad": [*pad, {"ship": "hellas 3"}]}), (0, SKIP))
    assert "noachis" not in destinations(state, 2)
    assert refused(state, 0, redirect(2, "noachis")) == "no_token_left"


def test_a_token_that_was_exchanged_is_available_for_the_next_pilot() -> None:
    pad = [{"ship": f"manual {seats}", "destination": "noachis"} for seats in (4, 5)]
    state = plays("pilot", {"pad": [*pad, {"ship": "hellas 3"}]})
    act(state, (0, SKIP), (0, redirect(0, "ausonia")), (1, SKIP), (1, redirect(2, "noachis")))
    assert [ship(state, slot)["destination"] for slot in range(3)] == ["ausonia", "noachis", "noachis"]


def test_the_pilot_may_leave_all_destinations_as_they_are() -> None:
    state = act(steering(), (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert ship(state, 0)["destination"] is None


def test_a_pilot_changes_one_destination_only() -> None:
    assert asked(act(steering(), (0, redirect(0, "noachis")))) == [(1, "board")]


def test_with_no_ship_in_play_there_is_no_destination_to_change() -> None:
    seats = [{}, {"called": "saboteur"}, {"called": "saboteur"}]
    state = plays("pilot", {"turn": 2, "pad": [None, None, None], "seats": seats})
    assert asked(state) == [(0, "character"), (1, "character"), (2, "character")]
