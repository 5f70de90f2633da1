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


class OptionEstimate:
    """What a search found out about an option: its visits and its mean result (0 to 1)."""

    def __init__(self, action: int, visits: int, result: float) -> None:
        self.action = action
        self.visits = visits
        self.result = result


class Task:
    """One search tree to grow: the seat, the position, the budget and the seed."""

    def __init__(self, dump: bytes, seat: int, iterations: int, seconds: float, seed: int) -> None:
        self.dump = dump
        self.seat = seat
        self.iterations = iterations
        self.seconds = seconds
        self.seed = seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Forest:
    """Grows search trees one after the other; a subclass grows them in several processes, with the same result."""

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
    return search.found()


class MctsBot(Bot):
    """Information-set Monte-Carlo tree search with a budget of iterations, or of seconds, for each decision.

    The iterations are divided among independent `trees`, whose visits and results are added up. How many
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
        self._tree: Search | None = None

    def choose(self, s: State, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if not self.forest.evaluation.worth_searching(decision):
            return self._greedy.choose(s, decision)
        ranked = [estimate.action for estimate in self.search(s, decision)]
        return self.forest.evaluation.reconsidered(self.game, s, decision, ranked)

    def search(self, s: State, decision: Decision) -> list[OptionEstimate]:
        """The options after a search, most visited first; idle ones come last."""
        if self.trees == 1:
            return self._ordered(s, decision, [self._one_tree(s, decision)])
        dump = self.game.dump(s)
        each = max(1, self.iterations // self.trees)
        tasks = [
            Task(dump, decision.seat, each, self.seconds, self.rng.below(1 << SEED_BITS)) for _ in range(self.trees)
        ]
        return self._ordered(s, decision, self.forest.grow(tasks))

    def _one_tree(self, s: State, decision: Decision) -> list[tuple[int, int, float]]:
        """Grow a tree here, and keep it for the next decision."""
        tree = self._tree
        if tree is None or tree.seat != decision.seat or not tree.moved_to(s, decision):
            rng = FastRng(self.rng.below(1 << SEED_BITS))
            tree = Search(self.game, self.forest.evaluation, s, decision.seat, rng)
            self._tree = tree
        # the parts of one answer share a search: what was tried for the first counts for the next
        tried = tree.root.visits if s.answers[decision.seat] else 0
        tree.run(max(0, self.iterations - tried), self.seconds)
        return tree.found()

    def _ordered(self, s: State, decision: Decision, trees: list[list[tuple[int, int, float]]]) -> list[OptionEstimate]:
        visits = dict.fromkeys(decision.options, 0)
        totals = dict.fromkeys(decision.options, 0.0)
        for tree in trees:
            for action, tried, total in tree:
                if action in visits:
                    visits[action] += tried
                    totals[action] += total
        estimates = [
            OptionEstimate(action, visits[action], totals[action] / max(1, visits[action]))
            for action in decision.options
        ]
        estimates.sort(key=_most_visited_key, reverse=True)
        idle = [estimate for estimate in estimates if self.game.is_idle(s, decision, estimate.action)]
        return [estimate for estimate in estimates if estimate not in idle] + idle


def _most_visited_key(estimate: OptionEstimate) -> tuple[int, float]:
    return estimate.visits, estimate.result
