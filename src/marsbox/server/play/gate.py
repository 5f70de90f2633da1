"""The gate that every change of a table passes: check, apply, store, and only then acknowledge and publish.

Inside the gate the match runs ahead of what is stored. Nobody sees that: what is shown is replaced once the change is
stored. If storing fails, the table is read from the database again before the next change, so that memory and database
can't drift apart.

Where several processes share a database, another one may have changed the table. A change made from an old revision is
never stored, nothing is refused before the newest one was looked at, and subscribers get what was stored elsewhere.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from marsbox.core import Event, UserError
from marsbox.server.play.shown import ShownTable
from marsbox.server.play.snapshot import TableSnapshot
from marsbox.server.play.step import Step, prepare
from marsbox.server.play.subscribers import Subscriber, Update
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.tables.game_codec import read_delta, read_game
from marsbox.server.tables.stored import FORMAT, Change, Splice, StaleRevision

if TYPE_CHECKING:
    # child processes import this module too, and have no use for a database
    from marsbox.server.store.table_store import TableStore

T = TypeVar("T")
_ATTEMPTS: Final = 10


class Gate:
    """Lets one change of a table through at a time."""

    def __init__(self, shown: ShownTable, store: "TableStore") -> None:
        self._shown = shown
        self._store = store
        self._lock = asyncio.Lock()
        self._changes = BackgroundTasks()
        self._stale = False
        """Whether what is in memory may differ from what is stored."""

    async def change(self, rule: Callable[[], Step], stored: Callable[[], None], first: Subscriber | None) -> None:
        """Store what a rule makes of the newest snapshot, publish it, to `first` before the others, then call `stored`.

        A `UserError` of the rule changes nothing.
        """
        # once begun, a change is stored and published even if the one who asked for it is gone
        await asyncio.shield(self._changes.begin(self._pass(rule, stored, first), "changing a table"))

    async def open(self, step: Step, create: Callable[[Change], Awaitable[None]]) -> None:
        """Store the first step of a new table, which nobody is connected to."""
        await self._save(step, create)
        self._shown.drop_views()

    @asynccontextmanager
    async def newest(self) -> AsyncIterator[TableSnapshot]:
        """The newest snapshot, whichever process has stored it; no change passes meanwhile."""
        async with self._lock:
            if self._stale or await self._is_behind():
                await self._reload()
            yield self._shown.now

    async def reread(self) -> None:
        """Read what was stored past the table, and publish it."""
        async with self._lock:
            await self._reload()

    async def follow(self, revision: int) -> bool:
        """Read and publish a revision that another process has stored; False if it is known already."""
        async with self._lock:
            if revision <= self._shown.now.revision:
                return False
            await self._reload()
            return True

    async def settled(self) -> None:
        """Wait until every change on its way is stored and published."""
        await self._changes.finish()

    async def _pass(self, rule: Callable[[], Step], stored: Callable[[], None], first: Subscriber | None) -> None:
        async with self._lock:
            update = await self._attempt(rule)
            await self._shown.subscribers.publish_in_turn(update, first)
            self._shown.drop_views()
        stored()

    async def _attempt(self, rule: Callable[[], Step]) -> Update:
        for _ in range(_ATTEMPTS):
            if self._stale:
                await self._reload()
            try:
                step = rule()
            except UserError:
                if await self._is_behind():
                    await self._reload()
                    continue
                raise
            except BaseException:
                self._stale = True
                raise
            now = self._shown.now
            try:
                return await self._save(step, partial(self._store.save, now.head.id, now.revision))
            except StaleRevision:
                # another process was faster: read its change, and check again
                continue
        raise UserError("table_moved_on")

    async def _save(self, step: Step, save: Callable[[Change], Awaitable[None]]) -> Update:
        shown = self._shown
        prepared = prepare(shown.game, shown.now, shown.events, step)
        # whatever happens while it is stored, the database knows best; a failed commit may even have succeeded
        self._stale = True
        await save(prepared.change)
        self._stale = False
        moved = (step.acted, step.actions) if step.acted is not None and step.actions else None
        return shown.advance(prepared.after, step.events.kept, step.events.added, prepared.views, moved)

    async def _is_behind(self) -> bool:
        now = self._shown.now
        return self._store.shared and await self._store.revision(now.head.id) != now.revision

    async def _reload(self) -> None:
        """Read what another process has stored: what is new of it, or all of it where memory is not to be trusted."""
        before = self._shown.now
        whole = self._stale or before.format != FORMAT
        update = await (self._read_whole() if whole else self._read_delta())
        self._stale = False
        if self._shown.now.revision != before.revision:
            self._shown.subscribers.publish(update)

    async def _read_whole(self) -> Update:
        shown = self._shown
        stored = _found(shown.now.head.id, await self._store.load(shown.now.head.id))
        read = read_game(shown.game, stored)
        known, events = [_key(event) for event in shown.events], [_key(event) for event in read.events]
        kept = Splice.between(known, events).kept
        return shown.advance(TableSnapshot.of(stored, read.match), kept, read.events[kept:])

    async def _read_delta(self) -> Update:
        shown = self._shown
        delta = _found(shown.now.head.id, await self._store.load_since(shown.now.head.id, shown.now.revision))
        read = read_delta(shown.game, delta, shown.now.match)
        return shown.advance(TableSnapshot.of(delta.table, read.match), delta.events_kept, read.events)


def _found(table: str, stored: T | None) -> T:
    if stored is None:
        raise UserError("unknown_table", table=table)
    return stored


def _key(event: Event) -> tuple[int, int, tuple[int, ...]]:
    return event.audience, event.kind, event.numbers
