"""What a seat observes, as an array: named fields of a fixed shape, the same for every number of players.

An observation is made from what the seat may know of a state and the question that it is asked, and from nothing else.
Every entry is divided by its field's scale and kept between -1 and 1; flags are 0 or 1. Wherever a field has an entry
for each side, the seat's own side comes first and the others follow in the order of the table, so that a policy learnt
in one seat serves in all. Seats in the action table are those of the table; the field `seat` says which one this is.

This module and the encoders are compiled with the engine. They write through a memoryview, which costs them less than
an array: one call of NumPy for each entry would take longer than all of the encoding.
"""

from math import prod
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from mypy_extensions import mypyc_attr

from marsbox.core.contract import Decision, Game, State
from marsbox.env.packages import missing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Observation: TypeAlias = NDArray[np.float32]


class Field:
    """A part of an observation; `scale` is the number that is written as 1.

    `places` are the places of its entries in the array. They are kept as objects because a memoryview takes its index
    as one: to make it anew for each entry costs a third of writing it.
    """

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str, scale: float, start: int) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.scale = scale
        self.start = start
        self.size: int = prod(shape)
        self.places: tuple[Any, ...] = tuple(range(start, start + self.size))


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The fields of a game's observations, one after the other; a game's own has an attribute for each."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def field(self, name: str, shape: tuple[int, ...], meaning: str, scale: float = 1.0) -> Field:
        """The next field."""
        field = Field(name, shape, meaning, scale, self.size)
        self.fields.append(field)
        self.size += field.size
        return field


class Writer:
    """Writes one observation into a row of zeros."""

    def __init__(self, row: "memoryview[float]", seat: int, sides: int) -> None:
        self.row = row
        self.seat = seat
        self.sides = sides

    def put(self, field: Field, index: int, value: float) -> None:
        """Write a number."""
        if value != 0.0:  # the row is all zeros
            self.row[field.places[index]] = max(-1.0, min(1.0, value / field.scale))

    def mark(self, field: Field, index: int) -> None:
        """Set a flag."""
        self.row[field.places[index]] = 1.0

    def mark_all(self, field: Field, indices: tuple[int, ...], first: int = 0) -> None:
        """Set several flags of those that begin at entry `first`."""
        row = self.row
        places = field.places
        for index in indices:
            row[places[first + index]] = 1.0

    def count(self, field: Field, indices: tuple[int, ...], first: int = 0) -> None:
        """Write how often each number occurs, from entry `first` on."""
        for index in indices:
            self.put(field, first + index, indices.count(index))

    def numbers(self, field: Field, values: list[int], begin: int, end: int, first: int = 0) -> None:
        """Write a part of a list, from entry `first` on."""
        for index in range(begin, end):
            self.put(field, first + index - begin, values[index])

    def by_side(self, field: Field, values: list[int], begin: int = 0, first: int = 0) -> None:
        """Write the numbers that a list has for each side in turn from `begin` on, the seat's own as entry `first`."""
        for side in range(self.sides):
            self.put(field, first + self.side(side), values[begin + side])

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

    def __init__(self, game: Game, layout: Layout) -> None:
        self.game = game
        self.fields: tuple[Field, ...] = tuple(layout.fields)
        self.size = layout.size
        self.starts: dict[str, int] = {field.name: field.start for field in self.fields}
        self.scales: dict[str, float] = {field.name: field.scale for field in self.fields}

    def encode(self, s: State, seat: int, question: Decision | None, out: "Observation | None" = None) -> "Observation":
        """What a seat observes, which is asked `question`; `out`, if given, is an array of float32 to write into."""
        if not 0 <= seat < s.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {s.players - 1}")
        if out is None:
            out = self._zeros()
            row = out.data
        else:
            row = out.data
            if row.format != "f" or row.ndim != 1 or len(row) != self.size:
                right = f"float32 of ({self.size},)"
                raise ValueError(f"the array is {out.dtype} of shape {out.shape}; right would be {right}")
            out.fill(0)
        self.write_row(s, seat, question, cast("memoryview[float]", row))
        return out

    def write_row(self, s: State, seat: int, question: Decision | None, row: "memoryview[float]") -> None:
        """Write what a seat observes into a row that has `size` zeros."""
        self.write(s, question, Writer(row, seat, self.sides(s)))

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        """Write everything that the writer's seat may know: public things and its own."""
        raise NotImplementedError

    def write_waiting(self, s: State, waiting: Field, complete: Field | None, writer: Writer) -> None:
        """Write who owes an answer, and, where all are asked at once, whose answer is complete."""
        owing = 0
        for decision in self.game.decisions(s):
            owing |= 1 << decision.seat
        for seat in range(s.players):
            if owing >> seat & 1:
                writer.mark(waiting, writer.side(seat))
            elif complete is not None:
                writer.mark(complete, writer.side(seat))

    def sides(self, s: State) -> int:
        """How many sides there are; a game in which others than players have one says so."""
        return s.players

    def named(self, observation: "Observation") -> "dict[str, Observation]":
        """An observation taken apart: for each field an array of its shape, without copying."""
        return {
            field.name: observation[field.start : field.start + field.size].reshape(field.shape)
            for field in self.fields
        }

    def _zeros(self) -> "Observation":
        try:
            import numpy as np
        except ImportError as reason:
            raise missing("NumPy", reason) from None
        return np.zeros(self.size, np.float32)
