"""A bot with its thoughts elsewhere now and then."""

from typing import Final

from marsbox.bots.bot import Bot
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

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
