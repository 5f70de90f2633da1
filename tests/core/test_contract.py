"""The parts of the contract that belong to no game."""

import pickle

import pytest

from marsbox.core.actions import ActionTable
from marsbox.core.contract import (
    Decision,
    Game,
    IllegalAction,
    Outcome,
    Reason,
    ScoreItem,
    Setup,
    State,
    checked_options,
)
from marsbox.core.errors import ComponentsError, RecordError, SetupError
from marsbox.core.names import Vocabulary
from marsbox.core.rng import FastRng, SeedRng

VOCABULARY = Vocabulary([], ActionTable([("skip", [])]), {"happened": ()})
EMPTY = Game("nothing", 1, "0", (2,), (), ("turn",), VOCABULARY, {})


def state() -> State:
    return State(2, SeedRng(1), [(), ()])


def test_a_refusal_names_seat_action_and_reason() -> None:
    refusal = IllegalAction(Reason("not_in_hand", (7,)), 1, 42)
    assert str(refusal) == "seat 1 may not take action 42: not_in_hand (7,)"
    assert (refusal.reason.code, refusal.reason.numbers, refusal.seat, refusal.action) == ("not_in_hand", (7,), 1, 42)


def test_what_can_be_wrong_with_input_is_a_value_error() -> None:
    for kind in (SetupError, ComponentsError, RecordError):
        assert issubclass(kind, ValueError)
    assert not issubclass(IllegalAction, ValueError)


def test_things_can_be_read() -> None:
    assert repr(Reason("game_over")) == "Reason('game_over', ())"
    assert repr(ScoreItem("ship", 2, (2,))) == "ScoreItem('ship', 2, (2,))"
    assert repr(Decision(0, 1, [2, 3])) == "Decision(seat=0, kind=1, options=[2, 3], subject=-1)"


def test_a_setup_is_plain_data_and_shares_nothing() -> None:
    options = {"draft": "on"}
    deal: dict[str, object] = {"first": 1}
    setup = Setup(3, options, deal)
    options["draft"] = "off"
    deal["first"] = 2
    assert setup.to_dict() == {"players": 3, "options": {"draft": "on"}, "deal": {"first": 1}, "dealt_from": None}
    assert Setup(2).to_dict() == {"players": 2, "options": {}, "deal": None, "dealt_from": None}


def test_an_option_of_a_game_that_has_none_is_refused() -> None:
    with pytest.raises(SetupError, match='Solitaire has no option "draft"; it has none'):
        checked_options("Solitaire", (1,), (), Setup(1, {"draft": "on"}))


def test_a_setup_error_has_a_code_and_facts_and_survives_a_process() -> None:
    with pytest.raises(SetupError) as refused:
        EMPTY.check_setup(Setup(5))
    for error in (refused.value, pickle.loads(pickle.dumps(refused.value))):
        assert error.code == "wrong_seat_count"
        assert error.facts == {"game": "nothing", "players": 5, "known": (2,)}
        assert str(error) == "nothing is for 2 to 2 players, not 5"
    EMPTY.check_setup(Setup(2))


def test_an_outcome_is_not_won_or_lost_unless_it_says_so() -> None:
    assert Outcome([1, 2], [2, 1], [[], []]).won is None


def test_a_game_must_bring_its_rules() -> None:
    s = state()
    for call in (
        lambda: EMPTY.new(Setup(2), 0),
        lambda: EMPTY.clone(s),
        lambda: EMPTY.view(s, 0),
        lambda: EMPTY.outcome(s),
        lambda: EMPTY.dump(s),
        lambda: EMPTY.load(b""),
        lambda: EMPTY.decisions(s),
        lambda: EMPTY.determinize(s, 0, FastRng(1)),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_decisions_of_a_state_are_computed_once() -> None:
    s = state()
    s.pending = [Decision(1, 0, [0])]
    assert EMPTY.decisions(s) is s.pending
    assert EMPTY.decision(s, 1) is s.pending[0]
    assert EMPTY.decision(s, 0) is None


def test_an_action_for_nobody_is_refused_without_the_rules() -> None:
    s = state()
    s.pending = [Decision(1, 0, [0])]
    for seat, action, code in ((5, 0, "unknown_seat"), (0, 9, "unknown_action"), (0, 0, "not_your_decision")):
        with pytest.raises(IllegalAction) as refusal:
            EMPTY.apply(s, seat, action)
        assert refusal.value.reason.code == code
    s.pending = []
    reason = EMPTY.why_not(s, 0, 0)
    assert reason is not None
    assert reason.code == "game_over"
