"""The archive of finished games, and removing tables that nobody uses."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, or_, select

from marsbox.server.store.schema import results, seats, tables
from marsbox.server.store.table_rows import listings, readable_rows, utc
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.model import Listing


@dataclass(frozen=True)
class Ended:
    """A finished game, with the place and the points of each seat where they are known."""

    listing: Listing
    ended: datetime
    places: Sequence[int] | None
    points: Sequence[int] | None


class Archive:
    """The finished games of a server."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def found(
        self, player: str, game: str | None, before: datetime | None, limit: int, *, own: bool
    ) -> list[Ended]:
        """Games that are over, the newest first: those of this player, or also all public ones."""
        mine = or_(tables.c.owner == player, tables.c.id.in_(select(seats.c.table_id).where(seats.c.player == player)))
        shown = mine if own else or_(mine, and_(tables.c.public, ~tables.c.uploaded))
        query = select(tables).where(tables.c.status == "over", tables.c.ended.is_not(None), shown)
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tables.c.ended < before)
        newest = query.order_by(tables.c.ended.desc(), tables.c.id).limit(limit)
        return await self._store.read(partial(_ended, newest=newest))

    async def untouched(self, now: datetime, waiting_days: float, running_days: float) -> list[str]:
        """Unfinished tables that nobody has touched for so long."""
        untouched = or_(
            and_(tables.c.status == "open", tables.c.changed < now - timedelta(days=waiting_days)),
            and_(tables.c.status == "running", tables.c.changed < now - timedelta(days=running_days)),
        )
        return await self._store.names(select(tables.c.id).where(untouched))

    async def remove_untouched(self, table: str, since: datetime) -> None:
        """Remove a table, unless somebody has touched it since."""
        unwanted = delete(tables).where(tables.c.id == table, tables.c.changed < since)
        await self._store.write(lambda connection: connection.execute(unwanted))


def _ended(connection: Connection, newest: Select[Any]) -> list[Ended]:
    rows = readable_rows(connection, newest)
    ids = [row.id for row in rows]
    scored: dict[str, list[Any]] = {table: [] for table in ids}
    for row in connection.execute(select(results).where(results.c.table_id.in_(ids)).order_by(results.c.seat)):
        scored[row.table_id].append(row)
    ended = {row.id: utc(row.ended) for row in rows}
    return [
        Ended(
            listing,
            ended[listing.head.id],
            [one.place for one in scored[listing.head.id]] or None,
            [one.points for one in scored[listing.head.id]] or None,
        )
        for listing in listings(connection, rows)
    ]
