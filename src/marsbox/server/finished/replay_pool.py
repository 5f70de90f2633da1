"""A pool of processes that replay finished games, and a cache of what they made.

The processes have the lowest priority, so that nobody's move waits for them, and clients take turns by their
addresses.
"""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final, Generic, TypeVar

from marsbox.core import UserError
from marsbox.server.bots.queue import Asker, ThinkingQueue, Urgency
from marsbox.server.finished.process_tasks import PackedGame, refusing
from marsbox.server.runtime.processes import AnsweringProcess, NoAnswer, begin_background
from marsbox.server.runtime.rate_limits import TokenBuckets
from marsbox.server.runtime.settings import Limits

_log = logging.getLogger("marsbox.replays")
_PROCESSES: Final = 2
_TIMEOUT_SECONDS: Final = 60.0
_MADE_BYTES: Final = 32 * 2**20
_PACKED_BYTES: Final = 8 * 2**20
_Made = TypeVar("_Made")
_Kept = TypeVar("_Kept")


class Cache(Generic[_Kept]):
    """A cache of the most recently used values, up to so many bytes.

    >>> cache = Cache[str](5)
    >>> cache.keep("a", "first", 3), cache.keep("b", "second", 3), cache.get("a"), cache.get("b")
    (None, None, None, 'second')
    """

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Hashable, tuple[_Kept, int]] = OrderedDict()

    def get(self, key: Hashable) -> _Kept | None:
        """What is kept under a key."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, value: _Kept, size: int) -> None:
        """Keep a value, and drop the least recently used ones if there is no room."""
        _, before = self._kept.pop(key, (None, 0))
        self._kept[key] = (value, size)
        self._bytes += size - before
        while self._bytes > self._most_bytes:
            _, (_, freed) = self._kept.popitem(last=False)
            self._bytes -= freed


class ReplayPool:
    """Makes what is sent of finished games, and caches it."""

    def __init__(self, limits: Limits) -> None:
        self._processes = [AnsweringProcess(begin_background) for _ in range(_PROCESSES)]
        self._queue = ThinkingQueue(self._processes, (), 1.0)
        self._buckets = TokenBuckets(limits.replays_per_second, limits.replay_burst)
        self._cache: Cache[bytes] = Cache(_MADE_BYTES)
        self._packed: Cache[PackedGame] = Cache(_PACKED_BYTES)
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}

    def known(self, game: Hashable, wanted: Hashable) -> bytes | None:
        """What was made of a game lately."""
        return self._cache.get((game, wanted))

    async def get(
        self,
        address: str,
        game: Hashable,
        wanted: Hashable,
        find: Callable[[], Awaitable[PackedGame]],
        work: Callable[[PackedGame], bytes],
    ) -> bytes:
        """What `work` makes of a game, once for all who ask; `game` and `wanted` say what that is.

        `find` gets the game if it is not known here. An address that asks for too much that is new has to wait.
        """
        key = (game, wanted)
        known = self._cache.get(key)
        if known is not None:
            return known
        making = self._under_way.get(key)
        if making is None:
            self._check_pace(address)
            making = asyncio.create_task(self._make(address, key, find, work), name="replay")
            self._under_way[key] = making
            making.add_done_callback(partial(self._made, key))
        # others may wait for it too, so it goes on even if this one is gone
        return await asyncio.shield(making)

    async def work(self, address: str, work: Callable[[], _Made]) -> _Made:
        """What `work` makes in another process, when it is this address's turn."""
        async with self._queue.process(Asker("", address, Urgency.ATTENDED)) as process:
            try:
                made = await process.answer(_TIMEOUT_SECONDS, "a replay", partial(refusing, work))
            except NoAnswer as failure:
                _log.error("%s", failure)
                raise UserError("replay_failed") from failure
        if isinstance(made, UserError):
            raise made
        return made

    async def close(self) -> None:
        """Stop; what is not made yet is dropped."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            await asyncio.to_thread(process.close)

    async def _make(
        self,
        address: str,
        key: tuple[Hashable, Hashable],
        find: Callable[[], Awaitable[PackedGame]],
        work: Callable[[PackedGame], bytes],
    ) -> bytes:
        game, _ = key
        packed = self._packed.get(game)
        if packed is None:
            packed = await find()
            self._packed.keep(game, packed, len(packed.record) + len(packed.end) + 64 * len(packed.events))
        made = await self.work(address, partial(work, packed))
        self._cache.keep(key, made, len(made))
        return made

    def _made(self, key: Hashable, task: "asyncio.Task[bytes]") -> None:
        del self._under_way[key]
        if not task.cancelled():
            # those who waited for it have its failure; if nobody did, nobody needs it
            task.exception()

    def _check_pace(self, address: str) -> None:
        wait = self._buckets.wait(address, time.monotonic())
        if wait > 0:
            raise UserError("too_many_requests", seconds=math.ceil(wait))
