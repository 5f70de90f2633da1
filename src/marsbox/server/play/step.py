"""A step of a table: what a rule of the game or of the table changes, before it is stored."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from marsbox.core import Event, Game, Match, Outcome, Setup
from marsbox.server.play.snapshot import TableSnapshot, head_of
from marsbox.server.tables.bot_log import is_bot_event
from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.clocks import first_due, ticked
from marsbox.server.tables.event_log import EventLog
from marsbox.server.tables.game_codec import packed, written_actions, written_event, written_undo_points
from marsbox.server.tables.model import Head, Seat, Status
from marsbox.server.tables.results import Result, results_of
from marsbox.server.tables.seating import Seating
from marsbox.server.tables.state import TableState
from marsbox.server.tables.stored import FORMAT, Change, Splice, StoredAction, StoredEvent
from marsbox.server.tables.views import Fingerprint, SeatView, all_views, next_counters


@dataclass
class Step:
    """What the rules have allowed and the match has carried out, but nobody has stored yet."""

    seats: tuple[Seat, ...]
    status: Status
    match: Match | None
    events: Splice[Event]
    state: TableState
    acted: int | None = None
    undone: bool = False
    actions: tuple[int, ...] = ()
    """What the seat that has acted did, if it moved on."""
    said: Sequence[ChatLine] = ()


@dataclass(frozen=True)
class Prepared:
    """A step ready to be stored: the change to store, the snapshot after it, and what each seat sees then."""

    change: Change
    after: TableSnapshot
    views: tuple[SeatView, ...]


def move_step(
    now: TableSnapshot,
    match: Match,
    events: Splice[Event],
    acted: int,
    *,
    actions: tuple[int, ...] = (),
    undone: bool = False,
) -> Step:
    """The step of a seat that has acted, taken back or undone something in the match."""
    return Step(now.seats, now.status, match, events, now.state, acted, undone, actions)


def seating_step(game: Game, now: TableSnapshot, log: EventLog, seating: Seating) -> Step:
    """The step to another seating; the game starts as soon as all seats are taken."""
    seats, state = seating.seats, seating.state
    complete = all(seat.kind == "bot" or seat.player is not None for seat in seats)
    if now.status != "open" or not complete:
        return Step(seats, now.status, now.match, added_events(log, []), state)
    match = Match.start(game, Setup.from_dict(now.head.setup), now.head.seed)
    return Step(seats, "running", match, Splice(0, cut=False, added=match.opening), state)


def added_events(log: EventLog, events: Sequence[Event]) -> Splice[Event]:
    """The log with more events."""
    return Splice(len(log), cut=False, added=events)


def undone_events(game: Game, log: EventLog, count: int) -> Splice[Event]:
    """The log with the first `count` events of the game: what was logged about bots since then stays."""
    own = [at for at, event in enumerate(log) if not is_bot_event(game, event)]
    kept = own[count] if count < len(own) else len(log)
    return Splice(kept, cut=True, added=[event for event in log[kept:] if is_bot_event(game, event)])


def prepare(game: Game, before: TableSnapshot, log: EventLog, step: Step) -> Prepared:
    """What a step changes, to be stored on top of the snapshot before."""
    views = all_views(step.match)
    fingerprints = tuple(view.fingerprint for view in views)
    status: Status = "over" if fingerprints and fingerprints[0].over else step.status
    recorded = 0 if step.match is None else len(step.match.record.actions)
    after = TableSnapshot(
        revision=before.revision + 1,
        head=_head_after(before, step),
        status=status,
        seats=step.seats,
        state=_state_after(before.head, step, status, fingerprints, recorded),
        chat=(*before.chat, *step.said),
        counters=next_counters(before.counters, before.fingerprints, fingerprints, step.acted, undone=step.undone),
        fingerprints=fingerprints,
        match=step.match,
        position=None if step.match is None else step.match.state,
        recorded=recorded,
        asked_now=_newly_asked(before.fingerprints, fingerprints),
    )
    outcome = views[-1].outcome if views else None
    return Prepared(_change(game, before, after, log, step, outcome), after, views)


def _change(
    game: Game, before: TableSnapshot, after: TableSnapshot, log: EventLog, step: Step, outcome: Outcome | None
) -> Change:
    return Change(
        status=after.status,
        bot_due=bool(after.bots_waiting),
        counters=after.counters,
        dump=None if after.position is None else packed(game.dump(after.position)),
        actions=_new_actions(game, before, step.match),
        events=_new_events(game, before, log, step.events),
        undo_points=written_undo_points(step.match),
        head=after.head if after.head != before.head or before.format != FORMAT else None,
        seats=[new for new, old in zip(after.seats, before.seats, strict=True) if new != old],
        state=after.state,
        deadline=first_due(after.state.clocks),
        results=_new_results(before, after, outcome),
        chat=Splice(len(before.chat), cut=False, added=step.said),
    )


def _head_after(before: TableSnapshot, step: Step) -> Head:
    """The head after a step: once the game begins, it names the rules and what was dealt from."""
    begins = before.status == "open" and step.match is not None
    return head_of(before.head, step.match.record) if begins and step.match is not None else before.head


def _state_after(
    head: Head, step: Step, status: Status, fingerprints: Sequence[Fingerprint], actions: int
) -> TableState:
    """The state after a step: clocks go on, and run only for people who have to decide."""
    state = replace(step.state, furthest=max(actions, step.state.furthest))
    if head.clock is None:
        return state
    owing = [status == "running" and seen.asked is not None for seen in fingerprints[: len(step.seats)]]
    owing = owing or [False] * len(step.seats)
    asked = [
        owes and not seat.played_by_bot and seat.player is not None
        for owes, seat in zip(owing, step.seats, strict=True)
    ]
    renewed = step.acted if actions > step.state.furthest else None
    now = datetime.now(UTC)
    clocks = ticked(head.clock, state.clocks, asked, now, owing=owing, paused=state.paused, renewed=renewed)
    return replace(state, clocks=clocks)


def _new_actions(game: Game, before: TableSnapshot, match: Match | None) -> Splice[StoredAction]:
    """A step adds actions to the record or, as an undo, takes some away; it never changes one."""
    actions = [] if match is None else match.record.actions
    if before.format != FORMAT:
        return Splice(0, cut=True, added=written_actions(game, actions))
    kept = min(before.recorded, len(actions))
    return Splice(kept, cut=kept < before.recorded, added=written_actions(game, actions[kept:]))


def _new_events(game: Game, before: TableSnapshot, log: EventLog, events: Splice[Event]) -> Splice[StoredEvent]:
    if before.format != FORMAT:
        events = Splice(0, cut=True, added=[*log[: events.kept], *events.added])
    return Splice(events.kept, events.cut, [written_event(game, event) for event in events.added])


def _new_results(before: TableSnapshot, after: TableSnapshot, outcome: Outcome | None) -> Sequence[Result]:
    if after.status != "over" or before.status == "over" or outcome is None:
        return ()
    return results_of(after.seats, outcome)


def _newly_asked(before: Sequence[Fingerprint], after: Sequence[Fingerprint]) -> frozenset[int]:
    asked = {seat for seat, seen in enumerate(before) if seen.asked is not None}
    return frozenset(seat for seat, seen in enumerate(after) if seen.asked is not None and seat not in asked)
