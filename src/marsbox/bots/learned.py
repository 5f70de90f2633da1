"""An evaluation that was learned: a net beside the hand-written value, mixed in one proportion."""

from typing import Any, Final

from marsbox.bots.evaluation import Evaluation, likelihood
from marsbox.bots.features.base import Features
from marsbox.bots.net import OUTPUT_UNIT
from marsbox.core.contract import Decision, Game, Outcome, State
from marsbox.core.rng import FastRng

WIN: Final = 4.0  # of the scale, for a sure victory against a sure defeat
MARGIN: Final = 1.5  # of the scale, for a margin of one as the net tells it


class LearnedEvaluation(Evaluation):
    """The value of a position: (1 - mix) of the hand-written one and `mix` of the net's."""

    def __init__(self, base: Evaluation, features: Features, net: Any, mix: float) -> None:
        super().__init__(base.scale, base.iterations, base.exploration, base.trust, 0)
        self.base = base
        self.features = features
        self.net = net
        self.mix = mix
        self.weights: list[float] = []  # of the parts of the hand-written value, while learning
        self.bonus: dict[int, float] = {}  # of features, while learning

    def outputs(self, s: State, seat: int) -> list[int]:
        """What the net says: how likely the seat wins, and the margin."""
        found: list[int] = self.net.evaluate(self.features.of(s, seat, self.base.parts(s, seat)))
        return found

    def value(self, s: State, seat: int) -> float:
        parts = self.base.parts(s, seat)
        total = 0.0
        if self.mix < 1.0:
            if self.weights:
                for at, part in enumerate(parts):
                    total += self.weights[at] * part[1]
            else:
                for _, points in parts:
                    total += points
            total *= 1.0 - self.mix
        if self.mix > 0.0 or self.bonus:
            features = self.features.of(s, seat, parts)
            if self.mix > 0.0:
                found: list[int] = self.net.evaluate(features)
                win = likelihood(found[0] / OUTPUT_UNIT) - 0.5
                total += self.mix * self.scale * (WIN * win + MARGIN * found[1] / OUTPUT_UNIT)
            if self.bonus:
                for feature in features:
                    weight = self.bonus.get(feature >> 8)
                    if weight is not None:
                        total += weight * ((feature & 255) - 128)
        return total

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

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        return self.base.policy(game, s, decision, rng)

    def results(self, s: State, outcome: Outcome) -> list[float]:
        return self.base.results(s, outcome)
