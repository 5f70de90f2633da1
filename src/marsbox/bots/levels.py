"""Every bot by name. Four of them are levels, each stronger than the one before: what people choose at a table.

The cadet and the settler are the greedy bot with its thoughts elsewhere now and then; the engineer is the greedy bot
itself, and the commander searches.
"""

from collections.abc import Callable, Collection
from typing import Final

from marsbox.bots.bot import Bot, RandomBot
from marsbox.bots.distracted import DistractedBot
from marsbox.bots.entry import BotEntry, Budget
from marsbox.bots.greedy import GreedyBot
from marsbox.bots.mcts import Forest, MctsBot
from marsbox.bots.part import bot_part, evaluation_of
from marsbox.core.contract import Game
from marsbox.core.errors import PluginError
from marsbox.core.errors import UnknownBot as UnknownBot
from marsbox.core.plugins import BOTS, Plugins
from marsbox.core.rng import FastRng

RANDOM: Final = "random"
ENGINEER: Final = "engineer"


def _random(game: Game, rng: FastRng, budget: Budget) -> Bot:
    return RandomBot(game, rng)


def _greedy(game: Game, rng: FastRng, budget: Budget) -> Bot:
    return GreedyBot(game, rng, evaluation_of(game))


def _search(game: Game, rng: FastRng, budget: Budget) -> Bot:
    evaluation = evaluation_of(game)
    iterations = budget.iterations or evaluation.iterations
    return MctsBot(game, rng, Forest(game, evaluation), iterations, budget.seconds)


def _distracted(level: str, usual: float) -> Callable[[Game, FastRng, Budget], Bot]:
    """A level that pays attention to a part of its decisions, and makes the others at random. Found by playing."""

    def make(game: Game, rng: FastRng, budget: Budget) -> Bot:
        attention = bot_part(game.id).attention.get(level, usual)
        return DistractedBot(game, rng, GreedyBot(game, rng, evaluation_of(game)), attention)

    return make


# the levels from the weakest to the strongest
ENTRIES: Final = (
    BotEntry(RANDOM, _random, simpler=""),
    BotEntry("greedy", _greedy, simpler="cadet"),
    BotEntry("mcts", _search, simpler=ENGINEER, iterations=True),
    BotEntry("cadet", _distracted("cadet", 0.25), simpler=RANDOM, level=True),
    BotEntry("settler", _distracted("settler", 0.6), simpler="cadet", level=True),
    BotEntry(ENGINEER, _greedy, simpler="cadet", level=True),
    BotEntry("commander", _search, simpler=ENGINEER, level=True),
)
BOT_NAMES: Final[tuple[str, ...]] = tuple([entry.id for entry in ENTRIES])
LEVELS: Final[tuple[str, ...]] = tuple([entry.id for entry in ENTRIES if entry.level])
KINDS: Final[tuple[str, ...]] = tuple([entry.id for entry in ENTRIES if not entry.level])
"""The bots that are no levels: one for each way of playing."""
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

    >>> simpler_bot("commander"), simpler_bot("settler"), simpler_bot("random")
    ('engineer', 'cadet', None)
    """
    try:
        return entry_of(bot).simpler or None
    except (UnknownBot, PluginError):
        return RANDOM  # a bot that is gone, or whose package is
