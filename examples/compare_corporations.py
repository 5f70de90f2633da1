"""Compare the corporations of Terraforming Mars over 10,000 games.

    python examples/compare_corporations.py --games 10000 --jobs 2

The laboratory plays the games and writes a table with a row for each seat of each game; this program reads it. Each
player is dealt two corporations and keeps one, so that a corporation's rate also tells how the bots choose.
"""

import argparse
import csv
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from marsbox.games import load_game
from marsbox.lab import Engine, Output, Running, simulate
from marsbox.lab.intervals import wilson
from marsbox.text import words


@dataclass
class Count:
    """What a corporation has reached."""

    games: int = 0
    wins: int = 0
    points: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games


def compare(bot: str, players: int, games: int, jobs: int, seed: int) -> dict[str, Count]:
    """What each corporation reaches, the best first."""
    counts: defaultdict[str, Count] = defaultdict(Count)
    with tempfile.TemporaryDirectory() as folder:
        results = Output(Path(folder) / "results", form="csv")
        running = Running(engine=Engine(jobs=jobs), output=results)
        simulate("terraforming-mars", [bot] * players, games, seed, options={"corporate_era": "on"}, running=running)
        with (results.folder / "games.csv").open(encoding="utf-8", newline="") as table:
            for row in csv.DictReader(table):
                count = counts[row["corporation"]]
                count.games += 1
                count.wins += int(row["won"])
                count.points += int(row["score"])
    return dict(sorted(counts.items(), key=lambda entry: entry[1].rate, reverse=True))


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the corporations of Terraforming Mars.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--bot", default="random", help="the bot that holds every seat; greedy tells more and is slower"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=2026)
    wishes = parser.parse_args()
    tell = words(load_game("terraforming-mars"), "en")
    counts = compare(wishes.bot, wishes.players, wishes.games, wishes.jobs, wishes.seed)
    print(f"{wishes.games} games of {wishes.players} {wishes.bot} bots; par is {1 / wishes.players:.1%}")
    print(f"{'corporation':28} games     wins (95% interval)     points")
    for corporation, count in counts.items():
        low, high = wilson(count.wins, count.games)
        print(
            f"{tell.card_name(corporation):28} {count.games:5}   {count.rate:6.1%} ({low:.1%} to {high:.1%})"
            f"   {count.points / count.games:6.1f}"
        )


if __name__ == "__main__":
    main()
