"""The interface of a frozen bot: the same as that of `marsbox.bots`, which is not imported here."""

from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng


class Bot:
    """A player that answers decisions in states that are determinized for its seat."""

    def __init__(self, game: Game, rng: FastRng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, s: State, decision: Decision) -> int:
        """One of the decision's options."""
        raise NotImplementedError
