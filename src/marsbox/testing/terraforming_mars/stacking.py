"""Piles of Terraforming Mars put in order."""

from collections.abc import Mapping
from typing import Any, Final

from marsbox.core.contract import State
from marsbox.games.terraforming_mars.state import TerraformingState
from marsbox.testing.stacking import Numbers, Pile, Places, Stacking, seat_places


def _lay_deck(s: State, cards: Numbers) -> None:
    assert isinstance(s, TerraformingState)
    rest = [card for card in s.deck[s.drawn :] if card not in cards]
    s.deck = s.deck[: s.drawn] + cards + tuple(rest)


def _places(facts: Mapping[str, Any]) -> Places:
    yield from seat_places(facts, ("hand", "played", "events", "offered", "drafted"))
    yield "the discard pile", facts["discard pile"]
    yield "the cards that a seat is looking at", facts.get("looking at", [])


STACKING: Final = Stacking({"deck": Pile("deck", "project", _lay_deck)}, _places)
