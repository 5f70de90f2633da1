"""The store of tables: every change of a table is one transaction on top of the one before it."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Select, Table, bindparam, case, delete, func, insert, null, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from marsbox.core import UserError
from marsbox.server.store.database import Database, redacted
from marsbox.server.store.pg_notify import Notification, notify
from marsbox.server.store.schema import actions, chat, events, results, seats, tables
from marsbox.server.store.table_rows import (
    action_row,
    change_row,
    event_row,
    head_row,
    listings,
    readable_rows,
    seat_row,
    stored_table,
    table_since,
)
from marsbox.server.tables.model import Head, Listing, Seat
from marsbox.server.tables.results import Result
from marsbox.server.tables.stored import (
    Change,
    Delta,
    Splice,
    StaleRevision,
    StoredTable,
)

T = TypeVar("T")
_log = logging.getLogger("marsbox.storage")
NOT_OVER: Final = ("open", "running")
# every move of everybody is stored by these, so they are not made anew for each
_CHANGE: Final = update(tables).where(
    tables.c.id == bindparam("changed_table"), tables.c.revision == bindparam("changed_revision")
)
_ADD: Final = {kind: insert(kind) for kind in (actions, events, chat)}


class TableStore:
    """Tables in a database. Every failure of the database is a `UserError` that says that nothing was changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def shared(self) -> bool:
        """Whether other processes may change the same tables."""
        return self._database.shared

    async def create(self, head: Head, seated: Sequence[Seat], most: int, beginning: Change) -> None:
        """Store a new table at revision 1, unless its owner has `most` tables that are not over."""

        def work(connection: Connection) -> None:
            _insert(connection, head, seated, beginning)
            mine = select(func.count()).where(tables.c.owner == head.owner, tables.c.status.in_(NOT_OVER))
            count = connection.scalar(mine) or 0
            if count > most:
                raise UserError("too_many_tables", count=count - 1, most=most)

        await self.write(work)

    async def keep(self, table: StoredTable, most: int) -> None:
        """Store a finished game that somebody brought, unless they have `most` of them."""
        head = table.head
        whole = Change(
            status=table.status,
            bot_due=False,
            counters=table.counters,
            dump=table.dump,
            actions=Splice(0, cut=False, added=table.actions),
            events=Splice(0, cut=False, added=table.events),
            undo_points=table.undo_points or (),
        )

        def work(connection: Connection) -> None:
            _insert(connection, head, table.seats, whole)
            brought = update(tables).where(tables.c.id == head.id)
            connection.execute(brought.values(ended=head.created, rated=True))
            mine = select(func.count()).where(tables.c.owner == head.owner, tables.c.uploaded)
            count = connection.scalar(mine) or 0
            if count > most:
                raise UserError("too_many_records", count=count - 1, most=most)

        await self.write(work)

    async def load(self, table: str) -> StoredTable | None:
        """A table as it was last stored."""
        return await self.read(partial(stored_table, table=table))

    async def load_since(self, table: str, revision: int) -> Delta | None:
        """A table as it was last stored, with those actions and events alone that came after a revision."""
        return await self.read(partial(table_since, table=table, revision=revision))

    async def revision(self, table: str) -> int | None:
        """The newest revision of a table; None if there is no such table."""
        query = select(tables.c.revision).where(tables.c.id == table)
        return await self.read(lambda connection: connection.scalar(query))

    async def save(self, table: str, revision: int, change: Change) -> None:
        """Store a change made on top of `revision`; `StaleRevision` if that is not the newest any more."""

        def work(connection: Connection) -> None:
            _save(connection, table, revision, change)
            if self.shared:
                notify(connection, Notification(table, revision + 1))

        await self.write(work)

    async def listed(self, player: str, limit: int) -> list[Listing]:
        """Tables that are not over and public or this player's: this player's first, then the newest."""
        seated = select(seats.c.table_id).where(seats.c.player == player)
        own = or_(tables.c.owner == player, tables.c.id.in_(seated))
        query = (
            select(tables)
            .where(tables.c.status.in_(NOT_OVER))
            .where(or_(tables.c.public, own))
            .order_by(own.desc(), tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        return await self.read(lambda connection: listings(connection, readable_rows(connection, query)))

    async def waiting_for_bots(self, seconds: float = 0.0) -> list[str]:
        """Tables at which a bot has to move, and nothing has happened for so long."""
        since = datetime.now(UTC) - timedelta(seconds=seconds)
        return await self.names(
            select(tables.c.id).where(tables.c.status == "running", tables.c.bot_due, tables.c.changed <= since)
        )

    async def held(self) -> list[str]:
        """Tables at which somebody holds a turn."""
        query = select(tables).where(tables.c.status == "running", tables.c.deadline.is_not(None))
        found = await self.read(lambda connection: listings(connection, readable_rows(connection, query)))
        return [listing.head.id for listing in found if listing.state.hold is not None]

    async def overdue(self, now: datetime) -> list[str]:
        """Tables at which somebody's time has run out, or the hold of a turn is over."""
        return await self.names(select(tables.c.id).where(tables.c.status == "running", tables.c.deadline <= now))

    async def names(self, query: Select[str]) -> list[str]:
        """The ids that a query finds."""
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, stored as one transaction."""
        with self._as_problem():
            return await self._database.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds, as it was at one moment."""
        with self._as_problem():
            return await self._database.read(work)

    @contextmanager
    def _as_problem(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            cause = self._database.cause(error)
            _log.warning("%s", cause)
            raise UserError("not_stored", cause=redacted(cause)) from error


def _save(connection: Connection, table: str, revision: int, change: Change) -> None:
    newest = {"changed_table": table, "changed_revision": revision}
    result = connection.execute(_CHANGE, newest | change_row(change, revision + 1))
    if result.rowcount != 1:
        raise StaleRevision
    if change.head is not None:
        begun = {"rules": change.head.rules, "digest": change.head.digest, "setup": change.head.setup}
        connection.execute(update(tables).where(tables.c.id == table).values(begun))
    new = {"table_id": table, "revision": revision + 1}
    _splice(connection, actions, new, change.actions, action_row)
    _splice(connection, events, new, change.events, event_row)
    _splice(connection, chat, {"table_id": table}, change.chat, asdict)
    if change.results:
        _keep_results(connection, table, change.results)
    for seat in change.seats:
        # somebody who is connected stays so, whatever happens to the seat
        same_person = case((seats.c.player == seat.player, seats.c.seen_at), else_=null())
        connection.execute(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == seat.seat)
            .values(seat_row(table, seat) | {"seen": datetime.now(UTC), "seen_at": same_person})
        )


def _keep_results(connection: Connection, table: str, ended: Sequence[Result]) -> None:
    game = connection.scalar(select(tables.c.game).where(tables.c.id == table))
    connection.execute(update(tables).where(tables.c.id == table).values(ended=datetime.now(UTC)))
    rows = [{"table_id": table, "game": game} | asdict(result) for result in ended]
    connection.execute(insert(results), rows)


def _insert(connection: Connection, head: Head, seated: Sequence[Seat], first: Change) -> None:
    connection.execute(insert(tables), head_row(head) | change_row(first, 1))
    connection.execute(insert(seats), [seat_row(head.id, seat) for seat in seated])
    new = {"table_id": head.id, "revision": 1}
    _splice(connection, actions, new, first.actions, action_row)
    _splice(connection, events, new, first.events, event_row)


def _splice(
    connection: Connection,
    kind: Table,
    new: dict[str, Any],
    splice: Splice[T],
    row: Callable[[T], dict[str, Any]],
) -> None:
    """Change a stored list; `new` is what all rows that are added have in common."""
    if splice.cut:
        connection.execute(delete(kind).where(kind.c.table_id == new["table_id"], kind.c.number >= splice.kept))
    if splice.added:
        rows = [{**new, "number": n, **row(item)} for n, item in enumerate(splice.added, splice.kept)]
        connection.execute(_ADD[kind], rows)
