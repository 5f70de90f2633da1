"""Computer players. They use the contract alone and see only what a seat may see."""

from typing import Final

from marsbox.bots.bot import Bot, RandomBot
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.greedy import GreedyBot
from marsbox.bots.mcts import Forest, MctsBot, Verdict
from marsbox.bots.mission_red_planet import MissionEvaluation
from marsbox.bots.pocket_mars import PocketMarsEvaluation
from marsbox.bots.terraforming_mars import TerraformingEvaluation
from marsbox.core.contract import Game
from marsbox.core.rng import FastRng
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.game import TerraformingMars

SEARCH: Final = "mcts"
MOST_ITERATIONS: Final = 1_000_000
BOT_NAMES: Final = ("random", "greedy", SEARCH)

__all__ = [
    "BOT_NAMES",
    "Bot",
    "Evaluation",
    "Forest",
    "GreedyBot",
    "MctsBot",
    "RandomBot",
    "UnknownBot",
    "Verdict",
    "evaluation_of",
    "make_bot",
]


class UnknownBot(ValueError):
    """A bot that does not exist; the message lists those that do."""


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for a game. The same seed and the same positions give the same answers.

    A search may be given its iterations for each decision: `mcts:500`.

    >>> from marsbox.games import load_game
    >>> type(make_bot("greedy", load_game("pocket-mars"), seed=1)).__name__
    'GreedyBot'
    """
    rng = FastRng(seed)
    evaluation = evaluation_of(game)
    if name == "random":
        return RandomBot(game, rng)
    if name == "greedy":
        return GreedyBot(game, rng, evaluation)
    iterations = _iterations(name, evaluation)
    return MctsBot(game, rng, Forest(game, evaluation), iterations)


def _iterations(name: str, evaluation: Evaluation) -> int:
    if name == SEARCH:
        return evaluation.iterations
    search, _, number = name.partition(":")
    if search == SEARCH and number.isascii() and number.isdigit() and 0 < int(number) <= MOST_ITERATIONS:
        return int(number)
    known = ", ".join(BOT_NAMES)
    raise UnknownBot(f'there is no bot "{name}"; the bots are {known}, and {SEARCH}:500 for another budget')


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation that fits a game."""
    if isinstance(game, PocketMars):
        return PocketMarsEvaluation(game.box)
    if isinstance(game, MissionRedPlanet):
        return MissionEvaluation(game.box)
    if isinstance(game, TerraformingMars):
        return TerraformingEvaluation()
    raise ValueError(f'the game "{game.id}" has no evaluation')
