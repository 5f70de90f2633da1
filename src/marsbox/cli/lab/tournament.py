"""`marsbox tournament`: every bot meets every other, in every seat."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table

from marsbox.bots import KINDS
from marsbox.cli.arguments import checked_game, checked_number, checked_seed, checked_setup, usual_players
from marsbox.cli.lab.batch import (
    COUNT_COLUMNS,
    Batch,
    BatchOptions,
    bot_label,
    checked_bots,
    count_cells,
    lab_errors,
    print_result,
    show_result,
)
from marsbox.cli.language import Speech
from marsbox.cli.terminal.numbers import decimal
from marsbox.lab import TournamentResult
from marsbox.lab.tournament import contested, tournament_plan

MOST_ROUNDS: Final = 10_000_000
MOST_PLAYERS: Final = 100


def checked_batch(
    game: str,
    bots: list[str] | None,
    rounds: str,
    players: str | None,
    seed: str | None,
    options: Sequence[str],
    components: Path | None,
    how: BatchOptions,
    say: Speech,
) -> Batch:
    """What the command line asks for; without bots, one of each kind takes part."""
    rules = checked_game(game, components)
    names = list(KINDS) if bots is None else checked_bots(bots, rules)
    count = (
        usual_players(rules.player_counts, 2)
        if players is None
        else checked_number("--players", players, 2, MOST_PLAYERS)
    )
    setup = checked_setup(rules, count, options)
    number = checked_number("--rounds", rounds, 1, MOST_ROUNDS)
    with lab_errors(say):
        plan = tournament_plan(
            game,
            names,
            number,
            checked_seed(seed),
            players=count,
            options=setup.options,
            components=components,
            limit=how.seconds(),
        )
    return Batch(plan, how.running(say))


def print_json(batch: Batch, say: Speech) -> None:
    """Play, and print the result as one JSON object."""
    print_result(contested, batch, say)


def show(batch: Batch, say: Speech) -> None:
    """Play with a progress bar, and print the standings as a table."""
    show_result(contested, _table, batch, say)


def _table(result: TournamentResult, say: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("column_bot"), overflow="fold")
    table.add_column(say("column_rating"), justify="right", no_wrap=True)
    for title in COUNT_COLUMNS:
        table.add_column(say(title), justify="right")
    if result.failed:
        table.add_column(say("column_failed"), justify="right")
    for one in result.standings:
        failed = [str(one.count.failed)] if result.failed else []
        rating = f"{decimal(one.rating, 1, say)} ± {decimal(2 * one.deviation, 1, say)}"
        table.add_row(bot_label(one.name), rating, *count_cells(one.count, say), *failed)
    return table
