"""The part of a game in the analysis: how decisive a lead is, and what moves bring.

A lead means little early in a game, and almost everything at its end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from marsbox.analysis.benefit import Weighed
from marsbox.core import Game, State
from marsbox.games import find_part


def points_ahead(game: Game, s: State) -> float:
    """How many points a solo player is ahead of the other side, if there is one."""
    own, *others = game.standing(s)
    return float(own - max(others, default=0))


def no_benefits(game: Game, before: State, after: State, seat: int) -> list[Weighed]:
    """Nothing is known of what moves bring."""
    return []


def one_action(begun: State, s: State) -> bool:
    """A turn is over once its first action is done."""
    return False


@dataclass(frozen=True)
class AnalysisPart:
    """How decisive a lead is in a game, and what moves bring: the part of a game in this layer.

    `progress` is how much of the game is over, from 0 to 1. `bounds` are the points ahead that make victory likely
    (three to one, about) at the start and at the end. `solo_lead` is how far ahead of
    what it takes to win a solo player is. `benefits` tells what the way from one position to another brings a seat.
    `same_turn` is asked where nothing is half done: whether the turn that began in one position goes on in another.
    """

    progress: Callable[[State], float]
    bounds: Callable[[State], tuple[float, float]]
    solo_lead: Callable[[Game, State], float] = points_ahead
    benefits: Callable[[Game, State, State, int], list[Weighed]] = no_benefits
    same_turn: Callable[[State, State], bool] = one_action


def _halfway(s: State) -> float:
    return 0.5


def _any_bounds(s: State) -> tuple[float, float]:
    return 6.0, 2.0


_ANY_GAME: Final = AnalysisPart(_halfway, _any_bounds)


def analysis_part(game: Game) -> AnalysisPart:
    """The part of a game; one without a part counts as half over all the time."""
    return find_part("analysis", game.id, AnalysisPart) or _ANY_GAME


def spread(game: Game, s: State) -> float:
    """How many points ahead make victory likely at this point of the game."""
    part = analysis_part(game)
    early, late = part.bounds(s)
    done = part.progress(s)
    return float(early ** (1.0 - done) * late**done)


def solo_lead(game: Game, s: State) -> float:
    """How far ahead of what it takes to win a solo player is."""
    return analysis_part(game).solo_lead(game, s)
