"""Piles of Pocket Mars put in order."""

from collections.abc import Mapping
from typing import Any, Final

from marsbox.core.contract import Game, State
from marsbox.games.pocket_mars import kinds
from marsbox.games.pocket_mars.state import PocketMarsState
from marsbox.testing.description import PositionError
from marsbox.testing.pocket_mars.facts import FACE_DOWN
from marsbox.testing.stacking import Numbers, Pile, Places, Stacking, seat_places


def _lay_deck(s: State, cards: Numbers) -> None:
    """Nobody knows any more where a card lies that was put elsewhere; all else that was seen is still known."""
    assert isinstance(s, PocketMarsState)
    rest = [card for card in s.deck if card not in cards]
    for place, card in enumerate(cards):
        if s.deck[place] != card:
            s.known[card] = 0
    s.deck = cards + tuple(rest)


def _check(game: Game, s: State, words: Mapping[str, object]) -> None:
    if "deck" in words and any(asked.kind == kinds.ASK_DIG for asked in game.decisions(s)):
        raise PositionError("a seat is looking at the top of the deck; right would be to stack it before or after")


def _places(facts: Mapping[str, Any]) -> Places:
    yield from seat_places(facts, ("hand", "module", "pack"))
    for building, entry in facts["buildings"].items():
        yield f'building "{building}"', [card.removesuffix(FACE_DOWN) for card in entry["cards"]]
    yield "the discard pile", facts["discard pile"]


STACKING: Final = Stacking({"deck": Pile("deck", "card", _lay_deck)}, _places, _check)
