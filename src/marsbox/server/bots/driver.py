"""Drives bots: whenever one has to move, it is asked, and its answer passes the gate like anybody's."""

import asyncio
import contextlib
import logging
import secrets
from typing import Final

from marsbox.bots.levels import RANDOM, simpler_bot
from marsbox.core import UserError
from marsbox.server.bots.queue import asker_of
from marsbox.server.bots.thinking import BotFailed, BotProcesses
from marsbox.server.play.table import BotQuestion, Table
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.logs import log_context, short_id
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.store.presence import Presence
from marsbox.server.tables.model import Seat

_log = logging.getLogger("marsbox.bots")
_PAUSE_SECONDS: Final = 1.0


class BotDriver:
    """Keeps the bots of all tables moving: at most one task for each table.

    `pace` is how many seconds a bot in a person's place takes at least. It waits without a process to think in.
    """

    def __init__(self, bot_processes: BotProcesses, metrics: Metrics, presence: Presence, pace: float) -> None:
        self._processes = bot_processes
        self._metrics = metrics
        self._presence = presence
        self._pace = pace
        self._closed = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stirred: dict[str, asyncio.Event] = {}
        """For each table with a task, whether something has changed since its bots were last looked at."""

    def wake(self, table: Table) -> None:
        """See whether a bot has to move at this table."""
        # a change in flight while the server stops wakes no bot: there is no process left to think in
        if table.status != "running" or self._closed:
            return
        if table.id in self._tasks:
            self._stirred[table.id].set()
            return
        self._stirred[table.id] = asyncio.Event()
        self._tasks[table.id] = asyncio.create_task(self._run(table), name=f"bots of table {short_id(table.id)}")

    def presence_changed(self, table: Table) -> None:
        """Somebody connected to this table or disconnected: update the urgency of its bots' questions."""
        if table.id in self._tasks:
            self._processes.update_urgency(asker_of(table))

    async def close(self) -> None:
        """Stop all bots; they go on when the server starts again."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: Table) -> None:
        with log_context(request="", table=table.id):
            await self._move_on(table)

    async def _move_on(self, table: Table) -> None:
        stirred = self._stirred[table.id]
        try:
            while True:
                stirred.clear()
                wait = await self._try_move(table)
                if wait is None and not stirred.is_set():
                    return
                if wait:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(stirred.wait(), wait)
        except Exception:
            _log.exception("the bots of a table stopped")
        finally:
            del self._tasks[table.id], self._stirred[table.id]

    async def _try_move(self, table: Table) -> float | None:
        try:
            return await self.move_once(table)
        except UserError as problem:
            if problem.code != "not_stored":
                raise
            # the database is unavailable; the bots wait for it too
            _log.warning("%s", message_of(problem, "en"))
            return _PAUSE_SECONDS

    async def move_once(self, table: Table) -> float | None:
        """Let every bot that may move now do so once, and return how many seconds the next one has to wait.

        None if there is no bot that has to move.
        """
        due = await table.bots_due()
        waits = {seat.seat: table.wait_of(seat, self._pace) for seat in due}
        ready = [seat for seat in due if not waits[seat.seat]]
        if ready:
            await asyncio.gather(*(self._move(table, seat) for seat in ready))
            return 0.0
        for seat in due:
            table.thinking(seat.seat)
        return min(waits.values(), default=None)

    async def _move(self, table: Table, seat: Seat) -> None:
        try:
            if seat.stand_in == "away" and not await self._somebody_is_there(table):
                await table.desert()
                return
            question = await table.question(None, seat.seat)
            table.thinking(seat.seat)
            try:
                action = await self._answer(table, seat, question)
            except BotFailed as failure:
                _log.error("%s", failure)
                await self._give_up(table, seat, question, failure.how)
            else:
                await table.act(None, seat.seat, str(question.decision), [action])
        except UserError as problem:
            if problem.code not in ("stale_decision", "no_decision", "table_over", "table_paused", "no_bot_here"):
                raise
            # an undo, a pause or a person who came back was faster; if the bot still has to move, it is asked again

    async def _somebody_is_there(self, table: Table) -> bool:
        if table.somebody_is_there:
            return True
        # those who came to another process lately may not be known here yet
        there = await self._presence.remote([table.id])
        table.subscribers.set_remote(there.get(table.id, frozenset()), table.seats)
        return table.somebody_is_there

    async def _answer(self, table: Table, seat: Seat, question: BotQuestion) -> int:
        bot = seat.bot or RANDOM
        with self._metrics.thought_seconds.measured():
            action = await self._processes.choose(asker_of(table), bot, table.game, seat.seat, question.dump)
        if action not in question.options:
            raise BotFailed("illegal", f"bot {bot} chose the illegal action {action!r}")
        return action

    async def _give_up(self, table: Table, seat: Seat, question: BotQuestion, how: str) -> None:
        """A failing bot must not stop a table: a simpler one takes its seat and is asked next."""
        simpler = simpler_bot(seat.bot or RANDOM)
        if simpler is None:
            # no simpler bot is left, so the choice is made here
            await table.act(None, seat.seat, str(question.decision), [secrets.choice(question.options)])
        else:
            await table.replace_bot(seat, simpler, how)
