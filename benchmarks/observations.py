"""What an observation costs, beside another version.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/observations.py [--against FOLDER] [--rounds 3]

FOLDER is a built package of another version, such as `build/compiled` of a checkout of 0.2.0, whose encoders read a
seat's view. Every fifth position of six random games is observed by the seat that is asked first, nine times over; the
best time counts. The versions are measured in turn in processes of their own, and the best round counts. Time is that
of the processor.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import marsbox
from marsbox.core import Decision, FastRng, Game, Setup, State
from marsbox.env.encoders import encoder_of
from marsbox.games import load_game

TABLES = (
    ("pocket-mars", 1),
    ("pocket-mars", 2),
    ("mission-red-planet", 3),
    ("mission-red-planet", 5),
    ("terraforming-mars", 1),
    ("terraforming-mars", 2),
    ("terraforming-mars", 5),
)


def positions(game: Game, players: int) -> list[tuple[State, Decision]]:
    rng = FastRng(5)
    found = []
    for seed in range(6):
        state = game.new(Setup(players), seed)
        number = 0
        while decisions := game.decisions(state):
            if number % 5 == 0:
                found.append((game.clone(state), decisions[0]))
            game.apply(state, decisions[0].seat, rng.choice(decisions[0].options))
            number += 1
    return found


def observer(game: Game) -> Callable[[State, Decision], object]:
    """What makes an observation in the version that is installed."""
    encoder: Any = encoder_of(game)
    out = np.zeros(encoder.size, np.float32)
    if hasattr(encoder, "write_row"):
        return lambda s, question: encoder.encode(s, question.seat, question, out)
    return lambda s, question: encoder.encode(game.view(s, question.seat), question, out)


def measure() -> list[float]:
    """Microseconds for an observation of each table."""
    found = []
    for game_id, players in TABLES:
        game = load_game(game_id)
        over = positions(game, players)
        observe = observer(game)
        spent = []
        for _ in range(9):
            begin = time.process_time()
            for state, question in over:
                observe(state, question)
            spent.append(time.process_time() - begin)
        found.append(min(spent) / len(over) * 1e6)
    return found


def measured_in(folder: Path) -> list[float]:
    """The same, measured by another process with the package of a folder."""
    command = [sys.executable, __file__, "--json"]
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, check=True)
    figures: list[float] = json.loads(ran.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="What an observation costs.")
    parser.add_argument("--against", type=Path, help="the built package of another version")
    parser.add_argument("--rounds", type=int, default=3, help="how often each version is measured")
    parser.add_argument("--json", action="store_true", help="measure the installed version alone, and print numbers")
    wishes = parser.parse_args()
    if wishes.json:
        print(json.dumps(measure()))
        return
    own = Path(marsbox.__file__).parents[1]
    folders = [own] if wishes.against is None else [wishes.against, own]
    rounds = [[measured_in(folder) for folder in folders] for _ in range(wishes.rounds)]
    print("µs for an observation\n")
    print("| game | players | before | now | ratio |" if wishes.against else "| game | players | now |")
    print("|---|---|---|---|---|" if wishes.against else "|---|---|---|")
    for number, (game_id, players) in enumerate(TABLES):
        best = [min(each[version][number] for each in rounds) for version in range(len(folders))]
        figures = [f"{figure:.1f}" for figure in best]
        if wishes.against:
            figures.append(f"{best[0] / best[1]:.1f}")
        print(f"| {game_id} | {players} | {' | '.join(figures)} |")


if __name__ == "__main__":
    main()
