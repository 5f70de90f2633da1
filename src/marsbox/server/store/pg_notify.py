"""Notifications between processes that share a PostgreSQL: each change sends one as it is committed.

A notification says which table has which revision now, and nothing of its content. One connection of each process
listens. When it breaks, it is made again, and since notifications may be lost meanwhile, every table in memory is
checked.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL

from marsbox.server.runtime.background import BackgroundTasks

_log = logging.getLogger("marsbox.server")
CHANNEL: Final = "marsbox"
PRESENCE: Final = 0
"""In place of a revision, which begins with 1: who is connected to the table has changed, and nothing else."""
_PAUSE_SECONDS: Final = 0.5
# a connection whose other end has vanished is noticed within a minute
_KEEPALIVE: Final = "keepalives_idle=20 keepalives_interval=10 keepalives_count=3 connect_timeout=10"


@dataclass(frozen=True)
class Notification:
    """A table has this revision now.

    >>> Notification.read(Notification("a-table", 7).written())
    Notification(table='a-table', revision=7)
    """

    table: str
    revision: int

    def written(self) -> str:
        """The notification as it is sent."""
        return f"{self.table} {self.revision}"

    @staticmethod
    def read(text: str) -> "Notification":
        """The notification that was sent."""
        table, _, revision = text.partition(" ")
        return Notification(table, int(revision))


def libpq_address(url: URL) -> str:
    """The address of a PostgreSQL as its own library wants it, with the password in it."""
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return make_conninfo(address, **conninfo_to_dict(_KEEPALIVE))


def notify(connection: Connection, notification: Notification) -> None:
    """Notify all processes, if and when the transaction of this connection is committed."""
    connection.execute(select(func.pg_notify(CHANNEL, notification.written())))


class Listener:
    """Listens to the notifications of a PostgreSQL, on a connection of its own."""

    def __init__(self, url: URL, received: Callable[[Notification], None], lost: Callable[[], None]) -> None:
        self._address = libpq_address(url)
        self._received = received
        self._lost = lost
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Listen from now on; `lost` is called whenever notifications may have been missed."""
        self._tasks.begin(self._run(), "listening to other processes")

    async def close(self) -> None:
        """Listen no more."""
        await self._tasks.close()

    async def _run(self) -> None:
        from psycopg import Error

        while True:
            try:
                await self._listen()
            except (Error, OSError) as error:
                _log.warning("no news of other processes, trying again: %s", error)
            await asyncio.sleep(_PAUSE_SECONDS)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._lost()
            async for message in connection.notifies():
                self._received(Notification.read(message.payload))
