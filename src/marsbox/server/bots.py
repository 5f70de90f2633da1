"""Bots think in processes of their own, never in the event loop.

A process is given a determinized state and nothing else of the game, so even a bot that looks everywhere learns no
secret. A process that dies is replaced, and the question is put again; one whose bot takes too long is ended.
"""

import asyncio
import functools
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

from marsbox.bots import table_bot
from marsbox.core import Game
from marsbox.games import load_game

_log = logging.getLogger("marsbox.bots")
_ATTEMPTS: Final = 5


class BotFailed(Exception):
    """A bot that gave no usable answer; `how` is one of `marsbox.text.bots.FAILURES`."""

    def __init__(self, how: str, message: str) -> None:
        super().__init__(message)
        self.how = how


class Thinkers:
    """The processes in which bots think, each about one question at a time and for so many seconds at most."""

    def __init__(self, workers: int, seconds: float, components: Mapping[str, str]) -> None:
        self._seconds = seconds
        self._components = dict(components)
        self._all = [_Thinker() for _ in range(workers)]
        # the one that was last busy comes first: as few processes are started as are needed at once
        self._idle: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def choose(self, bot: str, game: Game, seat: int, dump: bytes) -> int:
        """The action that a bot chooses on the seat's decision in a dumped state; `BotFailed` if it can't."""
        seed = secrets.randbits(64)
        components = self._components.get(game.id)
        thinker = await self._idle.get()
        try:
            return await thinker.think(self._seconds, bot, game.id, components, seat, dump, seed)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        """Stop thinking."""
        for thinker in self._all:
            thinker.close()


class _Thinker:
    """One process, started when it is first needed, and again whenever it has died or had to be ended."""

    def __init__(self) -> None:
        self._pool = _new_pool()

    async def think(
        self, seconds: float, bot: str, game: str, components: str | None, seat: int, dump: bytes, seed: int
    ) -> int:
        for _ in range(_ATTEMPTS):
            try:
                # to start a process takes a while, which is not the bot's
                process = await asyncio.wrap_future(self._pool.submit(os.getpid))
                thought = asyncio.wrap_future(self._pool.submit(think, bot, game, components, seat, dump, seed))
                try:
                    done, _ = await asyncio.wait({thought}, timeout=seconds)
                except asyncio.CancelledError:
                    # nobody wants the answer any more, and the next question should not have to wait for it
                    self._end(process, thought)
                    raise
                if not done:
                    self._end(process, thought)
                    raise BotFailed("late", f"bot {bot} gave no answer at {game} within {seconds:g} seconds")
                return thought.result()
            except BrokenProcessPool:
                _log.warning("a process in which bots think has died and is started again")
                self._replace()
            except BotFailed:
                raise
            except Exception as error:
                raise BotFailed("exception", f"bot {bot} failed at {game}: {error!r}") from error
        raise BotFailed("exception", f"the process of bot {bot} died {_ATTEMPTS} times in a row at {game}")

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _end(self, process: int, thought: "asyncio.Future[int]") -> None:
        thought.cancel()
        os.kill(process, signal.SIGTERM)
        self._replace()

    def _replace(self) -> None:
        self._pool.shutdown(wait=False)
        self._pool = _new_pool()


def _new_pool() -> ProcessPoolExecutor:
    # the server has threads, so a fork could copy a held lock
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_begin_worker)


def think(bot: str, game_id: str, components: str | None, seat: int, dump: bytes, seed: int) -> int:
    """What a process does for one question."""
    game = _game(game_id, components)
    state = game.load(dump)
    decision = game.decision(state, seat)
    if decision is None:
        raise ValueError(f"seat {seat} owes no decision")
    return table_bot(bot, game, seed).choose(state, decision)


@functools.cache
def _game(game_id: str, components: str | None) -> Game:
    return load_game(game_id, components)


def _begin_worker() -> None:
    # Ctrl-C is for the server, which then stops its workers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # a killed server must not leave processes behind
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
