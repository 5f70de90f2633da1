"""Tune what the parts of the hand-written value of Terraforming Mars count, in the first and in the last generation.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/tune.py --players 1 --minutes 5

The cross-entropy method: every round draws weights around the best ones so far, plays each of them on the same deals,
and goes on from the best quarter. Alone a player counts the games won, and a little the steps left; among several it
plays one seat against the weights that hold now. Deals are those of seeds from 5,000,000 on, which no yardstick uses.
What it prints goes into `src/marsbox/bots/terraforming_mars/evaluation.py`.
"""

import argparse
import math
import os
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor

from marsbox.bots import GreedyBot
from marsbox.bots.terraforming_mars.evaluation import ALONE_FIRST, ALONE_LAST, TerraformingEvaluation, by_generation
from marsbox.core import FastRng, Setup
from marsbox.games import load_game
from marsbox.games.terraforming_mars.state import TerraformingState

FIRST_SEED = 5_000_000
PARTS_ALONE, PARTS = 6, 7
DRAWN, KEPT = 24, 6  # weights in a round, and those that the next one starts from
DEALS = 24  # that each of them plays in a round
SPREAD, LEAST_SPREAD = 0.25, 0.05  # of the logarithms of weights
STEP_LEFT = 0.01  # what a step that is missing at the end counts, alone

Logs = list[float]


def evaluation_with(logs: Logs, players: int) -> TerraformingEvaluation:
    """The evaluation with weights: half of the logarithms are for the first generation, half for the last."""
    half = len(logs) // 2
    table = by_generation(tuple(math.exp(each) for each in logs[:half]), tuple(math.exp(each) for each in logs[half:]))
    evaluation = TerraformingEvaluation()
    if players == 1:
        evaluation.alone = table
    else:
        evaluation.several = table
    return evaluation


def result(given: tuple[Logs, Logs, int, int]) -> float:
    """What weights get in one game; in company their seat follows from the seed."""
    own_logs, other_logs, players, seed = given
    game = load_game("terraforming-mars")
    state = game.new(Setup(players), seed)
    own = seed % players
    rng = FastRng(seed)
    bots = [
        GreedyBot(game, FastRng(seed + seat), evaluation_with(own_logs if seat == own else other_logs, players))
        for seat in range(players)
    ]
    while decisions := game.decisions(state):
        seat = decisions[0].seat
        game.apply(state, seat, bots[seat].choose(game.determinize(state, seat, rng), decisions[0]))
    outcome = game.outcome(state)
    assert outcome is not None
    if outcome.won is not None:
        assert isinstance(state, TerraformingState)
        left = (19 - state.temperature) + (14 - state.oxygen) + (9 - state.oceans)
        return float(outcome.won) - STEP_LEFT * left
    return float(outcome.ranks[own] == 1) / outcome.ranks.count(1)


def main() -> None:
    """Tune until the time is over, and print the weights after each round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=range(1, 6), default=1)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    rng = random.Random(asked.players)
    if asked.players == 1:
        best = [math.log(weight) for weight in (*ALONE_FIRST, *ALONE_LAST)]
    else:
        best = [0.0] * (2 * PARTS)
    spread = [SPREAD] * len(best)
    seed = FIRST_SEED
    end = time.monotonic() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.jobs) as pool:
        while time.monotonic() < end:
            drawn = [best] + [[rng.gauss(m, s) for m, s in zip(best, spread, strict=True)] for _ in range(DRAWN - 1)]
            games = [(logs, best, asked.players, seed + deal) for logs in drawn for deal in range(DEALS)]
            results = list(pool.map(result, games, chunksize=DEALS))
            means = [statistics.fmean(results[at * DEALS : (at + 1) * DEALS]) for at in range(DRAWN)]
            seed += DEALS
            order = sorted(range(DRAWN), key=lambda at: -means[at])[:KEPT]
            columns = list(zip(*(drawn[at] for at in order), strict=True))
            best = [statistics.fmean(column) for column in columns]
            spread = [max(LEAST_SPREAD, statistics.pstdev(column)) for column in columns]
            weights = " ".join(f"{math.exp(each):.2f}" for each in best)
            print(f"seeds to {seed - 1}: held {means[0]:.2f}, best {max(means):.2f}; {weights}", flush=True)


if __name__ == "__main__":
    main()
