"""What the features of a position cost, and the net that reads them, beside the hand-written value of version 0.3.0.

    make yardsticks
    PYTHONPATH=build/yardsticks:. .venv/bin/python -P -m benchmarks.features [--games 4] [--rounds 300]

Frozen greedy bots play the games; twenty positions of each, from its beginning to its end, are judged for the seat that
decides, which knows no more than it may. Features get the parts of the hand-written value, and the net gets the
features, as in a bot that learned: neither counts the work before it. All three go through the same positions in turn,
and the best round counts. Time is that of the processor. Aimed at: features cost no more than the frozen value.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from benchmarks.figures.catalogue import MISSION, POCKET_MARS, TERRAFORMING
from benchmarks.figures.playing import Table
from benchmarks.yardsticks import evaluation as frozen
from benchmarks.yardsticks import frozen_bot
from benchmarks.yardsticks.greedy import GreedyBot
from marsbox.bots import learned_evaluation_of
from marsbox.bots.learned import LearnedEvaluation
from marsbox.core import COMPILED, Game, State
from marsbox.games import load_game

TABLES: Final = ((POCKET_MARS, 2), (MISSION, 4), (TERRAFORMING, 1), (TERRAFORMING, 2), (TERRAFORMING, 3))
POSITIONS_OF_A_GAME: Final = 20


class Costs(NamedTuple):
    """Microseconds a position."""

    frozen: float
    features: float
    net: float


def positions(game: Game, players: int, games: int) -> list[tuple[State, int]]:
    """Positions of games with the seat that decides, at even distances."""
    found = []
    for seed in range(1, games + 1):
        table = Table(game, players, seed)
        table.seat(["frozen:greedy"] * players)
        passed = []
        while (decision := table.decision()) is not None:
            passed.append((table.seen(decision), decision.seat))
            table.step()
        found += [passed[at * len(passed) // POSITIONS_OF_A_GAME] for at in range(POSITIONS_OF_A_GAME)]
    return found


def measure(game: Game, over: list[tuple[State, int]], rounds: int) -> Costs:
    """The best of some rounds over the same positions."""
    greedy = frozen_bot("greedy", game, 1)
    learned = learned_evaluation_of(game)
    assert isinstance(greedy, GreedyBot)
    assert isinstance(learned, LearnedEvaluation)
    value, features_of = greedy.evaluation.value, learned.features.of
    with_parts = [(s, seat, learned.base.parts(s, seat)) for s, seat in over]
    inputs = [(learned.opinion(s).net.evaluate, features_of(s, seat, parts)) for s, seat, parts in with_parts]

    def frozen_values() -> None:
        for s, seat in over:
            value(s, seat)

    def features() -> None:
        for s, seat, parts in with_parts:
            features_of(s, seat, parts)

    def net() -> None:
        for evaluate, found in inputs:
            evaluate(found)

    spent = [[_seconds(work) for work in (frozen_values, features, net)] for _ in range(rounds)]
    return Costs(*[min(times) / len(over) * 1e6 for times in zip(*spent, strict=True)])


def _seconds(work: Callable[[], None]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def run(wishes: argparse.Namespace) -> None:
    if wishes.games < 1 or wishes.rounds < 1:
        raise ValueError("--games and --rounds must be at least 1")
    if not COMPILED or frozen.__file__.endswith(".py"):
        told = "The engine and the frozen bots are not compiled in one unit, so that their times can't be compared: "
        print(f"{told}`make yardsticks`, and PYTHONPATH=build/yardsticks:.", file=sys.stderr)
    print("µs a position\n")
    print("| game | players | positions | frozen value | features | net | features / frozen value |")
    print("|---|---|---|---|---|---|---|")
    for game_id, players in TABLES:
        game = load_game(game_id)
        over = positions(game, players, wishes.games)
        costs = measure(game, over, wishes.rounds)
        figures = " | ".join(f"{each:.2f}" for each in (*costs, costs.features / costs.frozen))
        print(f"| {game_id} | {players} | {len(over)} | {figures} |", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="features", description="What the features of a position cost.")
    parser.add_argument("--games", type=int, default=4, help="games that positions are taken from (4)")
    parser.add_argument("--rounds", type=int, default=300, help="how often each work is done (300)")
    try:
        run(parser.parse_args(arguments))
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
