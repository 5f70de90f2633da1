"""The course of a recorded game: every step with the positions around it and what happened."""

from marsbox.core.contract import Decision, Game, State
from marsbox.core.errors import RecordError
from marsbox.core.events import EVERYONE, SPECTATOR, Event, Log
from marsbox.core.record import Record


class Step:
    """One recorded action: what was asked, the answer, the positions before and after, and what happened."""

    def __init__(self, decision: Decision, action: int, before: State, after: State, events: list[Event]) -> None:
        self.decision = decision
        self.action = action
        self.before = before
        self.after = after
        self.events = events


class Course:
    """A recorded game, played again. `opening` is what happened in the set-up.

    A game that can't be played again by today's rules is shown as its record left it: there are no steps then, and
    all that happened stands in the opening.
    """

    def __init__(self, game: Game, record: Record, start: State, opening: list[Event], steps: list[Step]) -> None:
        self.game = game
        self.record = record
        self.start = start
        self.opening = opening
        self.steps = steps

    @staticmethod
    def of(game: Game, record: Record) -> "Course":
        """The course of a recorded game; a `RecordError` says why it can't be played again."""
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
        return Course(game, record, start, opening, steps)

    @staticmethod
    def shown(game: Game, record: Record) -> "Course":
        """What a record says of its game, without playing it; a `RecordError` if that is nothing, or unknown here."""
        record = record.of(game)
        snapshot = record.snapshot
        if snapshot is None or record.is_of_these_rules(game):
            # there is nothing to show, or no reason not to play it
            record.check(game)
            raise RecordError("the record is damaged: it can't be played, and its rules have not changed")
        return Course(game, record, snapshot.state(game), snapshot.events_in(game), [])

    @property
    def whole(self) -> bool:
        """Whether its steps can be seen."""
        return bool(self.steps) or not self.record.actions

    @property
    def end(self) -> State:
        """The position at the end of the record."""
        return self.steps[-1].after if self.steps else self.start


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat learns of; with None, all of them, each told by who knows most of it."""
    if seat is not None:
        return [event for event in events if event.seen_by(seat)]
    return [event for event in events if event.audience == EVERYONE or not event.seen_by(SPECTATOR)]
