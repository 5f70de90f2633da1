"""Work that goes on beside everything else."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Tasks that somebody has begun and sees to the end of."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Begin another one."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self) -> None:
        """Wait until all that were begun are done."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        """Stop all of them, wherever they are."""
        for task in self._running:
            task.cancel()
        await self.finish()
