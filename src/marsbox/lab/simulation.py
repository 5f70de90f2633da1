"""Many games between bots. The results depend on the seed alone, not on the number of processes."""

import hashlib
import math
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from marsbox.bots import Bot, make_bot
from marsbox.core import FastRng, Game, IllegalAction, Setup
from marsbox.games import load_game

LONGEST_GAME = 20_000  # decisions; random games end long before
CHUNK = 25  # games that a process plays between two reports
SURE = 1.959964  # standard deviations of a 95 % interval


class SimulationError(RuntimeError):
    """A bot that answered illegally, or a game without end; says which game and how to play it again."""


@dataclass(frozen=True)
class BotResult:
    """What one bot reached in its seat. A shared victory is a win for each who shares it."""

    name: str
    seat: int
    wins: int
    shared: int
    games: int
    points: int

    @property
    def win_rate(self) -> float:
        """The part of the games won."""
        return self.wins / self.games

    @property
    def mean_score(self) -> float:
        """The mean number of points."""
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate (Wilson)."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class SimulationResult:
    """The outcome of a simulation."""

    game: str
    games: int
    seed: int
    seconds: float
    bots: tuple[BotResult, ...]

    @property
    def games_per_second(self) -> float:
        """How fast it went."""
        return self.games / self.seconds

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "bots": [
                {
                    "name": bot.name,
                    "seat": bot.seat,
                    "wins": bot.wins,
                    "shared": bot.shared,
                    "win_rate": bot.win_rate,
                    "interval": list(bot.interval),
                    "mean_score": bot.mean_score,
                }
                for bot in self.bots
            ],
        }


@dataclass(frozen=True)
class _Plan:
    """What a process needs to know to play its games."""

    game: str
    components: Path | None
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int


# for each seat: wins, shared wins, points
_Tally = list[list[int]]


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> SimulationResult:
    """Play `games` games, the bots sitting in the order given; `progress` is told how many games are done.

    >>> simulate("pocket-mars", ["random", "random"], 4, seed=7).games
    4
    """
    if games < 1:
        raise ValueError(f"the number of games is {games}; it must be at least 1")
    if jobs < 1:
        raise ValueError(f"the number of jobs is {jobs}; it must be at least 1")
    plan = _Plan(game, components, tuple(bots), tuple(sorted((options or {}).items())), seed)
    rules = load_game(game, components)
    rules.new(Setup(len(bots), dict(plan.options)), 0)  # refuses a wrong set-up before anything starts
    for name in bots:
        make_bot(name, rules, 0)
    begin = time.perf_counter()
    total: _Tally = [[0, 0, 0] for _ in bots]
    done = 0
    for played, tally in _played(plan, games, jobs):
        done += played
        for seat, counts in enumerate(tally):
            total[seat] = [a + b for a, b in zip(total[seat], counts, strict=True)]
        if progress is not None:
            progress(done)
    seconds = time.perf_counter() - begin
    results = tuple(
        BotResult(name, seat, total[seat][0], total[seat][1], games, total[seat][2]) for seat, name in enumerate(bots)
    )
    return SimulationResult(game, games, seed, seconds, results)


def _played(plan: _Plan, games: int, jobs: int) -> Iterator[tuple[int, _Tally]]:
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield len(chunk), _play_chunk(plan, chunk)
        return
    # new processes share nothing with this one, whatever threads it runs
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(chunks)), context, _leave_interrupts_to_the_parent) as pool:
        waiting = iter(chunks)
        running: dict[Future[_Tally], int] = {}
        for chunk in waiting:
            running[pool.submit(_play_chunk, plan, chunk)] = len(chunk)
            if len(running) < 2 * jobs:
                continue
            yield from _collect(running)
        while running:
            yield from _collect(running)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _collect(running: dict[Future[_Tally], int]) -> Iterator[tuple[int, _Tally]]:
    finished, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in finished:
        yield running.pop(future), future.result()


def _play_chunk(plan: _Plan, numbers: range) -> _Tally:
    game = load_game(plan.game, plan.components)
    tally: _Tally = [[0, 0, 0] for _ in plan.bots]
    for number in numbers:
        _play_game(game, plan, number, tally)
    return tally


def _play_game(game: Game, plan: _Plan, number: int, tally: _Tally) -> None:
    seed = game_seed(plan.seed, number)
    state = game.new(Setup(len(plan.bots), dict(plan.options)), seed)
    rng = FastRng(seed + 1)
    bots: list[Bot] = [make_bot(name, game, seed + 2 + seat) for seat, name in enumerate(plan.bots)]
    for _ in range(LONGEST_GAME):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision = decisions[0]
        seat = decision.seat
        action = bots[seat].choose(game.determinize(state, seat, rng), decision)
        try:
            game.apply(state, seat, action)
        except IllegalAction as refusal:
            raise SimulationError(_where(plan, number, f"bot {plan.bots[seat]}: {refusal}")) from None
    outcome = game.outcome(state)
    if outcome is None:
        raise SimulationError(_where(plan, number, f"no end after {LONGEST_GAME} decisions"))
    for seat, counts in enumerate(tally):
        if outcome.ranks[seat] == 1:
            counts[0] += 1
            counts[1] += outcome.ranks.count(1) > 1
        counts[2] += outcome.scores[seat]


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a simulation."""
    return int.from_bytes(hashlib.shake_128(f"{seed}/{number}".encode()).digest(15), "big")


def _where(plan: _Plan, number: int, what: str) -> str:
    return f"game {number} (seed {game_seed(plan.seed, number)}) of {plan.game} with {','.join(plan.bots)}: {what}"


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    rate = wins / games
    spread = SURE * SURE / games
    middle = rate + spread / 2
    half = SURE * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    # rounding must not push a bound beyond the rate itself
    return min(rate, (middle - half) / (1 + spread)), max(rate, (middle + half) / (1 + spread))
