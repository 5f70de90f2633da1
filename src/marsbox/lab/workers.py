"""Workers that play games: in this process, or in several on this machine. Other engines implement `Workers` too."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, Protocol

from marsbox.lab.errors import LabError
from marsbox.lab.plan import Plan
from marsbox.lab.playing import GameResult, play_games

RETRIES: Final = 3  # times in a row that games are played again when their worker is lost

Played = tuple[range, float, list[GameResult]]


class Workers(Protocol):
    """Plays batches of games and returns their results in any order."""

    slots: int

    def submit(self, plan: Plan, numbers: range) -> None:
        """Start these games."""

    def finished(self) -> list[Played]:
        """Wait until a batch is played; returns the numbers of its games, the seconds it took and the results."""


class InProcessWorkers:
    """Plays in this process."""

    def __init__(self) -> None:
        self.slots = 1
        self._waiting: list[tuple[Plan, range]] = []

    def submit(self, plan: Plan, numbers: range) -> None:
        self._waiting.append((plan, numbers))

    def finished(self) -> list[Played]:
        plan, numbers = self._waiting.pop(0)
        seconds, results = play_games(plan, numbers)
        return [(numbers, seconds, results)]


class ProcessWorkers:
    """Plays in processes of this machine; the games of one that is lost are played again."""

    def __init__(self, jobs: int) -> None:
        self.slots = jobs
        self._others = set(multiprocessing.active_children())
        self._pool = self._fresh_pool()
        self._running: dict[Future[tuple[float, list[GameResult]]], tuple[Plan, range]] = {}
        self._lost = 0

    def _fresh_pool(self) -> ProcessPoolExecutor:
        # new processes share nothing with this one, whatever threads it runs
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.slots, context, _leave_interrupts_to_the_parent)

    def submit(self, plan: Plan, numbers: range) -> None:
        try:
            future = self._pool.submit(play_games, plan, numbers)
        except BrokenProcessPool:
            future = Future()
            future.set_exception(BrokenProcessPool())
        self._running[future] = plan, numbers

    def finished(self) -> list[Played]:
        while True:
            done, _ = wait(self._running, return_when=FIRST_COMPLETED)
            played: list[Played] = []
            broken = False
            for future in done:
                if isinstance(future.exception(), BrokenProcessPool):
                    broken = True
                    continue
                _, numbers = self._running.pop(future)
                seconds, results = future.result()
                played.append((numbers, seconds, results))
            if broken:
                self._restart(progress=bool(played))
            if played:
                self._lost = 0
                return played

    def _restart(self, *, progress: bool) -> None:
        self._lost = 0 if progress else self._lost + 1
        again = list(self._running.values())
        if self._lost > RETRIES:
            first = min(numbers.start for _, numbers in again)
            raise LabError("workers_lost", first=first, last=max(numbers.stop for _, numbers in again) - 1)
        self.close()
        self._pool = self._fresh_pool()
        self._running = {}
        for plan, numbers in again:
            self.submit(plan, numbers)

    def close(self) -> None:
        """Terminate the processes at once."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
        self._pool.shutdown(wait=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local_workers(jobs: int) -> Iterator[Workers]:
    """The workers of this machine."""
    if jobs == 1:
        yield InProcessWorkers()
        return
    processes = ProcessWorkers(jobs)
    try:
        yield processes
    finally:
        processes.close()
