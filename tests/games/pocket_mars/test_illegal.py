"""Every way to be refused: the code says which rule, the numbers say what about, and the state stays as it was."""

import pytest

from marsbox.core.contract import IllegalAction, Setup
from marsbox.testing import deal
from tests.games.pocket_mars.scenario import GAME, LAUNCH, SKIP, act, asked, at, offered, refused

STATE = {
    "seats": [
        {"ship": 1, "energy": 0, "hand": ["E1", "S3"], "module": ["G4", "C4"]},
        {"hand": ["E2", "E3"], "module": ["W4", "S5"]},
    ],
    "deck": ["C1", "C2", "C3"],
}


def test_unknown_seat() -> None:
    state = at(STATE)
    for seat in (-1, 2, 9):
        assert refused(state, seat, LAUNCH) == "unknown_seat"


@pytest.mark.parametrize("action", [-1, 680, 10**9])
def test_unknown_action(action: int) -> None:
    state = at(STATE)
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, 0, action)
    assert (refusal.value.reason.code, refusal.value.reason.numbers) == ("unknown_action", (action, GAME.actions.size))
    assert GAME.dump(state) == before


def test_game_over() -> None:
    assert refused(at({**STATE, "phase": "over"}), 0, LAUNCH) == "game_over"


def test_not_your_decision_names_who_decides() -> None:
    state = at(STATE)
    assert refused(state, 1, LAUNCH) == "not_your_decision"
    reason = GAME.why_not(state, 1, GAME.actions.number(LAUNCH))
    assert reason is not None
    assert reason.numbers == (0,)


@pytest.mark.parametrize("form", [SKIP, {"use": True}, {"store": "E1"}, {"land": "water"}, {"keep": "E1"}])
def test_not_asked(form: dict[str, object]) -> None:
    assert refused(at(STATE), 0, form) == "not_asked"


def test_turn_actions_are_not_asked_in_the_middle_of_a_turn() -> None:
    state = act(at(STATE), (0, {"module": "G4"}))
    for form in (LAUNCH, {"hand": "E1"}, {"module": "C4"}):
        assert refused(state, 0, form) == "not_asked"


def test_no_colonist_on_earth() -> None:
    assert refused(at({"seats": [{"ship": 7}, {}]}), 0, LAUNCH) == "no_colonist_on_earth"


@pytest.mark.parametrize("card", ["G4", "E2", "C1"])
def test_hand_card_not_in_hand(card: str) -> None:
    assert refused(at(STATE), 0, {"hand": card}) == "not_in_hand"


def test_nothing_to_do() -> None:
    state = at({"seats": [{"hand": ["G1", "E1"]}, {}]})
    assert refused(state, 0, {"hand": "G1"}) == "nothing_to_do"


@pytest.mark.parametrize("card", ["E1", "W4", "C1"])
def test_not_in_module(card: str) -> None:
    assert refused(at(STATE), 0, {"module": card}) == "not_in_module"


@pytest.mark.parametrize("card", ["E2", "W4", "C1"])
def test_a_card_to_discard_must_be_ones_own(card: str) -> None:
    assert refused(at(STATE), 0, {"discard": card}) == "not_yours"


def test_a_card_to_bury_must_be_ones_own() -> None:
    state = at({"seats": [{"hand": ["E1", "E2"], "module": ["W5", "C1"]}, {"hand": ["S1", "S2"]}]})
    act(state, (0, {"module": "W5"}))
    assert asked(state) == [(0, "building")]
    assert refused(state, 0, {"bury": "S1"}) == "not_yours"


def test_the_4_card_rule_takes_cards_of_the_hand_only() -> None:
    state = act(at({"seats": [{"hand": ["W6", "E1"], "module": ["G4", "C4"]}, {}]}), (0, {"hand": "W6"}))
    assert refused(state, 0, {"discard": "G4"}) == "hand_only"


def test_a_card_to_store_must_be_in_the_hand() -> None:
    state = act(at(STATE), (0, {"discard": "G4"}))
    assert asked(state) == [(0, "store")]
    assert refused(state, 0, {"store": "C4"}) == "not_in_hand"


def test_only_a_card_that_is_looked_at_can_be_kept() -> None:
    state = at({"seats": [{"hand": ["W1", "E1"]}, {}], "deck": ["S1", "S2", "S3", "S4"]})
    act(state, (0, {"hand": "W1"}))
    assert refused(state, 0, {"keep": "S4"}) == "not_looked_at"


def test_only_a_card_of_the_pack_can_be_kept() -> None:
    state = deal(GAME, 2, options={"draft": "on"}, dealt=[["E1", "E2", "E3", "E4", "E5"], ["W1"]])
    assert refused(state, 0, {"draft": "W1"}) == "not_in_pack"


def test_a_module_card_of_a_rival_must_be_there() -> None:
    assert refused(at(STATE), 0, {"rival": {"seat": 0, "slot": 1}}) == "own_module"
    assert refused(at(STATE), 0, {"rival": {"seat": 3, "slot": 1}}) == "no_such_module_card"
    empty = at({"seats": [{}, {"module": []}]})
    assert refused(empty, 0, {"rival": {"seat": 1, "slot": 0}}) == "no_such_module_card"


def test_a_target_must_be_possible() -> None:
    state = at({"seats": [{"hand": ["G4", "E1"]}, {}], "buildings": {"water": {"*": [1, 0]}, "science": {"*": [1, 1]}}})
    act(state, (0, {"hand": "G4"}))
    assert refused(state, 0, {"promote": {"building": "science", "colonist": 1}}) == "not_possible"
    assert refused(state, 0, {"promote": {"building": "energy", "colonist": 0}}) == "not_possible"


def test_nothing_to_take_back() -> None:
    state = GAME.new(Setup(2), 1)
    before = GAME.dump(state)
    for seat in (0, 1, 5, -1):
        assert not GAME.can_take_back(state, seat)
        with pytest.raises(IllegalAction) as refusal:
            GAME.take_back(state, seat)
        assert refusal.value.reason.code == "nothing_to_take_back"
    assert GAME.dump(state) == before


def test_a_repeated_action_is_refused() -> None:
    state = act(at(STATE), (0, LAUNCH))
    assert refused(state, 0, LAUNCH) == "not_your_decision"


def test_a_complete_answer_cannot_be_given_again() -> None:
    state = deal(GAME, 2, dealt=[["E1", "E2", "E3", "E4"], []])
    act(state, (0, {"store": "E1"}), (0, {"store": "E2"}))
    assert refused(state, 0, {"store": "E3"}) == "not_your_decision"


def test_the_same_card_cannot_be_stored_twice() -> None:
    state = act(deal(GAME, 2, dealt=[["E1", "E2", "E3", "E4"], []]), (0, {"store": "E1"}))
    assert {"store": "E1"} not in offered(state, 0)
    assert refused(state, 0, {"store": "E1"}) == "already_chosen"


def test_in_every_position_of_a_game_all_other_actions_are_refused_and_all_options_are_not() -> None:
    state = GAME.new(Setup(3), 11)
    for step in range(60):
        decision = GAME.decisions(state)[0]
        before = GAME.dump(state)
        for action in range(GAME.actions.size):
            reason = GAME.why_not(state, decision.seat, action)
            assert (reason is None) == (action in decision.options)
        assert GAME.dump(state) == before
        GAME.apply(state, decision.seat, decision.options[step % len(decision.options)])
