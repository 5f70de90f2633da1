"""The links that move seats to other devices, in the database."""

from dataclasses import dataclass, field

from sqlalchemy import Connection, Delete, delete, insert, select

from marsbox.server.store.schema import seat_links
from marsbox.server.store.table_store import TableStore


@dataclass(frozen=True)
class StoredLink:
    """Of a link: whose seat it moves, and the digest of its key."""

    player: str
    digest: str = field(repr=False)


class SeatLinkStore:
    """At most one link for each seat."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def replace(self, table: str, seat: int, player: str, digest: str) -> None:
        """Store a link in the place of the one before."""
        row = {"table_id": table, "seat": seat, "player": player, "digest": digest}

        def work(connection: Connection) -> None:
            connection.execute(_removed(table, seat))
            connection.execute(insert(seat_links), row)

        await self._store.write(work)

    async def find(self, table: str, seat: int) -> StoredLink | None:
        """The link of a seat."""
        query = select(seat_links.c.player, seat_links.c.digest).where(
            seat_links.c.table_id == table, seat_links.c.seat == seat
        )
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else StoredLink(row.player, row.digest)

    async def remove(self, table: str, seat: int) -> None:
        """Void the link of a seat."""
        await self._store.write(lambda connection: connection.execute(_removed(table, seat)))


def _removed(table: str, seat: int) -> Delete:
    return delete(seat_links).where(seat_links.c.table_id == table, seat_links.c.seat == seat)
