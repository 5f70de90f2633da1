"""The turns of bots as jobs for workers: a queue of `procrastinate` in the same PostgreSQL.

A job says at which table bots have to move, and nothing else. That they have to is stored with the table, so a job that
is lost costs time and never a move: it is put into the queue again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ProcrastinateException
from procrastinate.jobs import Status
from psycopg import AsyncConnection, Error, sql

from marsbox.server.bots.queue import Urgency, asker_of
from marsbox.server.play.table import Table
from marsbox.server.runtime.background import BackgroundTasks

_log = logging.getLogger("marsbox.bots")
_TASK: Final = "move_bots"
_LOCK: Final = 0x4D415254
_QUEUES: Final = {Urgency.ATTENDED: "foreground", Urgency.AWAITED: "background", Urgency.UNATTENDED: "background"}
_IN_BACKGROUND: Final = 2
"""Tables of the background at once: while the bots of one think, the next is read."""
_SCHEMA: Final = "procrastinate_" + procrastinate.__version__.replace(".", "_")
"""A schema for each version of the queue: what is in it can always be made anew from the tables."""


class Jobs:
    """The queue of the PostgreSQL at this address, in the form of its own library. `Bots` that think elsewhere.

    `pace` is how many seconds a bot in a person's place takes at least.
    """

    def __init__(self, address: str, pace: float) -> None:
        self._address = address
        self._pace = pace
        self._app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(
                conninfo=self._address, kwargs={"options": f"-c search_path={_SCHEMA}"}, min_size=1, max_size=6
            )
        )
        self._tasks = BackgroundTasks()
        self._later = BackgroundTasks()

    async def open(self) -> None:
        """Connect, and build the queue where there is none yet."""
        async with await AsyncConnection.connect(self._address) as connection:
            # servers and workers may start at the same time
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
            found = await connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", [_SCHEMA])
            if await found.fetchone() is None:
                name = sql.Identifier(_SCHEMA)
                await connection.execute(sql.SQL("CREATE SCHEMA {}").format(name))
                await connection.execute(sql.SQL("SET LOCAL search_path TO {}").format(name))
                await connection.execute(self._app.schema_manager.get_schema())
        await self._app.open_async()

    def wake(self, table: Table) -> None:
        """Put a table into the queue if a bot has to move at it."""
        waiting = table.bots_waiting
        if table.status != "running" or not waiting:
            return
        for seat in waiting:
            table.thinking(seat.seat)
        wait = min(table.wait_of(seat, self._pace) for seat in waiting)
        if wait:
            # should this process end meanwhile, the table is found by those that look for silent bots
            self._later.begin(self._wake_in(wait, table), "waiting with a bot's move")
        else:
            self._tasks.begin(self._defer(table.id, asker_of(table).urgency), "asking for a bot's move")

    def presence_changed(self, table: Table) -> None:
        """Put a table to which somebody came before those where nobody is present."""
        if asker_of(table).urgency is Urgency.ATTENDED:
            self.wake(table)

    def handle(self, move: Callable[[str], Awaitable[None]]) -> None:
        """Set the function that handles the table of a job."""
        self._app.task(name=_TASK)(move)

    async def work(self, at_once: int, heartbeat: float) -> None:
        """Do jobs until cancelled, so many at once for people who are there; the queue gets a sign of it with every
        heartbeat."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._work("foreground", at_once, heartbeat))
            both.create_task(self._work("background", _IN_BACKGROUND, heartbeat))

    async def _work(self, queue: str, at_once: int, heartbeat: float) -> None:
        await self._app.run_worker_async(
            queues=[queue],
            concurrency=at_once,
            install_signal_handlers=False,
            delete_jobs="always",
            update_heartbeat_interval=heartbeat,
            stalled_worker_timeout=3 * heartbeat,
            fetch_job_polling_interval=heartbeat,
            shutdown_graceful_timeout=0,
        )

    async def rescue(self, heartbeat: float) -> None:
        """Put the jobs of workers that gave no sign for three heartbeats into the queue again."""
        manager = self._app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=3 * heartbeat):
            _log.warning("a worker has died; the bots of its table are asked again")
            await manager.finish_job(job, status=Status.FAILED, delete_job=True)
            await self._defer(str(job.task_kwargs["table"]), Urgency(-job.priority))

    async def close(self) -> None:
        """Stop adding to the queue."""
        await self._later.close()
        await self._tasks.finish()
        await self._app.close_async()

    async def _wake_in(self, seconds: float, table: Table) -> None:
        await asyncio.sleep(seconds)
        self.wake(table)

    async def _defer(self, table: str, urgency: Urgency) -> None:
        # a table may wait once for each urgency: people who come back must not wait where it waited without them
        job = self._app.configure_task(
            _TASK, queue=_QUEUES[urgency], priority=-urgency, lock=table, queueing_lock=f"{table} {urgency.name}"
        )
        try:
            await job.defer_async(table=table)
        except AlreadyEnqueued:
            return
        except (ProcrastinateException, Error) as error:
            # the bot is asked again when it has been silent for long
            _log.warning("the bots of a table can't be asked: %s", error)
