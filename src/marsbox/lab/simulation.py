"""Many games between bots. The results depend on the seed alone, not on where or how fast they are played."""

import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from marsbox.lab.errors import LabError
from marsbox.lab.facts import lab_part
from marsbox.lab.plan import Plan, make_plan
from marsbox.lab.playing import Failure, GameResult, play_game
from marsbox.lab.results import Folder, Results
from marsbox.lab.running import Engine, played
from marsbox.lab.tally import Count, Tally

ON_ERROR: Final = ("stop", "count")
PROGRESS_SECONDS: Final = 0.1  # between two calls of `progress`

Progress = Callable[[int], None]


class SimulationError(LabError):
    """A game that could not be finished; says which one and how to play it again."""

    def __init__(self, plan: Plan, failure: Failure) -> None:
        super().__init__(f"failed_{failure.what}", **failure_facts(plan, failure))
        self.failure = failure


@dataclass(frozen=True)
class Output:
    """Where results go: a folder that is new or empty, or one where an earlier run stopped."""

    folder: Path
    form: str = "parquet"
    resume: bool = False
    language: str = "en"


@dataclass(frozen=True)
class Running:
    """How a plan is run; none of it changes the results."""

    engine: Engine = field(default_factory=lambda: Engine(jobs=1))
    on_error: str = "stop"
    output: Output | None = None
    progress: Progress | None = None


@dataclass(frozen=True)
class BotResult:
    """The results of one bot in its seat. A shared victory is a win for each who shares it."""

    name: str
    seat: int
    count: Count

    @property
    def wins(self) -> int:
        """The games won."""
        return self.count.wins

    @property
    def shared(self) -> int:
        """The victories that were shared with others."""
        return self.count.shared

    @property
    def win_rate(self) -> float:
        """The share of the games won."""
        return self.count.win_rate

    @property
    def mean_score(self) -> float:
        """The mean number of points."""
        return self.count.mean_score

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return {"name": self.name, "seat": self.seat, **count_facts(self.count)}


Summary = tuple[str, int, int, float, int, int, tuple[SimulationError, ...]]


@dataclass(frozen=True)
class BatchResult:
    """What simulations and tournaments have in common. `played` games belong to this run, others to earlier ones."""

    game: str
    games: int
    seed: int
    seconds: float
    played: int
    failed: int
    failures: tuple[SimulationError, ...]

    @property
    def games_per_second(self) -> float:
        """How fast it went."""
        return self.played / self.seconds

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            **self._own_facts(),
            "failed": self.failed,
            "failures": [str(failure) for failure in self.failures],
        }

    def _own_facts(self) -> dict[str, object]:
        """The fields of this kind of result."""
        return {}


@dataclass(frozen=True)
class SimulationResult(BatchResult):
    """The outcome of a simulation."""

    bots: tuple[BotResult, ...]

    def _own_facts(self) -> dict[str, object]:
        return {"bots": [bot.to_dict() for bot in self.bots]}


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    limit: float | None = None,
    running: Running | None = None,
) -> SimulationResult:
    """Play `games` games, the bots sitting in the order given.

    A bot is named as in the terminal: "greedy", or "mine.py:Mine". `limit` is the most seconds for one decision.

    >>> simulate("pocket-mars", ["random", "random"], 4, seed=7).games
    4
    """
    plan = simulation_plan(game, bots, games, seed, options=options, components=components, limit=limit)
    return run_simulation(plan, running or Running())


def run_simulation(plan: Plan, running: Running) -> SimulationResult:
    """Run a plan made by `simulation_plan`."""
    tally, summary = run_plan(plan, running)
    bots = [BotResult(bot.name, seat, tally.places[seat][seat]) for seat, bot in enumerate(plan.bots)]
    return SimulationResult(*summary, tuple(bots))


def simulation_plan(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    limit: float | None = None,
) -> Plan:
    """The plan of a simulation: every bot has its own seat in every game."""
    seating = tuple(range(len(bots)))
    return make_plan("simulation", game, bots, [seating], games, seed, options, components, limit)


def run_plan(plan: Plan, running: Running) -> tuple[Tally, Summary]:
    """Play a plan's games and count them; returns the tally and the fields of a `BatchResult`."""
    begin = time.perf_counter()
    if running.on_error not in ON_ERROR:
        raise LabError("on_error", value=running.on_error, known=", ".join(ON_ERROR))
    running.engine.check()
    results = _opened(plan, running.output)
    before = results.tally.games
    last_report = 0.0
    for game in played(plan, running.engine, before):
        if game.failure is not None and running.on_error == "stop":
            raise SimulationError(plan, game.failure)
        results.add(game)
        if running.progress is not None and time.perf_counter() - last_report > PROGRESS_SECONDS:
            running.progress(results.tally.games)
            last_report = time.perf_counter()
    if running.progress is not None:
        running.progress(results.tally.games)
    results.finish()
    if running.output is not None:
        from marsbox.lab.report import write_report

        write_report(plan, results, running.output)
    tally = results.tally
    failures = tuple(SimulationError(plan, failure) for failure in tally.failures)
    seconds = time.perf_counter() - begin
    return tally, (plan.game, plan.games, plan.seed, seconds, tally.games - before, tally.failed, failures)


def _opened(plan: Plan, output: Output | None) -> Results:
    game_part = lab_part(plan.load_game())
    if output is None:
        return Results(plan, game_part)
    from marsbox.lab.plots import check_matplotlib

    check_matplotlib()
    folder = Folder(plan, game_part, output.folder, output.form)
    if output.resume:
        folder.resume()
    else:
        folder.begin()
    return folder


def play_only(plan: Plan, number: int) -> tuple[GameResult, str]:
    """Play one game of a plan; its result, and its record as text."""
    result, record = play_game(plan.load_game(), plan, number)
    return result, record.to_json()


def count_facts(count: Count) -> dict[str, object]:
    """A count as plain data for a result."""
    return {
        "games": count.games,
        "wins": count.wins,
        "shared": count.shared,
        "failed": count.failed,
        "win_rate": count.win_rate,
        "interval": list(count.interval),
        "mean_score": count.mean_score,
    }


def failure_facts(plan: Plan, failure: Failure) -> dict[str, object]:
    """The facts that the sentence about a failure names."""
    return {
        "game": plan.game,
        "number": failure.number,
        "seed": failure.seed,
        "seat": failure.seat,
        "bot": plan.bots[failure.bot].name,
        "decision": failure.decision + 1,
        "question": failure.question or "–",
        "detail": failure.detail,
        "command": replay_command(plan, failure.number),
    }


def replay_command(plan: Plan, number: int) -> str:
    """The command that plays one game of a plan again."""
    words = ["marsbox", "simulate", plan.game]
    for bot in plan.seating(number):
        words += ["--bot", plan.bots[bot].name]
    for name, value in plan.options:
        words += ["--option", f"{name}={value}"]
    if plan.components is not None:
        words += ["--components", str(plan.components)]
    if plan.limit is not None:
        words += ["--limit", f"{plan.limit:g}"]
    return shlex.join([*words, "--seed", str(plan.seed), "--only", str(number)])
