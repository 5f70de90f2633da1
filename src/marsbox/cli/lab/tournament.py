"""`marsbox tournament`: every bot meets every other, in every seat."""

from functools import partial
from typing import Final

from rich.table import Table

from marsbox.bots import KINDS
from marsbox.cli.arguments import checked_game, checked_number, checked_setup, default_players
from marsbox.cli.lab.batch import (
    Batch,
    BatchOptions,
    add_counts,
    bot_label,
    checked_bots,
    print_result,
    show_result,
)
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.numbers import decimal
from marsbox.lab import TournamentResult
from marsbox.lab.tournament import run_tournament, tournament_plan

MOST_ROUNDS: Final = 10_000_000
MOST_PLAYERS: Final = 100


def checked_batch(typed: BatchOptions, rounds: str, players: str | None, say: Sentences) -> Batch:
    """What the command line asks for; without bots, one of each kind takes part."""
    rules = checked_game(typed.game, typed.components)
    bots = list(KINDS) if typed.bots is None else checked_bots(typed.bots, rules)
    count = (
        default_players(rules.player_counts, 2)
        if players is None
        else checked_number("--players", players, 2, MOST_PLAYERS)
    )
    setup = checked_setup(rules, count, typed.options)
    number = checked_number("--rounds", rounds, 1, MOST_ROUNDS)
    return typed.batch(partial(tournament_plan, players=count), bots, number, setup, say)


def print_json(batch: Batch, say: Sentences) -> None:
    """Play, and print the result as one JSON object."""
    print_result(run_tournament, batch, say)


def show(batch: Batch, say: Sentences) -> None:
    """Play with a progress bar, and print the standings as a table."""
    show_result(run_tournament, _table, batch, say)


def _table(result: TournamentResult, say: Sentences) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("column_bot"), overflow="fold")
    table.add_column(say("column_rating"), justify="right", no_wrap=True)
    rows = [
        ((bot_label(one.name), f"{decimal(one.rating, 1, say)} ± {decimal(2 * one.deviation, 1, say)}"), one.count)
        for one in result.standings
    ]
    return add_counts(table, rows, result.failed, say)
