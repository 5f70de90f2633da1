"""A worker: a process beside the servers of one PostgreSQL, in which bots think."""

import asyncio
import logging
import signal
import sys
from collections import deque
from collections.abc import Callable
from typing import Final

from procrastinate.exceptions import ProcrastinateException

from marsbox.core import UserError
from marsbox.server.bots.driver import BotDriver
from marsbox.server.bots.jobs import Jobs
from marsbox.server.play.table import Table
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.language import check_language
from marsbox.server.runtime.logs import check_style, log_context, write_log
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.runtime.periodic import PeriodicTask
from marsbox.server.runtime.settings import Settings
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.pg_notify import libpq_address
from marsbox.server.store.presence import Presence
from marsbox.server.store.table_store import TableStore

_log = logging.getLogger("marsbox.bots")
FAILED: Final = 2
_PAUSE_SECONDS: Final = 1.0
_TABLES_KEPT: Final = 64
_JOBS_PER_PROCESS: Final = 2
"""While one bot thinks, the next table is read."""


def work(settings: Settings, say: Callable[[str], None]) -> int:
    """Let bots think until stopped, and return the exit status: 2 if the worker could not be started."""
    try:
        check_language(settings.language)
        check_style(settings.log)
        database = Database(settings)
        if not database.shared:
            raise UserError("workers_need_postgresql", database=database.name)
        write_log(settings.log)
        asyncio.run(_Worker(settings, database).run(say))
    except UserError as problem:
        sys.stderr.write(message_of(problem, settings.language) + "\n")
        return FAILED
    return 0


class _Worker:
    """Takes tables from the queue and lets the bots move that have to."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._jobs = Jobs(libpq_address(database.url), settings.stand_in_seconds)
        self._jobs.handle(self._move)
        metrics = Metrics()
        store = TableStore(database)
        self._services = Services(settings, store, metrics, self._jobs)
        self._bots = BotDriver(self._services.bot_processes, metrics, Presence(store), settings.stand_in_seconds)
        # a bot that has moved often has to move again soon, and its table need not be read anew then
        self._recent: deque[Table] = deque(maxlen=_TABLES_KEPT)

    async def run(self, say: Callable[[str], None]) -> None:
        """Work until a signal comes."""
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        await self._database.open()
        await self._jobs.open()
        rounds = PeriodicTask("looking for bots that nobody asks", self._settings.heartbeat_seconds, self._look_around)
        rounds.start()
        # people whose turn it is after a bot's move are notified by the process in which the bot moved
        self._services.turn_notifications.start()
        say(f"Marsbox: {self._settings.bot_workers} × {self._database.name}")
        try:
            await self._until(stopped)
        finally:
            await rounds.close()
            await self._services.close()
            await self._database.close()

    async def _until(self, stopped: asyncio.Event) -> None:
        waiting = asyncio.create_task(stopped.wait())
        while not stopped.is_set():
            at_once = _JOBS_PER_PROCESS * self._settings.bot_workers
            working = asyncio.create_task(self._jobs.work(at_once, self._settings.heartbeat_seconds))
            await asyncio.wait([working, waiting], return_when=asyncio.FIRST_COMPLETED)
            working.cancel()
            [outcome] = await asyncio.gather(working, return_exceptions=True)
            if not stopped.is_set():
                _log.warning("the queue is away, trying again: %s", outcome)
                await asyncio.sleep(_PAUSE_SECONDS)

    async def _move(self, table: str) -> None:
        with log_context(table=table):
            try:
                found = await self._services.registry.table(table)
                self._recent.append(found)
                # nobody is connected to a worker, but how urgent a table is depends on who is connected elsewhere
                await self._services.presence_tracker.refresh_remote(found)
                if await self._bots.move_once(found):
                    # a bot in a person's place waits in nobody's way
                    self._jobs.wake(found)
            except UserError as problem:
                # as long as a bot has to move, its table comes into the queue again
                _log.warning("the bots of a table can't move: %s", problem.code)
            except Exception:
                # the queue would log the whole id of the table
                _log.exception("the bots of a table stopped")

    async def _look_around(self) -> None:
        try:
            await self._jobs.rescue(self._settings.heartbeat_seconds)
            await self._services.take_over()
        except ProcrastinateException as error:
            _log.warning("the queue is away: %s", error)
