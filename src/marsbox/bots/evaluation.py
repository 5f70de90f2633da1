"""How a bot judges positions. Each game has a way of its own; search and greedy play build on it."""

import math

from mypy_extensions import mypyc_attr

from marsbox.core.contract import Decision, Game, Outcome, State
from marsbox.core.rng import FastRng


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position looks to a seat, and how search should go on from it.

    `scale` is how many points ahead make victory likely (three to one, about). The rest is for search: it spends
    `iterations` on a decision unless it is told otherwise, tries untried options the more the higher `exploration` is,
    trusts a first look at `trust` per point, and plays on for `rollout` decisions before it judges a position
    (-1 plays to the end of the game), by quick choices or, if it is `careful`, by the best at first sight.
    """

    def __init__(
        self,
        scale: float,
        iterations: int,
        exploration: float,
        trust: float,
        rollout: int = 0,
        careful: bool = False,
    ) -> None:
        self.scale = scale
        self.iterations = iterations
        self.exploration = exploration
        self.trust = trust
        self.rollout = rollout
        self.careful = careful

    def value(self, s: State, seat: int) -> float:
        """The expected result in points, ahead of the best rival; higher is better for the seat."""
        total = 0.0
        for _, points in self.parts(s, seat):
            total += points
        return total

    def supposing(self, s: State, seat: int, action: int) -> State | None:
        """For an answer to a simultaneous question: the position if this seat alone acted on its answer at once.

        None where such an answer changes nothing that a value could tell.
        """
        return None

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        """What the value of a position is made of: parts with a name, whose sum is the value."""
        raise NotImplementedError

    def settled(self, s: State) -> bool:
        """Whether nothing is half done, such as a card played and not yet paid for: then a value says most."""
        return True

    def step_done(self, s: State) -> bool:
        """Whether a new step begins here: what lies beyond is not compared, as ways there differ in length."""
        return False

    def worth_searching(self, decision: Decision) -> bool:
        """Whether a search finds more than a look to the end of the step; where not, it is left to the greedy bot."""
        return True

    def beyond(self, begun: State, s: State) -> bool:
        """Whether a search that began in one position should judge this one and look no further.

        Beyond lies what everyone will have, such as new cards: to come there sooner must not look like a gain.
        """
        return False

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        """A quick choice, for playing on from a position and for answers that others give in secret."""
        return rng.choice(decision.options)

    def results(self, s: State, outcome: Outcome) -> list[float]:
        """For every seat what the end of the game was worth to it: 1 for a victory, shared by those who tie.

        A part of it is for the points, so that a bot that is going to win or lose still plays for them.
        """
        winners = outcome.ranks.count(1)
        results = []
        for seat in range(s.players):
            if outcome.won is not None:
                won = 1.0 if outcome.won else 0.0
            else:
                won = 1.0 / winners if outcome.ranks[seat] == 1 else 0.0
            results.append(0.85 * won + 0.15 * self._margin(outcome, seat))
        return results

    def _margin(self, outcome: Outcome, seat: int) -> float:
        others = [score for side, score in enumerate(outcome.scores) if side != seat]
        return likelihood((outcome.scores[seat] - (max(others) if others else 0)) / self.scale)


def likelihood(lead: float) -> float:
    """A lead as a number from 0 to 1: one half for none.

    >>> likelihood(0.0)
    0.5
    """
    return 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, lead))))
