"""Playing with readable forms, and entering games from a real table."""

from typing import Any

import pytest

from marsbox.core.contract import IllegalAction, State
from marsbox.core.errors import SetupError
from marsbox.core.record import Record
from marsbox.games import load_game
from marsbox.testing import deal, facts, options, play, play_all, position, start_match

GAME = load_game("pocket-mars")
DEALT = [["E1", "W2", "S3", "G4"], ["C1", "C2", "C3", "C4"]]
CHOICE: list[tuple[int, dict[str, object]]] = [
    (0, {"store": "S3"}),
    (0, {"store": "G4"}),
    (1, {"store": "C1"}),
    (1, {"store": "C2"}),
]


def some_state() -> State:
    return position(GAME, {"seats": [{"hand": ["E1", "G1"]}, {}]})


def test_play_changes_the_state_in_place_and_returns_it() -> None:
    state = some_state()
    assert play(GAME, state, 0, {"launch": True}) is state
    assert facts(GAME, state)["active player"] == 1


def test_a_refusal_says_what_is_asked_and_what_may_be_answered() -> None:
    state = some_state()
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refusal:
        play(GAME, state, 0, {"hand": "G1"})
    assert str(refusal.value).startswith("seat 0 may not {'hand': 'G1'}: nothing_to_do; it is asked \"turn\" and may")
    assert "{'hand': 'E1'}" in str(refusal.value)
    assert refusal.value.reason.code == "nothing_to_do"
    assert GAME.dump(state) == before


def test_a_refusal_names_whose_decision_it_is() -> None:
    with pytest.raises(IllegalAction, match=r'not_your_decision; seat 0 is asked "turn"'):
        play(GAME, some_state(), 1, {"launch": True})
    with pytest.raises(IllegalAction, match=r"unknown_seat; seat 0 is asked"):
        play(GAME, some_state(), 7, {"launch": True})


def test_a_refusal_after_the_end_says_so() -> None:
    with pytest.raises(IllegalAction, match="game_over; the game is over"):
        play(GAME, position(GAME, {"phase": "over"}), 0, {"launch": True})


def test_a_form_that_is_no_action_is_a_value_error() -> None:
    with pytest.raises(ValueError, match='no action "fly"; the actions are hand, module'):
        play(GAME, some_state(), 0, {"fly": True})


def test_a_form_that_is_no_object_is_a_value_error() -> None:
    word: Any = "launch"
    with pytest.raises(ValueError, match="an action is written as an object with one verb"):
        play(GAME, some_state(), 0, word)


def test_play_all_tells_which_step_failed() -> None:
    with pytest.raises(IllegalAction, match=r"^step 2: seat 0 may not"):
        play_all(GAME, some_state(), [(0, {"launch": True}), (0, {"launch": True})])
    with pytest.raises(ValueError, match=r"^step 1: there is no action"):
        play_all(GAME, some_state(), [(0, {"fly": True})])


def test_options_are_for_a_seat_of_the_game() -> None:
    with pytest.raises(ValueError, match="no seat 2: the seats are 0 to 1"):
        options(GAME, some_state(), 2)


def test_every_option_can_be_played() -> None:
    state = some_state()
    for form in options(GAME, state, 0):
        play(GAME, GAME.clone(state), 0, form)


def test_a_wrong_reshuffle_leaves_the_state_as_it_was() -> None:
    state = position(
        GAME,
        {
            "seats": [{"hand": ["E1", "E2"]}, {}],
            "deck": ["S7"],
            "discard pile": ["the rest"],
            "reshuffles": [["E2"]],
        },
    )
    before = GAME.dump(state)
    with pytest.raises(SetupError, match='"reshuffles" names E2'):
        play(GAME, state, 0, {"discard": "E1"})
    assert GAME.dump(state) == before


def test_a_deal_is_a_game_about_to_begin() -> None:
    described = facts(GAME, deal(GAME, 2, first=1, dealt=DEALT, deck=["E7"]))
    assert (described["phase"], described["first player"], described["deck"][0]) == ("set-up", 1, "E7")


def test_a_deal_for_one_has_automatics() -> None:
    described = facts(GAME, deal(GAME, 1, options={"level": "2"}, dealt=DEALT[:1], automatics=["S1", "S2"]))
    assert (described["seats"][1]["module"], described["seats"][1]["ship"]) == (["S1", "S2"], 6)


def test_a_key_that_a_deal_does_not_have_is_named() -> None:
    with pytest.raises(SetupError, match='a deal has no "dealer"; it can have first, dealt'):
        deal(GAME, 2, dealer=1)


def test_a_real_game_is_entered_saved_and_replayed() -> None:
    match = start_match(GAME, 2, first=0, dealt=DEALT, deck=["E7", "E6"])
    moves: list[tuple[int, dict[str, Any]]] = [*CHOICE, (0, {"hand": "E1"}), (1, {"launch": True})]
    for seat, form in moves:
        match.play(seat, GAME.actions.number(form))
    record = Record.from_json(match.record.to_json())
    assert GAME.dump(record.replay(GAME)) == GAME.dump(match.state)
    assert facts(GAME, match.state)["seats"][0]["hand"] == ["W2", "E7"]


def test_a_match_and_a_deal_of_the_same_table_are_the_same() -> None:
    match = start_match("pocket-mars", 2, first=0, dealt=DEALT)
    state = deal("pocket-mars", 2, first=0, dealt=DEALT)
    assert GAME.dump(match.state) == GAME.dump(state)


def test_what_is_not_given_may_be_said_as_none() -> None:
    assert GAME.dump(deal(GAME, 2, first=None, deck=None)) == GAME.dump(deal(GAME, 2))
