"""Piles of a running game put in order: what comes next from the deck, and how it is made anew later."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from marsbox.core.contract import Game, State
from marsbox.games.mission_red_planet.state import MissionState
from marsbox.games.pocket_mars import kinds
from marsbox.games.pocket_mars.state import PocketMarsState
from marsbox.games.terraforming_mars.state import TerraformingState
from marsbox.testing.description import PositionError
from marsbox.testing.pocket_mars.facts import FACE_DOWN

RESHUFFLES: Final = "reshuffles"
Numbers = tuple[int, ...]


class Pile:
    """A pile that can be stacked: its name among the facts, what lies in it, and how it is put into a state."""

    def __init__(self, name: str, sort: str, lay: Callable[[State, Numbers], None]) -> None:
        self.name = name
        self.sort = sort
        self.lay = lay


def _lay_pocket_mars_deck(s: State, cards: Numbers) -> None:
    """Nobody knows any more where a card lies that was put elsewhere; all else that was seen is still known."""
    assert isinstance(s, PocketMarsState)
    rest = [card for card in s.deck if card not in cards]
    for place, card in enumerate(cards):
        if s.deck[place] != card:
            s.known[card] = 0
    s.deck = cards + tuple(rest)


def _lay_terraforming_mars_deck(s: State, cards: Numbers) -> None:
    assert isinstance(s, TerraformingState)
    rest = [card for card in s.deck[s.drawn :] if card not in cards]
    s.deck = s.deck[: s.drawn] + cards + tuple(rest)


def _lay_ships(s: State, ships: Numbers) -> None:
    assert isinstance(s, MissionState)
    s.ship_pile = _on_top(s.ship_pile, ships)


def _lay_resources(s: State, resources: Numbers) -> None:
    assert isinstance(s, MissionState)
    s.resource_pile = _on_top(s.resource_pile, resources)


def _lay_events(s: State, cards: Numbers) -> None:
    assert isinstance(s, MissionState)
    s.event_pile = _on_top(s.event_pile, cards)


def _on_top(pile: Numbers, things: Numbers) -> Numbers:
    rest = list(pile)
    for thing in things:
        rest.remove(thing)
    return things + tuple(rest)


PILES: Final[Mapping[str, Mapping[str, Pile]]] = {
    "pocket-mars": {"deck": Pile("deck", "card", _lay_pocket_mars_deck)},
    "mission-red-planet": {
        "ships": Pile("ship pile", "ship", _lay_ships),
        "resources": Pile("resource pile", "resource", _lay_resources),
        "events": Pile("event pile", "card", _lay_events),
    },
    "terraforming-mars": {"deck": Pile("deck", "project", _lay_terraforming_mars_deck)},
}


def stack(game: Game, s: State, words: Mapping[str, object], told: Mapping[str, Any]) -> None:
    """Put what is named on top of the piles; `told` are the facts of the state. Nothing changes if a word is wrong."""
    piles = PILES[game.id]
    for word in words:
        if word != RESHUFFLES and word not in piles:
            raise PositionError(f'there is no pile "{word}"; there are {", ".join([*piles, RESHUFFLES])}')
    _check_moment(game, s, words)
    found = {word: _numbers(game, words[word], word, pile, told) for word, pile in piles.items() if word in words}
    if RESHUFFLES in words:
        _set_reshuffles(game, s, words[RESHUFFLES], next(iter(piles.values())).sort)
    for word, numbers in found.items():
        piles[word].lay(s, numbers)
    s.pending = None


def _check_moment(game: Game, s: State, words: Mapping[str, object]) -> None:
    digs = isinstance(s, PocketMarsState) and any(asked.kind == kinds.ASK_DIG for asked in game.decisions(s))
    if "deck" in words and digs:
        raise PositionError("a seat is looking at the top of the deck; right would be to stack it before or after")
    if "events" in words and isinstance(s, MissionState) and s.turn == 0:
        raise PositionError(
            'the event pile is made at the end of the set-up; right would be "events" in the deal, or to stack it later'
        )


def _numbers(game: Game, value: object, word: str, pile: Pile, told: Mapping[str, Any]) -> Numbers:
    names = _names(game, value, word, pile.sort)
    there: list[str] = told[pile.name]
    for name in names:
        lying = there.count(name)
        if not lying:
            raise PositionError(f'"{word}" names "{name}", which lies in {_place(told, name)}, not in the {pile.name}')
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
    assert isinstance(s, (PocketMarsState, MissionState, TerraformingState))
    s.reshuffles = tuple(piles)


# ---- where a thing lies that is not in its pile


def _place(told: Mapping[str, Any], name: str) -> str:
    for where, things in _places(told):
        if name in things:
            return where
    return "no pile: it is being played, or it is not in this game"


def _places(told: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """The places of a game, whichever it is, and the names of what lies there."""
    for seat, entry in enumerate(told["seats"]):
        for key in ("hand", "module", "pack", "played", "events", "offered", "drafted", "bonus", "dealt"):
            yield f"seat {seat}, {key}", entry.get(key, [])
    for building, entry in told.get("buildings", {}).items():
        yield f'building "{building}"', [card.removesuffix(FACE_DOWN) for card in entry["cards"]]
    for slot, ship in enumerate(told.get("pad", [])):
        yield f"ship {slot}", [] if ship is None else [ship["ship"]]
    for zone, entry in told.get("zones", {}).items():
        found = entry["discovery"] or {"card": ""}
        yield f'zone "{zone}"', [entry["resource"], found["card"]]
    for key in ("discard pile", "discarded ships"):
        yield f"the {key}", told.get(key, [])
    yield "the cards that a seat is looking at", told.get("looking at", [])
    yield "the discarded discoveries", [entry["card"] for entry in told.get("discarded discoveries", [])]
