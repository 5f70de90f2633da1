"""What the bots know of one game: the part of each game in this layer."""

from collections.abc import Callable, Mapping
from typing import Final

from marsbox.bots.evaluation import Evaluation
from marsbox.bots.figures import Figure
from marsbox.bots.standing import StandingEvaluation
from marsbox.core.contract import Game
from marsbox.games import find_part

LAYER: Final = "bots"


class BotPart:
    """How bots play a game, and how well.

    `evaluation` judges positions of a game. `attention` has, for levels whose attention differs from
    their default here, the share of decisions that they do not make at random. `figures` are what
    `benchmarks/levels.py` has measured of the levels, in games of so many `players`.
    """

    def __init__(
        self,
        evaluation: Callable[[Game], Evaluation],
        attention: Mapping[str, float] | None = None,
        figures: Mapping[str, Figure] | None = None,
        players: int = 2,
    ) -> None:
        self.evaluation = evaluation
        self.attention: dict[str, float] = dict(attention or {})
        self.figures: dict[str, Figure] = dict(figures or {})
        self.players = players


def _standing(game: Game) -> Evaluation:
    return StandingEvaluation(game)


_ANY_GAME: Final = BotPart(_standing)


def bot_part(game_id: str) -> BotPart:
    """What the bots know of a game; of one without a part of its own, no more than the points as they stand."""
    found = find_part(LAYER, game_id, BotPart)
    return _ANY_GAME if found is None else found


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation that fits a game."""
    return bot_part(game.id).evaluation(game)


def figure_of(game_id: str, level: str) -> Figure | None:
    """What was measured of a level in a game; None: not measured yet."""
    return bot_part(game_id).figures.get(level)
