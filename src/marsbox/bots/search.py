"""Information-set Monte-Carlo tree search on the contract alone, so that it plays every game.

Every iteration redraws what the seat does not know, walks down a tree of actions, adds one node to it and estimates
the result of every seat there. The tree is keyed by actions, not by positions: cards that
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

ROOT_POSITION_BUDGET: Final = 400
ROOT_REDRAWS: Final = 3  # of what the seat does not know, over which the static values at the root are averaged
FOLLOWED: Final = 60  # positions of an old tree that are compared with a new one
UNSEEN_PENALTY: Final = 0.08  # how much less than its parent an option without a static value counts


class Edge:
    """An action in the tree: its visits, the total result for the seat that acts, and the node after it.

    Its static evaluation gives how often it deserves to be tried (`prior`) and an expected result (`prior_value`),
    which counts like one visit.
    """

    def __init__(self, action: int, prior: float, prior_value: float) -> None:
        self.action = action
        self.prior = prior
        self.prior_value = prior_value
        self.visits = 0
        self.total = 0.0
        self.after = Node()

    def mean(self) -> float:
        """The mean result."""
        return (self.prior_value + self.total) / (1 + self.visits)


class Node:
    """The actions tried after those that lead here."""

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
        self._state = game.clone(s)
        self.seat = seat
        self._rng = rng
        self._greedy = GreedyBot(game, rng, evaluation)
        # positions are evaluated relative to this one: that says more than who is ahead anyway
        self._begun = [evaluation.value(s, other) for other in range(s.players)]

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Grow the tree by so many iterations, or, if seconds are given, until they are over."""
        end = time.perf_counter() + seconds
        for number in range(iterations):
            if seconds and number % 8 == 7 and time.perf_counter() > end:
                return
            self._iterate()

    def found(self) -> list[tuple[int, int, float]]:
        """The actions at the root, with their visits and totals."""
        return [(edge.action, edge.visits, edge.total) for edge in self.root.edges.values()]

    def moved_to(self, s: State, decision: Decision) -> bool:
        """Go on with the part of the tree that belongs to a later position of the same game, if there is one."""
        seen = None
        open_paths: list[tuple[Node, State]] = [(self.root, self._state)]
        followed = 0
        while open_paths and followed < FOLLOWED:
            node, before = open_paths.pop(0)
            asked = self._next(self.game.decisions(before))
            if asked.simultaneous and asked.seat != self.seat:
                continue
            for action in asked.options:
                edge = node.edges.get(action)
                if edge is None or edge.visits < 2:
                    continue
                followed += 1
                after = self.game.clone(before)
                self.game.apply(after, asked.seat, action)
                if not self.game.decisions(after):
                    continue
                own = self.game.decision(after, self.seat)
                if own is not None and own.kind == decision.kind and own.options == decision.options:
                    if seen is None:
                        seen = self.game.view(s, self.seat)
                    if self.game.view(after, self.seat) == seen:
                        self.root = edge.after
                        self._state = self.game.clone(s)
                        return True
                open_paths.append((edge.after, after))
        return False

    def _iterate(self) -> None:
        game = self.game
        s = game.determinize(self._state, self.seat, self._rng)
        node = self.root
        path: list[Edge] = []
        owners: list[int] = []
        nodes = [node]
        while True:
            decisions = game.decisions(s)
            if not decisions:
                break
            decision = self._next(decisions)
            if decision.simultaneous and decision.seat != self.seat:
                game.apply(s, decision.seat, self.evaluation.policy(game, s, decision, self._rng))
                continue
            edge = self._select(node, s, decision)
            game.apply(s, decision.seat, edge.action)
            path.append(edge)
            owners.append(decision.seat)
            node = edge.after
            nodes.append(node)
            if edge.visits == 0 or self.evaluation.beyond(self._state, s):
                break
        results = self._estimate(s, owners)
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
            if decision.seat == self.seat:
                return decision
        return decisions[0]

    def _select(self, node: Node, s: State, decision: Decision) -> Edge:
        edges = node.edges
        options = decision.options
        if not edges:
            self._look(node, s, decision)
        tried = 0
        for action in options:
            known = edges.get(action)
            if known is None:
                known = Edge(action, 1.0 / len(options), node.total / max(1, node.visits) - UNSEEN_PENALTY)
                edges[action] = known
            tried += known.visits
        root = self.evaluation.exploration * math.sqrt(tried + 1.0)
        best = edges[options[0]]
        highest = -1.0e9
        for action in options:
            edge = edges[action]
            score = edge.mean() + root * edge.prior / (1.0 + edge.visits)
            if score > highest:
                highest = score
                best = edge
        return best

    def _look(self, node: Node, s: State, decision: Decision) -> None:
        """Evaluate every option of a new node statically."""
        seat = decision.seat
        options = decision.options
        if len(options) == 1:
            node.edges[options[0]] = Edge(options[0], 1.0, 0.5)
            return
        if node is self.root:
            values = self._values_at_root(decision)
        else:
            values = self._greedy.values(s, decision, 0)
        best = max(values)
        weights = [math.exp(max(-20.0, (value - best) * self.evaluation.trust)) for value in values]
        total = sum(weights)
        for at, action in enumerate(options):
            node.edges[action] = Edge(action, weights[at] / total, self._likely(values[at], seat))

    def _values_at_root(self, decision: Decision) -> list[float]:
        """The static values of the options, on average over what the seat does not know."""
        totals = [0.0] * len(decision.options)
        for _ in range(ROOT_REDRAWS):
            redrawn = self.game.determinize(self._state, self.seat, self._rng)
            for at, value in enumerate(self._greedy.values(redrawn, decision, ROOT_POSITION_BUDGET)):
                totals[at] += value
        return [total / ROOT_REDRAWS for total in totals]

    def _estimate(self, s: State, seats: list[int]) -> list[float]:
        """The expected results of these seats, after a rollout as long as the evaluation asks for; 0 for others."""
        game = self.game
        left = self.evaluation.rollout
        while left < 0 or (left > 0 and not self.evaluation.beyond(self._state, s)):
            decisions = game.decisions(s)
            if not decisions:
                break
            decision = decisions[0]
            searched = self.evaluation.worth_searching(decision) and not decision.simultaneous
            if self.evaluation.greedy_rollout and searched:
                game.apply(s, decision.seat, self._greedy.choose_quickly(s, decision))
            else:
                game.apply(s, decision.seat, self.evaluation.policy(game, s, decision, self._rng))
            left -= 1
        self._greedy.settle(s)
        outcome = game.outcome(s)
        if outcome is not None:
            return self.evaluation.results(s, outcome)
        results = [0.0] * s.players
        for seat in range(s.players):
            if seat in seats:
                results[seat] = self._likely(self.evaluation.value(s, seat), seat)
        return results

    def _likely(self, value: float, seat: int) -> float:
        """The value of a position to a seat, against that of the position where the search began."""
        return likelihood((value - self._begun[seat]) / self.evaluation.scale)
