"""A game that is over, with everything that replays and analyses need of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from marsbox.core import Event, Game, Record, Snapshot, State
from marsbox.server.runtime.seat_names import SeatName
from marsbox.server.tables.bot_log import is_bot_event


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as it is stored: its record, and its end and events in case the record can't be replayed."""

    game: Game
    names: tuple[SeatName, ...]
    record: Record = field(repr=False)
    end: State = field(repr=False)
    events: Sequence[Event] = field(repr=False)

    @property
    def replayable(self) -> bool:
        """Whether the record still leads to this end, whatever has changed since."""
        return self.record.can_be_replayed(self.game) or self.record.leads_to(self.game, self.end, self._game_events())

    def exported(self) -> Record:
        """The record with its end and all events, so that it can be shown wherever it is read."""
        return self.record.with_snapshot(Snapshot.of(self.game, self._game_events(), self.end))

    def _game_events(self) -> list[Event]:
        return [event for event in self.events if not is_bot_event(self.game, event)]
