"""Names for everything that a game numbers, so that what is stored does not depend on the order of the code.

Inside the engine a card, a space or an action is a number, because numbers are fast. Whatever is stored names things
instead: a card that is added, moved or taken away later changes the meaning of nothing that is stored.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final

from marsbox.core.actions import ActionTable

NOTHING: Final = -1
"""Stands where there is no card, no space, no tile; it is stored as null."""
REST: Final = "..."
"""At the end of a fact's sort: any number of them, or none."""

PART_COLONS: Final = 2
MARK_LENGTH: Final = 6

Fact = str | int | None


class UnknownName(ValueError):
    """A stored name that this version does not know, or that does not fit its place."""


class Names:
    """The names of one sort of things: the number of a thing is the place of its name.

    >>> metals = Names("metal", ["steel", "titanium"])
    >>> metals.name(1), metals.number("steel"), metals.name(-1), metals.number(None)
    ('titanium', 0, None, -1)
    >>> metals.number("gold")
    Traceback (most recent call last):
    ...
    marsbox.core.names.UnknownName: there is no metal "gold" in this version
    """

    def __init__(self, sort: str, names: Sequence[str]) -> None:
        self.sort = sort
        self.names: tuple[str, ...] = tuple(names)
        self._numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        if len(self._numbers) < len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise ValueError(f'two things of the sort {sort} have the name "{twice}"; each needs one of its own')

    def __len__(self) -> int:
        return len(self.names)

    def name(self, number: int) -> str | None:
        """The name of a thing; None for `NOTHING`."""
        return None if number == NOTHING else self.names[number]

    def number(self, name: object) -> int:
        """The thing with this name; `NOTHING` for None."""
        if name is None:
            return NOTHING
        if not isinstance(name, str):
            raise UnknownName(f"the name of a {self.sort} is a word, not {name!r}")
        number = self._numbers.get(name, NOTHING)
        if number == NOTHING:
            number = self.renamed(name)
        if number == NOTHING:
            raise UnknownName(f'there is no {self.sort} "{name}" in this version')
        return number

    def renamed(self, name: str) -> int:
        """The thing that a name stood for which is not in use any more; `NOTHING` if there is none."""
        return NOTHING

    def pile(self, numbers: Sequence[int]) -> list[str | None]:
        """The names of several things."""
        return [self.name(number) for number in numbers]

    def numbers(self, names: object) -> tuple[int, ...]:
        """The things with these names."""
        if not isinstance(names, (list, tuple)):
            raise UnknownName(f"several {self.sort}s are a list of names, not {names!r}")
        return tuple([self.number(name) for name in names])


class PartNames(Names):
    """The names of the parts of cards: the id of the card, the path in it, what stands there, and a mark of how.

    A part is found again after its card was changed: the one that is declared alike, if it has only moved; else the one
    of its kind that stands in its place, or the only one of its kind.

    >>> parts = PartNames("part", ["comet:effects.0:Gain~1f", "comet:effects.1:Tile~2c", "comet:effects.2:Tile~9a"])
    >>> parts.number("comet:effects.0:Tile~9a"), parts.number("comet:effects.1:Tile~77")
    (2, 1)
    """

    def renamed(self, name: str) -> int:
        """The part that a name from before a change of its card stood for."""
        if name.count(":") != PART_COLONS:
            return NOTHING
        card, path, kind = name.split(":")
        same_kind = [
            known for known in self.names if known.startswith(f"{card}:") and _kind_of(known) == _kind_of(name)
        ]
        for found in (
            [known for known in same_kind if known.endswith(f":{kind}")],
            [known for known in same_kind if known.startswith(f"{card}:{path}:")],
            same_kind,
        ):
            if len(found) == 1:
                return self.names.index(found[0])
        return NOTHING


def part_name(path: str, kind: str, declared: object) -> str:
    """The name of a part at a path, which begins with the card and a colon."""
    written = json.dumps(declared, sort_keys=True)
    return f"{path}:{kind}~{hashlib.sha256(written.encode()).hexdigest()[:MARK_LENGTH]}"


def _kind_of(name: str) -> str:
    return name.rpartition(":")[2].partition("~")[0]


class Vocabulary:
    """All names of a game: of its things by sort, of its actions, and what the numbers of each kind of event mean.

    The facts of an event are described by their sorts: `("seat", "card")`. A sort without names, such as `seat`, is a
    plain number; one that ends with `...` stands for all numbers that are left.

    >>> words = Vocabulary([Names("card", ["comet", "asteroid"])], ActionTable([]), {"drew": ("seat", "card...")})
    >>> words.facts("drew", (2, 1, 0))
    [2, 'asteroid', 'comet']
    >>> words.numbers("drew", [2, "asteroid"])
    (2, 1)
    """

    def __init__(self, sorts: Sequence[Names], actions: ActionTable, events: Mapping[str, Sequence[str]]) -> None:
        self.sorts: dict[str, Names] = {names.sort: names for names in sorts}
        self.actions = actions
        self.events: dict[str, tuple[str, ...]] = {kind: tuple(facts) for kind, facts in events.items()}

    def of(self, sort: str) -> Names:
        """The names of one sort."""
        return self.sorts[sort]

    def facts(self, kind: str, numbers: Sequence[int]) -> list[Fact]:
        """The facts of an event, with names instead of numbers."""
        sorts = self._sorts(kind, len(numbers))
        named: list[Fact] = []
        for number, sort in zip(numbers, sorts, strict=True):
            names = self.sorts.get(sort)
            named.append(number if names is None else names.name(number))
        return named

    def numbers(self, kind: str, facts: Sequence[object]) -> tuple[int, ...]:
        """The numbers of an event whose facts were stored."""
        sorts = self._sorts(kind, len(facts))
        numbers: list[int] = []
        for fact, sort in zip(facts, sorts, strict=True):
            names = self.sorts.get(sort)
            if names is not None:
                numbers.append(names.number(fact))
            elif isinstance(fact, int) and not isinstance(fact, bool):
                numbers.append(fact)
            else:
                raise UnknownName(f'the event "{kind}" has a whole number as its {sort}, not {fact!r}')
        return tuple(numbers)

    def _sorts(self, kind: str, count: int) -> list[str]:
        if kind not in self.events:
            raise UnknownName(f'there is no event "{kind}" in this version')
        sorts = list(self.events[kind])
        if sorts and sorts[-1].endswith(REST):
            rest = sorts.pop().removesuffix(REST)
            sorts += [rest] * (count - len(sorts))
        if len(sorts) != count:
            raise UnknownName(f'the event "{kind}" has {len(sorts)} facts, not {count}')
        return sorts
