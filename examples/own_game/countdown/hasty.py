"""A bot for every game: it takes the last option."""

from marsbox.bots import Bot, BotEntry, Budget
from marsbox.core import Decision, FastRng, Game, State


class HastyBot(Bot):
    """Takes the last option."""

    def choose(self, s: State, decision: Decision) -> int:
        return decision.options[-1]


def _make(game: Game, rng: FastRng, budget: Budget) -> Bot:
    return HastyBot(game, rng)


BOT = BotEntry("hasty", _make)
