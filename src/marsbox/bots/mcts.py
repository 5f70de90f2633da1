"""The bot that searches: it grows trees over determinized positions and plays what it tried most."""

from typing import Final

from mypy_extensions import mypyc_attr

from marsbox.bots.bot import Bot
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.greedy import GreedyBot
from marsbox.bots.search import Search
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

SEED_BITS: Final = 30


class Verdict:
    """What a search found out about an option: how often it was tried, and what it brought on average (0 to 1)."""

    def __init__(self, action: int, visits: int, result: float) -> None:
        self.action = action
        self.visits = visits
        self.result = result


class Task:
    """One tree to be grown: for whom, from where, how far, and from which seed."""

    def __init__(self, dump: bytes, seat: int, iterations: int, seconds: float, seed: int) -> None:
        self.dump = dump
        self.seat = seat
        self.iterations = iterations
        self.seconds = seconds
        self.seed = seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Forest:
    """Grows trees one after the other. Others do it in several processes at once, with the same result."""

    def __init__(self, game: Game, evaluation: Evaluation) -> None:
        self.game = game
        self.evaluation = evaluation

    def grow(self, tasks: list[Task]) -> list[list[tuple[int, int, float]]]:
        """For each task the actions at the root of its tree, with their visits and totals."""
        return [grown(self.game, self.evaluation, task) for task in tasks]


def grown(game: Game, evaluation: Evaluation, task: Task) -> list[tuple[int, int, float]]:
    """One tree: the actions at its root, with their visits and totals."""
    search = Search(game, evaluation, game.load(task.dump), task.seat, FastRng(task.seed))
    search.run(task.iterations, task.seconds)
    return [(edge.action, edge.visits, edge.total) for edge in search.root.edges.values()]


class MctsBot(Bot):
    """Information-set Monte-Carlo tree search with a budget of iterations, or of seconds, for each decision.

    The iterations are divided among `trees` that know nothing of each other; what they found is added up. How many
    processes the forest uses does not change the result.
    """

    def __init__(
        self,
        game: Game,
        rng: FastRng,
        forest: Forest,
        iterations: int,
        seconds: float = 0.0,
        trees: int = 1,
    ) -> None:
        super().__init__(game, rng)
        self.forest = forest
        self.iterations = iterations
        self.seconds = seconds
        self.trees = trees
        self._greedy = GreedyBot(game, rng, forest.evaluation)

    def choose(self, s: State, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if not self.forest.evaluation.worth_searching(decision):
            return self._greedy.choose(s, decision)
        return self.consider(s, decision)[0].action

    def consider(self, s: State, decision: Decision) -> list[Verdict]:
        """The options after a search, the one tried most first, but those last that would do nothing."""
        dump = self.game.dump(s)
        each = max(1, self.iterations // self.trees)
        tasks = [
            Task(dump, decision.seat, each, self.seconds, self.rng.below(1 << SEED_BITS)) for _ in range(self.trees)
        ]
        visits = dict.fromkeys(decision.options, 0)
        totals = dict.fromkeys(decision.options, 0.0)
        for tree in self.forest.grow(tasks):
            for action, tried, total in tree:
                visits[action] += tried
                totals[action] += total
        verdicts = [
            Verdict(action, visits[action], totals[action] / max(1, visits[action])) for action in decision.options
        ]
        verdicts.sort(key=_tried, reverse=True)
        idle = [verdict for verdict in verdicts if self.game.is_idle(s, decision, verdict.action)]
        return [verdict for verdict in verdicts if verdict not in idle] + idle


def _tried(verdict: Verdict) -> tuple[int, float]:
    return verdict.visits, verdict.result
