"""How fast many games are stepped at once, and what an observation costs.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/runner.py [--games 64] [--seconds 3] [--json]

All seats choose uniformly among the actions of their mask. The column "engine alone" is random play without arrays.
Time is that of the processor, so that other work on the machine matters less; it is one process on one core.
"""

import argparse
import json
import time
from typing import Any

import numpy as np

from marsbox.core import COMPILED, FastRng, Setup
from marsbox.core.playout import play_randomly
from marsbox.env.runner import Runner
from marsbox.games import GAME_IDS, load_game


def measure(game_id: str, players: int, games: int, seconds: float) -> dict[str, Any]:
    runner = Runner(game_id, players, games, 2026)
    random = np.random.default_rng(2026)
    batch = runner.reset()
    steps = choosing = 0.0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        before = time.process_time()
        # the largest of random numbers over the legal actions: one draw for the whole batch
        actions = (random.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
        choosing += time.process_time() - before
        batch = runner.step(actions)
        steps += games
    stepping = time.process_time() - begin - choosing
    episode = runner.episodes[0]
    assert episode.question is not None
    view = runner.game.view(episode.state, episode.question.seat)
    begin = time.process_time()
    for _ in range(1000):
        runner.encoder.encode(view, episode.question, batch.observations[0])
    encoding = (time.process_time() - begin) / 1000
    return {
        "game": game_id,
        "players": players,
        "games": games,
        "compiled": COMPILED,
        "decisions_per_second": steps / stepping,
        "encode_us": encoding * 1e6,
        "engine_decisions_per_second": engine(game_id, players, seconds),
    }


def engine(game_id: str, players: int, seconds: float) -> float:
    """Decisions a second of random play alone."""
    game = load_game(game_id)
    rng = FastRng(2026)
    made = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        made += play_randomly(game, game.new(Setup(players), rng.seed()), rng)
    return made / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of the vectorised runner.")
    parser.add_argument("--games", type=int, default=64, help="games stepped at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time of one measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wishes = parser.parse_args()
    rows = []
    for game_id in GAME_IDS:
        players = next(count for count in load_game(game_id).player_counts if count > 1)
        rows.append(measure(game_id, players, wishes.games, wishes.seconds))
    if wishes.json:
        print(json.dumps({"results": rows}))
        return
    print(f"engine {'compiled' if COMPILED else 'interpreted'}")
    print("| game | players | games at once | decisions/s | µs for an observation | engine alone, decisions/s |")
    print("|---|---|---|---|---|---|")
    for row in rows:
        print(
            f"| {row['game']} | {row['players']} | {row['games']} | {row['decisions_per_second']:,.0f} "
            f"| {row['encode_us']:.0f} | {row['engine_decisions_per_second']:,.0f} |"
        )


if __name__ == "__main__":
    main()
