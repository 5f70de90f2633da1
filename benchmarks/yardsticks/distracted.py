"""A bot that makes some of its decisions at random."""

from typing import Final

from benchmarks.yardsticks.bot import Bot
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

CHANCES: Final = 1 << 20


class DistractedBot(Bot):
    """Plays like another bot for the share `attention` of its decisions, and at random otherwise."""

    def __init__(self, game: Game, rng: FastRng, attentive: Bot, attention: float) -> None:
        super().__init__(game, rng)
        self.attentive = attentive
        self.attention = attention

    def choose(self, s: State, decision: Decision) -> int:
        if self.rng.below(CHANCES) < self.attention * CHANCES:
            return self.attentive.choose(s, decision)
        return self.rng.choice(decision.options)
