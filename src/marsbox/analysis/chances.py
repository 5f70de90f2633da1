"""Expected lead and chances of winning in a position, from a bot's evaluation of it."""

import math
from typing import Final

from marsbox.analysis.part import solo_lead, spread
from marsbox.bots import Evaluation
from marsbox.bots.evaluation import likelihood
from marsbox.core import Game, Outcome, State

RIVAL: Final = "rival"  # the part of an evaluation that counts what the best rival has


def lead(evaluation: Evaluation, s: State, seat: int) -> float:
    """How many points ahead of the best rival a seat will probably end; solo, the value of the evaluation."""
    if s.players == 1:
        return evaluation.value(s, seat)
    own = prospects(evaluation, s)
    return own[seat] - max(points for other, points in enumerate(own) if other != seat)


def chances(game: Game, evaluation: Evaluation, s: State) -> tuple[float, ...]:
    """Every seat's chance of winning: the result if the game is over, otherwise by what each will probably have."""
    outcome = game.outcome(s)
    if outcome is not None:
        return result(s, outcome)
    if s.players == 1:
        return (likelihood(solo_lead(game, s) / spread(game, s)),)
    own = prospects(evaluation, s)
    weights = [math.exp((points - max(own)) / spread(game, s)) for points in own]
    return tuple(weight / sum(weights) for weight in weights)


def result(s: State, outcome: Outcome) -> tuple[float, ...]:
    """Who has won: 1 for the winner, divided among those who share the victory."""
    if outcome.won is not None:
        return (1.0 if outcome.won else 0.0,)
    winners = outcome.ranks[: s.players].count(1)
    return tuple(1.0 / winners if rank == 1 else 0.0 for rank in outcome.ranks[: s.players])


def prospects(evaluation: Evaluation, s: State) -> list[float]:
    """The points every seat will probably end with, whatever its rivals have."""
    return [sum(points for part, points in evaluation.parts(s, seat) if part != RIVAL) for seat in range(s.players)]
