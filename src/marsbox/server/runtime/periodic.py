"""Periodic tasks of a running server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from marsbox.core import UserError
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.runtime.errors import message_of

_log = logging.getLogger("marsbox.server")


class PeriodicTask:
    """Does something every so many seconds. A failure is logged and does not stop the next run."""

    def __init__(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._seconds = seconds
        self._work = work
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Start; the first run comes after a pause."""
        self._tasks.begin(self._run(), self._name)

    async def close(self) -> None:
        """Stop, even in the middle of a run."""
        await self._tasks.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self._work()
            except UserError as problem:
                _log.warning("%s: %s", self._name, message_of(problem, "en"))
            except Exception:
                _log.exception("%s failed", self._name)
