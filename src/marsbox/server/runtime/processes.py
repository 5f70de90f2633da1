"""Child processes of the server: how they start, and one that answers questions."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, TypeVar

from marsbox.bots import evaluation_of
from marsbox.core import COMPILED, Game

_log = logging.getLogger("marsbox.processes")
_ATTEMPTS: Final = 5
_Answer = TypeVar("_Answer")
# the server has threads, so a fork could copy a held lock
CONTEXT: Final = multiprocessing.get_context("spawn")
_NICENESS: Final = 10


def begin_worker() -> None:
    """Prepare a child process; to be called first in it."""
    # Ctrl-C is for the server, which then stops its workers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # a killed server must not leave processes behind
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def begin_background() -> None:
    """The same for work in the background, with the lowest priority."""
    begin_worker()
    os.nice(_NICENESS)


def search_budget(game: Game) -> int | None:
    """The iterations of a search for a hint or an analysis; None for what the strongest level spends.

    Where the engine runs interpreted, that would take too long.
    """
    return None if COMPILED else evaluation_of(game).iterations // 4


class NoAnswer(Exception):
    """A question without a usable answer; `how` is "late" or "exception"."""

    def __init__(self, how: str, message: str) -> None:
        super().__init__(message)
        self.how = how


class AnsweringProcess:
    """One process, started when it is first needed, and again whenever it has died or had to be ended.

    If it dies, the question is put again; if the answer takes too long, it is ended.
    """

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._pool = self._new_pool()

    async def answer(self, seconds: float, what: str, question: Callable[[], _Answer]) -> _Answer:
        """What a question that can be pickled returns; `NoAnswer` says why there is none."""
        for _ in range(_ATTEMPTS):
            try:
                # starting a process takes a while, which does not count as thinking time
                process = await asyncio.wrap_future(self._pool.submit(os.getpid))
                answer = asyncio.wrap_future(self._pool.submit(question))
                try:
                    done, _ = await asyncio.wait({answer}, timeout=seconds)
                except asyncio.CancelledError:
                    # the answer is not needed any more, and the next question must not wait for it
                    self._end(process, answer)
                    raise
                if not done:
                    self._end(process, answer)
                    raise NoAnswer("late", f"{what}: no answer within {seconds:g} seconds")
                return answer.result()
            except BrokenProcessPool:
                _log.warning("a process of the server has died and is started again")
                self._replace()
            except NoAnswer:
                raise
            except Exception as error:
                raise NoAnswer("exception", f"{what}: {error!r}") from error
        raise NoAnswer("exception", f"{what}: the process died {_ATTEMPTS} times in a row")

    def close(self) -> None:
        """End it."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _end(self, process: int, answer: "asyncio.Future[_Answer]") -> None:
        answer.cancel()
        os.kill(process, signal.SIGTERM)
        self._replace()

    def _replace(self) -> None:
        self._pool.shutdown(wait=False)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=self._begin)


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
