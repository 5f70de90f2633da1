"""Computer players. They use the contract alone and see only what a seat may see."""

from typing import Final

from marsbox.bots.bot import Bot, RandomBot
from marsbox.bots.greedy import Evaluation, GreedyBot
from marsbox.bots.mission_red_planet import MissionEvaluation
from marsbox.bots.pocket_mars import PocketMarsEvaluation
from marsbox.bots.terraforming_mars import TerraformingEvaluation
from marsbox.core.contract import Game
from marsbox.core.rng import FastRng
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.game import TerraformingMars

BOT_NAMES: Final = ("random", "greedy")

__all__ = ["BOT_NAMES", "Bot", "Evaluation", "GreedyBot", "RandomBot", "UnknownBot", "evaluation_of", "make_bot"]


class UnknownBot(ValueError):
    """A bot that does not exist; the message lists those that do."""


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for a game. The same seed and the same positions give the same answers.

    >>> from marsbox.games import load_game
    >>> type(make_bot("greedy", load_game("pocket-mars"), seed=1)).__name__
    'GreedyBot'
    """
    if name == "random":
        return RandomBot(game, FastRng(seed))
    if name == "greedy":
        return GreedyBot(game, FastRng(seed), evaluation_of(game))
    raise UnknownBot(f'there is no bot "{name}"; the bots are {", ".join(BOT_NAMES)}')


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation that fits a game."""
    if isinstance(game, PocketMars):
        return PocketMarsEvaluation(game.box)
    if isinstance(game, MissionRedPlanet):
        return MissionEvaluation(game.box)
    if isinstance(game, TerraformingMars):
        return TerraformingEvaluation()
    raise ValueError(f'the game "{game.id}" has no evaluation')
