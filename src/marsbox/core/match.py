"""A game being played: its state, its record and the way back."""

from collections.abc import Sequence

from marsbox.core.contract import Decision, Game, IllegalAction, Reason, Setup, State, View
from marsbox.core.events import Event, Log
from marsbox.core.record import Record
from marsbox.core.rng import FastRng


class Preview:
    """What a move would do as far as nothing hidden decides it.

    The events that its seat would learn of, the view it would have and what it would be asked. Where something hidden
    comes to light, what follows is not shown: the view is None, and so is the decision.
    """

    def __init__(self, events: list[Event], view: View | None, decision: Decision | None) -> None:
        self.events = events
        self.view = view
        self.decision = decision


class Way:
    """A step back: whose action it undoes, and how many actions had been recorded before it."""

    def __init__(self, seat: int, recorded: int) -> None:
        self.seat = seat
        self.recorded = recorded


class Match:
    """One game at a table. A move that fails, for whatever reason, changes nothing.

    `opening` are the events of the set-up; `play` returns those of a move. `way_back` are the actions that can be
    undone, the newest last.
    """

    def __init__(self, game: Game, record: Record, state: State, opening: list[Event]) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.opening = opening
        self.way_back: list[Way] = []
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
        way_back: Sequence[Way] | None = None,
    ) -> "Match":
        """A game stored as its record and the newest dump, exactly as it was.

        Undo plays the record again, which must lead to the same states. Where rules or components have changed since,
        that is tried and compared with the dump and the events of the game, if these are given. `way_back` is made from
        the record if it was not stored.
        """
        record = record.of(game)
        state = game.load(dump)
        if events is not None and not record.can_be_replayed(game):
            record.leads_to(game, state, events)
        match = Match(game, record, state, [])
        if match.can_be_replayed:
            match.way_back = _way_back(game, record) if way_back is None else list(way_back)
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
                self.way_back = _remember_answers(self.way_back, self.record.actions, recorded, before, after)
            return log.events
        self.way_back = _remember(self.way_back, Way(seat, len(self.record.actions)), before, after)
        self.record.actions.append((seat, action))
        return log.events

    def play_many(self, seat: int, actions: Sequence[int]) -> tuple[list[Event], int]:
        """Carry out actions up to the first one that reveals something hidden; returns events and how many were run.

        What comes after such an action was chosen without knowing what it showed, so it is dropped. If any action is
        illegal, none is carried out.
        """
        before = self.state
        way_back = self.way_back
        recorded = len(self.record.actions)
        events: list[Event] = []
        run = 0
        for action in actions:
            try:
                events.extend(self.play(seat, action))
            except Exception:
                self.state = before
                self.way_back = way_back
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

        The way back is made from the record, so there is none where the record can't be played again.
        """
        newest = bool(self.way_back) and self.way_back[-1].seat == seat and not any(self.state.answers)
        return newest and self.can_be_replayed

    def undo(self, seat: int) -> list[Event]:
        """Go back to before this seat's newest action; returns all events that still stand."""
        if not self.can_undo(seat):
            raise IllegalAction(Reason("nothing_to_undo"), seat, -1)
        way = self.way_back[-1]
        log = Log()
        self.state = self.record.replay(self.game, way.recorded, log)
        self.way_back = self.way_back[:-1]
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


def _remember(past: list[Way], way: Way, before: State, after: State) -> list[Way]:
    return [] if after.revealed != before.revealed else [*past, way]


def _remember_answers(
    past: list[Way], actions: list[tuple[int, int]], recorded: int, before: State, after: State
) -> list[Way]:
    """The way back after a question to everyone: an answer is undone as a whole, and only where one seat gave one."""
    seats = [seat for seat, _ in actions[recorded:]]
    if seats.count(seats[0]) < len(seats):
        return []
    return _remember(past, Way(seats[0], recorded), before, after)


def _way_back(game: Game, record: Record) -> list[Way]:
    past: list[Way] = []
    state = game.new(record.setup, record.seed)
    asked = 0
    for number, (seat, action) in enumerate(record.actions):
        decision = game.decision(state, seat)
        after = game.clone(state)
        game.apply(after, seat, action)
        if decision is None or not decision.simultaneous:
            past = _remember(past, Way(seat, number), state, after)
        else:
            if not any(state.answers):
                asked = number
            if after.answers[seat] == ():
                past = _remember_answers(past, record.actions[: number + 1], asked, state, after)
        state = after
    return past
