"""An evaluation that was learned: a net beside the hand-written value, mixed in one proportion."""

import math
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from marsbox.bots.evaluation import Evaluation, likelihood
from marsbox.bots.features import Features
from marsbox.bots.net import OUTPUT_UNIT, Evaluator
from marsbox.core.contract import Decision, Game, Outcome, State
from marsbox.core.rng import FastRng

WIN: Final = 4.0  # of the scale, for a sure victory against a sure defeat
MARGIN: Final = 1.5  # of the scale, for a margin of one as the net tells it
VALUES: Final = 2  # outputs of a net before those of secret choices


class Opinion:
    """A net, and its part in the value of a position."""

    def __init__(self, net: Evaluator, mix: float) -> None:
        self.net = net
        self.mix = mix


class Learning:
    """What is learned of a game, and how a search uses it.

    `secret` is the first of the actions chosen in secret that the net foretells, and how many there are. With a
    `rollout`, a search plays on by the policy for so many decisions before it asks the net: where it can't ask at
    once, because what was chosen has not been carried out yet.
    """

    def __init__(
        self,
        features: Callable[[Game], Features],
        iterations: int,
        exploration: float,
        trust: float,
        secret: tuple[int, int] = (0, 0),
        rollout: int = 0,
    ) -> None:
        self.features = features
        self.iterations = iterations
        self.exploration = exploration
        self.trust = trust
        self.secret = secret
        self.rollout = rollout


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedEvaluation(Evaluation):
    """The value of a position: a part of the hand-written one, and the rest of the net's.

    `alone` is what a net says of games with one player, where another one is used for them.
    """

    def __init__(
        self,
        base: Evaluation,
        learning: Learning,
        features: Features,
        several: Opinion,
        alone: Opinion | None = None,
    ) -> None:
        super().__init__(base.scale, learning.iterations, learning.exploration, learning.trust, learning.rollout)
        self.base = base
        self.features = features
        self.several = several
        self.alone = several if alone is None else alone
        self.secret = learning.secret
        self.style: list[float] = []  # what each part of the hand-written value counts more, while learning
        self.bonus: dict[int, float] = {}  # of features, while learning

    def opinion(self, s: State) -> Opinion:
        """The net that knows games with as many players."""
        return self.alone if s.players == 1 else self.several

    def value(self, s: State, seat: int) -> float:
        parts = self.base.parts(s, seat)
        opinion = self.opinion(s)
        total = 0.0
        if opinion.mix < 1.0:
            weights = self.base.weights(s)
            for at, part in enumerate(parts):
                points = weights[at] * part[1] if weights else part[1]
                total += points * self.style[at] if self.style else points
            total *= 1.0 - opinion.mix
        if opinion.mix > 0.0 or self.bonus:
            features = self.features.of(s, seat, parts)
            if opinion.mix > 0.0:
                found = opinion.net.evaluate(features)
                win = likelihood(found[0] / OUTPUT_UNIT) - 0.5
                total += opinion.mix * self.scale * (WIN * win + MARGIN * found[1] / OUTPUT_UNIT)
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
        features = self.features.of(s, decision.seat, self.base.parts(s, decision.seat))
        found = self.opinion(s).net.evaluate(features)
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
