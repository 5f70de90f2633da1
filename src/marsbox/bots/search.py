"""Information-set Monte-Carlo tree search on the contract alone, so that it plays every game.

Every iteration draws anew all that the seat does not know, walks down a tree of actions, adds one node to it and
estimates what the position there is worth to every side. The tree is keyed by actions, not by positions: cards that
are drawn on the way are different each time, and a node holds what is true of them on average. An option that is
possible only in some of the drawn positions competes only where it is possible.

Answers that others give in secret at the same time are no branches of the tree: what follows must not depend on what
the seat can't know. They are played by the policy of the game.
"""

import math
import time
from typing import Final

from marsbox.bots.evaluation import Evaluation, likelihood
from marsbox.bots.greedy import GreedyBot
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

LOOKED_AT_ROOT: Final = 400
DOUBT: Final = 0.08  # how much less than its parent an option is thought to be worth before it was tried


class Edge:
    """An action in the tree: how often it was tried, what it brought to whom it belongs, and what comes after it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.after = Node()


class Node:
    """What can be done after the actions that lead here."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0


class Search:
    """One tree for one decision of one seat."""

    def __init__(self, game: Game, evaluation: Evaluation, s: State, seat: int, rng: FastRng) -> None:
        self.game = game
        self.evaluation = evaluation
        self.root = Node()
        self._state = s
        self._seat = seat
        self._rng = rng
        self._greedy = GreedyBot(game, rng, evaluation)
        # positions are judged by what they are better than this one: that tells more than who is ahead anyway
        self._begun = [evaluation.value(s, other) for other in range(s.players)]

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Grow the tree by so many iterations, or, if seconds are given, until they are over."""
        end = time.perf_counter() + seconds
        for number in range(iterations):
            if seconds and number % 8 == 7 and time.perf_counter() > end:
                return
            self._iterate()

    def _iterate(self) -> None:
        game = self.game
        s = game.determinize(self._state, self._seat, self._rng)
        node = self.root
        path: list[Edge] = []
        owners: list[int] = []
        nodes = [node]
        while True:
            decisions = game.decisions(s)
            if not decisions:
                break
            decision = self._next(decisions)
            if decision.simultaneous and decision.seat != self._seat:
                game.apply(s, decision.seat, self.evaluation.policy(game, s, decision, self._rng))
                continue
            edge = self._select(node, s, decision)
            game.apply(s, decision.seat, edge.action)
            path.append(edge)
            owners.append(decision.seat)
            node = edge.after
            nodes.append(node)
            if edge.visits == 0:
                break
        results = self._estimate(s)
        for depth, edge in enumerate(path):
            result = results[owners[depth]]
            edge.visits += 1
            edge.total += result
            parent = nodes[depth]
            parent.visits += 1
            parent.total += result

    def _next(self, decisions: list[Decision]) -> Decision:
        """The own decision comes first, so that it is made without knowing what others answer."""
        for decision in decisions:
            if decision.seat == self._seat:
                return decision
        return decisions[0]

    def _select(self, node: Node, s: State, decision: Decision) -> Edge:
        edges = node.edges
        options = decision.options
        if not edges and len(options) > 1:
            priors = self._priors(node, s, decision)
            for at, action in enumerate(options):
                edges[action] = Edge(action, priors[at])
        unseen = (node.total / node.visits if node.visits else 0.5) - DOUBT
        tried = 0
        for action in options:
            known = edges.get(action)
            if known is None:
                known = Edge(action, 1.0 / len(options))
                edges[action] = known
            tried += known.visits
        root = self.evaluation.exploration * math.sqrt(tried + 1.0)
        best = edges[options[0]]
        highest = -1.0e9
        for action in options:
            edge = edges[action]
            mean = edge.total / edge.visits if edge.visits else unseen
            score = mean + root * edge.prior / (1.0 + edge.visits)
            if score > highest:
                highest = score
                best = edge
        return best

    def _priors(self, node: Node, s: State, decision: Decision) -> list[float]:
        """How promising each option looks at first sight; the sum is 1."""
        looked_at = LOOKED_AT_ROOT if node is self.root else 0
        values = self._greedy.values(s, decision, looked_at)
        best = max(values)
        weights = [math.exp(max(-20.0, (value - best) * self.evaluation.trust)) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _estimate(self, s: State) -> list[float]:
        """What the position is worth to every seat, after playing on as far as the game's evaluation wants it."""
        game = self.game
        left = self.evaluation.rollout
        while left != 0:
            decisions = game.decisions(s)
            if not decisions:
                break
            decision = decisions[0]
            game.apply(s, decision.seat, self.evaluation.policy(game, s, decision, self._rng))
            left -= 1
        self._greedy.settle(s)
        outcome = game.outcome(s)
        if outcome is not None:
            return self.evaluation.results(s, outcome)
        return [
            likelihood((self.evaluation.value(s, seat) - self._begun[seat]) / self.evaluation.scale)
            for seat in range(s.players)
        ]
