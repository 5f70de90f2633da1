"""`marsbox tournament`: every bot meets every other, in every seat."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from marsbox.bots import BOT_NAMES
from marsbox.cli.checks import checked_game, checked_number, checked_seed, checked_setup, usual_players
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
from marsbox.lab import Running, TournamentResult, tournament
from marsbox.lab.tournament import tournament_plan

MOST_ROUNDS: Final = 10_000_000
MOST_PLAYERS: Final = 100


@dataclass(frozen=True)
class Plan:
    """The tournament that is to be played, checked."""

    game: str
    bots: list[str]
    rounds: int
    players: int
    seed: int
    options: dict[str, str]
    components: Path | None
    limit: float | None
    running: Running
    games: int

    def run(self, running: Running) -> TournamentResult:
        """Play it."""
        return tournament(
            self.game,
            self.bots,
            self.rounds,
            self.seed,
            players=self.players,
            options=self.options,
            components=self.components,
            limit=self.limit,
            running=running,
        )


def checked_plan(
    game: str,
    bots: list[str] | None,
    rounds: str,
    players: str | None,
    seed: str | None,
    options: Sequence[str],
    components: Path | None,
    wishes: Wishes,
    say: Speech,
) -> Plan:
    """The plan that the command line describes; without bots, all of the box take part."""
    rules = checked_game(game, components)
    names = list(BOT_NAMES) if bots is None else checked_bots(bots, rules)
    count = (
        usual_players(rules.player_counts, 2)
        if players is None
        else checked_number("--players", players, 2, MOST_PLAYERS)
    )
    setup = checked_setup(rules, count, options)
    number = checked_number("--rounds", rounds, 1, MOST_ROUNDS)
    start = checked_seed(seed)
    limit = wishes.seconds()
    running = wishes.running(say)
    with told_plainly(say):
        plan = tournament_plan(
            game, names, number, start, players=count, options=setup.options, components=components, limit=limit
        )
    return Plan(game, names, number, count, start, setup.options, components, limit, running, plan.games)


def print_json(plan: Plan, say: Speech) -> None:
    """Play, and print the result as one JSON object."""
    with told_plainly(say):
        result = plan.run(plan.running)
    sys.stdout.write(json.dumps(result.to_dict()) + "\n")


def show(plan: Plan, say: Speech) -> None:
    """Play with a progress bar, and print the standings as a table."""
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
            rate=decimal(result.played / result.seconds, 1, say),
        )
    )
    tell_results(console, plan.running, say)


def _table(result: TournamentResult, say: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("column_bot"), overflow="fold")
    table.add_column(say("column_rating"), justify="right", no_wrap=True)
    for title in COUNTED:
        table.add_column(say(title), justify="right")
    if result.failed:
        table.add_column(say("column_failed"), justify="right")
    for one in result.standings:
        failed = [str(one.count.failed)] if result.failed else []
        rating = f"{decimal(one.rating, 1, say)} ± {decimal(2 * one.deviation, 1, say)}"
        table.add_row(label(one.name), rating, *counted(one.count, say), *failed)
    return table
