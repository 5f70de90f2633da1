"""Finished games to be found again, and tables that nobody touched to be cleared away."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, or_, select

from marsbox.server.schema import results, seats, tables
from marsbox.server.storage import Listing, Storage, listings, utc


@dataclass(frozen=True)
class Ended:
    """A finished game, with the place and the points of each seat where they are known."""

    listing: Listing
    ended: datetime
    places: Sequence[int] | None
    points: Sequence[int] | None


class Archive:
    """The finished games of a server."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

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
        return await self._storage.read(partial(_ended, newest=newest))

    async def sweep(self, now: datetime, waiting_days: float, running_days: float) -> int:
        """Clear away tables that nobody touched for so long; how many there were. Finished games stay."""
        untouched = or_(
            and_(tables.c.status == "open", tables.c.changed < now - timedelta(days=waiting_days)),
            and_(tables.c.status == "running", tables.c.changed < now - timedelta(days=running_days)),
        )
        return await self._storage.write(
            lambda connection: connection.execute(delete(tables).where(untouched)).rowcount
        )


def _ended(connection: Connection, newest: Select[Any]) -> list[Ended]:
    rows = connection.execute(newest).all()
    ids = [row.id for row in rows]
    scored: dict[str, list[Any]] = {table: [] for table in ids}
    for row in connection.execute(select(results).where(results.c.table_id.in_(ids)).order_by(results.c.seat)):
        scored[row.table_id].append(row)
    return [
        Ended(
            listing,
            utc(row.ended),
            [one.place for one in scored[row.id]] or None,
            [one.points for one in scored[row.id]] or None,
        )
        for listing, row in zip(listings(connection, rows), rows, strict=True)
    ]
