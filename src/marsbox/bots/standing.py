"""An evaluation for any game: the points as they stand. Used for a game without an evaluation of its own."""

from typing import Final

from marsbox.bots.evaluation import Evaluation
from marsbox.core.contract import Game, State

ITERATIONS: Final = 200
EXPLORATION: Final = 0.8
TRUST: Final = 1.0
ROLLOUT: Final = 12
SCALE: Final = 4.0


class StandingEvaluation(Evaluation):
    """The points of a seat now against those of the best other side."""

    def __init__(self, game: Game) -> None:
        super().__init__(SCALE, ITERATIONS, EXPLORATION, TRUST, ROLLOUT)
        self.game = game

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        standing = self.game.standing(s)
        others = [points for side, points in enumerate(standing) if side != seat]
        return [("points", float(standing[seat])), ("rival", -float(max(others)) if others else 0.0)]
