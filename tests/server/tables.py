"""Tables for tests that need no socket."""

from collections.abc import Sequence
from datetime import UTC, datetime

from marsbox.core import SPECTATOR, Event, Match, State
from marsbox.server import Settings
from marsbox.server.database import Database
from marsbox.server.storage import Counter, Head, Storage, StoredEvent, StoredSeat, StoredTable
from marsbox.server.table import Table
from marsbox.server.telling import Teller, encode, live_card


def silent_table(match: Match, state: State, events: Sequence[Event]) -> Table:
    """A table at which a match stands at `state`, and that nobody can change."""
    game, record = match.game, match.record
    players = record.setup.players
    head = Head(
        id="a-table",
        game=game.id,
        # begun under older rules: such a table has no way back, which would have to be made from the record each time
        rules=record.rules - 1,
        digest=record.digest,
        name="A table",
        setup=record.setup.to_dict(),
        seed=record.seed,
        owner="somebody",
        public=True,
        created=datetime(2026, 1, 2, tzinfo=UTC),
    )
    stored = StoredTable(
        head=head,
        status="running",
        revision=1,
        counters=(Counter(1, 1),) * (players + 1),
        dump=game.dump(state),
        seats=tuple(StoredSeat(seat, "person", None, f"player {seat}", f"Name {seat}") for seat in range(players)),
        actions=tuple(record.actions),
        events=tuple(StoredEvent(event.audience, game.event_kinds[event.kind], event.numbers) for event in events),
    )
    return Table(game, stored, Storage(Database(Settings(database="nowhere.db"))), lambda _: None)


def told_to(seat: int, table: Table, language: str) -> tuple[str, str, str]:
    """Everything that somebody on this seat is sent on connecting."""
    teller = Teller(table, language)
    player = "a spectator" if seat == SPECTATOR else f"player {seat}"
    return encode(live_card(table, player)), teller.view(seat), teller.log(seat)
