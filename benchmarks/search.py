"""How many iterations a second a search makes that plays every position to the end of the game.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/search.py [--seconds 3]

Pocket Mars with two players from the first round, Terraforming Mars with two players from the fifth generation of a
game between greedy bots. Rollouts are quick choices of the game's policy, on one core.
"""

import argparse
import time

from marsbox.bots import evaluation_of, make_bot
from marsbox.bots.search import Search
from marsbox.core import FastRng, Game, Setup, State
from marsbox.games import load_game

TO_THE_END = -1
GENERATION = 5
SEED = 7
AT_A_TIME = 50


def generation_five(game: Game) -> State:
    """The first decision of the fifth generation of a game between greedy bots."""
    state = game.new(Setup(2), SEED)
    rng = FastRng(SEED)
    bots = [make_bot("greedy", game, seat) for seat in range(2)]
    while game.view(state, 0)["generation"] < GENERATION:
        decision = game.decisions(state)[0]
        imagined = game.determinize(state, decision.seat, rng)
        game.apply(state, decision.seat, bots[decision.seat].choose(imagined, decision))
    return state


def iterations_a_second(game: Game, state: State, seconds: float) -> float:
    evaluation = evaluation_of(game)
    evaluation.rollout = TO_THE_END
    evaluation.greedy_rollout = False
    search = Search(game, evaluation, state, game.decisions(state)[0].seat, FastRng(SEED))
    made = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        search.run(AT_A_TIME)
        made += AT_A_TIME
    return made / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="measure searches with rollouts to the end of the game")
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    pocket_mars, terraforming_mars = load_game("pocket-mars"), load_game("terraforming-mars")
    print("| game | position | iterations/s |\n|---|---|---|")
    for game, where, state in (
        (pocket_mars, "two players, first round", pocket_mars.new(Setup(2), SEED)),
        (terraforming_mars, "two players, generation 5", generation_five(terraforming_mars)),
    ):
        print(f"| {game.id} | {where} | {iterations_a_second(game, state, seconds):,.0f} |")


if __name__ == "__main__":
    main()
