"""5, the Saboteur: one astronaut boards, and a ship on the ground is destroyed with all aboard."""

from tests.games.mission_red_planet.scenario import (
    SKIP,
    act,
    asked,
    decline_all,
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

PAD = [{"ship": "hellas 4", "crew": [1, 2, 0], "destination": "noachis"}, {"ship": "noachis 4"}, {"ship": "ausonia 3"}]


def test_the_saboteur_boards_one_astronaut_and_then_destroys() -> None:
    state = act(plays("saboteur", {"pad": PAD}), (0, {"board": 1}))
    assert ship(state, 1)["crew"] == [1, 0, 0]
    assert asked(state) == [(0, "destroy")]
    assert offered_by(state, 0, "destroy") == [0, 1, 2]


def test_a_ship_is_destroyed_with_all_its_occupants() -> None:
    state = act(plays("saboteur", {"pad": PAD}), (0, SKIP))
    log = events(state, 0, {"destroy": 0})
    assert facts_of(state)["pad"][0] is None
    assert [seat(state, number)["memorial"] for number in range(3)] == [1, 2, 0]
    assert [seat(state, number)["reserve"] for number in range(3)] == [21, 20, 22]
    assert happened(log, "destroyed")[0][-3:] == (1, 2, 0)


def test_a_destroyed_ship_is_discarded_and_its_token_available_again() -> None:
    state = act(plays("saboteur", {"pad": PAD}), (0, SKIP), (0, {"destroy": 0}))
    assert facts_of(state)["discarded ships"] == ["hellas 4"]
    assert zone(state, "noachis")["destination tokens"] == 2


def test_an_empty_ship_may_be_destroyed() -> None:
    state = act(plays("saboteur", {"pad": PAD}), (0, SKIP), (0, {"destroy": 2}))
    assert facts_of(state)["pad"][2] is None
    assert [seat(state, number)["memorial"] for number in range(3)] == [0, 0, 0]


def test_the_ship_just_boarded_may_be_destroyed() -> None:
    state = act(plays("saboteur", {"pad": PAD}), (0, {"board": 1}), (0, {"destroy": 1}))
    assert seat(state, 0)["memorial"] == 1


def test_a_ship_that_has_taken_off_is_safe() -> None:
    pad = [{"ship": "hellas 4", "crew": [0, 1, 0], "flying": True}]
    state = act(plays("saboteur", {"pad": pad, "seats": [{}, {"called": "recruiter"}]}), (0, SKIP))
    assert offered_by(state, 0, "destroy") == [1, 2]
    assert refused(state, 0, {"destroy": 0}) == "took_off"


def test_a_ship_that_the_saboteur_fills_leaves_before_it_can_be_destroyed() -> None:
    state = act(plays("saboteur", {"pad": PAD}), (0, {"board": 0}))
    assert ship(state, 0)["flying"]
    assert offered_by(state, 0, "destroy") == [1, 2]


def test_nobody_boards_where_a_ship_was_destroyed_until_the_next_turn() -> None:
    state = act(plays("saboteur", {"pad": PAD, "ship pile": ["manual 5"]}), (0, SKIP), (0, {"destroy": 0}))
    assert offered_by(state, 1, "board") == [1, 2]
    decline_all(state)
    assert ship(state, 0)["ship"] == "manual 5"


def test_the_destruction_may_be_declined() -> None:
    state = act(plays("saboteur", {"pad": PAD}), (0, SKIP), (0, SKIP))
    assert asked(state) == [(1, "board")]
    assert [entry["ship"] for entry in facts_of(state)["pad"]] == ["hellas 4", "noachis 4", "ausonia 3"]


def test_with_no_ship_on_the_ground_the_saboteur_does_nothing() -> None:
    pad = [{"ship": "hellas 4", "crew": [0, 1, 0], "flying": True}, None, None]
    state = plays("saboteur", {"pad": pad, "seats": [{}, {"called": "recruiter"}]})
    assert asked(state) == [(2, "redirect")]


def test_a_saboteur_who_cannot_board_still_destroys() -> None:
    assert asked(plays("saboteur", {"pad": PAD, "seats": [{"reserve": 0}]})) == [(0, "destroy")]


def test_two_saboteurs_destroy_two_ships() -> None:
    state = plays("saboteur", {"pad": PAD, "seats": [{}, {"chosen": "saboteur"}]})
    act(state, (0, SKIP), (0, {"destroy": 0}), (1, SKIP))
    assert offered_by(state, 1, "destroy") == [1, 2]
    assert refused(state, 1, {"destroy": 0}) == "no_ship"
