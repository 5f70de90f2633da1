"""Short words for the rules tests of every game, on top of `marsbox.testing`."""

from collections.abc import Mapping
from typing import Any

import pytest

from marsbox import testing
from marsbox.core.contract import Game, IllegalAction, State
from marsbox.core.events import Event, Log

Form = Mapping[str, object]


class Scenarios:
    """The words for one game; each game's own `scenario` module names them."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, state: State, *steps: tuple[int, Form]) -> State:
        """Play the steps, one after the other, in place."""
        return testing.play_all(self.game, state, steps)

    def facts_of(self, state: State) -> dict[str, Any]:
        """The state as facts."""
        return testing.facts(self.game, state)

    def seat(self, state: State, number: int) -> dict[str, Any]:
        """The facts of one seat."""
        facts: dict[str, Any] = self.facts_of(state)["seats"][number]
        return facts

    def asked(self, state: State) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(decision.seat, self.game.decision_kinds[decision.kind]) for decision in self.game.decisions(state)]

    def offered(self, state: State, number: int) -> list[dict[str, object]]:
        """What a seat may do."""
        return testing.options(self.game, state, number)

    def offered_by(self, state: State, number: int, verb: str) -> list[Any]:
        """What a seat may do with one verb: the part behind it."""
        return [form[verb] for form in self.offered(state, number) if verb in form]

    def refused(self, state: State, number: int, form: Form) -> str:
        """The code with which an action is refused; fails if it is not, or if the state changes."""
        action = self.game.actions.number(form)
        before = self.game.dump(state)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(state, number, action)
        assert self.game.dump(state) == before
        reason = self.game.why_not(state, number, action)
        assert reason is not None
        assert (reason.code, reason.numbers) == (refusal.value.reason.code, refusal.value.reason.numbers)
        return reason.code

    def events(self, state: State, number: int, form: Form) -> list[Event]:
        """Play one step and return what happened."""
        log = Log()
        self.game.apply(state, number, self.game.actions.number(form), log)
        return log.events

    def kinds(self, happened: list[Event]) -> list[str]:
        """The names of events."""
        return [self.game.event_kinds[event.kind] for event in happened]
