"""The bot that searches: it grows a tree over determinized positions and plays what it tried most."""

from typing import Final

from benchmarks.yardsticks.bot import Bot
from benchmarks.yardsticks.evaluation import Evaluation
from benchmarks.yardsticks.greedy import GreedyBot
from benchmarks.yardsticks.search import Edge, Search
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

SEED_BITS: Final = 30


class MctsBot(Bot):
    """Information-set Monte-Carlo tree search with a budget of iterations for each decision."""

    def __init__(self, game: Game, rng: FastRng, evaluation: Evaluation, iterations: int) -> None:
        super().__init__(game, rng)
        self.evaluation = evaluation
        self.iterations = iterations
        self._greedy = GreedyBot(game, rng, evaluation)

    def choose(self, s: State, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if not self.evaluation.worth_searching(decision):
            return self._greedy.choose(s, decision)
        return self._most_visited(s, decision)

    def _most_visited(self, s: State, decision: Decision) -> int:
        """The option that a search visits most; an idle one only if all are idle."""
        position = self.game.load(self.game.dump(s))
        search = Search(self.game, self.evaluation, position, decision.seat, FastRng(self.rng.below(1 << SEED_BITS)))
        search.run(self.iterations)
        best = decision.options[0]
        highest = (False, -1, 0.0)
        for action in decision.options:
            edge = search.root.edges.get(action)
            visits = 0 if edge is None else edge.visits
            reached = (not self.game.is_idle(s, decision, action), visits, _mean_result(edge))
            if reached > highest:
                highest = reached
                best = action
        return best


def _mean_result(edge: Edge | None) -> float:
    return 0.0 if edge is None else edge.total / max(1, edge.visits)
