"""Computer players. They use the contract alone and see only what a seat may see."""

from typing import Final

from marsbox.bots.bot import Bot, RandomBot
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.greedy import GreedyBot
from marsbox.bots.levels import ATTENTION, COMMANDER, ENGINEER, LEVELS, SECONDS_AT_A_TABLE, DistractedBot
from marsbox.bots.mcts import Forest, MctsBot, Verdict
from marsbox.bots.mission_red_planet import MissionEvaluation
from marsbox.bots.pocket_mars import PocketMarsEvaluation
from marsbox.bots.terraforming_mars.evaluation import TerraformingEvaluation
from marsbox.core.contract import Game
from marsbox.core.rng import FastRng
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.game import TerraformingMars

SEARCH: Final = "mcts"
MOST_ITERATIONS: Final = 1_000_000
KINDS: Final = ("random", "greedy", SEARCH)
BOT_NAMES: Final = KINDS + LEVELS

__all__ = [
    "BOT_NAMES",
    "KINDS",
    "LEVELS",
    "Bot",
    "DistractedBot",
    "Evaluation",
    "Forest",
    "GreedyBot",
    "MctsBot",
    "RandomBot",
    "UnknownBot",
    "Verdict",
    "evaluation_of",
    "make_bot",
    "table_bot",
]


class UnknownBot(ValueError):
    """A bot that does not exist; the message lists those that do."""


def make_bot(name: str, game: Game, seed: int, seconds: float = 0.0) -> Bot:
    """A bot for a game. The same seed and the same positions give the same answers.

    A search may be given its iterations for each decision: `mcts:500`. If seconds are given, it stops after them at
    the latest, and then its answer depends on the machine too.

    >>> from marsbox.games import load_game
    >>> type(make_bot("greedy", load_game("pocket-mars"), seed=1)).__name__
    'GreedyBot'
    """
    rng = FastRng(seed)
    evaluation = evaluation_of(game)
    if name == "random":
        return RandomBot(game, rng)
    greedy = GreedyBot(game, rng, evaluation)
    if name in ("greedy", ENGINEER):
        return greedy
    attention = ATTENTION[game.id].get(name)
    if attention is not None:
        return DistractedBot(game, rng, greedy, attention)
    iterations = _iterations(name, evaluation)
    return MctsBot(game, rng, Forest(game, evaluation), iterations, seconds)


def table_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot as it plays where people wait for it: a search takes no longer than a second for a decision."""
    return make_bot(name, game, seed, SECONDS_AT_A_TABLE)


def _iterations(name: str, evaluation: Evaluation) -> int:
    if name in (SEARCH, COMMANDER):
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
