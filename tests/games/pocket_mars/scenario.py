"""Short words for the rules tests of Pocket Mars, on top of `marsbox.testing`."""

from collections.abc import Mapping
from typing import Any, Final

from marsbox import testing
from marsbox.core.contract import Game, State
from marsbox.games import load_game
from tests.games.scenario import Scenarios

GAME: Final[Game] = load_game("pocket-mars")
SKIP: Final = {"skip": True}
USE: Final = {"use": True}
LAUNCH: Final = {"launch": True}

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


def cards_in(state: State) -> list[str]:
    """All cards, wherever they lie, sorted."""
    facts = facts_of(state)
    found = facts["deck"] + facts["discard pile"]
    for entry in facts["seats"]:
        found += entry.get("hand", []) + entry["module"]
    for building in facts["buildings"].values():
        found += [card.removesuffix(" face down") for card in building["cards"]]
    if "card being played" in facts and facts["card being played"]["action"] == "hand":
        found.append(facts["card being played"]["card"])
    return sorted(found)
