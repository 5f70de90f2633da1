"""What `marsbox simulate` and `marsbox tournament` have in common: how they run, what they show while they do."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from marsbox.bots import UnknownBot, make_bot
from marsbox.cli.arguments import bot_id, checked_number, checked_seconds, checked_seed
from marsbox.cli.errors import describe
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.numbers import decimal, percent
from marsbox.core import Game, Setup, UserError
from marsbox.lab import BatchResult, Engine, LabError, Output, Running, SimulationError
from marsbox.lab.plan import Plan
from marsbox.lab.results import FORMATS
from marsbox.lab.running import ENGINES
from marsbox.lab.simulation import ON_ERROR
from marsbox.lab.tally import Count

MOST_JOBS: Final = 256
LONGEST_DECISION: Final = 86_400.0
FAILURES_SHOWN: Final = 5


@dataclass(frozen=True)
class BatchOptions:
    """What is to be played and how, as it was typed. `bots` is None if none is named."""

    game: str
    bots: list[str] | None
    seed: str | None
    options: Sequence[str]
    components: Path | None
    jobs: str | None
    engine: str
    ray_address: str | None
    limit: str | None
    on_error: str
    out: Path | None
    form: str | None
    resume: bool

    def batch(
        self, make_plan: Callable[..., Plan], bots: Sequence[str], number: int, setup: Setup, say: Sentences
    ) -> "Batch":
        """The plan for so many games or rounds, and how it is played, checked."""
        with lab_errors(say):
            plan = make_plan(
                self.game,
                bots,
                number,
                checked_seed(self.seed),
                options=setup.options,
                components=self.components,
                limit=self._seconds(),
            )
        return Batch(plan, self._running(say))

    def _running(self, say: Sentences) -> Running:
        _among("--engine", self.engine, ENGINES)
        _among("--on-error", self.on_error, ON_ERROR)
        _among("--format", self.form or FORMATS[0], FORMATS)
        if self.ray_address is not None and self.engine != "ray":
            raise UserError("only_with", option="--ray-address", other="--engine ray")
        jobs = None if self.jobs is None else checked_number("--jobs", self.jobs, 1, MOST_JOBS)
        return Running(Engine(self.engine, jobs, self.ray_address), self.on_error, self._output(say))

    def _output(self, say: Sentences) -> Output | None:
        if self.out is not None:
            return Output(self.out, self.form or FORMATS[0], self.resume, say.language)
        if self.form is not None:
            raise UserError("only_with", option="--format", other="--out")
        if self.resume:
            raise UserError("only_with", option="--resume", other="--out")
        return None

    def _seconds(self) -> float | None:
        return None if self.limit is None else checked_seconds("--limit", self.limit, LONGEST_DECISION)


def _among(option: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise UserError("unknown_choice", option=option, value=value, known=tuple(known))


def named_bots(listed: str | None, single: Sequence[str]) -> list[str] | None:
    """The bots of `--bots A,B` and of every `--bot C`, in this order; None if none is named."""
    if listed is None and not single:
        return None
    names = [] if listed is None else listed.split(",")
    return [bot_id(name) for name in (*names, *single)]


def checked_bots(names: Sequence[str], game: Game) -> list[str]:
    """The names, if each is that of a built-in bot or could be one of the user's own."""
    for name in names:
        if ".py" not in name:
            try:
                make_bot(name, game, 0)
            except UnknownBot as error:
                raise UserError("unknown_bot_or_file", **error.facts) from None
    return list(names)


@contextmanager
def lab_errors(say: Sentences) -> Iterator[None]:
    """Turn what the laboratory refuses into a `UserError` in the reader's language."""
    try:
        yield
    except LabError as error:
        raise UserError("said", what=error.message(say.language)) from None


@dataclass(frozen=True)
class Batch:
    """What is to be played, and how: all of it checked."""

    plan: Plan
    running: Running


Outcome = TypeVar("Outcome", bound=BatchResult)


def print_result(play: Callable[[Plan, Running], Outcome], batch: Batch, say: Sentences) -> None:
    """Play, and print the result as one JSON object."""
    with lab_errors(say):
        result = play(batch.plan, batch.running)
    sys.stdout.write(json.dumps(result.to_dict()) + "\n")


def show_result(
    play: Callable[[Plan, Running], Outcome], table: Callable[[Outcome, Sentences], Table], batch: Batch, say: Sentences
) -> None:
    """Play with a progress bar, and print the result as a table, how fast it went and where it was kept."""
    result = _with_progress(play, batch, say)
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(table(result, say))
    facts = {"seconds": decimal(result.seconds, 1, say), "rate": decimal(result.games_per_second, 1, say)}
    console.print(say("simulated", game=result.game, games=result.games, seed=result.seed, **facts))
    if batch.running.output is not None:
        console.print(say("results_kept", folder=batch.running.output.folder), soft_wrap=True)


def _with_progress(play: Callable[[Plan, Running], Outcome], batch: Batch, say: Sentences) -> Outcome:
    """Play behind a progress bar with the time left, and report what failed."""
    outside = Console(stderr=True)
    columns = (
        TextColumn(say("simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=outside, transient=True, disable=not outside.is_terminal) as bar:
        task = bar.add_task("", total=batch.plan.games)
        with lab_errors(say):
            watched = replace(batch.running, progress=lambda done: bar.update(task, completed=done))
            result = play(batch.plan, watched)
    _report_failures(result, say)
    return result


def _report_failures(result: BatchResult, say: Sentences) -> None:
    for failure in result.failures[:FAILURES_SHOWN]:
        print_failure(failure, say)
    if result.failed > FAILURES_SHOWN:
        sys.stderr.write(say("more_failures", more=result.failed - FAILURES_SHOWN) + "\n")


def print_failure(failure: SimulationError, say: Sentences) -> None:
    """Why a game was not finished, on the standard error."""
    sys.stderr.write(describe(UserError("said", what=failure.message(say.language)), say) + "\n")


def add_counts(table: Table, rows: Iterable[tuple[Sequence[str], Count]], failed: int, say: Sentences) -> Table:
    """The table with a row for each count behind the cells given, and with failures if there are any."""
    for title in COUNT_COLUMNS:
        table.add_column(say(title), justify="right")
    if failed:
        table.add_column(say("column_failed"), justify="right")
    for cells, count in rows:
        table.add_row(*cells, *_count_cells(count, say), *([str(count.failed)] if failed else []))
    return table


def _count_cells(count: Count, say: Sentences) -> list[str]:
    """A count as cells of a table."""
    low, high = count.interval
    rate = [percent(count.win_rate, say), f"{percent(low, say)} – {percent(high, say)}"]
    return [
        str(count.wins),
        str(count.shared),
        *(rate if count.games else ["–", "–"]),
        decimal(count.mean_score, 2, say) if count.finished else "–",
    ]


def bot_label(bot: str) -> str:
    """A bot's name, of one's own without the folders of its file.

    >>> bot_label("greedy"), bot_label("bots/mine.py:Mine")
    ('greedy', 'mine.py:Mine')
    """
    return Path(bot).name if ".py" in bot else bot


COUNT_COLUMNS: Final = ("column_wins", "column_shared", "column_win_rate", "column_interval", "column_mean_score")
