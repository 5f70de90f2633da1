"""A second encoder of each game, which reads nothing but a seat's view: what the first one has to agree with."""

from typing import Any

import numpy as np

from marsbox.core import Decision, View
from marsbox.env.observation import Encoder


class ViewWriter:
    """Collects the non-zero entries of one observation."""

    def __init__(self, starts: dict[str, int], scales: dict[str, float], seat: int, sides: int) -> None:
        self.starts = starts
        self.scales = scales
        self.seat = seat
        self.sides = sides
        self.places: list[int] = []
        self.values: list[float] = []

    def put(self, field: str, index: int, value: float) -> None:
        """Write a number."""
        self.places.append(self.starts[field] + index)
        self.values.append(value / self.scales[field])

    def mark(self, field: str, index: int) -> None:
        """Set a flag."""
        self.places.append(self.starts[field] + index)
        self.values.append(1.0)

    def row(self, field: str, values: list[int], first: int = 0) -> None:
        """Write numbers one after the other, from entry `first` on."""
        scale = self.scales[field]
        start = self.starts[field] + first
        for index, value in enumerate(values):
            if value:
                self.places.append(start + index)
                self.values.append(value / scale)

    def side(self, other: int) -> int:
        """Where a side stands as the seat sees it: itself 0, the next one 1."""
        return (other - self.seat) % self.sides

    def by_side(self, values: list[int]) -> list[int]:
        """Numbers of all sides, the seat's own first."""
        return values[self.seat :] + values[: self.seat]


class ViewEncoder:
    """Turns a seat's view into the array that an encoder makes from the state."""

    #: The keys of a view that no field repeats, because they are always the same or follow from others.
    left_out: frozenset[str] = frozenset()

    def __init__(self, encoder: Encoder) -> None:
        self.game = encoder.game
        self.size = encoder.size
        self.starts = encoder.starts
        self.scales = encoder.scales

    def encode(self, view: View, question: Decision | None) -> Any:
        """The observation of the seat whose view this is."""
        writer = ViewWriter(self.starts, self.scales, view["seat"], len(view["seats"]))
        if question is not None:
            writer.mark("question", question.kind)
        self.write(view, question, writer)
        observation = np.zeros(self.size, np.float32)
        observation[writer.places] = writer.values
        return np.clip(observation, -1, 1)

    def write(self, view: View, question: Decision | None, writer: ViewWriter) -> None:
        """Write everything in a view that the agent should see."""
        raise NotImplementedError


def numbered(names: tuple[str, ...] | list[str]) -> dict[str, int]:
    """The place of each name.

    >>> numbered(["ice", "sylvanite"])
    {'ice': 0, 'sylvanite': 1}
    """
    return {name: number for number, name in enumerate(names)}
