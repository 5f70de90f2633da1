"""Ends the holds of turns: when their time is over, or when whoever holds one has gone.

A hold is stored with its table, so housekeeping ends it should this process die.
"""

import asyncio
import contextlib
from datetime import UTC, datetime

from marsbox.core import UserError
from marsbox.server.play.table import Table
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.tables.state import Hold


class TurnHolds:
    """The holds that began in this process."""

    def __init__(self) -> None:
        self._known: dict[str, Hold] = {}
        self._tasks = BackgroundTasks()

    def changed(self, table: Table) -> None:
        """Wait for the end of a hold that has just begun."""
        hold = table.state.hold
        if hold is not None and self._known.get(table.id) != hold:
            self._known[table.id] = hold
            self._tasks.begin(self._end_in_time(table, hold), "waiting for the end of a turn")

    def somebody_left(self, table: Table) -> None:
        """End the hold of a turn whose holder is not connected any more."""
        hold = table.state.hold
        if hold is not None and not table.subscribers.online(table.seats[hold.seat]):
            self._tasks.begin(self._end(table, hold), "ending a turn")

    async def close(self) -> None:
        """Wait for nothing any more."""
        await self._tasks.close()

    async def _end_in_time(self, table: Table, hold: Hold) -> None:
        await asyncio.sleep((hold.until - datetime.now(UTC)).total_seconds())
        if self._known.get(table.id) == hold:
            del self._known[table.id]
        await self._end(table, hold)

    async def _end(self, table: Table, hold: Hold) -> None:
        # what can't be stored now is stored by housekeeping
        with contextlib.suppress(UserError):
            await table.end_hold(hold)
