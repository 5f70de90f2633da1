"""Finished games on request: replays, positions, analyses, and uploaded records."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from marsbox.core import UserError
from marsbox.server.finished import process_tasks
from marsbox.server.finished.analyses import Analyses, Working
from marsbox.server.finished.process_tasks import PackedGame
from marsbox.server.finished.replay_pool import ReplayPool
from marsbox.server.play.registry import TableRegistry
from marsbox.server.play.table import Table
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.table_store import TableStore

_KEY_LENGTH: Final = 40


class FinishedGames:
    """Replays and analyses of tables that are over."""

    def __init__(self, settings: Settings, store: TableStore, registry: TableRegistry) -> None:
        self._settings = settings
        self._store = store
        self._registry = registry
        self._analyses = Analyses(settings.components, settings.limits)
        self._pool = ReplayPool(settings.limits)

    async def close(self) -> None:
        """Stop everything under way."""
        await self._analyses.close()
        await self._pool.close()

    async def keep_record(self, address: str, player: str, text: bytes) -> Table:
        """Keep a record that somebody brings as a table that is over; the same record is kept once."""
        games = process_tasks.Games(tuple(self._settings.components.items()), tuple(self._settings.plugins))
        stored = await self._pool.work(address, partial(process_tasks.uploaded, games, text, player))
        name = stored.head.id
        if await self._registry.revision(name) is None:
            try:
                await self._store.keep(stored, self._settings.limits.records_per_player)
            except UserError:
                # somebody else may have brought the same one at the same time
                if await self._registry.revision(name) is None:
                    raise
        return await self._registry.table(name)

    async def replay(self, address: str, table_id: str, eyes: str, language: str) -> bytes:
        """A finished game as a viewer saw it, step by step: a `ReplayCourse` as JSON."""
        work = partial(process_tasks.course, eyes=eyes, language=language)
        return await self._made(address, table_id, ("course", eyes, language), work)

    async def replayed_position(self, address: str, table_id: str, eyes: str, language: str, step: int) -> bytes:
        """One position of it: a view message as JSON."""
        work = partial(process_tasks.position, eyes=eyes, language=language, step=step)
        return await self._made(address, table_id, ("position", eyes, language, step), work)

    async def analysis(self, address: str, table_id: str, language: str) -> bytes | Working:
        """The analysis of a finished game, an `Analysis` as JSON, or how far it is."""
        wanted = ("analysis", language)
        known = self._pool.known(await self._game_key(table_id), wanted)
        if known is not None:
            return known
        table = await self._registry.table(table_id)
        if table.status != "over":
            raise UserError("analysis_secret")
        found = self._analyses.ask(table.id, table.finished())
        if isinstance(found, Working):
            return found
        work = partial(process_tasks.reviewed, review=found, language=language)
        return await self._made(address, table_id, wanted, work)

    async def _made(self, address: str, table_id: str, wanted: Hashable, work: Callable[[PackedGame], bytes]) -> bytes:
        async def find() -> PackedGame:
            finished = (await self._registry.table(table_id)).finished()
            return process_tasks.packed(finished, self._settings.components.get(finished.game.id))

        return await self._pool.get(address, await self._game_key(table_id), wanted, find, work)

    async def _game_key(self, table_id: str) -> Hashable:
        """What stays the same as long as nothing changes at a table, not even a name."""
        return table_id[:_KEY_LENGTH], await self._registry.revision(table_id)
