"""A table in memory follows what another process stores: it reads what is new, and plays nothing again."""

from collections.abc import AsyncIterator

import pytest

from marsbox.server import Settings
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.table import Table
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.stored import Delta, StoredTable
from tests.server.people import fewest
from tests.server.tables import NoBots

ANN = "ann-id"


class CountingStore(TableStore):
    """Remembers what was read of tables."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.whole = 0
        self.news: list[Delta] = []

    async def load(self, table: str) -> StoredTable | None:
        self.whole += 1
        return await super().load(table)

    async def load_since(self, table: str, revision: int) -> Delta | None:
        news = await super().load_since(table, revision)
        assert news is not None
        self.news.append(news)
        return news


@pytest.fixture
async def database(fresh_postgres: str) -> AsyncIterator[Database]:
    opened = Database(Settings(database=fresh_postgres))
    await opened.open()
    yield opened
    await opened.close()


async def act(table: Table, option: int = 0) -> int:
    """Answer for the first who owes an answer; whose it was."""
    seat = next(seat for seat in range(table.players) if table.view_of(seat).decision is not None)
    decision = table.view_of(seat).decision
    assert decision is not None
    await table.act(ANN, seat, str(table.counters[seat].decision), [decision.options[option]])
    return seat


def visible_state(table: Table) -> tuple[object, ...]:
    """All that somebody can see of a table."""
    views = [table.view_of(seat).view for seat in (-1, *range(table.players))]
    events = [(event.audience, event.kind, event.numbers) for event in table.events]
    return views, events, table.counters, table.fingerprints, table.status, table.revision


async def test_a_move_made_elsewhere_is_read_without_the_rest_of_the_game(database: Database, game: str) -> None:
    settings = Settings()
    here, elsewhere = CountingStore(database), TableStore(database)
    watching, playing = (Services(settings, store, Metrics(), NoBots()) for store in (here, elsewhere))
    seats = [NewSeat("person")] * fewest(game)
    table = await playing.lobby.open_table(ANN, NewTable(game, seats, take=range(fewest(game))))
    for _ in range(30):
        await act(table)
    watched = await watching.registry.table(table.id)
    assert visible_state(watched) == visible_state(table)
    whole = here.whole
    for number in range(30):
        known = len(watched.events)
        seat = await act(table, -1)
        await watched.follow(table.revision)
        assert visible_state(watched) == visible_state(table), f"after move {number + 1}"
        assert len(here.news[-1].table.events) == len(table.events) - known
        if table.fingerprints[seat].can_undo:
            await table.undo(ANN, seat)
            await watched.follow(table.revision)
            assert visible_state(watched) == visible_state(table), f"after move {number + 1} was undone"
            assert watched.fingerprints[seat].can_undo == table.fingerprints[seat].can_undo
            await act(table, 0)
            await watched.follow(table.revision)
    # several changes at once, an undo among them where there is one
    for _ in range(8):
        seat = await act(table)
        if table.fingerprints[seat].can_undo:
            await table.undo(ANN, seat)
            await act(table, -1)
    await watched.follow(table.revision)
    assert visible_state(watched) == visible_state(table)
    assert here.whole == whole, "the whole table was read again"
    # whoever followed can go on from there
    await act(watched)
    await table.follow(watched.revision)
    assert visible_state(watched) == visible_state(table)
    await watching.close()
    await playing.close()
