"""The decision that a seat owes, judged: what to expect, what is best, and what everything else costs."""

import math
from dataclasses import dataclass
from typing import Final

from marsbox.analysis.lookahead import Lookahead, Parts
from marsbox.analysis.plan import Plan, planned
from marsbox.analysis.relative_evaluation import RelativeEvaluation
from marsbox.bots import LEVELS, Bot, Evaluation, Forest, GreedyBot, MctsBot, evaluation_of, make_bot
from marsbox.bots.evaluation import likelihood
from marsbox.bots.greedy import POSITION_BUDGET, WON
from marsbox.core import Decision, FastRng, Game, OrderIndependentRng, State

SAMPLED_POSITIONS: Final = 4  # positions in which options are played to the end of their step
ENOUGH_VISITS: Final = 8  # from which on a search says more about an option than a first look
CERTAIN: Final = 3.0  # lead, in scales, beyond which a result counts as certain
MOST_REASONS: Final = 3
LEAST_REASON: Final = 0.05  # points
LATER: Final = "later"  # the part of a loss that only search sees: what follows after the step

# Parts of the time: for the choice itself, for what each option costs, and for each further choice of the same turn.
CHOOSING: Final = 0.4
COMPARING: Final = 0.4
FURTHER: Final = 0.05

Reasons = tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class Option:
    """An option: where it leads (points ahead), how many points it loses against the best, and why.

    `reasons` are the parts of the evaluation that change most: for the best option against the position now, for
    every other one against the best. What does not show at the end of the step is the part `LATER`.
    """

    action: int
    points: float
    loss: float
    reasons: Reasons


@dataclass(frozen=True)
class Judgement:
    """Points ahead of the best rival and chance of winning with best play, and the options, best first.

    `plan` begins with the best option and goes on with what belongs to the same turn or purchase; `other` is the same
    for the option that it was compared with, if there is one. In a solo game there is no rival: the points are then
    those of the evaluation.
    """

    seat: int
    points: float
    chance: float
    options: tuple[Option, ...]
    plan: Plan
    other: Plan | None

    def option(self, action: int) -> Option:
        """The judgement of one action."""
        return next(option for option in self.options if option.action == action)


def judge(
    game: Game,
    state: State,
    seat: int,
    seed: int,
    iterations: int | None = None,
    seconds: float = 0.0,
    against: int | None = None,
) -> Judgement:
    """Judge the decision that a seat owes, from no more than this seat knows.

    The best option is what the strongest level would play; with `iterations`, what a search of so many would. If
    `seconds` are given, it takes about as long at most. Without them the same seed gives the same judgement. Where the
    plan is to be told `against` another option, both are told without what they have in common.

    >>> from marsbox.games import load_game
    >>> from marsbox.testing import position
    >>> game = load_game("pocket-mars")
    >>> judge(game, position(game, {"players": 2}), seat=0, seed=1).options[0].loss
    0.0
    """
    decision = game.decision(state, seat)
    if decision is None:
        raise ValueError(f"seat {seat} owes no decision: only a seat that does can be advised")
    if iterations is not None and iterations < 1:
        raise ValueError(f"{iterations} iterations are too few: a search needs 1 at least")
    evaluation = evaluation_of(game)
    rng = OrderIndependentRng(seed)
    positions = [game.determinize(state, seat, rng) for _ in range(SAMPLED_POSITIONS)]
    lookahead = Lookahead(game, evaluation, positions, decision)
    best = _player(game, seed, iterations, CHOOSING * seconds).choose(game.clone(positions[0]), decision)
    losses = _losses(game, evaluation, positions[0], decision, best, seed, iterations, COMPARING * seconds)
    ranked = sorted(losses, key=losses.__getitem__)
    points, chance = lookahead.prospect_after(best)
    after_best = lookahead.parts_after(best)
    options = [Option(best, points, 0.0, _reasons(_changes(lookahead.parts(), after_best)))]
    for action in ranked[1:]:
        loss = losses[action]
        changes = _changes(after_best, lookahead.parts_after(action))
        changes[LATER] = -loss - sum(changes.values())
        options.append(Option(action, points - loss, loss, _reasons(changes) if loss > 0 else ()))
    player = _player(game, seed, iterations, FURTHER * seconds)
    other = None if against is None else planned(lookahead, player, against)
    plan = planned(lookahead, player, best)
    if other is None:
        return Judgement(seat, points, chance, tuple(options), plan.told(), None)
    return Judgement(seat, points, chance, tuple(options), plan.told(other.benefits), other.told(plan.benefits))


def _player(game: Game, seed: int, iterations: int | None, seconds: float) -> Bot:
    return make_bot(LEVELS[-1] if iterations is None else f"mcts:{iterations}", game, seed, seconds)


def first_look(game: Game, evaluation: Evaluation, s: State, decision: Decision, seed: int) -> dict[int, float]:
    """The value that each option leads to, without a search."""
    here = RelativeEvaluation(game, evaluation, s)
    looks = {}
    values = GreedyBot(game, FastRng(seed), evaluation).values(s, decision, POSITION_BUDGET)
    for action, value in zip(decision.options, values, strict=True):
        if abs(value) > WON / 2:
            # the greedy bot counts a win more than any points
            won = value > 0
            value += here.surprise(decision.seat, 1.0) - WON if won else here.surprise(decision.seat, 0.0) + WON
        looks[action] = value
    return looks


def bounded(loss: float, evaluation: Evaluation) -> float:
    """A loss in points: nothing is better than the best, and no more than the whole game can be lost."""
    return max(0.0, min(2 * CERTAIN * evaluation.scale, loss))


def _losses(
    game: Game,
    evaluation: Evaluation,
    s: State,
    decision: Decision,
    best: int,
    seed: int,
    iterations: int | None,
    seconds: float,
) -> dict[int, float]:
    """What every option loses against the best one, which comes first."""
    if len(decision.options) == 1:
        return {best: 0.0}
    looks = first_look(game, evaluation, s, decision, seed)
    forest = Forest(game, RelativeEvaluation(game, evaluation, s))
    bot = MctsBot(game, FastRng(seed), forest, iterations or evaluation.iterations, seconds)
    found = {estimate.action: estimate for estimate in bot.search(s, decision)}
    losses = {best: 0.0}
    for action, estimate in found.items():
        if action == best:
            continue
        if min(estimate.visits, found[best].visits) >= ENOUGH_VISITS:
            loss = (_lead(found[best].result) - _lead(estimate.result)) * evaluation.scale
        else:
            loss = looks[best] - looks[action]
        losses[action] = bounded(loss, evaluation)
    return losses


def _lead(result: float) -> float:
    """The lead, in scales, that makes a result likely: the inverse of `likelihood`."""
    certain = likelihood(CERTAIN)
    result = max(1.0 - certain, min(certain, result))
    return math.log(result / (1.0 - result))


def _changes(before: Parts, after: Parts) -> Parts:
    return {part: after.get(part, 0.0) - before.get(part, 0.0) for part in {**before, **after}}


def _reasons(changes: Parts) -> Reasons:
    """The greatest changes, the greatest first."""
    noticeable = [(part, change) for part, change in changes.items() if abs(change) >= LEAST_REASON]
    return tuple(sorted(noticeable, key=lambda change: -abs(change[1]))[:MOST_REASONS])
