"""Telling people who are away that it is their turn. A move never waits for it."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Connection, insert, select, update

from marsbox.server.notify.webhooks import Lookup, MayReach, NotSent, find_target, is_public, look_up, send
from marsbox.server.play.table import Table
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.runtime.errors import Problem
from marsbox.server.runtime.logs import short_id
from marsbox.server.runtime.sentences import sentence
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.presence import Presence
from marsbox.server.store.schema import players
from marsbox.server.store.table_store import TableStore

_log = logging.getLogger("marsbox.server")
_WAITING: Final = 1000
_QUIET: Final = timedelta(minutes=1)
"""One notice a minute for a player is enough, whichever process sends it."""
_AT_ONCE: Final = 8
"""So many are sent at the same time: a receiver that does not answer keeps few others waiting."""


@dataclass(frozen=True)
class _Turn:
    player: str
    table: str
    name: str


class TurnNotifications:
    """Where people want to be told, and the task that tells them."""

    def __init__(
        self,
        settings: Settings,
        storage: TableStore,
        presence: Presence,
        lookup: Lookup = look_up,
        may_reach: MayReach = is_public,
    ) -> None:
        self.allowed = settings.webhooks
        self._storage = storage
        self._presence = presence
        self._lookup = lookup
        self._may_reach = may_reach
        self._turns: asyncio.Queue[_Turn] = asyncio.Queue(_WAITING)
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Begin to tell, if the operator allows it."""
        if self.allowed:
            for _ in range(_AT_ONCE):
                self._tasks.begin(self._run(), "turn notices")

    async def close(self) -> None:
        """Tell nobody any more."""
        await self._tasks.close()

    async def webhook(self, player: str) -> str | None:
        """Where a player wants to be told."""
        query = select(players.c.webhook).where(players.c.id == player)
        return await self._storage.read(lambda connection: connection.scalar(query))

    async def choose(self, player: str, url: str | None, language: str, origin: str) -> None:
        """Tell a player at this address from now on, or nowhere; a `Problem` if it can't be."""
        if url is not None:
            if not self.allowed:
                raise Problem("webhooks_off")
            await find_target(url, self._lookup, self._may_reach)
        chosen = {"webhook": url, "webhook_language": language, "webhook_origin": origin[:300]}
        now = datetime.now(UTC)

        def work(connection: Connection) -> None:
            known = connection.execute(update(players).where(players.c.id == player).values(chosen))
            if known.rowcount == 0:
                connection.execute(insert(players).values(id=player, name="", created=now, seen=now, **chosen))

        await self._storage.write(work)

    def changed(self, table: Table) -> None:
        """Tell those who have to decide since the newest change of a table and are not there."""
        if not self.allowed:
            return
        for seat in table.asked_now:
            place = table.seats[seat]
            if place.player is None or place.played_by_bot or table.subscribers.online(place):
                continue
            try:
                self._turns.put_nowait(_Turn(place.player, table.id, table.head.name))
            except asyncio.QueueFull:
                _log.warning("too many turn notices wait; one is dropped")

    async def _run(self) -> None:
        while True:
            turn = await self._turns.get()
            try:
                await self._tell(turn)
            except (Problem, NotSent) as failure:
                # the address is a secret of the player's
                reason = failure.code if isinstance(failure, Problem) else str(failure)
                _log.info("a turn notice of table %s was not sent: %s", short_id(turn.table), reason)
            except Exception:
                _log.exception("a turn notice failed")
            finally:
                self._turns.task_done()

    async def _tell(self, turn: _Turn) -> None:
        query = select(players).where(players.c.id == turn.player)
        row = await self._storage.read(lambda connection: connection.execute(query).one_or_none())
        if row is None or row.webhook is None or await self._presence.is_elsewhere(turn.table, turn.player):
            return
        now = datetime.now(UTC)
        quiet = (players.c.told.is_(None)) | (players.c.told <= now - _QUIET)
        mine = update(players).where(players.c.id == turn.player, quiet).values(told=now)
        if not await self._storage.write(lambda connection: connection.execute(mine).rowcount):
            return
        facts = {"table": turn.name, "link": f"{row.webhook_origin}/t/{turn.table}"}
        text = sentence("turn_notice", row.webhook_language, facts)
        await send(await find_target(row.webhook, self._lookup, self._may_reach), text)

    async def sent(self) -> None:
        """Wait until nothing is left to tell."""
        await self._turns.join()
