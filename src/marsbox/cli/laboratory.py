"""What `marsbox simulate` and `marsbox tournament` have in common: how they run, what they show while they do."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from marsbox.bots import UnknownBot, bot_names, make_bot
from marsbox.cli.checks import checked_number, checked_seconds
from marsbox.cli.errors import Complaint, plainly
from marsbox.cli.language import Speech
from marsbox.cli.numbers import decimal, percent
from marsbox.core import Game
from marsbox.lab import Engine, LabError, Output, Running, SimulationError
from marsbox.lab.plan import Plan
from marsbox.lab.results import FORMATS
from marsbox.lab.running import ENGINES
from marsbox.lab.simulation import ON_ERROR
from marsbox.lab.tally import Count

MOST_JOBS: Final = 256
LONGEST_DECISION: Final = 86_400.0
FAILURES_SHOWN: Final = 5


@dataclass(frozen=True)
class Wishes:
    """How a run is to go, as it was typed."""

    jobs: str | None
    engine: str
    ray_address: str | None
    limit: str | None
    on_error: str
    out: Path | None
    form: str | None
    resume: bool

    def running(self, say: Speech) -> Running:
        """How the run goes, checked."""
        _among("--engine", self.engine, ENGINES)
        _among("--on-error", self.on_error, ON_ERROR)
        _among("--format", self.form or FORMATS[0], FORMATS)
        if self.ray_address is not None and self.engine != "ray":
            raise Complaint("only_with", option="--ray-address", other="--engine ray")
        jobs = None if self.jobs is None else checked_number("--jobs", self.jobs, 1, MOST_JOBS)
        return Running(Engine(self.engine, jobs, self.ray_address), self.on_error, self._output(say))

    def _output(self, say: Speech) -> Output | None:
        if self.out is not None:
            return Output(self.out, self.form or FORMATS[0], self.resume, say.language)
        if self.form is not None:
            raise Complaint("only_with", option="--format", other="--out")
        if self.resume:
            raise Complaint("only_with", option="--resume", other="--out")
        return None

    def seconds(self) -> float | None:
        """The limit for one decision, checked."""
        return None if self.limit is None else checked_seconds("--limit", self.limit, LONGEST_DECISION)


def _among(option: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise Complaint("unknown_choice", option=option, value=value, known=", ".join(known))


def named_bots(listed: str | None, single: Sequence[str]) -> list[str] | None:
    """The bots of `--bots A,B` and of every `--bot C`, in this order; None if none is named."""
    if listed is None and not single:
        return None
    names = [] if listed is None else [name.strip() for name in listed.split(",")]
    return names + [name.strip() for name in single]


def checked_bots(names: Sequence[str], game: Game) -> list[str]:
    """The names, if each is that of a bot of the box or could be one of the user's own."""
    for name in names:
        if ".py" not in name:
            try:
                with plainly():
                    make_bot(name, game, 0)
            except UnknownBot:
                raise Complaint("unknown_bot_or_file", bot=name, known=", ".join(bot_names())) from None
    return list(names)


@contextmanager
def told_plainly(say: Speech) -> Iterator[None]:
    """Turn what the laboratory refuses into a `Complaint` in the reader's language."""
    try:
        with plainly():
            yield
    except LabError as error:
        raise Complaint("said", what=error.told(say.language)) from None


@dataclass(frozen=True)
class Order:
    """What is to be played, and how: all of it checked."""

    plan: Plan
    running: Running


class Result(Protocol):
    """What is told at the end of every run."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def games(self) -> int:
        """How many games there were."""

    @property
    def seed(self) -> int:
        """What they began from."""

    @property
    def seconds(self) -> float:
        """How long it took."""

    @property
    def games_per_second(self) -> float:
        """How fast it went."""

    @property
    def failed(self) -> int:
        """How many games were not finished."""

    @property
    def failures(self) -> tuple[SimulationError, ...]:
        """The first of them."""

    def to_dict(self) -> dict[str, object]:
        """All of it as plain data."""


Outcome = TypeVar("Outcome", bound=Result)


def print_result(play: Callable[[Plan, Running], Outcome], order: Order, say: Speech) -> None:
    """Play, and print the result as one JSON object."""
    with told_plainly(say):
        result = play(order.plan, order.running)
    sys.stdout.write(json.dumps(result.to_dict()) + "\n")


def show_result(
    play: Callable[[Plan, Running], Outcome], table: Callable[[Outcome, Speech], Table], order: Order, say: Speech
) -> None:
    """Play with a progress bar, and print the result as a table, how fast it went and where it was kept."""
    result = _with_progress(play, order, say)
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(table(result, say))
    facts = {"seconds": decimal(result.seconds, 1, say), "rate": decimal(result.games_per_second, 1, say)}
    console.print(say("simulated", game=result.game, games=result.games, seed=result.seed, **facts))
    if order.running.output is not None:
        console.print(say("results_kept", folder=order.running.output.folder), soft_wrap=True)


def _with_progress(play: Callable[[Plan, Running], Outcome], order: Order, say: Speech) -> Outcome:
    """Play behind a progress bar with the time left, and tell what failed."""
    outside = Console(stderr=True)
    columns = (
        TextColumn(say("simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=outside, transient=True, disable=not outside.is_terminal) as bar:
        task = bar.add_task("", total=order.plan.games)
        with told_plainly(say):
            watched = replace(order.running, progress=lambda done: bar.update(task, completed=done))
            result = play(order.plan, watched)
    _tell_failures(result, say)
    return result


def _tell_failures(result: Result, say: Speech) -> None:
    for failure in result.failures[:FAILURES_SHOWN]:
        sys.stderr.write(Complaint("said", what=failure.told(say.language)).told(say) + "\n")
    if result.failed > FAILURES_SHOWN:
        sys.stderr.write(say("more_failures", more=result.failed - FAILURES_SHOWN) + "\n")


def counted(count: Count, say: Speech) -> list[str]:
    """The cells of a table that tell a count."""
    low, high = count.interval
    rate = [percent(count.win_rate, say), f"{percent(low, say)} – {percent(high, say)}"]
    return [
        str(count.wins),
        str(count.shared),
        *(rate if count.games else ["–", "–"]),
        decimal(count.mean_score, 2, say) if count.finished else "–",
    ]


def label(bot: str) -> str:
    """A bot's name, of one's own without the folders of its file.

    >>> label("greedy"), label("bots/mine.py:Mine")
    ('greedy', 'mine.py:Mine')
    """
    return Path(bot).name if ".py" in bot else bot


COUNTED: Final = ("column_wins", "column_shared", "column_win_rate", "column_interval", "column_mean_score")
