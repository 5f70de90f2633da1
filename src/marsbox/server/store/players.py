"""What is stored of players: their names, and where they want notifications."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from marsbox.server.store.schema import players
from marsbox.server.store.table_store import TableStore


@dataclass(frozen=True)
class Webhook:
    """Where a player wants notifications, in which language, and what links to this server begin with."""

    url: str = field(repr=False)
    language: str
    origin: str


class Players:
    """The players in the database."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def remember(self, player: str, name: str) -> None:
        """Remember a player and the name they use."""
        now = datetime.now(UTC)
        # in one statement, because another process may meet the same player
        new = postgresql_insert(players) if self._store.shared else sqlite_insert(players)
        row = {"id": player, "name": name, "created": now, "seen": now}
        known = new.values(row).on_conflict_do_update(index_elements=["id"], set_={"name": name, "seen": now})
        await self._store.write(lambda connection: connection.execute(known))

    async def webhook(self, player: str) -> Webhook | None:
        """Where a player wants notifications."""
        query = select(players).where(players.c.id == player)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None or row.webhook is None:
            return None
        return Webhook(row.webhook, row.webhook_language, row.webhook_origin)

    async def choose_webhook(self, player: str, url: str | None, language: str, origin: str) -> None:
        """Store where a player wants notifications; None for nowhere."""
        chosen = {"webhook": url, "webhook_language": language, "webhook_origin": origin[:300]}
        now = datetime.now(UTC)

        def work(connection: Connection) -> None:
            known = connection.execute(update(players).where(players.c.id == player).values(chosen))
            if known.rowcount == 0:
                connection.execute(insert(players).values(id=player, name="", created=now, seen=now, **chosen))

        await self._store.write(work)

    async def claim_notification(self, player: str, pause: timedelta) -> bool:
        """Whether a player may be notified now, with at least this pause since the last time at any process."""
        now = datetime.now(UTC)
        quiet = (players.c.told.is_(None)) | (players.c.told <= now - pause)
        mine = update(players).where(players.c.id == player, quiet).values(told=now)
        return bool(await self._store.write(lambda connection: connection.execute(mine).rowcount))
