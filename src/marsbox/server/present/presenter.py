"""The messages about a game: views with decisions, the log, hints and previews, in the viewer's language."""

from collections.abc import Sequence
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import msgspec

from marsbox.analysis import Judgement, followed
from marsbox.core import Decision, Event, Game, Outcome, Preview, State, View
from marsbox.server.play.recent import Moment as SeenMoment
from marsbox.server.play.subscribers import Update
from marsbox.server.play.table import Table
from marsbox.server.present.view_cache import ViewCache
from marsbox.server.protocol import positions
from marsbox.server.protocol.encoding import encode
from marsbox.server.protocol.positions import Barred, LogLine, NamedThing, Option, ScoreItem
from marsbox.server.protocol.server_messages import (
    HintedOption,
    HintMessage,
    LogMessage,
    Moment,
    PreviewMessage,
    RecapMessage,
    ViewMessage,
)
from marsbox.server.runtime.seat_names import SeatName, seat_names
from marsbox.server.tables.bot_log import describe, event_kinds, is_bot_event
from marsbox.server.tables.event_log import EventLog
from marsbox.server.tables.model import Counter
from marsbox.server.tables.views import SeatView
from marsbox.text import Words, words

HINTED: Final = 3
"""How many options a hint has."""


class PresentedGame(Protocol):
    """A game at one moment, live or replayed: what each seat, then the spectator, sees of it, and what happened."""

    @property
    def game(self) -> Game:
        """The rules it is played by."""

    @property
    def names(self) -> tuple[SeatName, ...]:
        """What the seats are called."""

    def view_of(self, seat: int) -> SeatView:
        """What a seat, or the spectator, sees."""

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The numbers that go with what is seen."""

    @property
    def events(self) -> EventLog:
        """What happened up to now."""


class Presenter:
    """Makes the messages about one table in one language."""

    def __init__(self, table: PresentedGame, language: str, views: ViewCache | None = None) -> None:
        self._table = table
        self._language = language
        self._kinds = event_kinds(table.game)
        self._names = table.names
        self._words: Words = words(table.game, language, seat_names(table.names, language))
        self._views = ViewCache() if views is None else views
        self._me = object()
        self._newest: tuple[Update | None, dict[int, LogLine]] = (None, {})

    def view(self, seat: int) -> str:
        """The view message of a seat."""
        self._refresh_names()
        key = (self._me, self._table.counters[seat], self._names, seat)
        return self._views.of(key, lambda: encode(self._view(seat, self._table.view_of(seat))))

    def log(self, seat: int) -> str:
        """The whole log of a seat."""
        self._refresh_names()
        return _log_message(seat, 0, self.lines(self._table.events.seen_by(seat)))

    def new_log(self, seat: int, update: Update) -> str | None:
        """The log message for a change, if this seat may learn of any of its events."""
        events = self._table.events
        fresh = [(at, event) for at, event in enumerate(events[update.kept :]) if event.seen_by(seat)]
        if not fresh and not any(event.seen_by(seat) for event in update.cut):
            return None
        lines = self._lines_of(update)
        for at, event in fresh:
            if at not in lines:
                lines[at] = self._line(event)
        return _log_message(seat, events.seen_before(seat, update.kept), [lines[at] for at, _ in fresh])

    def recap(self, seat: int, moments: Sequence[SeenMoment]) -> str:
        """The recap message of these moments of a seat."""
        seen_before = self._table.events.seen_before
        sent = [Moment(seen_before(seat, moment.until), msgspec.Raw(moment.view)) for moment in moments]
        return encode(RecapMessage(seat, sent))

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        """Lines of a log for somebody who may know all of these events."""
        return [self._line(event) for event in events]

    def hint(self, seat: int, decision: int, state: State, judgement: Judgement) -> str | None:
        """The hint message, about a state as the seat knows it; None when the decision it was for has passed."""
        seat_view = self._table.view_of(seat)
        if seat_view.decision is None or self._table.counters[seat].decision != decision:
            return None
        return encode(
            HintMessage(
                seat=seat,
                decision=str(decision),
                # somebody who plays alone has no rival to be ahead of
                points=round(judgement.points, 2) if len(self._table.names) > 1 else None,
                chance=round(judgement.chance, 4),
                actions=list(judgement.plan.actions),
                plan=self._words.plan(followed(self._table.game, state, seat, judgement.plan.actions), seat),
                why=self._words.benefits(judgement.plan.benefits),
                options=[
                    HintedOption(
                        action=option.action,
                        label=self._words.short_option(seat_view.view, seat_view.decision, option.action),
                        loss=round(option.loss, 2),
                        parts=self._words.value_reasons(option.reasons),
                    )
                    for option in judgement.options[:HINTED]
                ],
            )
        )

    def preview(self, seat: int, decision: str, actions: Sequence[int], preview: Preview) -> str:
        """The preview message."""
        prompt = None
        gained = None
        if preview.view is not None:
            before = self._table.view_of(seat).view
            gained = preview.view["seats"][seat]["points"] - before["seats"][seat]["points"]
            if preview.decision is not None:
                prompt = self._words.prompt(preview.view, preview.decision)
        return encode(
            PreviewMessage(
                seat=seat,
                decision=decision,
                actions=list(actions),
                lines=self.lines(preview.events),
                prompt=prompt,
                hidden=preview.view is None,
                points=gained,
            )
        )

    def _refresh_names(self) -> None:
        if self._names != self._table.names:
            self._names = self._table.names
            self._words = words(self._table.game, self._language, seat_names(self._names, self._language))

    def _lines_of(self, update: Update) -> dict[int, LogLine]:
        """The lines of an update that were made already: everybody who may know an event gets the same line."""
        newest, lines = self._newest
        if newest is not update:
            lines = {}
            self._newest = update, lines
        return lines

    def _line(self, event: Event) -> LogLine:
        game = self._table.game
        kind = self._kinds[event.kind]
        if is_bot_event(game, event):
            return LogLine(describe(game, event, self._language), kind, None, [])
        text = self._words.event(event)
        things = [NamedThing(name, spelt) for name, spelt in self._words.event_things(event, text)]
        return LogLine(text, kind, self._event_seat(event), things)

    def _event_seat(self, event: Event) -> int | None:
        seat = self._words.event_seat(event)
        return None if seat < 0 else seat

    def _view(self, seat: int, seat_view: SeatView) -> ViewMessage:
        counter = self._table.counters[seat]
        decision, outcome = seat_view.decision, seat_view.outcome
        return ViewMessage(
            seat=seat,
            version=counter.version,
            view=msgspec.Raw(seat_view.written),
            decision=None if decision is None else self._decision(seat_view, decision, str(counter.decision)),
            outcome=None if outcome is None else self._outcome(outcome),
            lines=self._table.events.seen_before(seat, len(self._table.events)),
            can_undo=seat_view.fingerprint.can_undo,
            can_take_back=seat_view.fingerprint.can_take_back,
            names=[self._words.player(side) for side in range(len(seat_view.view["seats"]))],
        )

    def _decision(self, seat_view: SeatView, decision: Decision, number: str) -> positions.Decision:
        options = [self._option(seat_view, decision, action) for action in decision.options]
        return positions.Decision(
            id=number,
            kind=self._table.game.decision_kinds[decision.kind],
            prompt=self._words.prompt(seat_view.view, decision),
            optional=any(option.verb == "skip" for option in options),
            options=options,
            barred=[
                Barred(*self._action(seat_view.view, decision, action), self._words.reason(reason))
                for action, reason in seat_view.barred
            ],
        )

    def _option(self, seat_view: SeatView, decision: Decision, action: int) -> Option:
        warning = seat_view.warnings.get(action)
        return Option(
            *self._action(seat_view.view, decision, action),
            label=self._words.option(seat_view.view, decision, action),
            warning=None if warning is None else self._words.reason(warning),
        )

    def _action(self, view: View, decision: Decision, action: int) -> tuple[int, dict[str, Any], str, list[str]]:
        """The fields of `ActionInfo`."""
        form = self._table.game.actions.form(action)
        return action, form, next(iter(form)), self._words.touches(view, decision, action)

    def _outcome(self, outcome: Outcome) -> positions.Outcome:
        return positions.Outcome(
            ranks=outcome.ranks,
            scores=outcome.scores,
            won=outcome.won,
            items=[
                [
                    ScoreItem(item.code, item.points, self._words.score_item(item), self._words.score_category(item))
                    for item in side
                ]
                for side in outcome.items
            ],
            summary=self._words.outcome_summary(outcome),
        )


class Presenters:
    """The presenters of all tables and languages that somebody watches, with one cache of views."""

    def __init__(self) -> None:
        self._views = ViewCache()
        self._known: WeakValueDictionary[tuple[str, str], Presenter] = WeakValueDictionary()

    def of(self, table: Table, language: str) -> Presenter:
        """The presenter of a table in a language, shared by all subscribers."""
        key = (table.id, language)
        presenter = self._known.get(key)
        if presenter is None:
            presenter = Presenter(table, language, self._views)
            self._known[key] = presenter
        return presenter


def _log_message(seat: int, start: int, lines: list[LogLine]) -> str:
    return encode(LogMessage(seat, start, lines))
