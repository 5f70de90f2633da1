"""All games of a plan, one line after the other in their order, whoever plays them and whenever they are done."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Final

from marsbox.lab.errors import LabError
from marsbox.lab.plan import Plan
from marsbox.lab.playing import GameLine
from marsbox.lab.workers import Here, Workers, cores, local

ENGINES: Final = ("local", "ray")
A_WHILE: Final = 1.0  # seconds that a worker plays between two reports
MOST_AT_ONCE: Final = 500  # games between two reports
AHEAD: Final = 4  # reports for each worker that may wait for an earlier one


@dataclass(frozen=True)
class Engine:
    """Where games are played: `jobs` at once (by default as many as there are cores), here or on a Ray cluster."""

    name: str = "local"
    jobs: int | None = None
    address: str | None = None

    def check(self) -> None:
        """Fail at once where nobody could play."""
        if self.name not in ENGINES:
            raise LabError("engine", engine=self.name, known=", ".join(ENGINES))
        if self.jobs is not None and self.jobs < 1:
            raise LabError("jobs", jobs=self.jobs)
        if self.name == "ray":
            from marsbox.lab.ray_workers import check_ray

            check_ray(self.address)

    def workers(self) -> AbstractContextManager[Workers]:
        """The workers, for as long as they are needed."""
        if self.name == "ray":
            from marsbox.lab.ray_workers import on_ray

            return on_ray(self.address, self.jobs)
        return local(cores() if self.jobs is None else self.jobs)


def played(plan: Plan, engine: Engine, begin: int = 0) -> Iterator[GameLine]:
    """The lines of the games from `begin` on, in order."""
    if engine.name == "local" and engine.jobs is None:
        # processes take a while to start: a short simulation is over before
        deadline = time.perf_counter() + A_WHILE
        while begin < plan.games and time.perf_counter() < deadline:
            yield from _all(plan, nullcontext(Here()), begin, begin + 1)
            begin += 1
    if begin < plan.games:
        yield from _all(plan, engine.workers(), begin, plan.games)


def _all(plan: Plan, workers: AbstractContextManager[Workers], begin: int, end: int) -> Iterator[GameLine]:
    with workers as team:
        following = begin  # the game to be told next
        unasked = begin  # the first game that nobody was asked to play
        in_hand = 0
        ready: dict[int, list[GameLine]] = {}
        at_once = 1
        while following < end:
            while unasked < end and in_hand < 2 * team.slots and len(ready) < AHEAD * team.slots:
                numbers = range(unasked, min(end, unasked + at_once))
                team.submit(plan, numbers)
                in_hand += 1
                unasked = numbers.stop
            for numbers, seconds, lines in team.finished():
                in_hand -= 1
                ready[numbers.start] = lines
                at_once = _at_once(len(numbers) / max(seconds, 1e-6), end - unasked, team.slots)
            while following in ready:
                lines = ready.pop(following)
                following += len(lines)
                yield from lines


def _at_once(games_per_second: float, left: int, slots: int) -> int:
    """How many games a worker gets: as many as take a while, and towards the end no more than its share."""
    return max(1, min(int(games_per_second * A_WHILE), MOST_AT_ONCE, left // (2 * slots)))
