"""Who comes to tables and goes, here and at other processes."""

import asyncio
import contextlib

from marsbox.core import UserError
from marsbox.server.play.bots import Bots
from marsbox.server.play.table import Table
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.store.presence import Presence


class Attendance:
    """Keeps bots and other processes informed of who is at which table."""

    def __init__(self, presence: Presence, bots: Bots) -> None:
        self._presence = presence
        self._bots = bots
        self._writing = asyncio.Lock()
        self._tasks = BackgroundTasks()

    def note(self, table: Table, player: str) -> None:
        """Somebody came to a table or went: its bots may be more urgent now, and other processes are notified."""
        self._bots.attend(table)
        if self._presence.shared and table.seats_of(player):
            self._tasks.begin(self._write(table, player), "noting who is there")

    async def look_elsewhere(self, table: Table) -> None:
        """See who is connected to a table at other processes."""
        there = (await self._presence.elsewhere([table.id])).get(table.id, frozenset())
        table.subscribers.set_remote(there, table.seats)

    async def changed_elsewhere(self, table: Table) -> None:
        """Somebody came to a table at another process or went."""
        await self.look_elsewhere(table)
        self._bots.attend(table)

    async def close(self) -> None:
        """Wait until everything is written."""
        await self._tasks.finish()

    async def _write(self, table: Table, player: str) -> None:
        # one after the other: a quick arrival and departure must not be stored in the wrong order
        async with self._writing:
            # if the database is unavailable, housekeeping writes it later
            with contextlib.suppress(UserError):
                if table.subscribers.has(player):
                    await self._presence.come(table.id, player)
                else:
                    await self._presence.go(table.id, player)
