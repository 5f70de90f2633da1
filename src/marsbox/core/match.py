"""A game being played: its state, its record and the actions that can be undone."""

from collections.abc import Sequence

from marsbox.core.contract import Decision, Game, IllegalAction, Reason, Setup, State, View
from marsbox.core.events import Event, Log
from marsbox.core.record import Record
from marsbox.core.rng import FastRng


class Preview:
    """What a move would do, up to the first thing that is hidden.

    The events that its seat would see, the view it would have and what it would be asked. If the move reveals something
    hidden, what follows is not shown: view and decision are None.
    """

    def __init__(self, events: list[Event], view: View | None, decision: Decision | None) -> None:
        self.events = events
        self.view = view
        self.decision = decision


class UndoPoint:
    """An action that can be undone: whose it is, and how many actions had been recorded before it."""

    def __init__(self, seat: int, recorded: int) -> None:
        self.seat = seat
        self.recorded = recorded


class Match:
    """One game at a table. A move that fails, for whatever reason, changes nothing.

    `opening` are the events of the set-up; `play` returns those of a move. `undo_points` are the actions that can be
    undone, the newest last.
    """

    def __init__(self, game: Game, record: Record, state: State, opening: list[Event]) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.opening = opening
        self.undo_points: list[UndoPoint] = []
        self.can_be_replayed: bool = record.can_be_replayed(game)

    @staticmethod
    def start(game: Game, setup: Setup, seed: int) -> "Match":
        """A new game."""
        log = Log()
        record = Record.begin(game, setup, seed)
        state = game.new(record.setup, seed, log)
        return Match(game, record, state, log.events)

    @staticmethod
    def restore(
        game: Game,
        record: Record,
        dump: bytes,
        events: Sequence[Event] | None = None,
        undo_points: Sequence[UndoPoint] | None = None,
    ) -> "Match":
        """A game stored as its record and the newest dump, exactly as it was.

        Undo plays the record again, which must lead to the same states. Where rules or components have changed since,
        that is tried and compared with the dump and the events of the game, if these are given. `undo_points` are made
        from the record if they were not stored.
        """
        record = record.of(game)
        state = game.load(dump)
        if events is not None and not record.can_be_replayed(game):
            record.leads_to(game, state, events)
        match = Match(game, record, state, [])
        if match.can_be_replayed:
            match.undo_points = _undo_points(game, record) if undo_points is None else list(undo_points)
        return match

    def play(self, seat: int, action: int) -> list[Event]:
        """Carry out one action and return what happened."""
        before = self.state
        decision = self.game.decision(before, seat)
        after = self.game.clone(before)
        log = Log()
        self.game.apply(after, seat, action, log)
        self.state = after
        if decision is not None and decision.simultaneous:
            if after.answers[seat] == ():
                recorded = len(self.record.actions)
                self._record_answers(before, seat, action)
                self.undo_points = _with_answers_undo_point(
                    self.undo_points, self.record.actions, recorded, before, after
                )
            return log.events
        self.undo_points = _with_undo_point(self.undo_points, UndoPoint(seat, len(self.record.actions)), before, after)
        self.record.actions.append((seat, action))
        return log.events

    def play_many(self, seat: int, actions: Sequence[int]) -> tuple[list[Event], int]:
        """Carry out actions up to the first one that reveals something hidden; returns events and how many were run.

        What comes after such an action was chosen without knowing what it showed, so it is dropped. If any action is
        illegal, none is carried out.
        """
        before = self.state
        undo_points = self.undo_points
        recorded = len(self.record.actions)
        events: list[Event] = []
        run = 0
        for action in actions:
            try:
                events.extend(self.play(seat, action))
            except Exception:
                self.state = before
                self.undo_points = undo_points
                del self.record.actions[recorded:]
                raise
            run += 1
            if self.state.revealed != before.revealed:
                break
        return events, run

    def preview(self, seat: int, actions: Sequence[int], rng: FastRng) -> Preview:
        """What these actions of a seat would do; the match stays as it is.

        They are tried on a state whose secrets are drawn anew from `rng`, up to the first thing that was hidden.
        """
        game = self.game
        state = game.determinize(self.state, seat, rng)
        log = _PreviewLog(state)
        for action in actions:
            game.apply(state, seat, action, log)
            if log.closed():
                return Preview(log.seen_by(seat), None, None)
        return Preview(log.seen_by(seat), game.view(state, seat), game.decision(state, seat))

    def take_back(self, seat: int) -> None:
        """Take back the newest step of an open answer to a simultaneous question."""
        after = self.game.clone(self.state)
        self.game.take_back(after, seat)
        self.state = after

    def can_undo(self, seat: int) -> bool:
        """Whether the newest action is this seat's and revealed nothing, and nobody has answered an open question.

        Undo replays the record, so there is none where the record can't be replayed.
        """
        newest = bool(self.undo_points) and self.undo_points[-1].seat == seat and not any(self.state.answers)
        return newest and self.can_be_replayed

    def undo(self, seat: int) -> list[Event]:
        """Go back to before this seat's newest action; returns all events that still stand."""
        if not self.can_undo(seat):
            raise IllegalAction(Reason("nothing_to_undo"), seat, -1)
        point = self.undo_points[-1]
        log = Log()
        self.state = self.record.replay(self.game, point.recorded, log)
        self.undo_points = self.undo_points[:-1]
        del self.record.actions[point.recorded :]
        return log.events

    def _record_answers(self, before: State, seat: int, action: int) -> None:
        for other in range(before.players):
            for answer in before.answers[other]:
                self.record.actions.append((other, answer))
            if other == seat:
                self.record.actions.append((seat, action))


class _PreviewLog(Log):
    """A log that takes no more events once something hidden in its state is revealed."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self._revealed = state.revealed

    def closed(self) -> bool:
        return self._state.revealed != self._revealed

    def add(self, audience: int, kind: int, numbers: tuple[int, ...]) -> None:
        if not self.closed():
            super().add(audience, kind, numbers)


def _with_undo_point(past: list[UndoPoint], point: UndoPoint, before: State, after: State) -> list[UndoPoint]:
    return [] if after.revealed != before.revealed else [*past, point]


def _with_answers_undo_point(
    past: list[UndoPoint], actions: list[tuple[int, int]], recorded: int, before: State, after: State
) -> list[UndoPoint]:
    """Like `_with_undo_point`, for a simultaneous answer: undone as a whole, and only if one seat alone answered."""
    seats = [seat for seat, _ in actions[recorded:]]
    if seats.count(seats[0]) < len(seats):
        return []
    return _with_undo_point(past, UndoPoint(seats[0], recorded), before, after)


def _undo_points(game: Game, record: Record) -> list[UndoPoint]:
    past: list[UndoPoint] = []
    state = game.new(record.setup, record.seed)
    asked = 0
    for number, (seat, action) in enumerate(record.actions):
        decision = game.decision(state, seat)
        after = game.clone(state)
        game.apply(after, seat, action)
        if decision is None or not decision.simultaneous:
            past = _with_undo_point(past, UndoPoint(seat, number), state, after)
        else:
            if not any(state.answers):
                asked = number
            if after.answers[seat] == ():
                past = _with_answers_undo_point(past, record.actions[: number + 1], asked, state, after)
        state = after
    return past
