"""`marsbox simulate`: many games between bots."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from marsbox.cli.checks import (
    checked_bots,
    checked_game,
    checked_number,
    checked_seed,
    checked_setup,
    usual_players,
)
from marsbox.cli.errors import Complaint
from marsbox.cli.language import Speech
from marsbox.core import Game
from marsbox.lab import SimulationError, SimulationResult, simulate

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256


@dataclass(frozen=True)
class Plan:
    """What is to be simulated, checked."""

    game: str
    bots: list[str]
    games: int
    seed: int
    jobs: int
    options: dict[str, str]
    components: Path | None

    def run(self, progress: Callable[[int], None] | None = None) -> SimulationResult:
        """Play the games."""
        try:
            return simulate(
                self.game,
                self.bots,
                self.games,
                self.seed,
                jobs=self.jobs,
                options=self.options,
                components=self.components,
                progress=progress,
            )
        except SimulationError as error:
            raise Complaint("said", what=error) from None


def checked_plan(
    game: str,
    bots: str | None,
    games: str,
    seed: str | None,
    jobs: str,
    options: Sequence[str],
    components: Path | None,
) -> Plan:
    """The plan that the command line describes."""
    rules = checked_game(game, components)
    names = _usual_bots(rules) if bots is None else checked_bots(bots)
    return Plan(
        game,
        names,
        checked_number("--games", games, 1, MOST_GAMES),
        checked_seed(seed),
        checked_number("--jobs", jobs, 1, MOST_JOBS),
        checked_setup(rules, len(names), options).options,
        components,
    )


def _usual_bots(game: Game) -> list[str]:
    return ["greedy"] + ["random"] * (usual_players(game.player_counts, 2) - 1)


def print_json(plan: Plan, say: Speech) -> None:
    """Play, and print the result as one JSON object."""
    sys.stdout.write(json.dumps(plan.run().to_dict()) + "\n")


def show(plan: Plan, say: Speech) -> None:
    """Play with a progress bar, and print the result as a table."""
    outside = Console(stderr=True)
    columns = (
        TextColumn(say("simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=outside, transient=True, disable=not outside.is_terminal) as bar:
        task = bar.add_task("", total=plan.games)
        result = plan.run(lambda done: bar.update(task, completed=done))
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(_table(result, say))
    console.print(
        say(
            "simulated",
            game=result.game,
            games=result.games,
            seed=result.seed,
            seconds=decimal(result.seconds, 1, say),
            rate=decimal(result.games_per_second, 1, say),
        )
    )


def _table(result: SimulationResult, say: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("column_seat"), justify="right")
    table.add_column(say("column_bot"))
    for title in ("column_wins", "column_shared", "column_win_rate", "column_interval", "column_mean_score"):
        table.add_column(say(title), justify="right")
    for bot in result.bots:
        low, high = bot.interval
        table.add_row(
            str(bot.seat),
            bot.name,
            str(bot.wins),
            str(bot.shared),
            _percent(bot.win_rate, say),
            f"{_percent(low, say)} – {_percent(high, say)}",
            decimal(bot.mean_score, 2, say),
        )
    return table


def _percent(rate: float, say: Speech) -> str:
    return f"{decimal(100 * rate, 1, say)} %"


def decimal(number: float, places: int, say: Speech) -> str:
    """A number with the language's decimal sign."""
    return f"{number:.{places}f}".replace(".", say("decimal_sign"))
