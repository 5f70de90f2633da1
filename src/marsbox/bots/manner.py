"""How characters of one level differ: each likes some things in a position a little more than they are worth."""

from collections.abc import Callable, Mapping

from marsbox.bots.evaluation import Evaluation
from marsbox.core.contract import Decision, Game, Outcome, State
from marsbox.core.rng import FastRng

Tendencies = Callable[[State, int], list[tuple[str, float]]]
"""What a character may like besides the parts of an evaluation: named numbers of a position, seen from a seat."""


class Manner:
    """What a character likes.

    `weights` multiply parts of the evaluation by their names; a part without one counts as it is. `likes` are points
    for each unit of a tendency; one without them does not count.
    """

    def __init__(self, weights: Mapping[str, float] | None = None, likes: Mapping[str, float] | None = None) -> None:
        self.weights: dict[str, float] = dict(weights or {})
        self.likes: dict[str, float] = dict(likes or {})


class MannerEvaluation(Evaluation):
    """An evaluation with the preferences of a manner; in everything else it is the one given."""

    def __init__(self, plain: Evaluation, manner: Manner, tendencies: Tendencies | None = None) -> None:
        super().__init__(
            plain.scale, plain.iterations, plain.exploration, plain.trust, plain.rollout, plain.greedy_rollout
        )
        self.plain = plain
        self.manner = manner
        self.tendencies = tendencies

    def value(self, s: State, seat: int) -> float:
        total = self.plain.value(s, seat)
        weights = self.plain.weights(s)
        for at, (name, points) in enumerate(self.plain.parts(s, seat)):
            more = self.manner.weights.get(name, 1.0) - 1.0
            if more:
                total += more * (weights[at] * points if weights else points)
        for _, points in self._liked(s, seat):
            total += points
        return total

    def weights(self, s: State) -> list[float]:
        weights = self.plain.weights(s)
        return weights + [1.0] * len(self.manner.likes) if weights else weights

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        weights = self.manner.weights
        parts = [(name, points * weights.get(name, 1.0)) for name, points in self.plain.parts(s, seat)]
        return parts + self._liked(s, seat)

    def _liked(self, s: State, seat: int) -> list[tuple[str, float]]:
        likes = self.manner.likes
        if not likes or self.tendencies is None:
            return []
        return [(name, amount * likes[name]) for name, amount in self.tendencies(s, seat) if name in likes]

    def supposing(self, s: State, seat: int, action: int) -> State | None:
        return self.plain.supposing(s, seat, action)

    def settled(self, s: State) -> bool:
        return self.plain.settled(s)

    def step_done(self, s: State) -> bool:
        return self.plain.step_done(s)

    def worth_searching(self, decision: Decision) -> bool:
        return self.plain.worth_searching(decision)

    def beyond(self, begun: State, s: State) -> bool:
        return self.plain.beyond(begun, s)

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        return self.plain.policy(game, s, decision, rng)

    def reconsidered(self, game: Game, s: State, decision: Decision, ranked: list[int]) -> int:
        return self.plain.reconsidered(game, s, decision, ranked)

    def results(self, s: State, outcome: Outcome) -> list[float]:
        return self.plain.results(s, outcome)
