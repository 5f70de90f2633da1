"""Housekeeping: clocks, presence, ratings and old tables, at intervals."""

import contextlib
import logging
from datetime import UTC, datetime
from typing import Final

from marsbox.core import UserError
from marsbox.server.play.registry import TableRegistry
from marsbox.server.runtime.periodic import PeriodicTask
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.archive import Archive
from marsbox.server.store.presence import WRITTEN_EVERY, Presence
from marsbox.server.store.stats import Stats
from marsbox.server.store.table_store import TableStore

_log = logging.getLogger("marsbox.server")
DEADLINES_EVERY: Final = 1.0
RATINGS_EVERY: Final = 5.0
SWEEP_EVERY: Final = 3600.0


class Housekeeping:
    """The periodic tasks of one server process. Several processes may run them: each piece of work is done once."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        presence: Presence,
        archive: Archive,
        stats: Stats,
        registry: TableRegistry,
    ) -> None:
        self._settings = settings
        self._store = store
        self._presence = presence
        self._archive = archive
        self._stats = stats
        self._registry = registry
        self._tasks = (
            PeriodicTask("looking at clocks", DEADLINES_EVERY, self.check_clocks),
            PeriodicTask("remembering who is there", WRITTEN_EVERY, self.refresh_presence),
            PeriodicTask("counting ratings", RATINGS_EVERY, self.update_ratings),
            PeriodicTask("clearing away", SWEEP_EVERY, self.remove_old_tables),
        )

    def start(self) -> None:
        """Start all tasks."""
        for task in self._tasks:
            task.start()

    async def close(self) -> None:
        """Stop all tasks."""
        for task in self._tasks:
            await task.close()

    async def check_clocks(self) -> None:
        """Give the seats of those whose time has run out to bots."""
        now = datetime.now(UTC)
        for name in await self._store.overdue(now):
            with contextlib.suppress(UserError):
                await (await self._registry.table(name)).run_out(now)

    async def refresh_presence(self) -> None:
        """Store who is connected to a table at which they have a seat, and read who is connected at other processes."""
        watched = [table for table in self._registry.in_memory() if table.subscribers.local]
        here = {(table.id, subscriber.player) for table in watched for subscriber in table.subscribers.local}
        if here:
            await self._presence.refresh(here)
            there = await self._presence.remote([table.id for table in watched])
            for table in watched:
                table.subscribers.set_remote(there.get(table.id, frozenset()), table.seats)

    async def update_ratings(self) -> None:
        """Count the games that have ended for the ratings of those who played them."""
        for name in await self._stats.unrated():
            await self._stats.rate(name)

    async def remove_old_tables(self) -> None:
        """Remove tables that nobody has touched for too long; one that can't be opened here stays for its operator."""
        now = datetime.now(UTC)
        cleared = 0
        for name in await self._archive.untouched(now, self._settings.waiting_days, self._settings.running_days):
            with contextlib.suppress(UserError):
                await self._registry.table(name)
                await self._archive.remove_untouched(name, now)
                cleared += 1
        if cleared:
            _log.info("cleared away %d tables that nobody touched", cleared)
