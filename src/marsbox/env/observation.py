"""What a seat sees, as an array: named fields of a fixed shape, the same for every number of players.

An observation is made from a seat's view and the question that this seat is asked, and from nothing else. Every entry
is divided by its field's scale and kept between -1 and 1; flags are 0 or 1. Wherever a field has an entry for each
side, the seat's own side comes first and the others follow in the order of the table, so that a policy learnt in one
seat serves in all. Seats in the action table are those of the table; the field `seat` says which one this is.
"""

from dataclasses import dataclass
from math import prod
from typing import TypeAlias

from marsbox.core import Decision, Game, View
from marsbox.env.packages import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as reason:
    raise missing("NumPy", reason) from None

Observation: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Field:
    """A part of an observation; `scale` is the number that is written as 1."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    scale: float = 1.0

    @property
    def size(self) -> int:
        """How many entries it has."""
        return prod(self.shape)


class ObservationWriter:
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


class Encoder:
    """Turns what a seat sees into an array. Each game has its own."""

    #: The keys of a view that no field repeats, because they are always the same or follow from others.
    left_out: frozenset[str] = frozenset()

    def __init__(self, game: Game, fields: tuple[Field, ...]) -> None:
        self.game = game
        self.fields = fields
        self.starts: dict[str, int] = {}
        size = 0
        for field in fields:
            self.starts[field.name] = size
            size += field.size
        self.size = size
        self.scales = {field.name: field.scale for field in fields}

    def encode(self, view: View, question: Decision | None, out: Observation | None = None) -> Observation:
        """The observation of the seat whose view this is; `out`, if given, is an array of float32 to write into."""
        writer = ObservationWriter(self.starts, self.scales, view["seat"], len(view["seats"]))
        if question is not None:
            writer.mark("question", question.kind)
        self.write(view, question, writer)
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        out[writer.places] = writer.values
        np.clip(out, -1, 1, out)
        return out

    def write(self, view: View, question: Decision | None, writer: ObservationWriter) -> None:
        """Write everything in a view that the agent should see."""
        raise NotImplementedError

    def named(self, observation: Observation) -> dict[str, Observation]:
        """An observation taken apart: for each field an array of its shape, without copying."""
        return {
            field.name: observation[self.starts[field.name] : self.starts[field.name] + field.size].reshape(field.shape)
            for field in self.fields
        }


def numbered(names: tuple[str, ...] | list[str]) -> dict[str, int]:
    """The place of each name.

    >>> numbered(["ice", "sylvanite"])
    {'ice': 0, 'sylvanite': 1}
    """
    return {name: number for number, name in enumerate(names)}
