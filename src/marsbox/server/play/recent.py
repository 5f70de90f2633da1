"""The newest moves of a game, so that whoever was away can be shown them one after the other."""

from dataclasses import dataclass
from typing import Final

import msgspec

from marsbox.core import Game, State

KEPT: Final = 60
"""How many moves are kept at least, once so many were made."""


@dataclass(frozen=True)
class Move:
    """What a seat did in one go, and how many events the log of the table had after it."""

    seat: int
    actions: tuple[int, ...]
    until: int


@dataclass(frozen=True)
class Moment:
    """What somebody saw when the log of the table had so many events."""

    until: int
    view: bytes
    """As JSON."""


class RecentMoves:
    """One position and the moves from it to the present: a table that waits for somebody keeps no more than that."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._start: State | None = None
        self._at = 0
        self._moves: list[Move] = []

    def restart(self, position: State | None, until: int) -> None:
        """Begin anew from a position, to which no move led that is known here: the set-up, or one after an undo."""
        self._start, self._at, self._moves = position, until, []

    def add(self, move: Move) -> None:
        """A move was made. Those made long ago are forgotten."""
        self._moves.append(move)
        if self._start is None or len(self._moves) < 2 * KEPT:
            return
        forgotten, self._moves = self._moves[:KEPT], self._moves[KEPT:]
        self._start = self._game.clone(self._start)
        for old in forgotten:
            self._apply(self._start, old)
        self._at = forgotten[-1].until

    def seen_by(self, seat: int, since: int, most: int) -> list[Moment]:
        """What a seat, or `SPECTATOR`, saw since the log had so many events: that position first, then at most so many.

        Each is made as the view of a running game is, from the position as it was; nobody sees more than they saw then.
        """
        if self._start is None:
            return []
        state = self._game.clone(self._start)
        moments = [self._moment(state, seat, self._at)]
        for move in self._moves:
            self._apply(state, move)
            moment = self._moment(state, seat, move.until)
            # what a seat can't see is no moment: their number must not tell that others have half answered
            unseen = moment.view == moments[-1].view
            if unseen or move.until <= since:
                moments.pop()
            moments.append(moment)
        return moments[-most - 1 :] if len(moments) > 1 else []

    def _apply(self, state: State, move: Move) -> None:
        for action in move.actions:
            self._game.apply(state, move.seat, action)

    def _moment(self, state: State, seat: int, until: int) -> Moment:
        return Moment(until, msgspec.json.encode(self._game.view(state, seat)))
