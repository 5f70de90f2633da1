"""What is stored: the same on SQLite and on PostgreSQL."""

import asyncio
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update

from marsbox.core import UserError
from marsbox.server import Settings
from marsbox.server.runtime.errors import message_of
from marsbox.server.store.database import Database
from marsbox.server.store.players import Players
from marsbox.server.store.presence import Presence
from marsbox.server.store.schema import metadata, players, tables
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.model import Counter, Head, Seat
from marsbox.server.tables.stored import Change, Splice, StaleRevision, StoredEvent

ANN, BOB = "ann-id", "bob-id"
SEATS = (Seat(0, "person", None, ANN, "Ann"), Seat(1, "bot", "greedy", None, "Greedy"))
OPENING = StoredEvent(-1, "dealt", (1, "E1", None))
SECRET_EVENT = StoredEvent(~4, "drew", ())
LAUNCH, SKIP = '{"launch":true}', '{"skip":true}'


def head(owner: str = ANN, *, public: bool = True) -> Head:
    return Head(
        id=secrets.token_urlsafe(12),
        game="pocket-mars",
        rules=1,
        digest="abc",
        name="Table d'Éloïse",
        setup={"players": 2, "options": {"draft": "on"}, "deal": None},
        seed=2**128 - 1,
        owner=owner,
        public=public,
        created=datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC),
    )


def beginning() -> Change:
    return Change(
        status="running",
        bot_due=False,
        counters=(Counter(1, 1), Counter(1, 1), Counter(1, 0)),
        dump=b"\x00\xff state",
        actions=Splice(0, cut=False, added=[]),
        events=Splice(0, cut=False, added=[OPENING, SECRET_EVENT]),
    )


def unchanged() -> Change:
    """A change that leaves actions and events as they are at the beginning."""
    return replace(beginning(), events=Splice(2, cut=False, added=[]))


async def test_a_table_comes_back_as_it_was_stored(store: TableStore) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    stored = await store.load(new.id)
    assert stored is not None
    assert stored.head == new
    assert stored.seats == SEATS
    assert stored.status == "running"
    assert stored.revision == 1
    assert stored.counters == beginning().counters
    assert stored.dump == b"\x00\xff state"
    assert stored.events == (OPENING, SECRET_EVENT)
    assert stored.actions == ()


async def test_a_table_that_is_not_there(store: TableStore) -> None:
    assert await store.load("nowhere") is None


async def test_moves_are_added_and_an_undo_takes_them_away(store: TableStore) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    move = replace(
        beginning(),
        dump=b"after",
        bot_due=True,
        actions=Splice(0, cut=False, added=[(0, LAUNCH), (0, SKIP)]),
        events=Splice(2, cut=False, added=[StoredEvent(2, "looked", (5,))]),
        counters=(Counter(2, 2), Counter(1, 1), Counter(2, 0)),
    )
    await store.save(new.id, 1, move)
    stored = await store.load(new.id)
    assert stored is not None
    assert stored.actions == ((0, LAUNCH), (0, SKIP))
    assert stored.events[2:] == (StoredEvent(2, "looked", (5,)),)
    assert stored.dump == b"after"
    assert stored.counters[0] == Counter(2, 2)
    assert stored.revision == 2
    assert await store.waiting_for_bots() == [new.id]
    undo = replace(
        beginning(),
        actions=Splice(1, cut=True, added=[]),
        events=Splice(2, cut=True, added=[]),
        seats=[Seat(0, "person", None, None, "Ann")],
    )
    await store.save(new.id, 2, undo)
    stored = await store.load(new.id)
    assert stored is not None
    assert stored.actions == ((0, LAUNCH),)
    assert stored.events == (OPENING, SECRET_EVENT)
    assert stored.seats[0].player is None
    assert stored.seats[1] == SEATS[1]
    assert await store.waiting_for_bots() == []


async def test_a_change_of_an_old_revision_is_not_stored(store: TableStore) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    await store.save(new.id, 1, replace(unchanged(), dump=b"first"))
    late = replace(unchanged(), dump=b"second", actions=Splice(0, cut=False, added=[(1, SKIP)]))
    with pytest.raises(StaleRevision):
        await store.save(new.id, 1, late)
    stored = await store.load(new.id)
    assert stored is not None
    assert (stored.dump, stored.actions) == (b"first", ())


async def test_tables_listed_are_not_over_and_public_or_ones_own(store: TableStore) -> None:
    shown, private, over = head(), head(public=False), head()
    for new in (shown, private, over):
        await store.create(new, SEATS, 50, beginning())
    await store.save(over.id, 1, replace(unchanged(), status="over"))
    assert {listing.head.id for listing in await store.listed(ANN, 10)} == {shown.id, private.id}
    assert {listing.head.id for listing in await store.listed(BOB, 10)} == {shown.id}
    assert len(await store.listed(ANN, 1)) == 1
    assert (await store.listed(BOB, 10))[0].seats == SEATS


async def test_ones_own_tables_come_first_however_many_others_are_newer(store: TableStore) -> None:
    own, *others = head(), head(BOB), head(BOB)
    for new in (own, *others):
        await store.create(new, SEATS[1:], 50, beginning())
    assert [listing.head.id for listing in await store.listed(ANN, 1)] == [own.id]
    assert (await store.listed(BOB, 3))[2].head.id == own.id


async def test_a_player_has_so_many_tables_and_a_refused_one_leaves_nothing(store: TableStore) -> None:
    await store.create(head(), SEATS, 1, beginning())
    with pytest.raises(UserError) as refused:
        await store.create(head(), SEATS, 1, beginning())
    assert "the limit is 1" in message_of(refused.value, "en")
    assert len(await store.listed(ANN, 10)) == 1
    await store.create(head(BOB), SEATS, 1, beginning())


async def test_a_player_is_remembered_by_the_newest_name(store: TableStore, opened: Database) -> None:
    await Players(store).remember(ANN, "Ann")
    await Players(store).remember(ANN, "Anne")
    with opened.engine.connect() as connection:
        rows = connection.execute(select(players.c.id, players.c.name)).all()
    assert [tuple(row) for row in rows] == [(ANN, "Anne")]


async def test_who_was_connected_is_remembered_however_many_they_are(store: TableStore, opened: Database) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    with opened.engine.begin() as connection:
        connection.execute(update(tables).values(changed=datetime(2026, 1, 2, tzinfo=UTC)))
    presence = Presence(store)
    assert await presence.last_seen(new.id, 0) == datetime(2026, 1, 2, tzinfo=UTC)
    before = datetime.now(UTC)
    strangers = [(f"table {number}", BOB) for number in range(250)]
    await presence.refresh([*strangers, (new.id, ANN)])
    seen = await presence.last_seen(new.id, 0)
    assert seen is not None
    assert before <= seen <= datetime.now(UTC)


async def test_migrations_build_the_schema_that_the_code_uses(opened: Database) -> None:
    with opened.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_opening_again_changes_nothing(store: TableStore, opened: Database) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    await opened.open()
    assert await store.load(new.id) is not None


async def test_a_database_of_a_newer_marsbox_is_refused(opened: Database) -> None:
    with opened.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UserError) as refused:
        await opened.open()
    assert refused.value.code == "database_newer"


async def test_a_removed_table_takes_everything_of_it_along(store: TableStore, opened: Database) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    with opened.engine.begin() as connection:
        connection.execute(tables.delete().where(tables.c.id == new.id))
        for child in ("seats", "actions", "events"):
            assert connection.scalar(text(f"SELECT count(*) FROM {child}")) == 0


async def test_sqlite_keeps_an_acknowledged_move_through_a_power_cut(tmp_path: Path) -> None:
    database = Database(Settings(database=str(tmp_path / "mars.db"), busy_seconds=3))
    await database.open()
    with database.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA busy_timeout")) == 3000
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    await database.close()


def test_a_new_file_of_sqlite_is_for_nobody_else(tmp_path: Path) -> None:
    async def store() -> set[int]:
        database = Database(Settings(database=str(tmp_path / "mars.db")))
        await database.open()
        await TableStore(database).create(head(), SEATS, 50, beginning())
        # while it is open, the log of what was written lies beside it
        modes = await asyncio.to_thread(lambda: {part.stat().st_mode & 0o777 for part in tmp_path.iterdir()})
        await database.close()
        return modes

    assert asyncio.run(store()) == {0o600}


async def test_a_table_is_read_as_it_was_at_one_moment(
    store: TableStore, opened: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    freeze = Database._freeze

    def freeze_and_be_overtaken(database: Database, connection: Connection) -> None:
        freeze(database, connection)
        connection.execute(select(tables.c.revision))
        moved = TableStore(opened).save(
            new.id, 1, replace(unchanged(), actions=Splice(0, cut=False, added=[(0, LAUNCH)]))
        )
        asyncio.run(moved)

    with monkeypatch.context() as patched:
        patched.setattr(Database, "_freeze", freeze_and_be_overtaken)
        stored = await store.load(new.id)
    assert stored is not None
    assert (stored.revision, stored.actions) == (1, ())
    stored = await store.load(new.id)
    assert stored is not None
    assert (stored.revision, stored.actions) == (2, ((0, LAUNCH),))


async def test_two_who_change_one_table_at_once_are_told_apart(store: TableStore, opened: Database) -> None:
    new = head()
    await store.create(new, SEATS, 50, beginning())
    other = TableStore(opened)
    with opened.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == new.id).values(revision=5))
    with pytest.raises(StaleRevision):
        await other.save(new.id, 1, unchanged())
    await other.save(new.id, 5, unchanged())


async def test_a_failed_statement_tells_the_log_nothing_of_what_it_should_have_stored(store: TableStore) -> None:
    def twice(connection: Connection) -> None:
        now = datetime.now(UTC)
        row = {"id": "a-secret-player", "name": "Ann", "created": now, "seen": now}
        connection.execute(insert(players), [row, row])

    with pytest.raises(UserError) as problem:
        await store.write(twice)
    assert "Ann" not in str(problem.value.__cause__)
