"""Every bot by name. Five of them are levels, each stronger than the one before: what people choose at a table.

The cadet and the settler play like beginners, the engineer is the greedy bot, the commander looks as far with a trained
net, and the governor searches with it.
The characters of a level play like it, each with a manner of its own.
"""

from collections.abc import Callable, Collection
from typing import Final

from marsbox.bots.beginner import BeginnerBot
from marsbox.bots.bot import Bot, RandomBot
from marsbox.bots.characters import CHARACTERS, Character
from marsbox.bots.entry import BotEntry, Budget
from marsbox.bots.greedy import GreedyBot
from marsbox.bots.manner import Manner, MannerEvaluation
from marsbox.bots.mcts import Forest, MctsBot
from marsbox.bots.part import (
    beginner_of,
    best_evaluation_of,
    evaluation_of,
    learned_evaluation_of,
    with_manner,
)
from marsbox.core.contract import Game
from marsbox.core.errors import PluginError
from marsbox.core.errors import UnknownBot as UnknownBot
from marsbox.core.plugins import BOTS, Plugins
from marsbox.core.rng import FastRng

BOT_VERSION: Final = 2
"""Raised whenever a bot of Marsbox plays otherwise than before: ratings belong to a bot and its version."""

RANDOM: Final = "random"
ENGINEER: Final = "engineer"

MakeLevel = Callable[[Game, FastRng, Budget, str], Bot]
"""Makes the bot of a level with a manner, or with none."""


def _beginner(level: str) -> MakeLevel:
    def make(game: Game, rng: FastRng, budget: Budget, manner: str) -> Bot:
        beginner = beginner_of(game.id, level)
        evaluation = with_manner(game, evaluation_of(game), manner)
        return BeginnerBot(game, rng, MannerEvaluation(evaluation, Manner(beginner.weights)), beginner.noise)

    return make


def _greedy(game: Game, rng: FastRng, budget: Budget, manner: str) -> Bot:
    return GreedyBot(game, rng, with_manner(game, evaluation_of(game), manner))


def _search(game: Game, rng: FastRng, budget: Budget, manner: str) -> Bot:
    evaluation = with_manner(game, best_evaluation_of(game), manner)
    return MctsBot(game, rng, Forest(game, evaluation), budget.iterations or evaluation.iterations, budget.seconds)


def _commander(game: Game, rng: FastRng, budget: Budget, manner: str) -> Bot:
    """One step ahead with a net; where there is none, a search."""
    learned = learned_evaluation_of(game)
    if learned is None:
        return _search(game, rng, budget, manner)
    return GreedyBot(game, rng, with_manner(game, learned, manner))


def _governor(game: Game, rng: FastRng, budget: Budget, manner: str) -> Bot:
    """A search with a net; where there is none, twice the search of a commander."""
    iterations = 0 if learned_evaluation_of(game) else 2 * evaluation_of(game).iterations
    return _search(game, rng, Budget(budget.iterations or iterations, budget.seconds), manner)


def _with(make: MakeLevel, manner: str = "") -> Callable[[Game, FastRng, Budget], Bot]:
    def made(game: Game, rng: FastRng, budget: Budget) -> Bot:
        return make(game, rng, budget, manner)

    return made


class Level:
    """One of the strengths that people choose from; `simpler` is who takes its seat if it fails."""

    def __init__(self, level_id: str, make: MakeLevel, simpler: str) -> None:
        self.id = level_id
        self.make = make
        self.simpler = simpler

    def entry(self) -> BotEntry:
        """The level as a bot without a manner."""
        return BotEntry(self.id, _with(self.make), self.simpler, level=True, version=BOT_VERSION)

    def character(self, character: Character) -> BotEntry:
        """A character of this level as a bot."""
        return BotEntry(character.id, _with(self.make, character.manner), self.simpler, version=BOT_VERSION)


def _random(game: Game, rng: FastRng, budget: Budget) -> Bot:
    return RandomBot(game, rng)


# from the weakest to the strongest
_LEVELS: Final = (
    Level("cadet", _beginner("cadet"), simpler=RANDOM),
    Level("settler", _beginner("settler"), simpler="cadet"),
    Level(ENGINEER, _greedy, simpler="cadet"),
    Level("commander", _commander, simpler=ENGINEER),
    Level("governor", _governor, simpler=ENGINEER),
)
_LEVEL_BY_ID: Final = {level.id: level for level in _LEVELS}
ENTRIES: Final = (
    BotEntry(RANDOM, _random, simpler="", version=BOT_VERSION),
    BotEntry("greedy", _with(_greedy), simpler="cadet", version=BOT_VERSION),
    BotEntry("mcts", _with(_search), simpler=ENGINEER, iterations=True, version=BOT_VERSION),
    *[level.entry() for level in _LEVELS],
    *[_LEVEL_BY_ID[character.level].character(character) for character in CHARACTERS],
)
BOT_NAMES: Final[tuple[str, ...]] = tuple([entry.id for entry in ENTRIES])
LEVELS: Final[tuple[str, ...]] = tuple([level.id for level in _LEVELS])
KINDS: Final = (RANDOM, "greedy", "mcts")
"""The bots that are neither levels nor characters: one for each way of playing."""
_BY_NAME: Final = {entry.id: entry for entry in ENTRIES}
_PLUGINS: Final = Plugins(BOTS, "bot", BOT_NAMES)


def bot_names(packages: Collection[str] | None = None) -> tuple[str, ...]:
    """The bots of Marsbox, then those of other installed packages, or only those of the packages named."""
    return _PLUGINS.names(packages)


def working_bots(packages: Collection[str] | None = None) -> tuple[tuple[str, ...], list[PluginError]]:
    """Like `bot_names`, but only bots that can be loaded, and what is wrong with the others."""
    return _PLUGINS.working(entry_of, packages)


def entry_of(name: str) -> BotEntry:
    """The entry of a bot; `UnknownBot` if there is none, `PluginError` if it is of a package that can't be used."""
    entry = _BY_NAME.get(name)
    if entry is not None:
        return entry
    plugin = _PLUGINS.find(name)
    if plugin is None:
        known = bot_names()
        message = f'there is no bot "{name}"; the bots are {", ".join(known)}, and mcts:500 for another budget'
        raise UnknownBot(message, "unknown_bot", bot=name, known=known)
    return plugin.load(BotEntry)


def level_below(level: str) -> str:
    """The opponent that a level is measured against.

    >>> level_below("settler"), level_below("cadet")
    ('cadet', 'random')
    """
    place = LEVELS.index(level)
    return LEVELS[place - 1] if place else RANDOM


def simpler_bot(bot: str) -> str | None:
    """Who takes the seat of a bot that fails; None for the simplest.

    >>> simpler_bot("commander"), simpler_bot("ines"), simpler_bot("random")
    ('engineer', 'cadet', None)
    """
    try:
        return entry_of(bot).simpler or None
    except (UnknownBot, PluginError):
        return RANDOM  # a bot that is gone, or whose package is
