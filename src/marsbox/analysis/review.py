"""The review of a whole game: the chances after each step, and the decisions that cost most."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from marsbox.analysis.chances import chances
from marsbox.analysis.judgement import Judgement, Reasons, bounded, first_look, judge
from marsbox.analysis.plan import Plan
from marsbox.bots import Evaluation, evaluation_of
from marsbox.core import Game, OrderIndependentRng, Record, Replay, Step

SEARCHED: Final = 30  # decisions that look costliest without a search
LEAST_COST_TO_SEARCH: Final = 0.05  # points that a decision must seem to cost

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Move:
    """What an unforced decision cost: `action` was played in this step, `best` would have been better by `cost` points.

    `plan` begins with `best` and goes on with the rest of the turn or purchase. `reasons` are the parts of the value
    that were worse than with the best; they and the plan's benefits are empty where no search has looked.
    """

    step: int
    seat: int
    action: int
    best: int
    cost: float
    plan: Plan
    reasons: Reasons


@dataclass(frozen=True)
class Review:
    """`chances[step][seat]` of winning, step 0 being the start; every unforced decision, the costliest first."""

    chances: tuple[tuple[float, ...], ...]
    moves: tuple[Move, ...]


def review(record: Record, game: Game, iterations: int | None = None, progress: Progress | None = None) -> Review:
    """Estimate every decision of a recorded game, and search those that seem to have cost most.

    `progress` is called with the steps done and their total. The same record gives the same review.
    """
    replay = Replay.of(game, record)
    evaluation = evaluation_of(game)
    unforced = [number for number, step in enumerate(replay.steps, start=1) if len(step.decision.options) > 1]
    of = len(unforced) + SEARCHED
    moves = []
    for done, number in enumerate(unforced):
        if progress is not None:
            progress(done, of)
        moves.append(_first_look(game, evaluation, replay.steps[number - 1], number))
    moves.sort(key=_costliest_first)
    for at, move in enumerate(moves[:SEARCHED]):
        if progress is not None:
            progress(len(unforced) + at, of)
        if move.cost >= LEAST_COST_TO_SEARCH:
            step = replay.steps[move.step - 1]
            moves[at] = _searched(move, _judged(game, step, move, iterations))
    moves.sort(key=_costliest_first)
    if progress is not None:
        progress(of, of)
    return Review(_chances_by_step(replay, evaluation), tuple(moves))


def _chances_by_step(replay: Replay, evaluation: Evaluation) -> tuple[tuple[float, ...], ...]:
    """The chances after every step; while a step is half done, those before it."""
    after_each = [chances(replay.game, evaluation, replay.start)]
    for step in replay.steps:
        after_each.append(
            chances(replay.game, evaluation, step.after) if evaluation.settled(step.after) else after_each[-1]
        )
    return tuple(after_each)


def _first_look(game: Game, evaluation: Evaluation, step: Step, number: int) -> Move:
    """What a decision seems to have cost, without a search."""
    decision = step.decision
    imagined = game.determinize(step.before, decision.seat, OrderIndependentRng(number))
    values = first_look(game, evaluation, imagined, decision, number)
    best = max(values, key=values.__getitem__)
    cost = bounded(values[best] - values[step.action], evaluation)
    better = best if cost > 0 else step.action
    return Move(number, decision.seat, step.action, better, cost, Plan((better,), ()), ())


def _judged(game: Game, step: Step, move: Move, iterations: int | None) -> Judgement:
    return judge(game, step.before, move.seat, move.step, iterations, against=move.action)


def _searched(move: Move, judgement: Judgement) -> Move:
    """The same decision after a search."""
    chosen = judgement.option(move.action)
    if chosen.loss == 0:
        return Move(move.step, move.seat, move.action, move.action, 0.0, Plan((move.action,), ()), ())
    best = judgement.options[0].action
    return Move(move.step, move.seat, move.action, best, chosen.loss, judgement.plan, chosen.reasons)


def _costliest_first(move: Move) -> tuple[float, int]:
    return -move.cost, move.step
