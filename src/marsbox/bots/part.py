"""What the bots know of one game: the part of each game in this layer."""

from collections.abc import Callable, Mapping
from typing import Final

from marsbox.bots.beginner import Beginner
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.features import Features
from marsbox.bots.figures import Figure
from marsbox.bots.learned import LearnedEvaluation, Learning, Opinion
from marsbox.bots.manner import Manner, MannerEvaluation, Tendencies
from marsbox.bots.nets import ALONE, shipped_net
from marsbox.bots.standing import StandingEvaluation
from marsbox.core.contract import Game
from marsbox.games import find_part

LAYER: Final = "bots"


class BotPart:
    """How bots play a game, and how well.

    `evaluation` judges positions of a game, `learning` says what nets learn of it. `beginners` has what the weak levels
    see of it. `manners` has what characters like in it, among its parts and its `tendencies`. `figures` are what
    `benchmarks/levels.py` has measured of the levels, in games of so many `players`.
    """

    def __init__(
        self,
        evaluation: Callable[[Game], Evaluation],
        beginners: Mapping[str, Beginner] | None = None,
        manners: Mapping[str, Manner] | None = None,
        tendencies: Tendencies | None = None,
        figures: Mapping[str, Figure] | None = None,
        players: int = 2,
        learning: Learning | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.learning = learning
        self.beginners: dict[str, Beginner] = dict(beginners or {})
        self.manners: dict[str, Manner] = dict(manners or {})
        self.tendencies = tendencies
        self.figures: dict[str, Figure] = dict(figures or {})
        self.players = players


def _standing(game: Game) -> Evaluation:
    return StandingEvaluation(game)


_ANY_GAME: Final = BotPart(_standing)
ANY_BEGINNER: Final = {"cadet": Beginner({"rival": 0.0}, 2.0), "settler": Beginner({"rival": 0.0}, 0.8)}
"""The beginners of a game that does not describe them itself."""


def bot_part(game_id: str) -> BotPart:
    """What the bots know of a game; of one without a part of its own, no more than the points as they stand."""
    found = find_part(LAYER, game_id, BotPart)
    return _ANY_GAME if found is None else found


def evaluation_of(game: Game) -> Evaluation:
    """The hand-written evaluation of a game."""
    return bot_part(game.id).evaluation(game)


def learned_evaluation_of(game: Game) -> Evaluation | None:
    """The evaluation of a game with a net in it; None where no net of the box fits the game."""
    learning = bot_part(game.id).learning
    if learning is None:
        return None
    features = learning.features(game)
    several = _opinion(game.id, game, features)
    if several is None:
        return None
    return LearnedEvaluation(
        evaluation_of(game), learning, features, several, _opinion(game.id + ALONE, game, features)
    )


def _opinion(name: str, game: Game, features: Features) -> Opinion | None:
    net = shipped_net(name)
    if net is None or not net.fits(game, features):
        return None
    return Opinion(net.evaluator(), net.mix)


def best_evaluation_of(game: Game) -> Evaluation:
    """The evaluation with a net in it where one fits, else the hand-written one."""
    learned = learned_evaluation_of(game)
    return evaluation_of(game) if learned is None else learned


def with_manner(game: Game, evaluation: Evaluation, manner: str) -> Evaluation:
    """An evaluation of a game with the preferences of a manner; itself where the game has no such manner."""
    part = bot_part(game.id)
    liked = part.manners.get(manner)
    return evaluation if liked is None else MannerEvaluation(evaluation, liked, part.tendencies)


def beginner_of(game_id: str, level: str) -> Beginner:
    """What a weak level sees of a game."""
    return bot_part(game_id).beginners.get(level) or ANY_BEGINNER[level]


def figure_of(game_id: str, level: str) -> Figure | None:
    """What was measured of a level in a game; None: not measured yet."""
    return bot_part(game_id).figures.get(level)
