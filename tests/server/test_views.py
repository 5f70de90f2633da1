"""The numbers that count what a seat sees and is asked, and what it sees at all."""

import pytest

from marsbox.core import SPECTATOR, FastRng, Match, Setup
from marsbox.games import load_game
from marsbox.server.tables.model import Counter
from marsbox.server.tables.views import Fingerprint, all_views, next_counters

BEFORE = Counter(version=7, decision=4)
QUESTION, ANOTHER = ("a question",), ("another question",)


def fingerprint(view: bytes = b"a view", asked: tuple[object, ...] | None = QUESTION) -> Fingerprint:
    return Fingerprint(view, asked, can_undo=False, can_take_back=False, over=False)


def count(old: Fingerprint, new: Fingerprint, *, acted: bool = False, undone: bool = False) -> tuple[int, int]:
    """By how much the version and the decision of a seat have grown, beside one that nothing happens to."""
    quiet, seat = next_counters(
        [BEFORE] * 2, [fingerprint(), old], [fingerprint(), new], 1 if acted else None, undone=undone
    )
    assert quiet == BEFORE
    return seat.version - BEFORE.version, seat.decision - BEFORE.decision


def test_nothing_is_counted_before_there_is_a_game() -> None:
    assert next_counters([BEFORE] * 3, [], [], None, undone=False) == (BEFORE,) * 3


def test_all_begin_to_count_when_the_game_starts() -> None:
    assert (
        next_counters([Counter()] * 2, [], [fingerprint()] * 2, None, undone=False)
        == (Counter(version=1, decision=1),) * 2
    )


@pytest.mark.parametrize("undone", [False, True])
def test_what_a_seat_does_not_see_is_not_counted(undone: bool) -> None:
    assert count(fingerprint(), fingerprint(), undone=undone) == (0, 0)


def test_the_same_question_keeps_its_number_while_others_act() -> None:
    assert count(fingerprint(), fingerprint(b"another view")) == (1, 0)


def test_another_question_has_another_number() -> None:
    assert count(fingerprint(), fingerprint(b"another view", ANOTHER)) == (1, 1)
    assert count(fingerprint(asked=None), fingerprint()) == (1, 1)


def test_who_acted_is_asked_anew_even_if_all_looks_the_same() -> None:
    assert count(fingerprint(), fingerprint(), acted=True) == (1, 1)


def test_who_is_asked_nothing_has_no_new_question() -> None:
    assert count(fingerprint(), fingerprint(asked=None)) == (1, 0)
    assert count(fingerprint(), fingerprint(asked=None), acted=True) == (1, 0)
    assert count(fingerprint(), fingerprint(b"another view", None), undone=True) == (1, 0)


def test_after_an_undo_the_same_question_has_another_number_for_it_is_put_in_another_place() -> None:
    assert count(fingerprint(), fingerprint(b"another view"), undone=True) == (1, 1)


def test_what_is_in_sight_from_the_first_move_to_the_last() -> None:
    assert all_views(None) == ()
    match = Match.start(load_game("pocket-mars"), Setup(2), 3)
    rng = FastRng(3)
    while decisions := match.game.decisions(match.state):
        views = all_views(match)
        assert [seat_view.decision is not None for seat_view in views[:-1]] == [
            any(decision.seat == seat for decision in decisions) for seat in range(2)
        ]
        assert (views[SPECTATOR].decision, views[SPECTATOR].fingerprint.asked) == (None, None)
        assert all((seat_view.fingerprint.asked is None) == (seat_view.decision is None) for seat_view in views)
        assert not any(seat_view.fingerprint.over for seat_view in views)
        match.play(decisions[0].seat, rng.choice(decisions[0].options))
    assert all(seat_view.fingerprint.over and seat_view.outcome for seat_view in all_views(match))


def test_what_a_seat_would_look_for_and_cannot_do_has_its_reason() -> None:
    match = Match.start(load_game("terraforming-mars"), Setup(2), 3)
    game, rng, found = match.game, FastRng(3), 0
    for _ in range(80):
        decision = game.decisions(match.state)[0]
        barred = dict(all_views(match)[decision.seat].barred)
        wanted = game.considered(match.state, decision)
        assert barred.keys() == {action for action in wanted if action not in decision.options}
        assert all(reason.code for reason in barred.values())
        found += len(barred)
        match.play(decision.seat, rng.choice(decision.options))
    assert found > 0
