"""What each seat sees of a game, and the counters of its changes."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from marsbox.core import SPECTATOR, Decision, Game, Match, Outcome, Reason, State
from marsbox.server.tables.model import Counter


@dataclass(frozen=True)
class Fingerprint:
    """What a table remembers of a view: whether another one differs from it, and what the seat may do."""

    digest: bytes = field(repr=False)
    """Of the view."""
    asked: tuple[object, ...] | None
    can_undo: bool
    can_take_back: bool
    over: bool

    @property
    def asked_at_once(self) -> bool:
        """Whether the seat has to decide at the same time as others."""
        return self.asked is not None and self.asked[-1] is True


@dataclass(frozen=True)
class SeatView:
    """Everything that one seat, or a spectator, may know at one moment."""

    fingerprint: Fingerprint
    # all else is made from the same state, and never different while the fingerprint is equal
    view: dict[str, Any] = field(repr=False, compare=False)
    written: bytes = field(repr=False, compare=False)
    """The view as JSON."""
    decision: Decision | None = field(compare=False)
    barred: tuple[tuple[int, Reason], ...] = field(compare=False)
    """What the seat would look for at its decision and can't do, with the reason."""
    warnings: Mapping[int, Reason] = field(compare=False)
    """What the seat should know before it takes some of its options."""
    outcome: Outcome | None = field(compare=False)


def all_views(match: Match | None, waits_for: Sequence[int] | None = None) -> tuple[SeatView, ...]:
    """The views of all seats, then the spectator's; none before the game starts.

    `waits_for` is whom the table waits for where that is not for the rules to say: nobody is asked anything then.
    """
    if match is None:
        return ()
    viewers = (*range(match.state.players), SPECTATOR)
    return tuple(
        view_for(match.game, match.state, seat, can_undo=match.can_undo(seat), waits_for=waits_for) for seat in viewers
    )


def view_for(
    game: Game, state: State, seat: int, *, can_undo: bool, waits_for: Sequence[int] | None = None
) -> SeatView:
    """The view of one seat, or of `SPECTATOR`; `waits_for` as in `all_views`."""
    outcome = game.outcome(state)
    decision = None if seat == SPECTATOR or waits_for is not None else game.decision(state, seat)
    asked = None
    barred: tuple[tuple[int, Reason], ...] = ()
    warnings: dict[int, Reason] = {}
    if decision is not None:
        barred = _barred(game, state, decision)
        warned = [(action, game.warning(state, decision, action)) for action in decision.options]
        warnings = {action: reason for action, reason in warned if reason is not None}
        asked = (decision.kind, tuple(decision.options), decision.subject, decision.simultaneous)
    view = game.view(state, seat)
    can_take_back = game.can_take_back(state, seat)
    if waits_for is not None:
        view["waiting"] = list(waits_for)
        # a table that waits for nobody is at its end
        can_undo, can_take_back = can_undo and bool(waits_for), False
    written = msgspec.json.encode(view)
    digest = hashlib.blake2b(written, digest_size=16).digest()
    fingerprint = Fingerprint(digest, asked, can_undo, can_take_back, outcome is not None)
    return SeatView(fingerprint, view, written, decision, barred, warnings, outcome)


def _barred(game: Game, state: State, decision: Decision) -> tuple[tuple[int, Reason], ...]:
    found = []
    for action in game.considered(state, decision):
        reason = game.why_not(state, decision.seat, action)
        if reason is not None:
            found.append((action, reason))
    return tuple(found)


def next_counters(
    counters: Sequence[Counter],
    before: Sequence[Fingerprint],
    after: Sequence[Fingerprint],
    acted: int | None,
    *,
    undone: bool,
) -> tuple[Counter, ...]:
    """The counters after a change.

    A version counts changes of what the seat sees. A decision has a new id when it is another one than before, when
    the seat itself has acted, or when an undo changed what the seat sees: an answer on its way must not hit another
    question.
    """
    if not after:
        return tuple(counters)
    if not before:
        return tuple(Counter(version=1, decision=1) for _ in after)
    return tuple(
        _count(counter, old, new, acted=seat == acted, undone=undone)
        for seat, (counter, old, new) in enumerate(zip(counters, before, after, strict=True))
    )


def _count(counter: Counter, old: Fingerprint, new: Fingerprint, *, acted: bool, undone: bool) -> Counter:
    changed = old != new
    if not changed and not acted:
        return counter
    another = new.asked is not None and (acted or undone or new.asked != old.asked)
    return Counter(counter.version + 1, counter.decision + another)
