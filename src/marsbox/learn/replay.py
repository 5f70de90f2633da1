"""Rows of the latest games: those to learn from, and those of held-out games, which are never learned from."""

from typing import Final

import numpy as np

from marsbox.learn.learners import Array, Numbers
from marsbox.learn.selfplay import COLUMNS

HELD_OUT: Final = 50  # one game in so many is held out
HELD_ROWS: Final = 8192


def is_held_out(seed: int) -> bool:
    """Whether a game is kept for validation: its seed says so, in every run."""
    return seed % HELD_OUT == 0


class Rows:
    """The latest rows; the oldest make room for new ones."""

    def __init__(self, most: int, width: int) -> None:
        self.most = most
        self.inputs: Numbers = np.zeros((most, width), np.int32)
        self.targets: Array = np.zeros((most, COLUMNS), np.float32)
        self.size = 0
        self._place = 0

    def add(self, inputs: Numbers, targets: Array) -> None:
        """Take rows in."""
        inputs, targets = inputs[-self.most :], targets[-self.most :]
        number = len(inputs)
        places = (self._place + np.arange(number)) % self.most
        self.inputs[places], self.targets[places] = inputs, targets
        self._place = (self._place + number) % self.most
        self.size = min(self.most, self.size + number)

    def sample(self, number: int, rng: np.random.Generator) -> tuple[Numbers, Array]:
        """Rows drawn at random."""
        chosen = rng.integers(0, self.size, number)
        return self.inputs[chosen], self.targets[chosen]

    def all(self) -> tuple[Numbers, Array]:
        """Every row there is."""
        return self.inputs[: self.size], self.targets[: self.size]


class Replay:
    """Rows to learn from, and rows to validate with."""

    def __init__(self, most: int, width: int) -> None:
        self.learned = Rows(most, width)
        self.held_out = Rows(min(most, HELD_ROWS), width)
