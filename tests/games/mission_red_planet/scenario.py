"""Short words for the rules tests of Mission: Red Planet, on top of `marsbox.testing`."""

from collections.abc import Mapping
from typing import Any, Final, cast

from marsbox import testing
from marsbox.core.contract import State
from marsbox.core.events import Event, Log
from marsbox.games import load_game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from tests.games.scenario import Scenarios

GAME: Final = cast(MissionRedPlanet, load_game("mission-red-planet"))
SKIP: Final = {"skip": True}
DRAW: Final = {"draw": True}

_SCENARIOS: Final = Scenarios(GAME)
act = _SCENARIOS.act
facts_of = _SCENARIOS.facts_of
seat = _SCENARIOS.seat
asked = _SCENARIOS.asked
offered = _SCENARIOS.offered
offered_by = _SCENARIOS.offered_by
refused = _SCENARIOS.refused
events = _SCENARIOS.events
kinds = _SCENARIOS.kinds


def at(description: Mapping[str, Any]) -> State:
    """The position described."""
    return testing.position(GAME, description)


def plays(character: str, description: Mapping[str, Any] | None = None) -> State:
    """Seat 0, who has the medal, begins to play a character; the others have chosen the Pilot if nothing else is said.

    A seat that has "called" in the description has played before.
    """
    seats = _seats(description)
    for number, entry in enumerate(seats):
        if "called" not in entry:
            entry.setdefault("chosen", "pilot" if number else character)
    return at({**(description or {}), "seats": seats})


def after_turn(number: int, description: Mapping[str, Any] | None = None) -> State:
    """The position after a turn in which everybody has done nothing, seat 0 last of all."""
    seats = _seats(description)
    for order, entry in enumerate(seats):
        entry["called"] = "soldier" if order else "pilot"
    return at({**(description or {}), "turn": number, "seats": seats})


def _seats(description: Mapping[str, Any] | None) -> list[dict[str, Any]]:
    """An entry for every seat, as far as the description has them."""
    content = description or {}
    seats = [dict(entry) for entry in content.get("seats", [])]
    return seats + [{} for _ in range(content.get("players", 3) - len(seats))]


def decline_all(state: State) -> list[Event]:
    """Everybody who is asked before the next choice of characters declines; returns what happened."""
    log = Log()
    moment = (facts_of(state)["turn"], "boarding and take-off")
    while (facts_of(state)["turn"], facts_of(state)["phase"]) == moment:
        number = asked(state)[0][0]
        GAME.apply(state, number, GAME.actions.number(SKIP), log)
    return log.events


def zone(state: State, name: str) -> dict[str, Any]:
    """The facts of one zone."""
    facts: dict[str, Any] = facts_of(state)["zones"][name]
    return facts


def ship(state: State, slot: int) -> dict[str, Any]:
    """The facts of the ship in a slot of the launch pad."""
    facts: dict[str, Any] | None = facts_of(state)["pad"][slot]
    assert facts is not None, f"there is no ship in slot {slot}"
    return facts


def happened(events: list[Event], kind: str) -> list[tuple[int, ...]]:
    """The numbers of all events of one kind."""
    return [event.numbers for event in events if GAME.event_kinds[event.kind] == kind]
