"""States as bytes and back, exactly and by name.

A game describes the fields of its state once, as pairs of an attribute and how it is written. Format 1 wrote the same
attributes as bare numbers: it is read by writing those numbers with the names that they had then.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from marsbox.core.actions import ActionTable
from marsbox.core.contract import State
from marsbox.core.names import Names, UnknownName
from marsbox.core.rng import SeedRng

FORMAT: Final = 2


class DumpError(ValueError):
    """Bytes that are no dump of this game, or one that this version can't read; the message says which."""


class Field:
    """How one attribute of a state is written: as it is, where it holds plain numbers."""

    def write(self, value: Any) -> Any:
        """The attribute as plain data."""
        return value

    def read(self, content: Any, empty: Any) -> Any:
        """The attribute from plain data; `empty` is what it is in a state in which nothing is in place."""
        return content


class Numbers(Field):
    """A tuple of plain numbers, such as seats."""

    def read(self, content: Any, empty: Any) -> Any:
        return tuple(content)


class One(Field):
    """One thing, or nothing."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return self.names.name(value)

    def read(self, content: Any, empty: Any) -> Any:
        return self.names.number(content)


class Pile(Field):
    """Several things in order, as a tuple."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return self.names.pile(value)

    def read(self, content: Any, empty: Any) -> Any:
        return self.names.numbers(content)


class Things(Pile):
    """Several things in order, as a list; each may be nothing."""

    def read(self, content: Any, empty: Any) -> Any:
        return list(self.names.numbers(content))


class Piles(Field):
    """A list of piles."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return [self.names.pile(pile) for pile in value]

    def read(self, content: Any, empty: Any) -> Any:
        return [self.names.numbers(pile) for pile in content]


class TupleOfPiles(Piles):
    """A tuple of piles."""

    def read(self, content: Any, empty: Any) -> Any:
        return tuple([self.names.numbers(pile) for pile in content])


class PilesByName(Field):
    """A list of piles, one for each thing of a sort; only those that hold something are written."""

    def __init__(self, places: Names, names: Names) -> None:
        self.places = places
        self.names = names

    def write(self, value: Any) -> Any:
        return {self.places.names[at]: self.names.pile(pile) for at, pile in enumerate(value) if pile}

    def read(self, content: Any, empty: Any) -> Any:
        piles: list[tuple[int, ...]] = [()] * len(self.places)
        for place, pile in content.items():
            piles[self.places.number(place)] = self.names.numbers(pile)
        return piles


class ByName(Field):
    """A list with a number for each thing of a sort; only those that are not `usual` are written.

    The numbers may stand for things themselves: `values` names them.
    """

    def __init__(self, names: Names, usual: int, values: Names | None = None) -> None:
        self.names = names
        self.usual = usual
        self.values = values

    def write(self, value: Any) -> Any:
        written: dict[str, Any] = {}
        for at, number in enumerate(value):
            if number != self.usual:
                written[self.names.names[at]] = number if self.values is None else self.values.name(number)
        return written

    def read(self, content: Any, empty: Any) -> Any:
        numbers = [self.usual] * len(self.names)
        for name, number in content.items():
            numbers[self.names.number(name)] = number if self.values is None else self.values.number(number)
        return numbers


class Columns(Field):
    """A flat list with a block of numbers for each seat, one for each thing: written by the name of the thing."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        width = len(self.names)
        return {name: value[at::width] for at, name in enumerate(self.names.names)}

    def read(self, content: Any, empty: Any) -> Any:
        width = len(self.names)
        numbers: list[int] = list(empty)
        for name, column in content.items():
            numbers[self.names.number(name) :: width] = column
        return numbers


class Rows(Field):
    """A flat list with a block of numbers for each thing, one for each seat: written by the name of the thing."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        width = len(value) // len(self.names)
        return {name: value[at * width : (at + 1) * width] for at, name in enumerate(self.names.names)}

    def read(self, content: Any, empty: Any) -> Any:
        width = len(empty) // len(self.names)
        numbers: list[int] = list(empty)
        for name, row in content.items():
            if len(row) != width:
                raise UnknownName(f"{len(row)} seats have a number of {name}, not {width}")
            at = self.names.number(name) * width
            numbers[at : at + width] = row
        return numbers


class Mask(Field):
    """A set of things as bits."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return [name for at, name in enumerate(self.names.names) if value >> at & 1]

    def read(self, content: Any, empty: Any) -> Any:
        bits = 0
        for number in self.names.numbers(content):
            bits |= 1 << number
        return bits


class Masks(Field):
    """A list of sets of things as bits."""

    def __init__(self, names: Names) -> None:
        self.mask = Mask(names)

    def write(self, value: Any) -> Any:
        return [self.mask.write(bits) for bits in value]

    def read(self, content: Any, empty: Any) -> Any:
        return [self.mask.read(names, 0) for names in content]


class OwnedCards(Field):
    """A tuple of pairs of a seat and a thing of theirs."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return [[seat, self.names.name(number)] for seat, number in value]

    def read(self, content: Any, empty: Any) -> Any:
        return tuple([(int(seat), self.names.number(name)) for seat, name in content])


Fields = Sequence[tuple[str, Field]]


class Codec:
    """Dumps and loads the states of one game."""

    def __init__(self, actions: ActionTable, fields: Fields) -> None:
        self._actions = actions
        self._fields: tuple[tuple[str, Field], ...] = tuple(fields)

    def dump(self, s: State) -> bytes:
        """The whole state, secrets included, as JSON."""
        content: dict[str, Any] = {
            "format": FORMAT,
            "players": s.players,
            "seed": f"{s.rng.seed:x}",
            "counter": s.rng.counter,
            "revealed": s.revealed,
            "answers": self._written_answers(s.answers),
        }
        if s.asks_everything:
            content["asks_everything"] = True
        for name, field in self._fields:
            content[name] = field.write(getattr(s, name))
        return msgspec.json.encode(content)

    def load(
        self,
        data: bytes,
        empty: Callable[[int, SeedRng], State],
        named: Callable[[dict[str, Any]], dict[str, Any]],
    ) -> State:
        """The state that was dumped, put into an empty one; `named` gives what format 1 stored its names."""
        version, content = _read_content(data)
        if version == 1:
            content = named(content)
        rng = SeedRng(int(content["seed"], 16), content["counter"])
        s = empty(content["players"], rng)
        s.revealed = content["revealed"]
        s.asks_everything = content.get("asks_everything", False)
        s.answers = [tuple([self._actions.number(form) for form in given]) for given in content["answers"]]
        for name, field in self._fields:
            # what a later version added to its states is not in a dump from before
            if name in content:
                setattr(s, name, field.read(content[name], getattr(s, name)))
        return s

    def upgraded(self, content: dict[str, Any]) -> dict[str, Any]:
        """A dump of format 1 with names: this codec has to be the one with the names of that format."""
        named = {key: content[key] for key in ("players", "seed", "counter", "revealed")}
        named["answers"] = self._written_answers(content["answers"])
        for name, field in self._fields:
            if name in content:
                named[name] = field.write(content[name])
        return named

    def _written_answers(self, answers: Sequence[Sequence[int]]) -> list[list[dict[str, object]]]:
        return [[self._actions.form(action) for action in given] for given in answers]


def _read_content(data: bytes) -> tuple[int, dict[str, Any]]:
    """The format and the content of a dump; a `DumpError` if it is none or a newer one."""
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DumpError(f"this is no dump of a game: {error}") from None
    if not isinstance(content, dict):
        raise DumpError("this is no dump of a game: a dump is an object with the fields of a state")
    version = content.get("format", 1)
    if not isinstance(version, int) or not 1 <= version <= FORMAT:
        raise DumpError(f"the dump has format {version!r}; this Marsbox reads formats 1 to {FORMAT}")
    return version, content
