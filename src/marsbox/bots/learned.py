"""An evaluation that was learned: a net beside the hand-written value, mixed in one proportion."""

import math
from typing import Final

from mypy_extensions import mypyc_attr

from marsbox.bots.evaluation import Evaluation, likelihood
from marsbox.bots.features.base import Features
from marsbox.bots.net import OUTPUT_UNIT, Evaluator
from marsbox.core.contract import Decision, Game, Outcome, State
from marsbox.core.rng import FastRng

WIN: Final = 4.0  # of the scale, for a sure victory against a sure defeat
MARGIN: Final = 1.5  # of the scale, for a margin of one as the net tells it
VALUES: Final = 2  # outputs of a net before those of secret choices


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedEvaluation(Evaluation):
    """The value of a position: (1 - mix) of the hand-written one and `mix` of the net's.

    `secret` is the first of the actions chosen in secret that the net foretells, and how many there are.
    """

    def __init__(
        self,
        base: Evaluation,
        features: Features,
        net: Evaluator,
        mix: float,
        secret: tuple[int, int],
        iterations: int,
        exploration: float,
        trust: float,
    ) -> None:
        super().__init__(base.scale, iterations, exploration, trust, 0)
        self.base = base
        self.features = features
        self.net = net
        self.mix = mix
        self.secret = secret
        self.style: list[float] = []  # what each part of the hand-written value counts more, while learning
        self.bonus: dict[int, float] = {}  # of features, while learning

    def value(self, s: State, seat: int) -> float:
        parts = self.base.parts(s, seat)
        total = 0.0
        if self.mix < 1.0:
            weights = self.base.weights(s)
            for at, part in enumerate(parts):
                points = weights[at] * part[1] if weights else part[1]
                total += points * self.style[at] if self.style else points
            total *= 1.0 - self.mix
        if self.mix > 0.0 or self.bonus:
            features = self.features.of(s, seat, parts)
            if self.mix > 0.0:
                found = self.net.evaluate(features)
                win = likelihood(found[0] / OUTPUT_UNIT) - 0.5
                total += self.mix * self.scale * (WIN * win + MARGIN * found[1] / OUTPUT_UNIT)
            if self.bonus:
                for feature in features:
                    weight = self.bonus.get(feature >> 8)
                    if weight is not None:
                        total += weight * ((feature & 255) - 128)
        return total

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        first, number = self.secret
        options = decision.options
        if not number or not decision.simultaneous or options[0] < first or options[-1] >= first + number:
            return self.base.policy(game, s, decision, rng)
        found = self.net.evaluate(self.features.of(s, decision.seat, self.base.parts(s, decision.seat)))
        total = 0.0
        weights = []
        for option in options:
            total += _weight(found[VALUES + option - first] / OUTPUT_UNIT)
            weights.append(total)
        drawn = total * rng.below(1 << 24) / (1 << 24)
        for at, weight in enumerate(weights):
            if drawn < weight:
                return options[at]
        return options[-1]

    def weights(self, s: State) -> list[float]:
        return self.base.weights(s)

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        return self.base.parts(s, seat)

    def supposing(self, s: State, seat: int, action: int) -> State | None:
        return self.base.supposing(s, seat, action)

    def settled(self, s: State) -> bool:
        return self.base.settled(s)

    def step_done(self, s: State) -> bool:
        return self.base.step_done(s)

    def worth_searching(self, decision: Decision) -> bool:
        return self.base.worth_searching(decision)

    def beyond(self, begun: State, s: State) -> bool:
        return self.base.beyond(begun, s)

    def reconsidered(self, game: Game, s: State, decision: Decision, ranked: list[int]) -> int:
        return self.base.reconsidered(game, s, decision, ranked)

    def results(self, s: State, outcome: Outcome) -> list[float]:
        return self.base.results(s, outcome)


def _weight(logit: float) -> float:
    return math.exp(max(-20.0, min(20.0, logit)))
