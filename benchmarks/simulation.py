"""How much faster a simulation is on several cores than on one.

    make build && .venv/bin/python benchmarks/simulation.py [--game pocket-mars] [--games 20000] [--jobs 2] [--json]

One and several processes play the same games alternately, so that a busy machine slows both alike; the best of the
rounds counts. The time is that of the whole command's work, the start of its processes included. The results must be
the same.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from marsbox.games import GAME_IDS, load_game

COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"


def simulate(game: str, bots: list[str], games: int, jobs: int) -> dict[str, Any]:
    """One simulation in a process of its own."""
    command = [sys.executable, "-m", "marsbox", "simulate", game, "--bots", ",".join(bots), "--games", str(games)]
    command += ["--seed", "7", "--jobs", str(jobs), "--json"]
    environment = os.environ | {"PYTHONPATH": str(COMPILED)}
    result: dict[str, Any] = json.loads(
        subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    )
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="How much faster a simulation is on several cores.")
    parser.add_argument("--game", choices=GAME_IDS, default="pocket-mars", help="the game to play")
    parser.add_argument("--bot", default="random", help="who plays, in every seat")
    parser.add_argument("--games", type=int, default=20_000, help="games in one measurement")
    parser.add_argument("--jobs", type=int, default=2, help="processes to compare with one")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wishes = parser.parse_args()
    if not COMPILED.exists():
        sys.exit("there is no compiled engine: run `make build`")
    bots = [wishes.bot] * next(count for count in load_game(wishes.game).player_counts if count > 1)
    best = {1: 0.0, wishes.jobs: 0.0}
    results = []
    for _ in range(wishes.rounds):
        for jobs in best:
            result = simulate(wishes.game, bots, wishes.games, jobs)
            best[jobs] = max(best[jobs], result["games_per_second"])
            results.append(result["bots"])
    if any(bots != results[0] for bots in results):
        sys.exit("the results differ between one process and several")
    ratio = best[wishes.jobs] / best[1]
    if wishes.json:
        print(json.dumps({"game": wishes.game, "games_per_second": best, "ratio": ratio}))
        return
    print(f"{wishes.game}, {len(bots)} × {wishes.bot}, {wishes.games} games")
    for jobs, rate in best.items():
        print(f"{jobs:3} process{'es' if jobs > 1 else '  '}  {rate:10,.1f} games/s")
    print(f"{ratio:.2f} times one process")


if __name__ == "__main__":
    main()
