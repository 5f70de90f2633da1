"""A bot that plays like a beginner: it sees what a move brings at once, likes cards, and misjudges."""

import math
from collections.abc import Mapping
from typing import Final

from marsbox.bots.bot import Bot
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.greedy import GreedyBot
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

DRAWS: Final = 1 << 20
AT_ONCE: Final = 0  # positions of further choices that it looks at


class Beginner:
    """What a beginner sees in a game, and how badly it judges.

    `weights` are those of the parts of the evaluation: 0 for what it does not see, above 1 for what it overrates.
    `noise` is by how many points it misjudges an option: the scale of a Gumbel distribution.
    """

    def __init__(self, weights: Mapping[str, float], noise: float) -> None:
        self.weights: dict[str, float] = dict(weights)
        self.noise = noise


class BeginnerBot(Bot):
    """Judges every option by itself, by the position right after it, and takes the one that seems best.

    What an option leaves open is filled in by the policy of the evaluation: it does not look for the best way to go on.
    """

    def __init__(self, game: Game, rng: FastRng, evaluation: Evaluation, noise: float) -> None:
        super().__init__(game, rng)
        self.evaluation = evaluation
        self.noise = noise
        self._greedy = GreedyBot(game, rng, evaluation)

    def choose(self, s: State, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = self._greedy.values(s, decision, AT_ONCE)
        best = options[0]
        highest = -math.inf
        for at, action in enumerate(options):
            seeming = values[at] + self._misjudgement()
            # even a beginner does nothing at all only where there is nothing else to do
            if self.game.is_idle(s, decision, action):
                seeming -= 1.0e6
            if seeming > highest:
                highest = seeming
                best = action
        return best

    def _misjudgement(self) -> float:
        drawn = (self.rng.below(DRAWS) + 0.5) / DRAWS
        return -self.noise * math.log(-math.log(drawn))
