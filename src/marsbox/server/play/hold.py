"""Turns that are held: for a few seconds after the last action of a turn it can be undone, and nobody else is asked.

It is the table that holds a turn, not the rules: no record and no engine knows of it.
"""

from marsbox.core import Match
from marsbox.server.tables.seating import Seating
from marsbox.server.tables.state import Hold


def can_be_held(match: Match, seat: int) -> bool:
    """Whether a seat that has just acted has made its turn and could undo it; what was revealed can't be undone."""
    asked = match.game.decision(match.state, seat) is not None
    return not asked and match.game.outcome(match.state) is None and match.can_undo(seat)


def kept_hold(before: Seating, after: Seating) -> Hold | None:
    """The hold after a change of seats or of the table's state: it ends if its person goes or the table is paused."""
    hold = after.state.hold
    if hold is None or after.state.paused:
        return None
    was, now = before.seats[hold.seat], after.seats[hold.seat]
    return hold if now.player == was.player and not now.played_by_bot else None
