"""The interface of a bot."""

from mypy_extensions import mypyc_attr

from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that answers decisions.

    A bot never sees the true state. It gets one that is determinized for its seat: all that the seat knows is true, the
    rest is drawn at random. It may change that state as it likes and determinize it again for further samples.
    """

    def __init__(self, game: Game, rng: FastRng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, s: State, decision: Decision) -> int:
        """One of the decision's options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses uniformly among the options."""

    def choose(self, s: State, decision: Decision) -> int:
        return self.rng.choice(decision.options)
