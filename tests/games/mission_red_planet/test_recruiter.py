"""1, the Recruiter: one astronaut boards, and all characters come back to the hand."""

from marsbox.games.mission_red_planet.state import CHARACTERS
from tests.games.mission_red_planet.scenario import (
    SKIP,
    act,
    asked,
    at,
    decline_all,
    events,
    happened,
    offered,
    offered_by,
    plays,
    seat,
    ship,
)

ALL = list(CHARACTERS)


def test_the_recruiter_boards_one_astronaut() -> None:
    state = plays("recruiter", {"pad": [{"ship": "hellas 4"}]})
    assert offered(state, 0) == [{"board": 0}, {"board": 1}, {"board": 2}, SKIP]
    act(state, (0, {"board": 0}))
    assert ship(state, 0)["crew"] == [1, 0, 0]
    assert asked(state) == [(1, "board")]


def test_the_recruiter_takes_back_all_characters_and_himself() -> None:
    state = plays("recruiter", {"seats": [{"hand": ["recruiter", "pilot"]}]})
    act(state, (0, {"board": 0}))
    assert seat(state, 0)["hand"] == ALL


def test_the_cards_come_back_after_the_boarding() -> None:
    state = plays("recruiter", {"seats": [{"hand": ["recruiter", "pilot"]}]})
    assert seat(state, 0)["hand"] == ["pilot"]


def test_the_recruiter_can_be_chosen_again_in_the_next_turn() -> None:
    state = plays("recruiter")
    decline_all(state)
    assert offered_by(state, 0, "choose") == ALL


def test_reading_taking_back_the_cards_is_automatic_even_if_nobody_boards() -> None:
    state = plays("recruiter", {"seats": [{"hand": ["recruiter"]}]})
    log = events(state, 0, SKIP)
    assert seat(state, 0)["hand"] == ALL
    assert happened(log, "cards_taken_back") == [(0, 9)]


def test_a_recruiter_who_cannot_board_takes_back_the_cards_all_the_same() -> None:
    # the reserve is empty, so nothing is asked
    state = at({"seats": [{"reserve": 0, "hand": ["recruiter"]}, {"chosen": "pilot"}, {"chosen": "pilot"}]})
    assert seat(state, 0)["hand"] == ALL
    assert asked(state) == [(1, "board")]


def test_each_of_two_recruiters_takes_back_his_own_cards() -> None:
    hand = ["recruiter", "pilot"]
    state = plays("recruiter", {"seats": [{"hand": hand}, {"hand": hand, "chosen": "recruiter"}, {"hand": hand}]})
    act(state, (0, SKIP))
    assert (seat(state, 0)["hand"], seat(state, 1)["hand"]) == (ALL, ["pilot"])
    act(state, (1, SKIP))
    assert seat(state, 1)["hand"] == ALL
    assert seat(state, 2)["hand"] == ["recruiter"]
