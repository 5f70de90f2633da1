"""A recorded game replayed: every step with the positions before and after it, and its events."""

from marsbox.core.contract import Decision, Game, State
from marsbox.core.errors import RecordError
from marsbox.core.events import EVERYONE, SPECTATOR, Event, Log
from marsbox.core.record import Record


class Step:
    """One recorded action: the decision, the answer, the positions before and after, and the events."""

    def __init__(self, decision: Decision, action: int, before: State, after: State, events: list[Event]) -> None:
        self.decision = decision
        self.action = action
        self.before = before
        self.after = after
        self.events = events


class Replay:
    """A recorded game, step by step. `opening` has the events of the set-up.

    A game that today's rules can't replay is shown as its record left it: without steps, and with all its events in
    the opening.
    """

    def __init__(self, game: Game, record: Record, start: State, opening: list[Event], steps: list[Step]) -> None:
        self.game = game
        self.record = record
        self.start = start
        self.opening = opening
        self.steps = steps

    @staticmethod
    def of(game: Game, record: Record) -> "Replay":
        """The replay of a recorded game; a `RecordError` says why there is none."""
        record = record.of(game)
        # refuses what does not fit these rules
        record.replay(game)
        log = Log()
        state = game.new(record.setup, record.seed, log)
        start, opening = state, log.events
        steps: list[Step] = []
        for seat, action in record.actions:
            decision = game.decision(state, seat)
            assert decision is not None
            after = game.clone(state)
            log = Log()
            game.apply(after, seat, action, log)
            steps.append(Step(decision, action, state, after, log.events))
            state = after
        return Replay(game, record, start, opening, steps)

    @staticmethod
    def shown(game: Game, record: Record) -> "Replay":
        """A recorded game as its snapshot shows it, not replayed; a `RecordError` if there is nothing to show."""
        record = record.of(game)
        snapshot = record.snapshot
        if snapshot is None or record.is_of_these_rules(game):
            # there is nothing to show, or no reason not to play it
            record.check(game)
            raise RecordError("the record is damaged: it can't be played, and its rules have not changed")
        return Replay(game, record, snapshot.state(game), snapshot.events_in(game), [])

    @property
    def whole(self) -> bool:
        """Whether it has all its steps."""
        return bool(self.steps) or not self.record.actions

    @property
    def end(self) -> State:
        """The position at the end of the record."""
        return self.steps[-1].after if self.steps else self.start


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat sees; with None, all of them, each in the version of whoever knows most."""
    if seat is not None:
        return [event for event in events if event.seen_by(seat)]
    return [event for event in events if event.audience == EVERYONE or not event.seen_by(SPECTATOR)]
