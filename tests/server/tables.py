"""Tables for tests that need no socket."""

from collections.abc import Sequence
from datetime import UTC, datetime

from marsbox.core import SPECTATOR, Event, Match, State
from marsbox.server import Settings
from marsbox.server.play.table import Table
from marsbox.server.present.presenter import Presenter
from marsbox.server.present.reader import Reader
from marsbox.server.present.table_info import live_info
from marsbox.server.protocol.encoding import encode
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.game_codec import packed, written_actions, written_event
from marsbox.server.tables.model import Counter, Head, Seat
from marsbox.server.tables.stored import StoredTable


class NoBots:
    """Bots that never move, for tests of tables."""

    def wake(self, table: Table) -> None:
        """Leave the table as it is."""

    def presence_changed(self, table: Table) -> None:
        """Leave the table as it is."""

    async def close(self) -> None:
        """There is nothing to stop."""


def stored_match(match: Match, state: State, events: Sequence[Event], people: Sequence[str], table: str) -> StoredTable:
    """A match as it would be stored, at `state`, without undo points; on each seat the player with this id."""
    game, record = match.game, match.record
    head = Head(
        id=table,
        game=game.id,
        rules=record.rules,
        digest=record.digest,
        name="A table",
        setup=record.setup.to_dict(),
        seed=record.seed,
        owner="somebody",
        public=False,
        created=datetime(2026, 1, 2, tzinfo=UTC),
    )
    return StoredTable(
        head=head,
        status="running",
        revision=1,
        counters=(Counter(1, 1),) * (len(people) + 1),
        dump=packed(game.dump(state)),
        seats=tuple(Seat(seat, "person", None, one, f"Name {seat}") for seat, one in enumerate(people)),
        actions=tuple(written_actions(game, record.actions)),
        events=tuple(written_event(game, event) for event in events),
        undo_points=(),
    )


def silent_table(match: Match, state: State, events: Sequence[Event]) -> Table:
    """A table at which a match stands at `state`, and that nobody can change."""
    people = [f"player {seat}" for seat in range(state.players)]
    stored = stored_match(match, state, events, people, "a-table")
    return Table(match.game, stored, TableStore(Database(Settings(database="nowhere.db"))), lambda _: None)


def messages_to(seat: int, table: Table, language: str) -> tuple[str, str, str]:
    """Everything that somebody on this seat is sent on connecting."""
    presenter = Presenter(table, language)
    player = "a spectator" if seat == SPECTATOR else f"player {seat}"
    return encode(live_info(table, Reader(player, language))), presenter.view(seat), presenter.log(seat)
