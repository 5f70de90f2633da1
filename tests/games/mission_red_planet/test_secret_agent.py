"""4, the Secret Agent: one astronaut each on two ships, and an incomplete ship is launched at once."""

from tests.games.mission_red_planet.scenario import (
    SKIP,
    act,
    asked,
    decline_all,
    events,
    facts_of,
    happened,
    kinds,
    offered,
    offered_by,
    plays,
    refused,
    seat,
    ship,
    zone,
)

PAD = [{"ship": "hellas 4", "crew": [0, 1, 0]}, {"ship": "noachis 4"}, {"ship": "ausonia 3", "crew": [0, 1, 1]}]


def test_the_secret_agent_boards_two_different_ships() -> None:
    state = plays("secret_agent", {"pad": PAD})
    assert offered(state, 0) == [{"board": 0}, {"board": 1}, {"board": 2}, SKIP]
    act(state, (0, {"board": 1}))
    assert offered(state, 0) == [{"board": 0}, {"board": 2}, SKIP]
    act(state, (0, {"board": 0}))
    assert (ship(state, 0)["crew"], ship(state, 1)["crew"]) == ([1, 1, 0], [1, 0, 0])
    assert asked(state) == [(0, "launch")]


def test_the_secret_agent_does_not_board_the_same_ship_twice() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, {"board": 1}))
    assert refused(state, 0, {"board": 1}) == "same_ship"


def test_the_secret_agent_may_board_one_ship_only() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, {"board": 1}), (0, SKIP))
    assert seat(state, 0)["reserve"] == 21
    assert asked(state) == [(0, "launch")]


def test_with_one_ship_on_the_ground_one_astronaut_boards() -> None:
    pad = [PAD[0], None, None]
    state = plays("secret_agent", {"pad": pad, "seats": [{}, {"called": "recruiter"}]})
    act(state, (0, {"board": 0}))
    assert ship(state, 0)["crew"] == [1, 1, 0]
    assert asked(state) == [(0, "launch")]


def test_the_second_ship_differs_also_when_the_first_was_a_manual_one() -> None:
    state = plays("secret_agent", {"pad": [{"ship": "manual 4"}]})
    act(state, (0, {"board": 0}), (0, {"destination": "hellas"}))
    assert offered_by(state, 0, "board") == [1, 2]


def test_a_ship_that_is_not_full_is_launched_at_once() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, SKIP))
    log = events(state, 0, {"launch": 0})
    assert kinds(log)[0] == "launched"
    assert ship(state, 0)["flying"]
    assert refused(state, 1, {"board": 0}) == "took_off"
    decline_all(state)
    assert zone(state, "hellas")["astronauts"] == [0, 1, 0]


def test_the_ship_just_boarded_may_be_launched() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, {"board": 0}), (0, SKIP), (0, {"launch": 0}))
    decline_all(state)
    assert zone(state, "hellas")["astronauts"] == [1, 1, 0]


def test_a_ship_without_own_astronauts_may_be_launched() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, SKIP))
    assert offered_by(state, 0, "launch") == [0, 1, 2]


def test_reading_an_empty_ship_may_be_launched() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, SKIP), (0, {"launch": 1}))
    assert ship(state, 1)["flying"]
    log = decline_all(state)
    assert happened(log, "resource_found") == []
    assert facts_of(state)["discarded ships"] == ["noachis 4"]


def test_a_ship_that_was_filled_leaves_by_itself_and_another_may_be_launched() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, {"board": 2}))
    assert ship(state, 2)["flying"]
    act(state, (0, {"board": 0}))
    assert offered_by(state, 0, "launch") == [0, 1]
    assert refused(state, 0, {"launch": 2}) == "took_off"


def test_the_launch_may_be_declined() -> None:
    state = act(plays("secret_agent", {"pad": PAD}), (0, SKIP), (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert not any(entry["flying"] for entry in facts_of(state)["pad"])


def test_with_no_ship_on_the_ground_the_secret_agent_does_nothing() -> None:
    pad = [{"ship": "hellas 4", "crew": [0, 1, 0], "flying": True}, None, None]
    state = plays("secret_agent", {"pad": pad, "seats": [{}, {"called": "recruiter"}]})
    assert asked(state) == [(2, "redirect")]


def test_a_secret_agent_who_cannot_board_still_launches() -> None:
    state = plays("secret_agent", {"pad": PAD, "seats": [{"reserve": 0}]})
    assert asked(state) == [(0, "launch")]


def test_two_secret_agents_launch_two_ships() -> None:
    state = plays("secret_agent", {"pad": PAD, "seats": [{}, {"chosen": "secret_agent"}]})
    act(state, (0, SKIP), (0, {"launch": 0}), (1, SKIP))
    assert offered_by(state, 1, "launch") == [1, 2]
