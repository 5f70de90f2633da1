"""The engine's speed, compiled and interpreted side by side in one run, on one core.

    make build && .venv/bin/python benchmarks/engine.py [--game pocket-mars] [--seconds 3] [--json]

Every number of players is measured, both engines alternately, so that a busy machine slows both alike; the best of the
rounds counts.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from marsbox.games import GAME_IDS, load_game

ROOT = Path(__file__).resolve().parent.parent
ENGINES = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
MEASURE = """
import json, sys
from marsbox.core import COMPILED
from marsbox.lab import bench
game, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
result = next(iter(bench(game, players, seconds)))
print(json.dumps({"compiled": COMPILED} | result.to_dict()))
"""


def measure(engine: str, game: str, players: int, seconds: float) -> dict[str, Any]:
    """One measurement in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ENGINES[engine])}
    command = [sys.executable, "-c", MEASURE, game, str(players), str(seconds)]
    result: dict[str, Any] = json.loads(
        subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    )
    if result["compiled"] != (engine == "compiled"):
        sys.exit(f"{ENGINES[engine]} is not the {engine} engine: run `make build`")
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="The engine's speed, compiled and interpreted side by side.")
    parser.add_argument("--game", choices=GAME_IDS, default="pocket-mars", help="the game to measure")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each engine")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wishes = parser.parse_args()
    if not ENGINES["compiled"].exists():
        sys.exit("there is no compiled engine: run `make build`")
    rows: list[dict[str, Any]] = []
    for players in load_game(wishes.game).player_counts:
        best: dict[str, dict[str, Any]] = {}
        for _ in range(wishes.rounds):
            for engine in ENGINES:
                result = measure(engine, wishes.game, players, wishes.seconds)
                if engine not in best or result["decisions_per_second"] > best[engine]["decisions_per_second"]:
                    best[engine] = result
        rows.append({"players": players, **best})
    if wishes.json:
        print(json.dumps({"game": wishes.game, "results": rows}))
        return
    print(wishes.game)
    print("players  engine       decisions/s   games/s  clone µs  view µs  dump bytes")
    for row in rows:
        for engine in ENGINES:
            r = row[engine]
            print(
                f"{row['players']:7}  {engine:11} {r['decisions_per_second']:12,.0f} {r['games_per_second']:9,.0f}"
                f" {r['clone_us']:9.2f} {r['view_us']:8.1f} {r['dump_bytes']:11}"
            )
        ratio = row["compiled"]["decisions_per_second"] / row["interpreted"]["decisions_per_second"]
        print(f"         compiled is {ratio:.1f} times as fast")


if __name__ == "__main__":
    main()
