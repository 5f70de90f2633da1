"""`marsbox bench`: how fast the engine is."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.table import Table

from marsbox.cli.arguments import checked_game, checked_number, checked_seconds, checked_setup
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.numbers import decimal
from marsbox.core import COMPILED, UserError
from marsbox.games import GAME_IDS
from marsbox.lab import BenchResult, bench

LONGEST: Final = 3600.0
MOST_PLAYERS: Final = 100


@dataclass(frozen=True)
class Plan:
    """What is to be measured, checked."""

    games: tuple[str, ...]
    players: int | None
    seconds: float

    def run(self) -> Iterator[BenchResult]:
        """Measure, game by game."""
        for game in self.games:
            yield from bench(game, self.players, self.seconds)


def checked_plan(game: str | None, players: str | None, seconds: str) -> Plan:
    """The plan that the command line describes."""
    number = None if players is None else checked_number("--players", players, 1, MOST_PLAYERS)
    if game is None:
        games = GAME_IDS if number is None else _games_for(number)
    else:
        games = (game,)
        rules = checked_game(game)
        if number is not None:
            checked_setup(rules, number, [])
    return Plan(games, number, checked_seconds("--seconds", seconds, LONGEST))


def _games_for(players: int) -> tuple[str, ...]:
    """The games that this number of people can play."""
    counts = {name: checked_game(name).player_counts for name in GAME_IDS}
    games = tuple(name for name, possible in counts.items() if players in possible)
    if not games:
        known = ", ".join(f"{name} ({', '.join(map(str, possible))})" for name, possible in counts.items())
        raise UserError("no_game_for", players=players, known=known)
    return games


def print_json(plan: Plan, say: Sentences) -> None:
    """Measure, and print the results as one JSON object."""
    results = [result.to_dict() for result in plan.run()]
    sys.stdout.write(json.dumps({"compiled": COMPILED, "results": results}) + "\n")


def show(plan: Plan, say: Sentences) -> None:
    """Measure, and print the results as a table."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("column_game"), no_wrap=True)
    table.add_column(say("column_players"), justify="right", no_wrap=True)
    # the only one that may be broken where the table is too wide
    table.add_column(say("column_variant"), overflow="fold")
    for title in ("column_decisions", "column_games", "column_clone", "column_view", "column_dump"):
        table.add_column(say(title), justify="right", no_wrap=True)
    outside = Console(stderr=True)
    with outside.status(say("measuring")):
        for result in plan.run():
            table.add_row(
                result.game,
                str(result.players),
                result.variant,
                f"{result.decisions_per_second:.0f}",
                f"{result.games_per_second:.0f}",
                decimal(result.clone_us, 2, say),
                decimal(result.view_us, 1, say),
                str(result.dump_bytes),
            )
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(table)
    console.print(say("engine_compiled" if COMPILED else "engine_interpreted"))
