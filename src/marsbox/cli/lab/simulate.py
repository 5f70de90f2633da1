"""`marsbox simulate`: many games between bots, or one of them again."""

import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from marsbox.cli.arguments import checked_game, checked_number, checked_setup, default_players
from marsbox.cli.errors import reason_of
from marsbox.cli.lab.batch import (
    Batch,
    BatchOptions,
    add_counts,
    bot_label,
    checked_bots,
    print_failure,
    print_result,
    show_result,
)
from marsbox.cli.language import Sentences
from marsbox.core import Game, UserError
from marsbox.lab import SimulationError, SimulationResult
from marsbox.lab.simulation import play_only, run_simulation, simulation_plan

MOST_GAMES: Final = 1_000_000_000
FAILED: Final = 1


def checked_batch(typed: BatchOptions, games: str, say: Sentences) -> Batch:
    """What the command line asks for."""
    rules = checked_game(typed.game, typed.components)
    bots = _default_bots(rules) if typed.bots is None else checked_bots(typed.bots, rules)
    number = checked_number("--games", games, 1, MOST_GAMES)
    setup = checked_setup(rules, len(bots), typed.options)
    return typed.batch(simulation_plan, bots, number, setup, say)


def _default_bots(game: Game) -> list[str]:
    return ["greedy"] + ["random"] * (default_players(game.player_counts, 2) - 1)


def print_json(batch: Batch, say: Sentences) -> None:
    """Play, and print the result as one JSON object."""
    print_result(run_simulation, batch, say)


def show(batch: Batch, say: Sentences) -> None:
    """Play with a progress bar, and print the result as a table."""
    show_result(run_simulation, _table, batch, say)


def _table(result: SimulationResult, say: Sentences) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("column_seat"), justify="right")
    table.add_column(say("column_bot"))
    rows = [((str(bot.seat), bot_label(bot.name)), bot.count) for bot in result.bots]
    return add_counts(table, rows, result.failed, say)


def show_only(batch: Batch, written: str, record: Path | None, say: Sentences) -> int:
    """Play one game again, show how it went, and keep its record if wanted; the exit status."""
    number = checked_number("--only", written, 0, MOST_GAMES)
    if batch.running.output is not None:
        raise UserError("not_with", option="--out", other="--only")
    plan = batch.plan
    line, text = play_only(plan, number)
    if record is not None:
        _keep(record, text)
    if line.failure is not None:
        sys.stderr.write(line.failure.trace)
        error = SimulationError(plan, line.failure)
        print_failure(error, say)
        return FAILED
    console = Console(markup=False, emoji=False, highlight=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in ("column_seat", "column_bot", "column_rank", "column_score"):
        table.add_column(say(title), justify="left" if title == "column_bot" else "right")
    for seat, result in enumerate(line.seats):
        table.add_row(str(seat), bot_label(plan.bots[result.bot].name), str(result.rank), str(result.score))
    console.print(table)
    console.print(say("played_only", game=plan.game, number=number, seed=line.seed, decisions=line.decisions))
    return 0


def _keep(file: Path, record: str) -> None:
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(record)
    except FileExistsError:
        raise UserError("file_exists", file=file) from None
    except OSError as error:
        raise UserError("record_unwritable", file=file, reason=reason_of(error)) from None
