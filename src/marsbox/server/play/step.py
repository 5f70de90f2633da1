"""A step of a table: what a rule of the game or of the table changes, before it is stored."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from marsbox.core import Event, Game, Match, Outcome, Setup
from marsbox.server.play.absence import moved, step_is_over
from marsbox.server.play.hold import kept_hold
from marsbox.server.play.snapshot import TableSnapshot, head_of, waits_for
from marsbox.server.tables.bot_log import is_bot_event
from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.clocks import SeatClock, ticked
from marsbox.server.tables.event_log import EventLog
from marsbox.server.tables.game_codec import packed, written_actions, written_event, written_undo_points
from marsbox.server.tables.model import Counter, Head, Seat, Status
from marsbox.server.tables.results import Result, early_outcome, results_of
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
    number: int,
    *,
    actions: tuple[int, ...] = (),
    undone: bool = False,
) -> Step:
    """The step of a seat that has made so many actions in the match, or taken back or undone as many if negative."""
    over = step_is_over(match.game, match.state, acted)
    seating = moved(now.seating, acted, number, step_over=over)
    return Step(seating.seats, now.status, match, events, replace(seating.state, hold=None), acted, undone, actions)


def seating_step(game: Game, now: TableSnapshot, log: EventLog, seating: Seating) -> Step:
    """The step to another seating; the game starts as soon as all seats are taken."""
    seats, state = seating.seats, replace(seating.state, hold=kept_hold(now.seating, seating))
    complete = all(seat.kind == "bot" or seat.player is not None for seat in seats)
    if now.status != "open" or not complete:
        return Step(seats, seating.status, now.match, added_events(log, []), state)
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
    views = all_views(step.match, waits_for(step.state))
    fingerprints = tuple(view.fingerprint for view in views)
    status: Status = "over" if fingerprints and fingerprints[0].over else step.status
    recorded = 0 if step.match is None else len(step.match.record.actions)
    counters = next_counters(before.counters, before.fingerprints, fingerprints, step.acted, undone=step.undone)
    now = datetime.now(UTC)
    state = _clocks_after(before.head, step, status, fingerprints, recorded, now)
    if _asks_stand_in(before, step.seats, counters, fingerprints):
        state = replace(state, stand_in_asked=now)
    after = TableSnapshot(
        revision=before.revision + 1,
        head=_head_after(before, step),
        status=status,
        seats=step.seats,
        state=state,
        chat=(*before.chat, *step.said),
        counters=counters,
        fingerprints=fingerprints,
        match=step.match,
        position=None if step.match is None else step.match.state,
        recorded=recorded,
        asked_now=_newly_asked(before, step.seats, fingerprints),
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
        deadline=after.deadline,
        results=_new_results(game, before, after, outcome),
        chat=Splice(len(before.chat), cut=False, added=step.said),
    )


def _head_after(before: TableSnapshot, step: Step) -> Head:
    """The head after a step: once the game begins, it names the rules and what was dealt from."""
    begins = before.status == "open" and step.match is not None
    return head_of(before.head, step.match.record) if begins and step.match is not None else before.head


def _clocks_after(
    head: Head, step: Step, status: Status, fingerprints: Sequence[Fingerprint], actions: int, now: datetime
) -> TableState:
    """The state after a step: clocks go on, and run only for people who have to decide."""
    before = step.state
    asked_alone = any(seen.asked is not None and not seen.asked_at_once for seen in fingerprints)
    state = replace(before, furthest=max(actions, before.furthest), begun=before.begun or asked_alone)
    if head.clock is None:
        return state
    clocks = before.clocks
    if state.begun and not before.begun:
        # the first choice had a time of its own
        clocks = (SeatClock(head.clock.seconds),) * len(clocks)
    owing = [status == "running" and seen.asked is not None for seen in fingerprints[: len(step.seats)]]
    owing = owing or [False] * len(step.seats)
    if state.hold is not None:
        # as long as a turn can be undone it has taken its time
        owing[state.hold.seat] = True
    asked = [
        owes and (seat.may_return or (seat.played_by_person and not seat.played_by_bot))
        for owes, seat in zip(owing, step.seats, strict=True)
    ]
    renewed = step.acted if actions > before.furthest and state.hold is None else None
    clocks = ticked(
        head.clock, clocks, asked, now, owing=owing, paused=state.paused, renewed=renewed, first=not state.begun
    )
    return replace(state, clocks=clocks)


def _asks_stand_in(
    before: TableSnapshot, seats: Sequence[Seat], counters: Sequence[Counter], fingerprints: Sequence[Fingerprint]
) -> bool:
    """Whether a bot in a person's place is asked something new, or has just taken the place."""
    return any(
        seat.kind == "person"
        and seat.played_by_bot
        and seen.asked is not None
        and (counter.decision != old.decision or not was.played_by_bot)
        for seat, was, seen, counter, old in zip(
            seats, before.seats, fingerprints, counters, before.counters, strict=False
        )
    )


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


def _new_results(game: Game, before: TableSnapshot, after: TableSnapshot, outcome: Outcome | None) -> Sequence[Result]:
    if after.status != "over" or before.status == "over":
        return ()
    if outcome is None:
        assert after.position is not None, "nobody resigns before the game starts"
        outcome = early_outcome(after.seats, game.standing(after.position))
    return results_of(after.seats, outcome, after.state.own_actions)


def _newly_asked(before: TableSnapshot, seats: Sequence[Seat], after: Sequence[Fingerprint]) -> frozenset[int]:
    """The seats that were not asked before, or for which a bot would have answered."""
    asked = {seat for seat, seen in enumerate(before.fingerprints) if seen.asked is not None}
    given_back = {
        new.seat for new, old in zip(seats, before.seats, strict=True) if old.played_by_bot and not new.played_by_bot
    }
    return frozenset(
        seat for seat, seen in enumerate(after) if seen.asked is not None and (seat not in asked or seat in given_back)
    )
