"""The course of a recorded game: every step with the positions around it and what happened."""

from dataclasses import dataclass
from pathlib import Path

from marsbox.cli.checks import checked_game
from marsbox.cli.errors import Complaint, plainly, reason_of
from marsbox.core import EVERYONE, SPECTATOR, Decision, Event, Game, Log, Record, State


@dataclass(frozen=True)
class Step:
    """One recorded action."""

    decision: Decision
    action: int
    before: State
    after: State
    events: list[Event]


@dataclass(frozen=True)
class Course:
    """A recorded game, played again."""

    game: Game
    record: Record
    start: State
    opening: list[Event]
    steps: list[Step]

    @property
    def end(self) -> State:
        """The position at the end of the record."""
        return self.steps[-1].after if self.steps else self.start


def read_record(file: Path) -> Record:
    """The record in a file."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Complaint("record_unreadable", file=file, reason=reason_of(error)) from None
    except UnicodeDecodeError:
        raise Complaint("record_foreign", file=file) from None
    with plainly(f"{file}: "):
        return Record.from_json(text)


def read_course(file: Path, components: Path | None) -> Course:
    """The game recorded in a file, played again from the beginning."""
    record = read_record(file)
    game = checked_game(record.game, components)
    with plainly(f"{file}: "):
        try:
            # refuses what does not fit these rules
            record.replay(game)
        except ValueError as error:
            raise Complaint("said", what=f"{file}: {error}") from None
    log = Log()
    state = game.new(record.setup, record.seed, log)
    start, opening = state, log.events
    steps = []
    for seat, action in record.actions:
        decision = game.decision(state, seat)
        assert decision is not None
        after = game.clone(state)
        log = Log()
        game.apply(after, seat, action, log)
        steps.append(Step(decision, action, state, after, log.events))
        state = after
    return Course(game, record, start, opening, steps)


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat learns of; with None, all of them, each told by who knows most of it."""
    if seat is not None:
        return [event for event in events if event.seen_by(seat)]
    return [event for event in events if event.audience == EVERYONE or not event.seen_by(SPECTATOR)]
