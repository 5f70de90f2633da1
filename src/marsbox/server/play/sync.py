"""Synchronisation of tables in memory with what other processes store."""

import logging
from collections.abc import Awaitable, Callable, Mapping

from marsbox.core import UserError
from marsbox.server.play.table import Table
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.runtime.logs import short_id
from marsbox.server.store.database import Database
from marsbox.server.store.pg_notify import PRESENCE, Listener, Notification

_log = logging.getLogger("marsbox.server")


class TableSync:
    """Brings the tables of this process up to date whenever another one has changed them."""

    def __init__(
        self, database: Database, tables: Mapping[str, Table], refresh_remote: Callable[[Table], Awaitable[None]]
    ) -> None:
        self._tables = tables
        self._look_elsewhere = refresh_remote
        self._tasks = BackgroundTasks()
        self._listener = Listener(database.url, self._follow, self._follow_all) if database.shared else None

    def start(self) -> None:
        """Follow from now on. A database of one process needs no synchronisation."""
        if self._listener is not None:
            self._listener.start()

    async def close(self) -> None:
        """Follow no more."""
        if self._listener is not None:
            await self._listener.close()
        await self._tasks.close()

    def _follow(self, notification: Notification) -> None:
        table = self._tables.get(notification.table)
        if table is None:
            return
        if notification.revision == PRESENCE:
            self._begin(table, self._look_elsewhere(table))
        else:
            self._begin(table, table.follow(notification.revision))

    def _follow_all(self) -> None:
        for table in list(self._tables.values()):
            self._begin(table, table.catch_up())

    def _begin(self, table: Table, work: Awaitable[None]) -> None:
        self._tasks.begin(_logged(table, work), f"following table {short_id(table.id)}")


async def _logged(table: Table, work: Awaitable[None]) -> None:
    try:
        await work
    except UserError as problem:
        # the table is looked at again before it is used
        _log.warning("table %s can't be followed: %s", short_id(table.id), problem.code)
