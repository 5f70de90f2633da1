"""What the bots know of Countdown: with two players, whoever leaves a multiple of four wins."""

from typing import cast

from countdown.game import CountdownState
from marsbox.bots import BotPart, Evaluation
from marsbox.core import Game, State


class CountdownEvaluation(Evaluation):
    """Whether the seat is the one that left a multiple of four."""

    def __init__(self) -> None:
        super().__init__(scale=1.0, iterations=50, exploration=0.8, trust=1.0)

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        s = cast(CountdownState, s)
        left_by_me = s.turn != seat
        return [("seconds", 1.0 if left_by_me == (s.left % 4 == 0) else -1.0)]


def _evaluation(game: Game) -> Evaluation:
    return CountdownEvaluation()


PART = BotPart(_evaluation)
