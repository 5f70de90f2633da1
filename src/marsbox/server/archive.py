"""Finished games to be found again, and tables that nobody touched to be cleared away."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import and_, delete, or_, select

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
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query.order_by(tables.c.ended.desc(), tables.c.id).limit(limit))).all()
            found = await listings(connection, rows)
            ids = [row.id for row in rows]
            scored: dict[str, list[Any]] = {table: [] for table in ids}
            query_results = select(results).where(results.c.table_id.in_(ids)).order_by(results.c.seat)
            for row in await connection.execute(query_results):
                scored[row.table_id].append(row)
        return [
            Ended(
                listing,
                utc(row.ended),
                [one.place for one in scored[row.id]] or None,
                [one.points for one in scored[row.id]] or None,
            )
            for listing, row in zip(found, rows, strict=True)
        ]

    async def sweep(self, now: datetime, waiting_days: float, running_days: float) -> int:
        """Clear away tables that nobody touched for so long; how many there were. Finished games stay."""
        async with self._storage.writing() as connection:
            result = await connection.execute(
                delete(tables).where(
                    or_(
                        and_(tables.c.status == "open", tables.c.changed < now - timedelta(days=waiting_days)),
                        and_(tables.c.status == "running", tables.c.changed < now - timedelta(days=running_days)),
                    )
                )
            )
            return int(result.rowcount)
