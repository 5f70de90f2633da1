"""How bots evaluate positions. Each game has its own evaluation; search and greedy play use it."""

import math

from mypy_extensions import mypyc_attr

from marsbox.core.contract import Decision, Game, Outcome, State
from marsbox.core.rng import FastRng


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position looks to a seat, and how search should go on from it.

    `scale` is how many points ahead make victory likely (three to one, about). The rest is for search: it spends
    `iterations` on a decision by default, tries untried options the more the higher `exploration` is, weighs the
    static values of options by `trust` per point, and plays on for `rollout` decisions before it evaluates a position
    (-1 plays to the end of the game), by the policy or, with `greedy_rollout`, by the best static value.
    """

    def __init__(
        self,
        scale: float,
        iterations: int,
        exploration: float,
        trust: float,
        rollout: int = 0,
        greedy_rollout: bool = False,
    ) -> None:
        self.scale = scale
        self.iterations = iterations
        self.exploration = exploration
        self.trust = trust
        self.rollout = rollout
        self.greedy_rollout = greedy_rollout

    def value(self, s: State, seat: int) -> float:
        """The expected result in points, ahead of the best rival; higher is better for the seat."""
        total = 0.0
        weights = self.weights(s)
        for at, part in enumerate(self.parts(s, seat)):
            total += weights[at] * part[1] if weights else part[1]
        return total

    def weights(self, s: State) -> list[float]:
        """What each part counts in the value at this moment of the game; empty if each counts as it is."""
        return []

    def supposing(self, s: State, seat: int, action: int) -> State | None:
        """For an answer to a simultaneous question: the position if this seat alone acted on its answer at once.

        None if such an answer does not change the value.
        """
        return None

    def parts(self, s: State, seat: int) -> list[tuple[str, float]]:
        """The named parts of the value of a position; their sum, with the weights, is the value."""
        raise NotImplementedError

    def settled(self, s: State) -> bool:
        """Whether nothing is half done, such as a card played and not yet paid for: only then is a value reliable."""
        return True

    def step_done(self, s: State) -> bool:
        """Whether a new step begins here: values beyond it are not compared, as the paths there differ in length."""
        return False

    def worth_searching(self, decision: Decision) -> bool:
        """Whether a search finds more than looking to the end of the step; if not, the greedy bot decides."""
        return True

    def reconsidered(self, game: Game, s: State, decision: Decision, ranked: list[int]) -> int:
        """What to choose, of options ranked from the best on: the first, unless something is known to be better."""
        return ranked[0]

    def beyond(self, begun: State, s: State) -> bool:
        """Whether a search that began in one position should evaluate this one and look no further.

        What everyone will get, such as new cards, lies beyond: reaching it sooner must not look like a gain.
        """
        return False

    def policy(self, game: Game, s: State, decision: Decision, rng: FastRng) -> int:
        """A fast choice, for rollouts and for answers that others give in secret."""
        return rng.choice(decision.options)

    def results(self, s: State, outcome: Outcome) -> list[float]:
        """The result of every seat at the end: 1 for a victory, shared by those who tie.

        Part of it is for the points, so that a bot that is sure to win or lose still plays for them.
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
