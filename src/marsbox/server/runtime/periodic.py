"""Work that is done again and again while a server runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.runtime.errors import Problem

_log = logging.getLogger("marsbox.server")


class PeriodicTask:
    """Does something every so many seconds. A round that fails is logged, and the next one comes all the same."""

    def __init__(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._seconds = seconds
        self._work = work
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Begin with a pause."""
        self._tasks.begin(self._run(), self._name)

    async def close(self) -> None:
        """Stop, even in the middle of a round."""
        await self._tasks.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self._work()
            except Problem as problem:
                _log.warning("%s: %s", self._name, problem)
            except Exception:
                _log.exception("%s failed", self._name)
