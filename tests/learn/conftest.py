"""Positions to learn from, and which tests run where PyTorch is not installed."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from marsbox.bots.nets import make_net
from marsbox.learn.files import first_checkpoint
from marsbox.learn.learners import Array, Numbers, in_whole_numbers
from marsbox.learn.selfplay import Player, play, sampled
from marsbox.learn.styles import first_games
from marsbox.learn.subjects import Subject, subject_named

Batch = tuple[Numbers, Array]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """PyTorch is tested by `make soak`, which says so where it can't be installed."""
    if collection_path.name != "test_torch.py":
        return None
    return not config.getoption("--soak") or importlib.util.find_spec("torch") is None


def first_player(subject: Subject) -> Player:
    """A player whose net has learned nothing."""
    w1, *others = first_checkpoint(subject, 1).state[6:12]
    net = make_net(subject.sizes, *in_whole_numbers([w1[1:], *others]))
    return Player(subject, net, np.random.default_rng(1))


def batch_of(name: str, players: int, games: int = 1) -> Batch:
    """Rows of games by the hand-written evaluation."""
    subject = subject_named(name)
    player = first_player(subject)
    rng = np.random.default_rng(5)
    made = []
    for seed in range(games):
        style = first_games(players, rng)
        played = play(player, players, seed, style.seats)
        made.append(sampled(subject, played, style.trace, rng))
    inputs, targets = zip(*made, strict=True)
    return np.concatenate(inputs), np.concatenate(targets)


@pytest.fixture(scope="session")
def pocket_mars() -> Batch:
    """Rows of Pocket Mars for two."""
    return batch_of("pocket-mars", 2, 2)


@pytest.fixture(scope="session")
def mission() -> Batch:
    """Rows of Mission: Red Planet for three, with secret choices among them."""
    return batch_of("mission-red-planet", 3)
