"""Random play to the end of a game: the yardstick of speed, and the rollout of a search."""

from marsbox.core.contract import Game, State
from marsbox.core.rng import Rng


def play_randomly(game: Game, s: State, rng: Rng, most: int = 1_000_000) -> int:
    """Choose uniformly among the options of each decision until the game is over, or `most` decisions are made.

    Returns the number of decisions made. Where several seats owe a decision, the first of them answers.
    """
    made = 0
    while made < most:
        decisions = game.decisions(s)
        if not decisions:
            break
        decision = decisions[0]
        game.apply(s, decision.seat, rng.choice(decision.options))
        made += 1
    return made
