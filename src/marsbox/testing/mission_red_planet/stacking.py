"""Piles of Mission: Red Planet put in order."""

from collections.abc import Mapping
from typing import Any, Final

from marsbox.core.contract import Game, State
from marsbox.games.mission_red_planet.state import MissionState
from marsbox.testing.description import PositionError
from marsbox.testing.stacking import Numbers, Pile, Places, Stacking, on_top, seat_places


def _lay_ships(s: State, ships: Numbers) -> None:
    assert isinstance(s, MissionState)
    s.ship_pile = on_top(s.ship_pile, ships)


def _lay_resources(s: State, resources: Numbers) -> None:
    assert isinstance(s, MissionState)
    s.resource_pile = on_top(s.resource_pile, resources)


def _lay_events(s: State, cards: Numbers) -> None:
    assert isinstance(s, MissionState)
    s.event_pile = on_top(s.event_pile, cards)


def _check(game: Game, s: State, words: Mapping[str, object]) -> None:
    assert isinstance(s, MissionState)
    if "events" in words and s.turn == 0:
        raise PositionError(
            'the event pile is made at the end of the set-up; right would be "events" in the deal, or to stack it later'
        )


def _places(facts: Mapping[str, Any]) -> Places:
    yield from seat_places(facts, ("bonus", "dealt"))
    for slot, ship in enumerate(facts["pad"]):
        yield f"ship {slot}", [] if ship is None else [ship["ship"]]
    for zone, entry in facts["zones"].items():
        found = entry["discovery"] or {"card": ""}
        yield f'zone "{zone}"', [entry["resource"], found["card"]]
    yield "the discarded ships", facts["discarded ships"]
    yield "the discarded discoveries", [entry["card"] for entry in facts["discarded discoveries"]]


STACKING: Final = Stacking(
    {
        "ships": Pile("ship pile", "ship", _lay_ships),
        "resources": Pile("resource pile", "resource", _lay_resources),
        "events": Pile("event pile", "card", _lay_events),
    },
    _places,
    _check,
)
