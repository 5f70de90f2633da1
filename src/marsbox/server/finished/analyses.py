"""Analyses of finished games: made one after the other in a child process, and cached.

The process has the lowest priority, so that nobody's move waits for it.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection

from marsbox.analysis import Review, review
from marsbox.core import Game, Record, UserError
from marsbox.games import load_game
from marsbox.server.play.finished_game import FinishedGame
from marsbox.server.runtime.logs import short_id
from marsbox.server.runtime.processes import CONTEXT, begin_background, search_budget
from marsbox.server.runtime.settings import Limits

_log = logging.getLogger("marsbox.analyses")

Progress = Callable[[int, int], None]


@dataclass
class Working:
    """How far an analysis is, and how many others are made before it."""

    ahead: int
    done: int = 0
    of: int = 0


class Analyses:
    """The analyses of a server."""

    def __init__(self, components: Mapping[str, str], limits: Limits) -> None:
        self._components = dict(components)
        self._limits = limits
        # None stands for one that failed, until somebody has asked for it
        self._made: OrderedDict[str, Review | None] = OrderedDict()
        self._wanted: dict[str, FinishedGame] = {}
        self._working = Working(0)
        self._task: asyncio.Task[None] | None = None

    def ask(self, table: str, finished: FinishedGame) -> Review | Working:
        """The analysis of a finished game, or how far it is; it is begun by the first who asks."""
        if not finished.replayable:
            raise UserError("analysis_other_rules")
        if table in self._made:
            made = self._made.pop(table)
            if made is None:
                raise UserError("analysis_failed")
            self._made[table] = made
            return made
        if table not in self._wanted:
            self._want(table, finished)
        ahead = list(self._wanted).index(table)
        return Working(ahead) if ahead else self._working

    async def close(self) -> None:
        """Stop; analyses that are not made are forgotten."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _want(self, table: str, finished: FinishedGame) -> None:
        most = self._limits.analyses_waiting
        if len(self._wanted) > most:
            raise UserError("analysis_queue", most=most)
        self._wanted[table] = finished
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._make_all(), name="analyses")

    async def _make_all(self) -> None:
        while self._wanted:
            table, finished = next(iter(self._wanted.items()))
            self._working = Working(0)
            self._made[table] = await self._make(table, finished)
            del self._wanted[table]
            while len(self._made) > self._limits.analyses_kept:
                self._made.popitem(last=False)

    async def _make(self, table: str, finished: FinishedGame) -> Review | None:
        try:
            async with asyncio.timeout(self._limits.analysis_seconds):
                return await reviewed(
                    finished.game, self._components.get(finished.game.id), finished.record, self._note_progress
                )
        except Exception:
            # whatever it was, the next analysis must not wait for it, and this one may be asked for again
            _log.exception("the analysis of table %s failed", short_id(table))
            return None

    def _note_progress(self, done: int, of: int) -> None:
        self._working.done, self._working.of = done, of


class ReviewFailed(Exception):
    """A process that ended without a review."""


async def reviewed(game: Game, components: str | None, record: Record, progress: Progress) -> Review:
    """The review of a finished game, made in a process of its own that ends with it."""
    ours, theirs = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=_review, args=(theirs, game.id, components, record.to_json()), daemon=True)
    process.start()
    theirs.close()
    try:
        while True:
            received: tuple[int, int] | Review = await asyncio.to_thread(ours.recv)
            if isinstance(received, Review):
                return received
            progress(*received)
    except EOFError:
        raise ReviewFailed("its process ended too early") from None
    finally:
        # a reader at the other end gets an end of file then
        process.kill()
        process.join()


def _review(line: Connection, game_id: str, components: str | None, record: str) -> None:
    begin_background()
    game = load_game(game_id, components)
    line.send(review(Record.from_json(record), game, search_budget(game), lambda done, of: line.send((done, of))))
