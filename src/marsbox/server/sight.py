"""What each seat sees of a game, and the numbers that count its changes and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from marsbox.core import SPECTATOR, Decision, Game, Match, Outcome, Reason, State
from marsbox.server.storage import Counter


@dataclass(frozen=True)
class Sight:
    """All that one seat, or a spectator, may know at one moment."""

    view: dict[str, Any] = field(repr=False)
    asked: tuple[object, ...] | None
    can_undo: bool
    can_take_back: bool
    over: bool
    # made from the state like the view, and never different while all of the above is equal
    decision: Decision | None = field(compare=False)
    barred: tuple[tuple[int, Reason], ...] = field(compare=False)
    """What the seat would look for at its decision and can't do, with the reason."""
    outcome: Outcome | None = field(compare=False)


def look(match: Match | None) -> tuple[Sight, ...]:
    """The sights of all seats, then the spectator's; none before the game starts."""
    if match is None:
        return ()
    outcome = match.game.outcome(match.state)
    return tuple(_sight(match, seat, outcome) for seat in (*range(match.state.players), SPECTATOR))


def _sight(match: Match, seat: int, outcome: Outcome | None) -> Sight:
    game, state = match.game, match.state
    decision = None if seat == SPECTATOR else game.decision(state, seat)
    asked = None
    barred: tuple[tuple[int, Reason], ...] = ()
    if decision is not None:
        barred = _barred(game, state, decision)
        asked = (decision.kind, tuple(decision.options), decision.subject, decision.simultaneous)
    return Sight(
        view=game.view(state, seat),
        asked=asked,
        can_undo=match.can_undo(seat),
        can_take_back=game.can_take_back(state, seat),
        over=outcome is not None,
        decision=decision,
        barred=barred,
        outcome=outcome,
    )


def _barred(game: Game, state: State, decision: Decision) -> tuple[tuple[int, Reason], ...]:
    found = []
    for action in game.considered(state, decision):
        reason = game.why_not(state, decision.seat, action)
        if reason is not None:
            found.append((action, reason))
    return tuple(found)


def counted(
    counters: Sequence[Counter], before: Sequence[Sight], after: Sequence[Sight], acted: int | None, *, undone: bool
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


def _count(counter: Counter, old: Sight, new: Sight, *, acted: bool, undone: bool) -> Counter:
    changed = old != new
    if not changed and not acted:
        return counter
    another = new.asked is not None and (acted or undone or new.asked != old.asked)
    return Counter(counter.version + 1, counter.decision + another)
