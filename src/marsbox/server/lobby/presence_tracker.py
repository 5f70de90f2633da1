"""Tracks who is connected to which table, at this process and at others."""

import asyncio
import contextlib

from marsbox.core import UserError
from marsbox.server.play.bots import Bots
from marsbox.server.play.table import Table
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.store.presence import Presence


class PresenceTracker:
    """Keeps bots and other processes informed of who is at which table."""

    def __init__(self, presence: Presence, bots: Bots) -> None:
        self._presence = presence
        self._bots = bots
        self._writing = asyncio.Lock()
        self._tasks = BackgroundTasks()

    def connection_changed(self, table: Table, player: str) -> None:
        """Somebody connected or disconnected: update the urgency of the bots and notify other processes."""
        self._bots.presence_changed(table)
        if self._presence.shared and table.seats_of(player):
            self._tasks.begin(self._write(table, player), "noting who is there")

    async def refresh_remote(self, table: Table) -> None:
        """Read who is connected to a table at other processes."""
        there = (await self._presence.remote([table.id])).get(table.id, frozenset())
        table.subscribers.set_remote(there, table.seats)

    async def remote_changed(self, table: Table) -> None:
        """Somebody connected to a table at another process, or disconnected."""
        await self.refresh_remote(table)
        self._bots.presence_changed(table)

    async def close(self) -> None:
        """Wait until everything is written."""
        await self._tasks.finish()

    async def _write(self, table: Table, player: str) -> None:
        # one after the other: a quick arrival and departure must not be stored in the wrong order
        async with self._writing:
            # if the database is unavailable, housekeeping writes it later
            with contextlib.suppress(UserError):
                if table.subscribers.has(player):
                    await self._presence.add(table.id, player)
                else:
                    await self._presence.remove(table.id, player)
