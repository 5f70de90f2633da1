"""Bots think in processes of their own, never in the event loop.

A process is given a determinized state and nothing else of the game, so even a bot that looks everywhere learns no
secret. A pool that breaks is replaced, and the question is put again.
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

from marsbox.bots import make_bot
from marsbox.core import Game
from marsbox.games import load_game

_log = logging.getLogger("marsbox.bots")
_ATTEMPTS: Final = 5


class BotFailed(Exception):
    """A bot that gave no usable answer."""


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, workers: int, components: Mapping[str, str]) -> None:
        self._workers = workers
        self._components = dict(components)
        self._pool = self._new_pool()

    async def choose(self, bot: str, game: Game, seat: int, dump: bytes) -> int:
        """The action that a bot chooses on the seat's decision in a dumped state; `BotFailed` if it can't."""
        seed = secrets.randbits(64)
        components = self._components.get(game.id)
        for _ in range(_ATTEMPTS):
            pool = self._pool
            try:
                thought = pool.submit(think, bot, game.id, components, seat, dump, seed)
                return await asyncio.wrap_future(thought)
            except BrokenProcessPool:
                self._replace(pool)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                raise BotFailed(f"bot {bot} failed at {game.id}: {error!r}") from error
        raise BotFailed(f"the processes of the bots died {_ATTEMPTS} times in a row")

    def close(self) -> None:
        """Stop thinking; questions that are still open are dropped."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            _log.warning("a process in which bots think has died; the pool is started again")
            self._pool = self._new_pool()
            broken.shutdown(wait=False)

    def _new_pool(self) -> ProcessPoolExecutor:
        # the server has threads, so a fork could copy a held lock
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin_worker)


def think(bot: str, game_id: str, components: str | None, seat: int, dump: bytes, seed: int) -> int:
    """What a process does for one question."""
    game = _game(game_id, components)
    state = game.load(dump)
    decision = game.decision(state, seat)
    if decision is None:
        raise ValueError(f"seat {seat} owes no decision")
    return make_bot(bot, game, seed).choose(state, decision)


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
