"""PyTorch learns as NumPy does. Part of `make soak`, which installs it if it can."""

from pathlib import Path

import numpy as np
import pytest

from marsbox.learn.curves import Line
from marsbox.learn.learners import NumpyLearner, TorchLearner, new_state
from marsbox.learn.subjects import subject_named
from marsbox.learn.training import Plan, Training
from tests.learn.conftest import Batch
from tests.learn.test_learners import SIZES, small_batch

pytestmark = pytest.mark.usefixtures("soak")


def test_one_step_of_both_is_equal_within_rounding() -> None:
    inputs, targets = small_batch()
    both = [kind(new_state(*SIZES, seed=2)) for kind in (NumpyLearner, TorchLearner)]
    for learner in both:
        learner.step(inputs, targets, 0.01)
    for ours, theirs in zip(both[0].state(), both[1].state(), strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-6)
    assert both[0].loss(inputs, targets) == pytest.approx(both[1].loss(inputs, targets), rel=1e-4)


def test_some_steps_on_real_positions_stay_close(mission: Batch) -> None:
    inputs, targets = mission
    subject = subject_named("mission-red-planet")
    state = new_state(subject.features.size, subject.hidden, subject.outputs, 1)
    both = [kind(state) for kind in (NumpyLearner, TorchLearner)]
    for learner in both:
        for _ in range(20):
            learner.step(inputs, targets, 0.001)
    assert both[0].loss(inputs, targets) == pytest.approx(both[1].loss(inputs, targets), rel=1e-2)
    assert [array.shape for array in both[1].averaged()] == [array.shape for array in both[0].averaged()]


def test_a_short_run_resumes(tmp_path: Path) -> None:
    lines: list[Line] = []
    plan = Plan("pocket-mars", tmp_path / "run", 2.0, 1, 5, learner="torch", batch=16, players=1)
    first = Training(plan, lines.append).run()
    again = Training(plan, lines.append)
    assert again.resumed
    second = again.run()
    assert 0 < first.steps < second.steps
    assert first.games < second.games
    assert len(lines) == 2
