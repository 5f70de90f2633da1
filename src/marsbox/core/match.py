"""A game being played: its state, its record and the way back."""

from collections.abc import Sequence

from marsbox.core.contract import Decision, Game, IllegalAction, Reason, Setup, State, View
from marsbox.core.events import Event, Log
from marsbox.core.record import Record
from marsbox.core.rng import FastRng


class Preview:
    """What a move would do as far as nothing hidden decides it.

    The events that its seat would learn of, the view it would have and what it would be asked. Where something hidden
    comes to light, what follows is not told: the view is None, and so is the decision.
    """

    def __init__(self, events: list[Event], view: View | None, decision: Decision | None) -> None:
        self.events = events
        self.view = view
        self.decision = decision


class Match:
    """One game at a table. A move that fails, for whatever reason, changes nothing.

    `opening` are the events of the set-up; `play` returns those of a move.
    """

    def __init__(self, game: Game, record: Record, state: State, opening: list[Event]) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.opening = opening
        self._past: list[_Way] = []

    @staticmethod
    def start(game: Game, setup: Setup, seed: int) -> "Match":
        """A new game."""
        log = Log()
        state = game.new(setup, seed, log)
        return Match(game, Record.begin(game, setup, seed), state, log.events)

    @staticmethod
    def restore(game: Game, record: Record, dump: bytes) -> "Match":
        """A game stored as its record and the newest dump, exactly as it was.

        The way back is made again from the record, where the rules have not changed since.
        """
        match = Match(game, record, game.load(dump), [])
        if _has_its_rules(record, game):
            match._past = _way_back(game, record)
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
                self._past = _remember_answers(self._past, self.record.actions, recorded, before, after)
            return log.events
        self._past = _remember(self._past, _Way(seat, len(self.record.actions)), before, after)
        self.record.actions.append((seat, action))
        return log.events

    def play_many(self, seat: int, actions: Sequence[int]) -> tuple[list[Event], int]:
        """Carry out actions up to the first one that reveals something hidden; returns events and how many were run.

        What comes after such an action was chosen without knowing what it showed, so it is dropped. If any action is
        illegal, none is carried out.
        """
        before = self.state
        past = self._past
        recorded = len(self.record.actions)
        events: list[Event] = []
        run = 0
        for action in actions:
            try:
                events.extend(self.play(seat, action))
            except Exception:
                self.state = before
                self._past = past
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
        log = _OpenLog(state)
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

        The way back is made from the record, which needs the rules that the record was made with.
        """
        newest = bool(self._past) and self._past[-1].seat == seat and not any(self.state.answers)
        return newest and _has_its_rules(self.record, self.game)

    def undo(self, seat: int) -> list[Event]:
        """Go back to before this seat's newest action; returns all events that still stand."""
        if not self.can_undo(seat):
            raise IllegalAction(Reason("nothing_to_undo"), seat, -1)
        way = self._past[-1]
        log = Log()
        self.state = self.record.replay(self.game, way.recorded, log)
        self._past = self._past[:-1]
        del self.record.actions[way.recorded :]
        return log.events

    def _record_answers(self, before: State, seat: int, action: int) -> None:
        for other in range(before.players):
            for answer in before.answers[other]:
                self.record.actions.append((other, answer))
            if other == seat:
                self.record.actions.append((seat, action))


class _OpenLog(Log):
    """A log that closes when something hidden in its state comes to light."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self._revealed = state.revealed

    def closed(self) -> bool:
        return self._state.revealed != self._revealed

    def add(self, audience: int, kind: int, numbers: tuple[int, ...]) -> None:
        if not self.closed():
            super().add(audience, kind, numbers)


class _Way:
    """A step back: whose action it undoes, and how many actions had been recorded before it."""

    def __init__(self, seat: int, recorded: int) -> None:
        self.seat = seat
        self.recorded = recorded


def _has_its_rules(record: Record, game: Game) -> bool:
    return record.rules == game.version and record.digest == game.digest


def _remember(past: list[_Way], way: _Way, before: State, after: State) -> list[_Way]:
    return [] if after.revealed != before.revealed else [*past, way]


def _remember_answers(
    past: list[_Way], actions: list[tuple[int, int]], recorded: int, before: State, after: State
) -> list[_Way]:
    """The way back after a question to everyone: an answer is undone as a whole, and only where one seat gave one."""
    seats = [seat for seat, _ in actions[recorded:]]
    if seats.count(seats[0]) < len(seats):
        return []
    return _remember(past, _Way(seats[0], recorded), before, after)


def _way_back(game: Game, record: Record) -> list[_Way]:
    past: list[_Way] = []
    state = game.new(record.setup, record.seed)
    asked = 0
    for number, (seat, action) in enumerate(record.actions):
        decision = game.decision(state, seat)
        after = game.clone(state)
        game.apply(after, seat, action)
        if decision is None or not decision.simultaneous:
            past = _remember(past, _Way(seat, number), state, after)
        else:
            if not any(state.answers):
                asked = number
            if after.answers[seat] == ():
                past = _remember_answers(past, record.actions[: number + 1], asked, state, after)
        state = after
    return past
