"""Four opponents by name, each stronger than the one before: what people choose at a table.

The cadet and the settler are the greedy bot with its thoughts elsewhere now and then; the engineer is the greedy bot
itself, and the commander searches.
"""

from typing import Final

from marsbox.bots.bot import Bot
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

CADET: Final = "cadet"
SETTLER: Final = "settler"
ENGINEER: Final = "engineer"
COMMANDER: Final = "commander"
LEVELS: Final = (CADET, SETTLER, ENGINEER, COMMANDER)
RANDOM: Final = "random"

# The part of its decisions that a level pays attention to; the others it makes at random. Found by playing.
ATTENTION: Final[dict[str, dict[str, float]]] = {
    "pocket-mars": {CADET: 0.25, SETTLER: 0.6},
    "mission-red-planet": {CADET: 0.1, SETTLER: 0.5},
    "terraforming-mars": {CADET: 0.25, SETTLER: 0.6},
}
# Who takes the seat of a bot that fails at a table.
SIMPLER: Final[dict[str, str]] = {
    COMMANDER: ENGINEER,
    "mcts": ENGINEER,
    ENGINEER: CADET,
    "greedy": CADET,
    SETTLER: CADET,
    CADET: RANDOM,
}
SECONDS_AT_A_TABLE: Final = 1.0  # that a search may take for a decision while people wait
CHANCES: Final = 1 << 20


class DistractedBot(Bot):
    """Plays like another bot, but makes some of its decisions at random; `attention` is the part that it does not."""

    def __init__(self, game: Game, rng: FastRng, careful: Bot, attention: float) -> None:
        super().__init__(game, rng)
        self.careful = careful
        self.attention = attention

    def choose(self, s: State, decision: Decision) -> int:
        if self.rng.below(CHANCES) < self.attention * CHANCES:
            return self.careful.choose(s, decision)
        return self.rng.choice(decision.options)


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
    return SIMPLER.get(bot)
