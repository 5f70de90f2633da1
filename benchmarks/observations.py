"""What an observation costs: made straight from the state, and from the seat's view as up to version 0.2.

    PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/observations.py [--rounds 9]

The encoders that read views are those of the tests. Every fifth position of six random games is observed by the seat
that is asked first. Both ways are measured in turn; the best round counts. Time is that of the processor.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

from marsbox.core import COMPILED, Decision, FastRng, Game, Setup, State
from marsbox.env.encoders import encoder_of
from marsbox.games import load_game
from tests.env.from_view import view_encoder_of

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


def microseconds(of: Callable[[State, Decision], object], over: list[tuple[State, Decision]]) -> float:
    begin = time.process_time()
    for state, question in over:
        of(state, question)
    return (time.process_time() - begin) / len(over) * 1e6


def measure(game_id: str, players: int, rounds: int) -> tuple[int, float, float, float]:
    game = load_game(game_id)
    encoder = encoder_of(game)
    reference = view_encoder_of(encoder)
    out = np.zeros(encoder.size, np.float32)
    over = positions(game, players)
    views: list[float] = []
    both: list[float] = []
    straight: list[float] = []
    for _ in range(rounds):
        views.append(microseconds(lambda s, question: game.view(s, question.seat), over))
        both.append(microseconds(lambda s, question: reference.encode(game.view(s, question.seat), question), over))
        straight.append(microseconds(lambda s, question: encoder.encode(s, question.seat, question, out), over))
    return len(over), min(views), min(both), min(straight)


def main() -> None:
    parser = argparse.ArgumentParser(description="What an observation costs.")
    parser.add_argument("--rounds", type=int, default=9, help="how often each way is measured")
    wishes = parser.parse_args()
    print(f"engine {'compiled' if COMPILED else 'interpreted'}, µs for an observation\n")
    print("| game | players | positions | view | view and array | straight from the state | ratio |")
    print("|---|---|---|---|---|---|---|")
    for game_id, players in TABLES:
        count, view, both, straight = measure(game_id, players, wishes.rounds)
        figures = f"{view:.1f} | {both:.1f} | {straight:.1f} | {both / straight:.1f}"
        print(f"| {game_id} | {players} | {count} | {figures} |")


if __name__ == "__main__":
    main()
