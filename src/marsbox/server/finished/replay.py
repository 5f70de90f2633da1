"""The replay of a finished game: its steps as a given viewer saw them, and every position.

Nothing is kept for this. A replay is made from the record each time, which takes a few milliseconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from marsbox.core import SPECTATOR, Event, Game, Replay, State, Step, UserError, seen
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.present.presenter import Presenter
from marsbox.server.protocol.finished import RecordVersions, ReplayChapter, ReplayCourse, ReplayStep, Standing
from marsbox.server.protocol.positions import LogLine
from marsbox.server.runtime.seat_names import SeatName, seat_names
from marsbox.server.runtime.sentences import sentence
from marsbox.server.tables.event_log import EventLog
from marsbox.server.tables.model import Counter
from marsbox.server.tables.views import SeatView, view_for
from marsbox.text import Words, words

OPEN: Final = "open"
WATCHING: Final = "spectator"


@dataclass(frozen=True)
class _Moment:
    """A position of a replay; a `PresentedGame`."""

    game: Game
    names: tuple[SeatName, ...]
    state: State
    counters: tuple[Counter, ...]
    events: EventLog
    open: bool

    def view_of(self, seat: int) -> SeatView:
        """What a seat saw, or everything."""
        seat_view = view_for(self.game, self.state, seat, can_undo=False)
        if not self.open:
            return seat_view
        view = self.game.open_view(self.state)
        return replace(seat_view, view=view, written=msgspec.json.encode(view))


class ReplayPresenter:
    """A finished game with somebody's eyes: those of a seat, of a spectator, or with all hands open."""

    def __init__(self, finished: FinishedGame, eyes: str, language: str) -> None:
        self._finished = finished
        self._language = language
        self._words: Words = words(finished.game, language, seat_names(finished.names, language))
        self._eyes = eyes
        self._open = eyes == OPEN
        self._seat = _seat(eyes, finished.record.setup.players)

    def course(self) -> ReplayCourse:
        """Everything but the positions: the steps with their log lines, chapters, and how points grew."""
        return self._replayed() if self._finished.replayable else self._end_only()

    def position(self, step: int) -> str:
        """The view message after so many steps, as these eyes saw it."""
        finished = self._finished
        last = len(finished.record.actions) if finished.replayable else 0
        if not 0 <= step <= last:
            raise UserError("unknown_step", step=step, last=last)
        state = finished.record.replay(finished.game, step) if finished.replayable else finished.end
        return Presenter(self._moment(state, step), self._language).view(self._seat)

    def _replayed(self) -> ReplayCourse:
        replay = Replay.of(self._finished.game, self._finished.record)
        presenter = Presenter(self._moment(replay.start, 0), self._language)
        lines = presenter.lines(self._seen(replay.opening))
        steps = [ReplayStep(None, len(lines), None)]
        for step in replay.steps:
            added = presenter.lines(self._seen(step.events))
            lines += added
            answer = None if added else self._answer(step)
            steps.append(ReplayStep(step.decision.seat, len(lines), answer))
        return self._course(None, steps, lines, [replay.start, *[step.after for step in replay.steps]])

    def _end_only(self) -> ReplayCourse:
        """Rules or cards have changed since: the log is still what it was, and so is the position at the end."""
        finished = self._finished
        lines = Presenter(self._moment(finished.end, 0), self._language).lines(self._seen(list(finished.events)))
        problem = sentence("replay_other_rules", self._language)
        return self._course(problem, [ReplayStep(None, len(lines), None)], lines, [finished.end])

    def _course(
        self, problem: str | None, steps: list[ReplayStep], lines: list[LogLine], states: Sequence[State]
    ) -> ReplayCourse:
        finished = self._finished
        chapters = self._chapters(states)
        counted = sorted({chapter.step for chapter in chapters} | {len(states) - 1})
        return ReplayCourse(
            eyes=self._eyes,
            names=self._names(finished.end),
            problem=problem,
            record=RecordVersions(finished.record.rules, finished.record.digest),
            steps=steps,
            lines=lines,
            chapters=chapters,
            standings=[Standing(step, list(finished.game.standing(states[step]))) for step in counted],
        )

    def _chapters(self, states: Sequence[State]) -> list[ReplayChapter]:
        chapters: list[ReplayChapter] = []
        for step, state in enumerate(states):
            title = self._words.chapter(self._finished.game.view(state, SPECTATOR))
            if not chapters or chapters[-1].title != title:
                chapters.append(ReplayChapter(step, title))
        return chapters

    def _seen(self, events: list[Event]) -> list[Event]:
        return seen(events, None if self._open else self._seat)

    def _answer(self, step: Step) -> str:
        """A step without a log line: part of an answer that several give at once, or a choice without effect."""
        seat = step.decision.seat
        name = self._words.player(seat)
        if not self._open and self._seat != seat:
            return sentence("answers_in_secret", self._language, {"name": name})
        view = self._finished.game.view(step.before, seat)
        option = self._words.answer(view, step.decision, step.action)
        return sentence("answers", self._language, {"name": name, "option": option})

    def _names(self, state: State) -> list[str]:
        sides = len(self._finished.game.view(state, SPECTATOR)["seats"])
        return [self._words.player(side) for side in range(sides)]

    def _moment(self, state: State, step: int) -> _Moment:
        finished = self._finished
        counters = (Counter(step + 1, step + 1),) * (state.players + 1)
        return _Moment(finished.game, finished.names, state, counters, EventLog(), self._open)


def _seat(eyes: str, players: int) -> int:
    if eyes in (OPEN, WATCHING):
        return SPECTATOR
    if eyes.isascii() and eyes.isdigit() and len(eyes) <= 2 and int(eyes) < players:
        return int(eyes)
    raise UserError("unknown_eyes", eyes=eyes[:40], last=players - 1)
