"""`marsbox simulate`: many games between bots, or one of them again."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from marsbox.cli.checks import checked_game, checked_number, checked_seed, checked_setup, usual_players
from marsbox.cli.errors import Complaint, reason_of
from marsbox.cli.laboratory import (
    COUNTED,
    Wishes,
    checked_bots,
    counted,
    label,
    tell_results,
    told_plainly,
    with_progress,
)
from marsbox.cli.language import Speech
from marsbox.cli.numbers import decimal
from marsbox.core import Game
from marsbox.lab import Running, SimulationError, SimulationResult, simulate
from marsbox.lab.plan import Plan as GamePlan
from marsbox.lab.simulation import play_only, simulation_plan

MOST_GAMES: Final = 1_000_000_000
FAILED: Final = 1


@dataclass(frozen=True)
class Plan:
    """What is to be simulated, checked."""

    game: str
    bots: list[str]
    games: int
    seed: int
    options: dict[str, str]
    components: Path | None
    limit: float | None
    running: Running

    def run(self, running: Running) -> SimulationResult:
        """Play the games."""
        return simulate(
            self.game,
            self.bots,
            self.games,
            self.seed,
            options=self.options,
            components=self.components,
            limit=self.limit,
            running=running,
        )

    def games_plan(self) -> GamePlan:
        """The plan as the laboratory knows it."""
        return simulation_plan(
            self.game,
            self.bots,
            self.games,
            self.seed,
            options=self.options,
            components=self.components,
            limit=self.limit,
        )


def checked_plan(
    game: str,
    bots: list[str] | None,
    games: str,
    seed: str | None,
    options: Sequence[str],
    components: Path | None,
    wishes: Wishes,
    say: Speech,
) -> Plan:
    """The plan that the command line describes."""
    rules = checked_game(game, components)
    names = _usual_bots(rules) if bots is None else checked_bots(bots, rules)
    plan = Plan(
        game,
        names,
        checked_number("--games", games, 1, MOST_GAMES),
        checked_seed(seed),
        checked_setup(rules, len(names), options).options,
        components,
        wishes.seconds(),
        wishes.running(say),
    )
    with told_plainly(say):
        plan.games_plan()
    return plan


def _usual_bots(game: Game) -> list[str]:
    return ["greedy"] + ["random"] * (usual_players(game.player_counts, 2) - 1)


def print_json(plan: Plan, say: Speech) -> None:
    """Play, and print the result as one JSON object."""
    with told_plainly(say):
        result = plan.run(plan.running)
    sys.stdout.write(json.dumps(result.to_dict()) + "\n")


def show(plan: Plan, say: Speech) -> None:
    """Play with a progress bar, and print the result as a table."""
    result = with_progress(plan.run, plan.running, plan.games, say)
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
    tell_results(console, plan.running, say)


def _table(result: SimulationResult, say: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("column_seat"), justify="right")
    table.add_column(say("column_bot"))
    for title in COUNTED:
        table.add_column(say(title), justify="right")
    if result.failed:
        table.add_column(say("column_failed"), justify="right")
    for bot in result.bots:
        failed = [str(bot.count.failed)] if result.failed else []
        table.add_row(str(bot.seat), label(bot.name), *counted(bot.count, say), *failed)
    return table


def show_only(plan: Plan, written: str, record: Path | None, say: Speech) -> int:
    """Play one game again, tell how it went, and keep its record if wanted; the exit status."""
    number = checked_number("--only", written, 0, MOST_GAMES)
    if plan.running.output is not None:
        raise Complaint("not_with", option="--out", other="--only")
    games = plan.games_plan()
    line, told = play_only(games, number)
    if record is not None:
        _keep(record, told)
    if line.failure is not None:
        sys.stderr.write(line.failure.trace)
        error = SimulationError(games, line.failure)
        sys.stderr.write(Complaint("said", what=error.told(say.language)).told(say) + "\n")
        return FAILED
    console = Console(markup=False, emoji=False, highlight=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in ("column_seat", "column_bot", "column_rank", "column_score"):
        table.add_column(say(title), justify="left" if title == "column_bot" else "right")
    for seat, result in enumerate(line.seats):
        table.add_row(str(seat), label(plan.bots[result.bot]), str(result.rank), str(result.score))
    console.print(table)
    console.print(say("played_only", game=plan.game, number=number, seed=line.seed, decisions=line.decisions))
    return 0


def _keep(file: Path, record: str) -> None:
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(record)
    except FileExistsError:
        raise Complaint("file_exists", file=file) from None
    except OSError as error:
        raise Complaint("record_unwritable", file=file, reason=reason_of(error)) from None
