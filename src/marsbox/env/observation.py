"""What a seat observes, as an array: named fields of a fixed shape, the same for every number of players.

An observation is made from what the seat may know of a state and the question that it is asked, and from nothing else.
Every entry is divided by its field's scale and kept between -1 and 1; flags are 0 or 1. Wherever a field has an entry
for each side, the seat's own side comes first and the others follow in the order of the table, so that a policy learnt
in one seat serves in all. Seats in the action table are those of the table; the field `seat` says which one this is.

This module and the encoders are compiled with the engine. They write through a memoryview, which costs them less than
an array: one call of NumPy for each entry would take longer than all of the encoding.
"""

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, TypeAlias, cast

from mypy_extensions import mypyc_attr

from marsbox.core.contract import Decision, Game, State
from marsbox.env.packages import missing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

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


class Slot:
    """Where a field lies: the place of its first entry, and its scale."""

    def __init__(self, start: int, scale: float) -> None:
        self.start = start
        self.scale = scale


class Writer:
    """Writes one observation into a row of zeros."""

    def __init__(self, slots: dict[str, Slot], row: "memoryview[float]", seat: int, sides: int) -> None:
        self.slots = slots
        self.row = row
        self.seat = seat
        self.sides = sides

    def put(self, field: str, index: int, value: float) -> None:
        """Write a number."""
        self._put(self.slots[field], index, value)

    def mark(self, field: str, index: int) -> None:
        """Set a flag."""
        self.row[self.slots[field].start + index] = 1.0

    def mark_all(self, field: str, indices: tuple[int, ...], first: int = 0) -> None:
        """Set several flags of those that begin at entry `first`."""
        if indices:
            row = self.row
            start = self.slots[field].start + first
            for index in indices:
                row[start + index] = 1.0

    def count(self, field: str, indices: tuple[int, ...], first: int = 0) -> None:
        """Write how often each number occurs, from entry `first` on."""
        if indices:
            slot = self.slots[field]
            for index in indices:
                self._put(slot, first + index, indices.count(index))

    def numbers(self, field: str, values: list[int], begin: int, end: int, first: int = 0) -> None:
        """Write a part of a list, from entry `first` on."""
        slot = self.slots[field]
        for index in range(begin, end):
            self._put(slot, first + index - begin, values[index])

    def by_side(self, field: str, values: list[int], begin: int = 0, first: int = 0) -> None:
        """Write the numbers that a list has for each side in turn from `begin` on, the seat's own as entry `first`."""
        slot = self.slots[field]
        for side in range(self.sides):
            self._put(slot, first + self.side(side), values[begin + side])

    def _put(self, slot: Slot, index: int, value: float) -> None:
        if value != 0.0:  # the row is all zeros
            self.row[slot.start + index] = max(-1.0, min(1.0, value / slot.scale))

    def side(self, other: int) -> int:
        """Where a side stands as the seat sees it: itself 0, the next one 1."""
        return (other - self.seat) % self.sides


def write_mask(question: Decision, mask: "memoryview[int]") -> None:
    """Mark the options of a question in a mask of zeros."""
    for action in question.options:
        mask[action] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Turns what a seat may know of a state into an array. Each game has its own.

    >>> from marsbox.core import Setup
    >>> from marsbox.env.encoders import encoder_of
    >>> from marsbox.games import load_game
    >>> game = load_game("pocket-mars")
    >>> encoder = encoder_of(game)
    >>> state = game.new(Setup(3), seed=7)
    >>> encoder.named(encoder.encode(state, 0, game.decision(state, 0)))["players"].tolist()
    [0.0, 0.0, 1.0, 0.0]
    """

    def __init__(self, game: Game, fields: tuple[Field, ...]) -> None:
        self.game = game
        self.fields = fields
        self.starts: dict[str, int] = {}
        self.scales: dict[str, float] = {}
        self.slots: dict[str, Slot] = {}
        size = 0
        for field in fields:
            self.starts[field.name] = size
            self.scales[field.name] = field.scale
            self.slots[field.name] = Slot(size, field.scale)
            size += field.size
        self.size = size

    def encode(self, s: State, seat: int, question: Decision | None, out: "Observation | None" = None) -> "Observation":
        """What a seat observes, which is asked `question`; `out`, if given, is an array of float32 to write into."""
        if not 0 <= seat < s.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {s.players - 1}")
        if out is None:
            out = self._zeros()
        elif out.shape != (self.size,) or out.dtype.char != "f":
            raise ValueError(f"the array is {out.dtype} of shape {out.shape}; right would be float32 of ({self.size},)")
        else:
            out.fill(0)
        self.write_row(s, seat, question, cast("memoryview[float]", out.data))
        return out

    def write_row(self, s: State, seat: int, question: Decision | None, row: "memoryview[float]") -> None:
        """Write what a seat observes into a row that has `size` zeros."""
        writer = Writer(self.slots, row, seat, self.sides(s))
        if question is not None:
            writer.mark("question", question.kind)
        self.write(s, question, writer)

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        """Write everything that the writer's seat may know: public things and its own."""
        raise NotImplementedError

    def write_waiting(self, s: State, simultaneous: bool, writer: Writer) -> None:
        """Write who owes an answer, and, where all are asked at once, whose answer is complete."""
        waiting = 0
        for decision in self.game.decisions(s):
            waiting |= 1 << decision.seat
        for seat in range(s.players):
            if waiting >> seat & 1:
                writer.mark("waiting", writer.side(seat))
            elif simultaneous:
                writer.mark("complete", writer.side(seat))

    def sides(self, s: State) -> int:
        """How many sides there are; a game in which others than players have one says so."""
        return s.players

    def named(self, observation: "Observation") -> "dict[str, Observation]":
        """An observation taken apart: for each field an array of its shape, without copying."""
        return {
            field.name: observation[self.starts[field.name] : self.starts[field.name] + field.size].reshape(field.shape)
            for field in self.fields
        }

    def _zeros(self) -> "Observation":
        try:
            import numpy as np
        except ImportError as reason:
            raise missing("NumPy", reason) from None
        return np.zeros(self.size, np.float32)
