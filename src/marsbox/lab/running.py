"""The results of all games of a plan, in order, whichever worker plays them and whenever they finish."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Final

from marsbox.lab.errors import LabError
from marsbox.lab.plan import Plan
from marsbox.lab.playing import GameResult
from marsbox.lab.workers import InProcessWorkers, Workers, cores, local_workers

ENGINES: Final = ("local", "ray")
BATCH_SECONDS: Final = 1.0  # that a worker plays before it returns results
LARGEST_BATCH: Final = 500  # games
PENDING_BATCHES: Final = 4  # finished batches for each worker that may wait for an earlier one


@dataclass(frozen=True)
class Engine:
    """Where games are played: `jobs` at once (by default as many as there are cores), here or on a Ray cluster."""

    name: str = "local"
    jobs: int | None = None
    address: str | None = None

    def check(self) -> None:
        """Fail early if no worker can be started."""
        if self.name not in ENGINES:
            raise LabError("engine", engine=self.name, known=", ".join(ENGINES))
        if self.jobs is not None and self.jobs < 1:
            raise LabError("jobs", jobs=self.jobs)
        if self.name == "ray":
            from marsbox.lab.ray_workers import check_ray

            check_ray(self.address)

    def workers(self) -> AbstractContextManager[Workers]:
        """The workers; they stop when the context ends."""
        if self.name == "ray":
            from marsbox.lab.ray_workers import ray_workers

            return ray_workers(self.address, self.jobs)
        return local_workers(cores() if self.jobs is None else self.jobs)


def played(plan: Plan, engine: Engine, begin: int = 0) -> Iterator[GameResult]:
    """The results of the games from `begin` on, in order."""
    if engine.name == "local" and engine.jobs is None:
        # processes take a while to start, and a short simulation is over sooner
        deadline = time.perf_counter() + BATCH_SECONDS
        while begin < plan.games and time.perf_counter() < deadline:
            yield from _all(plan, nullcontext(InProcessWorkers()), begin, begin + 1)
            begin += 1
    if begin < plan.games:
        yield from _all(plan, engine.workers(), begin, plan.games)


def _all(plan: Plan, engine_workers: AbstractContextManager[Workers], begin: int, end: int) -> Iterator[GameResult]:
    with engine_workers as workers:
        following = begin  # the game whose result is returned next
        unsubmitted = begin  # the first game that was given to no worker
        running = 0
        ready: dict[int, list[GameResult]] = {}
        batch_size = 1
        while following < end:
            while unsubmitted < end and running < 2 * workers.slots and len(ready) < PENDING_BATCHES * workers.slots:
                numbers = range(unsubmitted, min(end, unsubmitted + batch_size))
                workers.submit(plan, numbers)
                running += 1
                unsubmitted = numbers.stop
            for numbers, seconds, results in workers.finished():
                running -= 1
                ready[numbers.start] = results
                batch_size = _batch_size(len(numbers) / max(seconds, 1e-6), end - unsubmitted, workers.slots)
            while following in ready:
                results = ready.pop(following)
                following += len(results)
                yield from results


def _batch_size(games_per_second: float, left: int, slots: int) -> int:
    """How many games a worker gets: about `BATCH_SECONDS` of play, and towards the end no more than its share."""
    return max(1, min(int(games_per_second * BATCH_SECONDS), LARGEST_BATCH, left // (2 * slots)))
