"""The review of a whole game: the chances after each step, and the decisions that cost most.

Two searches of the same decision differ by chance. A decision counts as a mistake only if searches with different seeds
agree that another option is better, and by more than they usually differ.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from marsbox.analysis.benefit import Benefit
from marsbox.analysis.chances import chances
from marsbox.analysis.judgement import Judgement, Reasons, bounded, first_look, judge
from marsbox.analysis.plan import Plan
from marsbox.bots import Evaluation, evaluation_of
from marsbox.core import Game, OrderIndependentRng, Record, Replay, Step

SEARCHED: Final = 30  # decisions that look costliest without a search
LEAST_COST_TO_SEARCH: Final = 0.05  # points that a decision must seem to cost
OPINIONS: Final = 2  # searches that have to agree on a mistake
SEEDS_APART: Final = 1_000_003  # between the seeds of two opinions: more than a game has steps
SEARCH_NOISE: Final = 1 / 6  # of the lead that makes victory likely: by so much searches of one decision differ

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Move:
    """What an unforced decision cost: `action` was played in this step, `best` would have been better by `cost` points.

    `plan` begins with `best` and goes on with the rest of the turn or purchase. `brought` is what the action itself
    brought, as far as the plan would not have brought it too. `reasons` are the parts of the value that were worse than
    with the best. What no search has found to be a mistake costs nothing, and then `best` is what was played.
    """

    step: int
    seat: int
    action: int
    best: int
    cost: float
    plan: Plan
    brought: tuple[Benefit, ...]
    reasons: Reasons


@dataclass(frozen=True)
class Review:
    """`chances[step][seat]` of winning, step 0 being the start; every unforced decision, the costliest first."""

    chances: tuple[tuple[float, ...], ...]
    moves: tuple[Move, ...]

    @property
    def mistakes(self) -> tuple[Move, ...]:
        """The decisions that cost something."""
        return tuple(move for move in self.moves if move.cost > 0)


def review(record: Record, game: Game, iterations: int | None = None, progress: Progress | None = None) -> Review:
    """Estimate every decision of a recorded game, and search those that seem to have cost most for mistakes.

    `progress` is called with the steps done and their total. The same record gives the same review.
    """
    replay = Replay.of(game, record)
    evaluation = evaluation_of(game)
    unforced = [number for number, step in enumerate(replay.steps, start=1) if len(step.decision.options) > 1]
    of = len(unforced) + SEARCHED
    looks = {}
    for done, number in enumerate(unforced):
        if progress is not None:
            progress(done, of)
        looks[number] = _first_look(game, evaluation, replay.steps[number - 1], number)
    moves = {number: _no_mistake(replay.steps[number - 1], number) for number in unforced}
    for at, number in enumerate(sorted(looks, key=lambda each: (-looks[each], each))[:SEARCHED]):
        if progress is not None:
            progress(len(unforced) + at, of)
        if looks[number] >= LEAST_COST_TO_SEARCH:
            least = SEARCH_NOISE * evaluation.scale
            moves[number] = _searched(game, replay.steps[number - 1], number, iterations, least)
    if progress is not None:
        progress(of, of)
    return Review(_chances_by_step(replay, evaluation), tuple(sorted(moves.values(), key=_costliest_first)))


def _chances_by_step(replay: Replay, evaluation: Evaluation) -> tuple[tuple[float, ...], ...]:
    """The chances after every step; while a step is half done, those before it."""
    after_each = [chances(replay.game, evaluation, replay.start)]
    for step in replay.steps:
        after_each.append(
            chances(replay.game, evaluation, step.after) if evaluation.settled(step.after) else after_each[-1]
        )
    return tuple(after_each)


def _first_look(game: Game, evaluation: Evaluation, step: Step, number: int) -> float:
    """What a decision seems to have cost, without a search."""
    decision = step.decision
    imagined = game.determinize(step.before, decision.seat, OrderIndependentRng(number))
    values = first_look(game, evaluation, imagined, decision, number)
    return bounded(max(values.values()) - values[step.action], evaluation)


def _no_mistake(step: Step, number: int) -> Move:
    return Move(number, step.decision.seat, step.action, step.action, 0.0, Plan((step.action,), ()), (), ())


def _searched(game: Game, step: Step, number: int, iterations: int | None, least: float) -> Move:
    """A decision after searches that have to agree: it costs what all of them say, nothing below the least."""
    opinions = []
    for opinion in range(OPINIONS):
        seed = number + opinion * SEEDS_APART
        judgement = judge(game, step.before, step.decision.seat, seed, iterations, against=step.action)
        if judgement.option(step.action).loss < least:
            return _no_mistake(step, number)
        opinions.append(_mistake(step, number, judgement))
    return min(opinions, key=lambda move: move.cost)


def _mistake(step: Step, number: int, judgement: Judgement) -> Move:
    assert judgement.other is not None, "it was judged against what was played"
    played, best = judgement.option(step.action), judgement.options[0].action
    brought = judgement.other.benefits
    return Move(number, judgement.seat, step.action, best, played.loss, judgement.plan, brought, played.reasons)


def _costliest_first(move: Move) -> tuple[float, int]:
    return -move.cost, move.step
