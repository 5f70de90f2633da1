"""Looking ahead: the position that an option leads to at the end of its step."""

from marsbox.analysis.chances import chances, lead
from marsbox.bots import Evaluation, GreedyBot
from marsbox.core import Decision, FastRng, Game, State

Parts = dict[str, float]


class Lookahead:
    """Plays options to the end of their step, in several positions that the seat can't distinguish from the true one.

    The results are averaged, so that no single draw of hidden cards decides.
    """

    def __init__(self, game: Game, evaluation: Evaluation, positions: list[State], decision: Decision) -> None:
        self.game = game
        self.evaluation = evaluation
        self.positions = positions
        self.decision = decision

    def parts(self) -> Parts:
        """The parts of the value of the position now."""
        return self._parts(self.positions)

    def parts_after(self, action: int) -> Parts:
        """The parts of the value after this option."""
        return self._parts(self._after(action))

    def prospect_after(self, action: int) -> tuple[float, float]:
        """Points ahead of the best rival and chance of winning after this option."""
        after, seat = self._after(action), self.decision.seat
        points = [lead(self.evaluation, s, seat) for s in after]
        winning = [chances(self.game, self.evaluation, s)[seat] for s in after]
        return sum(points) / len(points), sum(winning) / len(winning)

    def _parts(self, positions: list[State]) -> Parts:
        parts: Parts = {}
        for s in positions:
            for part, points in self.evaluation.parts(s, self.decision.seat):
                parts[part] = parts.get(part, 0.0) + points / len(positions)
        return parts

    def after(self, s: State, action: int) -> State:
        """The position after an option, if only this seat answered what is asked of several."""
        return self._played(s, action, FastRng(0))

    def _after(self, action: int) -> list[State]:
        return [self._played(s, action, FastRng(number)) for number, s in enumerate(self.positions)]

    def _played(self, s: State, action: int, rng: FastRng) -> State:
        """The position after an option and the seat's further choices of the same step."""
        game, evaluation, decision = self.game, self.evaluation, self.decision
        greedy = GreedyBot(game, rng, evaluation)
        after = evaluation.supposing(s, decision.seat, action) if decision.simultaneous else None
        if after is None:
            after = game.clone(s)
            game.apply(after, decision.seat, action)
        half_done = False
        while True:
            settled = evaluation.settled(after)
            further = game.decision(after, decision.seat)
            if (half_done and settled) or further is None or further.simultaneous or further.kind == decision.kind:
                break
            half_done = half_done or not settled
            game.apply(after, decision.seat, greedy.choose(after, further))
        greedy.settle(after)
        return after
