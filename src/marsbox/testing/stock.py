"""The components of a game and where a description puts them: each in one place, and none left out."""

from collections.abc import Sequence
from typing import Final

from marsbox.testing.description import PositionError

THE_REST: Final = "the rest"
REST: Final = -1  # stands for "the rest" in a pile of numbers


class Stock:
    """Components of one kind, such as cards, by their ids, with the number of copies of each."""

    def __init__(self, kind: str, ids: Sequence[str], copies: Sequence[int]) -> None:
        self.kind = kind
        self.ids = ids
        self.copies = copies
        self.places: list[list[str]] = [[] for _ in ids]

    def number(self, name: object, where: str) -> int:
        """The number of the thing with this id."""
        if not isinstance(name, str) or name not in self.ids:
            raise PositionError(f"{where}: {name!r} is no {self.kind}; the {self.kind}s are {', '.join(self.ids)}")
        return self.ids.index(name)

    def lay(self, name: object, where: str) -> int:
        """Put a thing into its place; returns its number."""
        number = self.number(name, where)
        places = self.places[number]
        places.append(where)
        if len(places) > self.copies[number]:
            right = f"each {self.kind} is there once"
            if self.copies[number] != 1:
                right = f"there are {self.copies[number]} of them"
            raise PositionError(f'{self.kind} "{name}" lies in {" and in ".join(places)}; {right}')
        return number

    def pile(self, names: list[str], where: str) -> list[int]:
        """Put things into a pile; REST stands where all that is mentioned nowhere goes."""
        return [REST if name == THE_REST else self.lay(name, where) for name in names]

    def rest(self) -> list[int]:
        """All that is laid nowhere yet, in the order of the components."""
        rest = []
        for number, copies in enumerate(self.copies):
            rest += [number] * (copies - len(self.places[number]))
        return rest


def filled(piles: Sequence[list[int]], rest: list[int], names: str) -> list[tuple[int, ...]]:
    """The piles with the rest where it stands, or else at the end of the first; `names` are those of the piles."""
    wishes = sum(pile.count(REST) for pile in piles)
    if wishes > 1:
        raise PositionError(f'"{THE_REST}" stands {wishes} times; it can stand once, in the {names}')
    if wishes == 0:
        piles[0].append(REST)
    return [tuple(_filled(pile, rest)) for pile in piles]


def _filled(pile: list[int], rest: list[int]) -> list[int]:
    if REST not in pile:
        return pile
    at = pile.index(REST)
    return pile[:at] + rest + pile[at + 1 :]
