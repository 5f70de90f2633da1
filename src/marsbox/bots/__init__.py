"""Computer players. They see only what a seat may see.

Greedy play and search use the contract and an evaluation, and so play every game. What is known of one game, above all
its evaluation, is in the module of that game: `marsbox.bots.pocket_mars` and its neighbours.
"""

from typing import Final

from marsbox.bots.beginner import Beginner, BeginnerBot
from marsbox.bots.bot import Bot, RandomBot
from marsbox.bots.characters import CHARACTERS, MANNERS, Character, any_character, characters_of, find_character
from marsbox.bots.entry import BotEntry, Budget
from marsbox.bots.evaluation import Evaluation
from marsbox.bots.greedy import GreedyBot
from marsbox.bots.levels import BOT_NAMES, BOT_VERSION, KINDS, LEVELS, UnknownBot, bot_names, entry_of
from marsbox.bots.manner import Manner, MannerEvaluation
from marsbox.bots.mcts import Forest, MctsBot, OptionEstimate
from marsbox.bots.part import BotPart, best_evaluation_of, evaluation_of, learned_evaluation_of
from marsbox.core.contract import Game
from marsbox.core.rng import FastRng

MOST_ITERATIONS: Final = 1_000_000

__all__ = [
    "BOT_NAMES",
    "BOT_VERSION",
    "CHARACTERS",
    "KINDS",
    "LEVELS",
    "MANNERS",
    "Beginner",
    "BeginnerBot",
    "Bot",
    "BotEntry",
    "BotPart",
    "Budget",
    "Character",
    "Evaluation",
    "Forest",
    "GreedyBot",
    "Manner",
    "MannerEvaluation",
    "MctsBot",
    "OptionEstimate",
    "RandomBot",
    "UnknownBot",
    "any_character",
    "best_evaluation_of",
    "bot_names",
    "characters_of",
    "entry_of",
    "evaluation_of",
    "find_character",
    "learned_evaluation_of",
    "make_bot",
    "rating_key",
    "table_bot",
]


def make_bot(name: str, game: Game, seed: int, seconds: float = 0.0) -> Bot:
    """A bot for a game. The same seed and the same positions give the same answers.

    A search may be given its iterations for each decision: `mcts:500`. If seconds are given, it stops after them at
    the latest, and then its answer depends on the machine too.

    >>> from marsbox.games import load_game
    >>> type(make_bot("greedy", load_game("pocket-mars"), seed=1)).__name__
    'GreedyBot'
    """
    entry, iterations = _asked_for(name)
    return entry.make(game, FastRng(seed), Budget(iterations, seconds))


def table_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot as it plays where people wait for it: a search takes no longer than a second for a decision."""
    entry, iterations = _asked_for(name)
    return entry.make(game, FastRng(seed), Budget(iterations, entry.table_seconds))


def rating_key(name: str) -> str:
    """What a rating of a bot belongs to: its name and its version, so that a bot that has changed starts anew.

    >>> rating_key("mcts:500")
    'mcts:500@2'
    """
    entry, _ = _asked_for(name)
    return f"{name}@{entry.version}"


def _asked_for(name: str) -> tuple[BotEntry, int]:
    """The bot with this name, and the iterations that are named with it; 0 if none are."""
    bot, colon, number = name.partition(":")
    if colon and number.isascii() and number.isdigit() and 0 < int(number) <= MOST_ITERATIONS:
        entry = entry_of(bot)
        if entry.iterations:
            return entry, int(number)
    return entry_of(name), 0
