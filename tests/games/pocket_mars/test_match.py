"""A game at a table: batches stop at a reveal, undo, taking back, and one record whoever was faster."""

import itertools

import pytest

from marsbox.core.contract import IllegalAction, Setup
from marsbox.core.errors import SetupError
from marsbox.core.match import Match
from marsbox.core.record import Record
from marsbox.testing import position, start_match
from tests.games.pocket_mars.scenario import GAME, LAUNCH, SKIP
from tests.games.scenario import Form

DEALT = [["E1", "W2", "S4", "G4"], ["C1", "C2", "C3", "C4"]]
CHOICES: dict[int, list[Form]] = {0: [{"store": "S4"}, {"store": "G4"}], 1: [{"store": "C1"}, {"store": "C2"}]}


def number(form: Form) -> int:
    return GAME.actions.number(form)


def play(match: Match, seat: int, *forms: Form) -> None:
    for form in forms:
        match.play(seat, number(form))


def fresh() -> Match:
    return start_match(GAME, 2, first=0, dealt=DEALT, deck=["E5", "E6", "E7", "W5", "W6", "W7"])


def begun() -> Match:
    match = fresh()
    for seat, forms in CHOICES.items():
        play(match, seat, *forms)
    return match


# ---- simultaneous answers


def test_the_order_of_simultaneous_answers_changes_neither_state_nor_record() -> None:
    steps = [(seat, form) for seat, forms in CHOICES.items() for form in forms]
    results = set()
    for order in itertools.permutations(steps):
        if [step for step in order if step[0] == 0] != steps[:2] or [step for step in order if step[0] == 1] != steps[
            2:
        ]:
            continue
        match = fresh()
        for seat, form in order:
            play(match, seat, form)
        results.add((GAME.dump(match.state), match.record.to_json()))
    assert len(results) == 1


def test_a_record_holds_simultaneous_answers_in_seat_order_once_all_are_given() -> None:
    match = fresh()
    play(match, 1, *CHOICES[1])
    assert match.record.actions == []
    play(match, 0, *CHOICES[0])
    assert match.record.actions == [(seat, number(form)) for seat in (0, 1) for form in CHOICES[seat]]


def test_an_answer_can_be_taken_back_while_the_question_is_open() -> None:
    match = fresh()
    play(match, 0, *CHOICES[0])
    match.take_back(0)
    assert GAME.decision(match.state, 0) is not None
    match.take_back(0)
    assert GAME.dump(match.state) == GAME.dump(fresh().state)
    with pytest.raises(IllegalAction) as refusal:
        match.take_back(0)
    assert refusal.value.reason.code == "nothing_to_take_back"


def test_an_answer_cannot_be_taken_back_once_all_have_answered() -> None:
    match = begun()
    assert not GAME.can_take_back(match.state, 0)


# ---- batches


def test_a_batch_is_run_to_its_end_when_nothing_is_revealed() -> None:
    match = begun()
    events, run = match.play_many(0, [number({"module": "S4"}), number({"land": "science"})])
    assert run == 2
    assert events


def test_a_batch_stops_at_the_first_action_that_reveals_something() -> None:
    match = begun()
    # the discard draws a card: what was chosen without knowing it is dropped
    _, run = match.play_many(0, [number({"discard": "S4"}), number({"store": "E1"})])
    assert run == 1
    decision = GAME.decision(match.state, 0)
    assert decision is not None
    assert GAME.decision_kinds[decision.kind] == "store"


def test_a_batch_with_an_illegal_action_does_nothing() -> None:
    match = begun()
    before = (GAME.dump(match.state), match.record.to_json(), match.can_undo(0))
    with pytest.raises(IllegalAction):
        match.play_many(0, [number({"module": "S4"}), number({"land": "water"})])
    assert (GAME.dump(match.state), match.record.to_json(), match.can_undo(0)) == before


def test_a_batch_that_fails_for_another_reason_does_nothing_either() -> None:
    # the last skip draws the last card of the deck, and the given reshuffle names a card that is not there
    state = position(
        GAME,
        {
            "seats": [{"ship": 1, "hand": ["E1", "W2"], "module": ["S4", "G4"]}, {}],
            "deck": ["S7"],
            "discard pile": ["the rest"],
            "reshuffles": [["W2"]],
        },
    )
    match = Match(GAME, Record.begin(GAME, Setup(2), 0), state, [])
    before = (GAME.dump(match.state), match.record.to_json(), match.can_undo(0))
    with pytest.raises(SetupError, match="W2"):
        match.play_many(0, [number(form) for form in ({"module": "S4"}, SKIP, SKIP, SKIP)])
    assert (GAME.dump(match.state), match.record.to_json(), match.can_undo(0)) == before


def test_an_illegal_move_changes_nothing() -> None:
    match = begun()
    before = (GAME.dump(match.state), match.record.to_json())
    for seat, form in ((1, LAUNCH), (0, {"hand": "C3"}), (0, SKIP)):
        with pytest.raises(IllegalAction):
            play(match, seat, form)
    assert (GAME.dump(match.state), match.record.to_json()) == before


# ---- undo


def test_undo_goes_back_to_before_the_seats_newest_action() -> None:
    match = begun()
    before = (GAME.dump(match.state), match.record.to_json())
    play(match, 0, {"module": "S4"})
    assert match.can_undo(0)
    match.undo(0)
    assert (GAME.dump(match.state), match.record.to_json()) == before


def test_undo_goes_back_step_by_step() -> None:
    match = begun()
    dumps = [GAME.dump(match.state)]
    for form in ({"module": "S4"}, {"land": "science"}):
        play(match, 0, form)
        dumps.append(GAME.dump(match.state))
    for expected in reversed(dumps[:-1]):
        match.undo(0)
        assert GAME.dump(match.state) == expected
    assert not match.can_undo(0)


def test_undo_does_not_cross_a_reveal() -> None:
    match = begun()
    play(match, 0, {"discard": "E1"})  # a card is drawn
    assert not match.can_undo(0)
    with pytest.raises(IllegalAction) as refusal:
        match.undo(0)
    assert refusal.value.reason.code == "nothing_to_undo"


def test_undo_is_only_for_the_one_who_acted_last() -> None:
    match = begun()
    play(match, 0, LAUNCH)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    play(match, 1, LAUNCH)
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_simultaneous_answers_are_taken_back_not_undone() -> None:
    match = fresh()
    play(match, 0, *CHOICES[0])
    assert not match.can_undo(0)


# ---- storing


def test_a_match_restored_from_record_and_dump_goes_on_as_it_was() -> None:
    match = begun()
    play(match, 0, {"module": "S4"})
    restored = Match.restore(GAME, Record.from_json(match.record.to_json()), GAME.dump(match.state))
    assert GAME.dump(restored.state) == GAME.dump(match.state)
    assert restored.can_undo(0)
    for one in (match, restored):
        one.undo(0)
    assert GAME.dump(restored.state) == GAME.dump(match.state)
    assert restored.record.to_json() == match.record.to_json()


def test_the_open_answers_survive_in_the_dump() -> None:
    match = fresh()
    play(match, 0, CHOICES[0][0])
    restored = Match.restore(GAME, Record.from_json(match.record.to_json()), GAME.dump(match.state))
    assert GAME.can_take_back(restored.state, 0)
    play(restored, 0, CHOICES[0][1])
    play(restored, 1, *CHOICES[1])
    assert GAME.dump(restored.state) == GAME.dump(begun().state)
    assert restored.record.to_json() == begun().record.to_json()


def test_the_opening_tells_the_set_up_to_those_who_may_know() -> None:
    match = Match.start(GAME, Setup(2), 8)
    kinds = [GAME.event_kinds[event.kind] for event in match.opening]
    assert kinds == ["game_began", "dealt", "dealt"]
    assert [event.seen_by(1) for event in match.opening] == [True, False, True]
