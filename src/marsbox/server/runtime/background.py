"""Background tasks with an owner that waits for their end."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Tasks of one owner, who finishes or cancels them."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Start a task."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self) -> None:
        """Wait until all of them are done."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all of them."""
        for task in self._running:
            task.cancel()
        await self.finish()
