"""Who is connected to which table, at any of the processes that share a database.

Each process knows of its own sockets. Of the others' it learns from the database: whoever comes or goes is written down
at once and announced, and whoever stays is written down every few seconds, so that a process that dies takes nobody's
presence with it for long.
"""

import secrets
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, Connection, bindparam, func, select, update

from marsbox.server.store.pg_notify import PRESENCE, Notification, notify
from marsbox.server.store.schema import seats, tables
from marsbox.server.store.table_rows import utc
from marsbox.server.store.table_store import TableStore

WRITTEN_EVERY: Final = 15.0
"""Seconds between two writes for somebody who is still connected."""
_FORGOTTEN: Final = timedelta(seconds=2.5 * WRITTEN_EVERY)
"""After so long without a write, the process that somebody was connected to must be gone."""
_AT_ONCE: Final = 100


class Presence:
    """Who is connected, as one process knows it."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._me = secrets.token_hex(8)

    @property
    def shared(self) -> bool:
        """Whether there may be other processes."""
        return self._store.shared

    async def refresh(self, present: Iterable[tuple[str, str]]) -> None:
        """These players are connected to these tables, here."""
        mine = update(seats).where(seats.c.table_id == bindparam("table"), seats.c.player == bindparam("one"))
        rows = [{"table": table, "one": player} for table, player in sorted(present)]
        here = mine.values(seen=datetime.now(UTC), seen_at=self._me)
        # a few at a time, so that no move has to wait for all of them
        for some in (rows[at : at + _AT_ONCE] for at in range(0, len(rows), _AT_ONCE)):
            await self._store.write(partial(Connection.execute, statement=here, parameters=some))

    async def add(self, table: str, player: str) -> None:
        """Somebody connects to a table, here; the other processes are notified."""

        def work(connection: Connection) -> None:
            mine = update(seats).where(seats.c.table_id == table, seats.c.player == player)
            connection.execute(mine.values(seen=datetime.now(UTC), seen_at=self._me))
            notify(connection, Notification(table, PRESENCE))

        await self._store.write(work)

    async def remove(self, table: str, player: str) -> None:
        """Somebody is no longer connected to a table, here; the other processes are notified."""

        def work(connection: Connection) -> None:
            mine = update(seats).where(seats.c.table_id == table, seats.c.player == player, seats.c.seen_at == self._me)
            connection.execute(mine.values(seen=datetime.now(UTC), seen_at=None))
            notify(connection, Notification(table, PRESENCE))

        await self._store.write(work)

    async def remote(self, names: Collection[str]) -> Mapping[str, frozenset[str]]:
        """For each of these tables, the players who are connected to it at other processes."""
        if not (self.shared and names):
            return {}
        query = select(seats.c.table_id, seats.c.player).where(seats.c.table_id.in_(names), self._there())
        found: dict[str, set[str]] = defaultdict(set)
        for table, player in await self._store.read(lambda connection: connection.execute(query).all()):
            found[table].add(player)
        return {table: frozenset(players) for table, players in found.items()}

    async def is_remote(self, table: str, player: str) -> bool:
        """Whether a player is connected to a table at another process."""
        return player in (await self.remote([table])).get(table, ())

    async def last_seen(self, table: str, seat: int) -> datetime | None:
        """When the person on a seat was last connected, as far as that is known."""
        query = (
            select(func.coalesce(seats.c.seen, tables.c.changed))
            .select_from(seats.join(tables))
            .where(seats.c.table_id == table, seats.c.seat == seat)
        )
        found: datetime | None = await self._store.read(lambda connection: connection.scalar(query))
        return None if found is None else utc(found)

    def _there(self) -> ColumnElement[bool]:
        lately = seats.c.seen > datetime.now(UTC) - _FORGOTTEN
        return lately & seats.c.player.is_not(None) & seats.c.seen_at.is_not(None) & (seats.c.seen_at != self._me)
