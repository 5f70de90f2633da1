"""What is shown of a table: the snapshot stored last, the log, what each seat sees, and who is connected.

A server holds many tables, and most of them wait for somebody to move. So nothing is kept that can be made again from
the position: of what everybody saw only a fingerprint is left, to compare the next view with.
"""

from collections.abc import Iterable, Sequence

from marsbox.core import SPECTATOR, Event, Game
from marsbox.server.play.recent import Moment, Move, RecentMoves
from marsbox.server.play.snapshot import TableSnapshot, update_between, waits_for
from marsbox.server.play.subscribers import Subscribers, Update
from marsbox.server.tables.event_log import EventLog
from marsbox.server.tables.views import SeatView, view_for


class ShownTable:
    """Everything that anybody sees of a table. It changes as a whole, once a change is stored."""

    def __init__(self, game: Game, now: TableSnapshot, events: Iterable[Event]) -> None:
        self.game = game
        self.now = now
        self.events = EventLog(events)
        self.subscribers = Subscribers()
        self._views: dict[int, SeatView] = {}
        self._recent = RecentMoves(game)
        self._recent.restart(now.position, len(self.events))

    def view_of(self, seat: int) -> SeatView:
        """What a seat, or `SPECTATOR`, sees of the game."""
        assert self.now.position is not None
        can_undo, waits = self.now.fingerprints[seat].can_undo, waits_for(self.now.state)
        return self._views.get(seat) or view_for(self.game, self.now.position, seat, can_undo=can_undo, waits_for=waits)

    def recent(self, seat: int, lines: int, most: int) -> list[Moment]:
        """What a seat, or `SPECTATOR`, saw since its log had so many lines, at most the newest so many moments."""
        places = range(len(self.events))
        since = next((at for at in places if self.events.seen_before(seat, at) >= lines), len(self.events))
        return self._recent.seen_by(seat, since, most)

    def advance(
        self,
        after: TableSnapshot,
        kept: int,
        added: Iterable[Event],
        views: Sequence[SeatView] = (),
        moved: tuple[int, tuple[int, ...]] | None = None,
    ) -> Update:
        """Show another snapshot, with `added` events after the first `kept` ones; returns what is new.

        `views` are those of all seats and the spectator, if they are known already; `moved` is the seat that has moved,
        with its actions, if that is what led to this snapshot.
        """
        update = update_between(self.now, after, kept, tuple(self.events[kept:]))
        self.events.splice(kept, added)
        if moved is not None:
            self._recent.add(Move(*moved, until=len(self.events)))
        elif after.position is not self.now.position:
            self._recent.restart(after.position, len(self.events))
        self.now = after
        self._views = dict(zip((*range(len(after.seats)), SPECTATOR), views, strict=False))
        return update

    def drop_views(self) -> None:
        """Free the views once they are sent: most tables are not looked at until their next change."""
        self._views = {}
