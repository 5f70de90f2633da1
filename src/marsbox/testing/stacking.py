"""Stacking the piles of a running game: what comes next from the deck, and how it is reshuffled later."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from marsbox.core.contract import Game, State
from marsbox.testing.description import PositionError

RESHUFFLES: Final = "reshuffles"
Numbers = tuple[int, ...]
Places = Iterator[tuple[str, list[str]]]
"""Places of a table, and the names of what lies there."""


class Pile:
    """A pile that can be stacked: its name among the facts, what lies in it, and how it is put into a state."""

    def __init__(self, name: str, sort: str, lay: Callable[[State, Numbers], None]) -> None:
        self.name = name
        self.sort = sort
        self.lay = lay


class _Reshuffled(Protocol):
    reshuffles: tuple[Numbers, ...]


def _any_moment(game: Game, s: State, words: Mapping[str, object]) -> None:
    """A pile can be stacked at any moment."""


@dataclass(frozen=True)
class Stacking:
    """The piles of a game that can be stacked, by their names; the first one is the one that is reshuffled.

    `places` lists where everything else lies, from the facts of a state; `check` refuses what can't be stacked now.
    """

    piles: Mapping[str, Pile]
    places: Callable[[Mapping[str, Any]], Places]
    check: Callable[[Game, State, Mapping[str, object]], None] = _any_moment


def on_top(pile: Numbers, things: Numbers) -> Numbers:
    """A pile with some of its things on top."""
    rest = list(pile)
    for thing in things:
        rest.remove(thing)
    return things + tuple(rest)


def stack(stacking: Stacking, game: Game, s: State, words: Mapping[str, object], facts: Mapping[str, Any]) -> None:
    """Put what is named on top of the piles; `facts` are those of the state. On an error nothing changes."""
    piles = stacking.piles
    for word in words:
        if word != RESHUFFLES and word not in piles:
            raise PositionError(f'there is no pile "{word}"; there are {", ".join([*piles, RESHUFFLES])}')
    stacking.check(game, s, words)
    found = {word: _numbers(stacking, game, words[word], word, facts) for word in piles if word in words}
    if RESHUFFLES in words:
        _set_reshuffles(game, s, words[RESHUFFLES], next(iter(piles.values())).sort)
    for word, numbers in found.items():
        piles[word].lay(s, numbers)
    s.pending = None


def _numbers(stacking: Stacking, game: Game, value: object, word: str, facts: Mapping[str, Any]) -> Numbers:
    pile = stacking.piles[word]
    names = _names(game, value, word, pile.sort)
    there: list[str] = facts[pile.name]
    for name in names:
        lying = there.count(name)
        if not lying:
            place = _place(stacking.places(facts), name)
            raise PositionError(f'"{word}" names "{name}", which lies in {place}, not in the {pile.name}')
        if names.count(name) > lying:
            right = f"at most {lying}: so many lie in the {pile.name}"
            raise PositionError(f'"{word}" names "{name}" {names.count(name)} times; right would be {right}')
    return game.vocabulary.of(pile.sort).numbers(names)


def _names(game: Game, value: object, word: str, sort: str) -> list[str]:
    if not isinstance(value, (list, tuple)):
        raise PositionError(f'"{word}" is {value!r}; right would be a list of names from the top')
    known = game.vocabulary.of(sort).names
    for name in value:
        if name not in known:
            raise PositionError(f'"{word}" names {name!r}; right would be {_some(known)}')
    return list(value)


def _some(known: Sequence[str]) -> str:
    return "an id such as " + ", ".join(known[:3])


def _set_reshuffles(game: Game, s: State, value: object, sort: str) -> None:
    if not isinstance(value, (list, tuple)):
        raise PositionError(f'"{RESHUFFLES}" is {value!r}; right would be a list with a list for each reshuffle')
    piles = []
    for entry in value:
        names = _names(game, entry, RESHUFFLES, sort)
        for name in names:
            if names.count(name) > 1:
                raise PositionError(f'"{RESHUFFLES}" names "{name}" twice in one list; each is there once')
        piles.append(game.vocabulary.of(sort).numbers(names))
    cast(_Reshuffled, s).reshuffles = tuple(piles)


# ---- where a thing lies that is not in its pile


def _place(places: Places, name: str) -> str:
    for where, things in places:
        if name in things:
            return where
    return "no pile: it is being played, or it is not in this game"


def seat_places(facts: Mapping[str, Any], keys: Iterable[str]) -> Places:
    """The places of every seat that its facts have under these keys."""
    for seat, entry in enumerate(facts["seats"]):
        for key in keys:
            yield f"seat {seat}, {key}", entry.get(key, [])
