"""The greedy bot: it looks one step ahead, to the end of its own step, and takes what looks best there."""

from typing import Final

from marsbox.bots.bot import Bot
from marsbox.bots.evaluation import Evaluation
from marsbox.core.contract import Decision, Game, State
from marsbox.core.rng import FastRng

WON: Final = 1000.0
POSITION_BUDGET: Final = 400  # positions evaluated at most for one decision, shared evenly among the options


class GreedyBot(Bot):
    """Plays every option on a copy, follows its own further choices of the same step and compares the values."""

    def __init__(self, game: Game, rng: FastRng, evaluation: Evaluation) -> None:
        super().__init__(game, rng)
        self.evaluation = evaluation

    def choose(self, s: State, decision: Decision) -> int:
        ranked = [action for _, action in self.rank(s, decision)]
        return self.evaluation.reconsidered(self.game, s, decision, ranked)

    def rank(self, s: State, decision: Decision) -> list[tuple[float, int]]:
        """The options with the values they lead to, best first; equal ones in random order, idle ones last."""
        values = self.values(s, decision, POSITION_BUDGET)
        ranked = [
            (not self.game.is_idle(s, decision, action), values[at], self.rng.below(1 << 20), action)
            for at, action in enumerate(decision.options)
        ]
        ranked.sort(reverse=True)
        return [(value, action) for _, value, _, action in ranked]

    def choose_quickly(self, s: State, decision: Decision) -> int:
        """The option with the best static value; what it leaves open is filled in by the policy."""
        values = self.values(s, decision, 0)
        return decision.options[values.index(max(values))]

    def values(self, s: State, decision: Decision, budget: int) -> list[float]:
        """The value that each option leads to; `budget` positions are evaluated, but at least one for each."""
        seat = decision.seat
        share = max(1, budget // len(decision.options))
        values = []
        for action in decision.options:
            supposed = self.evaluation.supposing(s, seat, action) if decision.simultaneous else None
            if supposed is None:
                values.append(self._value_after(s, seat, action, share))
            elif s.answers[seat]:
                values.append(self._best(supposed, seat, share))
            else:
                values.append(self._best_answer(s, seat, action, self._best(supposed, seat, share)))
        return values

    def _best_answer(self, s: State, seat: int, action: int, value: float) -> float:
        """The value of an answer in several parts that begins with this one: others are added while they gain."""
        s = self.game.clone(s)
        while True:
            self.game.apply(s, seat, action)
            decision = self.game.decision(s, seat)
            if decision is None or not s.answers[seat]:
                return value
            improved = False
            for option in decision.options:
                supposed = self.evaluation.supposing(s, seat, option)
                if supposed is None:
                    return value
                found = self._value(supposed, seat)
                if found > value:
                    improved = True
                    value = found
                    action = option
            if not improved:
                return value

    def _value_after(self, s: State, seat: int, action: int, share: int) -> float:
        after = self.game.clone(s)
        self.game.apply(after, seat, action)
        # what was revealed is a guess: further choices are made once it is known
        if after.revealed != s.revealed:
            return self._value(after, seat)
        return self._best(after, seat, share)

    def _best(self, s: State, seat: int, share: int) -> float:
        """The best value the seat can reach in the rest of its step; a new question to everyone ends the step."""
        decision = self.game.decision(s, seat)
        if decision is None or (decision.simultaneous and not s.answers[seat]) or self.evaluation.step_done(s):
            return self._value(s, seat)
        share //= len(decision.options)
        if share == 0:
            self.settle(s)
            return self._value(s, seat)
        best = self._value_after(s, seat, decision.options[0], share)
        for option in decision.options[1:]:
            best = max(best, self._value_after(s, seat, option, share))
        return best

    def settle(self, s: State) -> None:
        """Finish what is half done, in place, by the policy."""
        while not self.evaluation.settled(s):
            decision = self.game.decisions(s)[0]
            self.game.apply(s, decision.seat, self.evaluation.policy(self.game, s, decision, self.rng))

    def _value(self, s: State, seat: int) -> float:
        outcome = self.game.outcome(s)
        if outcome is None:
            return self.evaluation.value(s, seat)
        won = outcome.won if outcome.won is not None else outcome.ranks[seat] == 1
        return self.evaluation.value(s, seat) + (WON if won else -WON)
