"""Short words for the rules tests of Pocket Mars, on top of `marsbox.testing`."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

from marsbox import testing
from marsbox.core.contract import Game, IllegalAction, State
from marsbox.core.events import Event, Log
from marsbox.games import load_game

GAME: Final[Game] = load_game("pocket-mars")
SKIP: Final = {"skip": True}
USE: Final = {"use": True}
LAUNCH: Final = {"launch": True}

Form = Mapping[str, object]


def at(description: Mapping[str, Any]) -> State:
    """The position described."""
    return testing.position(GAME, description)


def act(state: State, *steps: tuple[int, Form]) -> State:
    """Play the steps, one after the other, in place."""
    return testing.play_all(GAME, state, steps)


def facts_of(state: State) -> dict[str, Any]:
    """The state as facts."""
    return testing.facts(GAME, state)


def seat(state: State, number: int) -> dict[str, Any]:
    """The facts of one seat."""
    facts: dict[str, Any] = facts_of(state)["seats"][number]
    return facts


def asked(state: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(decision.seat, GAME.decision_kinds[decision.kind]) for decision in GAME.decisions(state)]


def offered(state: State, number: int) -> list[dict[str, object]]:
    """What a seat may do."""
    return testing.options(GAME, state, number)


def offered_by(state: State, number: int, verb: str) -> list[object]:
    """What a seat may do with one verb: the part behind it."""
    return [form[verb] for form in offered(state, number) if verb in form]


def refused(state: State, number: int, form: Form) -> str:
    """The code with which an action is refused; fails if it is not, or if the state changes."""
    action = GAME.actions.number(form)
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, number, action)
    assert GAME.dump(state) == before
    reason = GAME.why_not(state, number, action)
    assert reason is not None
    assert (reason.code, reason.numbers) == (refusal.value.reason.code, refusal.value.reason.numbers)
    return reason.code


def events(state: State, number: int, form: Form) -> list[Event]:
    """Play one step and return what happened."""
    log = Log()
    GAME.apply(state, number, GAME.actions.number(form), log)
    return log.events


def kinds(happened: list[Event]) -> list[str]:
    """The names of events."""
    return [GAME.event_kinds[event.kind] for event in happened]


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
