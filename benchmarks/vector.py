"""How many steps a second the environments make: one game, many games of Gymnasium's kind, many games of ours.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/vector.py [--games 64] [--seconds 3] [--json]

The first table is all seats played from outside: PettingZoo's environment of one game, `marsbox.env.vector`, and random
play without arrays. The second is one seat against random bots: Gymnasium's environment of one game, `SyncVectorEnv` of
many, and `marsbox.env.vector`. Actions are chosen uniformly among those of the mask; choosing them is not counted.
Time is that of the processor, so that other work on the machine matters less; it is one process on one core.
"""

import argparse
import json
import time
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from marsbox.bots.levels import RANDOM
from marsbox.core import COMPILED, FastRng, Setup
from marsbox.core.playout import play_randomly
from marsbox.env.aec import SeatsEnv
from marsbox.env.single import SingleSeatEnv
from marsbox.env.vector import VectorEnv, single_seat_vector
from marsbox.games import GAME_IDS, load_game


def some(masks: Any, random: np.random.Generator) -> Any:
    """A legal action of each row: the largest of random numbers, one draw for the whole batch."""
    return (random.random(masks.shape, np.float32) * masks).argmax(axis=-1)


def all_seats(env: SeatsEnv, seconds: float) -> float:
    """Steps a second of one game in which every seat is played from outside and sees its observation."""
    random = np.random.default_rng(2026)
    env.reset(seed=2026)
    seen = env.observe(env.agent_selection)
    steps, spent = 0, 0.0
    while spent < seconds:
        action = int(some(seen["action_mask"], random))
        before = time.process_time()
        env.step(action)
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            env.reset()
        seen = env.observe(env.agent_selection)
        spent += time.process_time() - before
        steps += 1
    return steps / spent


def single(env: SingleSeatEnv, seconds: float) -> float:
    """Steps a second of one environment."""
    random = np.random.default_rng(2026)
    _, info = env.reset(seed=2026)
    steps, spent = 0, 0.0
    while spent < seconds:
        action = some(info["action_mask"], random)
        before = time.process_time()
        _, _, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            _, info = env.reset()
        spent += time.process_time() - before
        steps += 1
    return steps / spent


def many(env: Any, seconds: float) -> float:
    """Steps a second of a vector environment, those of all its games together."""
    random = np.random.default_rng(2026)
    _, infos = env.reset(seed=2026)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = some(infos["action_mask"], random)
        before = time.process_time()
        *_, infos = env.step(actions)
        spent += time.process_time() - before
        steps += env.num_envs
    return steps / spent


def engine(game_id: str, players: int, seconds: float) -> float:
    """Decisions a second of random play alone."""
    game = load_game(game_id)
    rng = FastRng(2026)
    made = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        made += play_randomly(game, game.new(Setup(players), rng.seed()), rng)
    return made / (time.process_time() - begin)


def measure(game_id: str, players: int, games: int, seconds: float) -> dict[str, Any]:
    bots = [RANDOM] * (players - 1)
    mode = AutoresetMode.SAME_STEP
    together = SyncVectorEnv([lambda: SingleSeatEnv(game_id, bots)] * games, autoreset_mode=mode, copy=False)
    return {
        "game": game_id,
        "players": players,
        "games": games,
        "compiled": COMPILED,
        "all_seats_single": all_seats(SeatsEnv(game_id, players), seconds),
        "single": single(SingleSeatEnv(game_id, bots), seconds),
        "sync": many(together, seconds),
        "vector": many(single_seat_vector(games, game_id, bots), seconds),
        "all_seats": many(VectorEnv(game_id, players, games), seconds),
        "engine": engine(game_id, players, seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of the environments for learning.")
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
    print(f"engine {'compiled' if COMPILED else 'interpreted'}, {wishes.games} games at once, steps a second\n")
    print("| all seats | players | PettingZoo | marsbox.env.vector | ratio | engine alone |")
    print("|---|---|---|---|---|---|")
    for row in rows:
        ratio = row["all_seats"] / row["all_seats_single"]
        speeds = f"{row['all_seats_single']:,.0f} | {row['all_seats']:,.0f} | {ratio:.1f} | {row['engine']:,.0f}"
        print(f"| {row['game']} | {row['players']} | {speeds} |")
    print("\n| one seat against bots | players | Gymnasium | SyncVectorEnv | marsbox.env.vector | ratio |")
    print("|---|---|---|---|---|---|")
    for row in rows:
        speeds = f"{row['single']:,.0f} | {row['sync']:,.0f} | {row['vector']:,.0f}"
        print(f"| {row['game']} | {row['players']} | {speeds} | {row['vector'] / row['single']:.1f} |")


if __name__ == "__main__":
    main()
