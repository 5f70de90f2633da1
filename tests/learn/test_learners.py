"""One step of learning: its gradient, what it makes better, and what goes on after a pause."""

import numpy as np
import pytest
from numpy.typing import NDArray

from marsbox.bots.net import OUTPUT_UNIT
from marsbox.bots.nets import make_net
from marsbox.learn.learners import (
    MARGIN_WEIGHT,
    MOMENT,
    SECRET_WEIGHT,
    Array,
    Numbers,
    NumpyLearner,
    from_whole_numbers,
    in_whole_numbers,
    losses,
    new_state,
    state_from,
)
from marsbox.learn.replay import HELD_OUT, Replay, Rows, is_held_out
from marsbox.learn.subjects import VALUES, subject_named
from tests.learn.conftest import Batch

SIZES = (7, (5, 4), VALUES + 3)


def small_batch() -> Batch:
    """Eight rows by hand: two features of one place, a secret choice, a choice that was not asked."""
    rng = np.random.default_rng(3)
    places = rng.integers(1, SIZES[0] + 1, (8, 4))
    places[0, :2] = 2
    inputs = (places << 8 | rng.integers(100, 160, (8, 4))).astype(np.int32)
    inputs[1, 3] = 0
    targets = np.zeros((8, 4), np.float32)
    targets[:, 0] = rng.integers(0, 2, 8)
    targets[:, 1] = rng.normal(0, 1, 8)
    targets[:, 2] = [0, 1, 2, -1, 1, -1, 0, 2]
    targets[:, 3] = [0b111, 0b011, 0b110, 0, 0b010, 0, 0b101, 0b111]
    return inputs, targets


def total_loss(parameters: list[NDArray[np.float64]], inputs: Numbers, targets: Array) -> float:
    """What a step makes smaller, computed in another way: feature by feature, in double precision."""
    w1, b1, w2, b2, w3, b3 = parameters
    total = 0.0
    for row, (won, margin, chosen, among) in zip(inputs, targets, strict=True):
        first = b1.copy()
        for feature in row:
            if feature:
                first += ((feature & 255) - 128) / 16 * w1[feature >> 8]
        out = np.clip(np.clip(first, 0, 1023 / 256) @ w2 + b2, 0, 1023 / 256) @ w3 + b3
        total += np.log1p(np.exp(-out[0])) + (1 - won) * out[0] + MARGIN_WEIGHT * (out[1] - margin) ** 2
        if chosen >= 0:
            options = [at for at in range(len(out) - VALUES) if int(among) >> at & 1]
            logits = out[[VALUES + at for at in options]]
            total += SECRET_WEIGHT * (np.log(np.exp(logits).sum()) - out[VALUES + int(chosen)])
    return float(total / len(inputs))


def test_the_gradient_is_that_of_the_loss() -> None:
    inputs, targets = small_batch()
    state = new_state(*SIZES, seed=2)
    learner = NumpyLearner(state)
    learner.step(inputs, targets, 0.0)
    moments = learner.state()[12:18]
    for at in range(6):
        for place in np.ndindex(state[at].shape):
            if at == 0 and place[0] == 0:
                continue  # the place of padding
            found = []
            for by in (1e-4, -1e-4):
                moved = [parameter.astype(np.float64) for parameter in state[:6]]
                moved[at][place] += by
                found.append(total_loss(moved, inputs, targets))
            expected = (found[0] - found[1]) / 2e-4
            assert moments[at][place] / (1 - MOMENT) == pytest.approx(expected, abs=2e-4), (at, place)


def test_a_first_step_goes_as_far_as_the_rate_says() -> None:
    inputs, targets = small_batch()
    state = new_state(*SIZES, seed=2)
    learner = NumpyLearner(state)
    learner.step(inputs, targets, 0.01)
    moved = np.abs(learner.state()[5] - state[5])
    assert moved.max() == pytest.approx(0.01, rel=1e-3)


def test_features_of_one_place_are_added_up_as_the_net_does() -> None:
    state = new_state(*SIZES, seed=4)
    learner = NumpyLearner(state)
    features = [2 << 8 | 140, 2 << 8 | 150]
    inputs = np.array([[feature + 256 for feature in features]], np.int32)
    net = make_net((SIZES[0], *SIZES[1], SIZES[2]), *in_whole_numbers(learner.averaged()))
    margin = net.evaluate(features)[1] / OUTPUT_UNIT
    targets = np.array([[0.0, margin, -1, 0]], np.float32)
    assert learner.loss(inputs, targets)[1] == pytest.approx(0, abs=1e-4)


@pytest.mark.parametrize("name", ["pocket_mars", "mission"])
def test_learning_makes_the_loss_smaller(name: str, request: pytest.FixtureRequest) -> None:
    inputs, targets = request.getfixturevalue(name)
    subject = subject_named({"pocket_mars": "pocket-mars", "mission": "mission-red-planet"}[name])
    learner = NumpyLearner(new_state(subject.features.size, subject.hidden, subject.outputs, 1))
    before = learner.loss(inputs, targets)
    for _ in range(60):
        learner.step(inputs, targets, 0.003)
    after = learner.loss(inputs, targets)
    assert after[0] < before[0]
    assert after[1] < before[1]
    assert after[2] < before[2] or not subject.secret[1]


def test_a_learner_goes_on_where_it_left_off() -> None:
    inputs, targets = small_batch()
    one = NumpyLearner(new_state(*SIZES, seed=2))
    for _ in range(6):
        one.step(inputs, targets, 0.01)
    first = NumpyLearner(new_state(*SIZES, seed=2))
    for _ in range(3):
        first.step(inputs, targets, 0.01)
    second = NumpyLearner(first.state(), first.steps)
    for _ in range(3):
        second.step(inputs, targets, 0.01)
    assert second.steps == 6
    for ours, theirs in zip(one.state(), second.state(), strict=True):
        np.testing.assert_array_equal(ours, theirs)


def test_padding_learns_nothing() -> None:
    inputs, targets = small_batch()
    learner = NumpyLearner(new_state(*SIZES, seed=2))
    learner.step(inputs, targets, 0.1)
    assert not learner.state()[0][0].any()


def test_a_sure_answer_has_a_small_loss() -> None:
    out = np.array([[20.0, 0.5]], np.float32)
    victory, margin, secret = losses(out, np.array([[1.0, 0.5, -1, 0]], np.float32))
    assert victory == pytest.approx(0, abs=1e-5)
    assert (margin, secret) == (0.0, 0.0)


def test_rows_make_room_for_new_ones() -> None:
    rows = Rows(5, 1)
    for number in range(1, 8):
        rows.add(np.full((1, 1), number, np.int32), np.full((1, 4), number, np.float32))
    inputs, targets = rows.all()
    assert sorted(inputs[:, 0].tolist()) == [3, 4, 5, 6, 7]
    assert (inputs[:, 0] == targets[:, 0]).all()
    rows.add(np.arange(9, dtype=np.int32)[:, None], np.zeros((9, 4), np.float32))
    assert sorted(rows.all()[0][:, 0].tolist()) == [4, 5, 6, 7, 8]


def test_one_game_in_fifty_is_held_out() -> None:
    assert sum(is_held_out(seed) for seed in range(1000)) == 1000 // HELD_OUT
    replay = Replay(10, 1)
    replay.held_out.add(np.ones((1, 1), np.int32), np.ones((1, 4), np.float32))
    assert (replay.learned.size, replay.held_out.size) == (0, 1)


def test_whole_numbers_are_the_same_after_a_start_from_them() -> None:
    inputs, hidden, outputs = SIZES
    first = NumpyLearner(new_state(inputs, hidden, outputs, 4))
    for _ in range(5):
        first.step(*small_batch(), 0.05)
    written = in_whole_numbers(first.averaged())
    state = state_from(from_whole_numbers((inputs, *hidden, outputs), *written))
    assert [array.shape for array in state] == [array.shape for array in first.state()]
    assert not state[0][0].any()
    assert not any(moment.any() for moment in state[12:])
    assert in_whole_numbers(NumpyLearner(state).averaged()) == written
