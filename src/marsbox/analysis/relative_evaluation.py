"""An evaluation for search that judges the end of a game like any other position: relative to the position now."""

from marsbox.analysis.chances import chances, result
from marsbox.bots import Evaluation
from marsbox.bots.evaluation import likelihood
from marsbox.core import Decision, FastRng, Game, Outcome, State


class RelativeEvaluation(Evaluation):
    """A game's own evaluation, except that the end counts by its points and by how it changed the chances.

    The bots count the end of a game by its result alone. For a seat that has lost anyway, ending the game costs
    nothing, and a judgement has to say so.
    """

    def __init__(self, game: Game, own: Evaluation, here: State) -> None:
        super().__init__(own.scale, own.iterations, own.exploration, own.trust, own.rollout)
        self._own = own
        self._values = [own.value(here, seat) for seat in range(here.players)]
        self._chances = chances(game, own, here)

    def value(self, s: State, seat: int) -> float:
        return self._own.value(s, seat)

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        return self._own.parts(s, seat)

    def supposing(self, s: State, seat: int, action: int) -> State | None:
        return self._own.supposing(s, seat, action)

    def settled(self, s: State) -> bool:
        return self._own.settled(s)

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        return self._own.policy(game, s, decision, rng)

    def results(self, s: State, outcome: Outcome) -> list[float]:
        won = result(s, outcome)
        return [
            likelihood((self.value(s, seat) - self._values[seat] + self.surprise(seat, won[seat])) / self.scale)
            for seat in range(s.players)
        ]

    def surprise(self, seat: int, won: float) -> float:
        """What victory or defeat is worth in points: the less expected, the more."""
        return 2.0 * self.scale * (won - self._chances[seat])
