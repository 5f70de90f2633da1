"""How far a game is, and how much a lead says there: early in a game little, at its end nearly all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from marsbox.core import Game, State
from marsbox.games import find_part


def points_ahead(game: Game, s: State) -> float:
    """How many points somebody who plays alone is ahead of the other side, if there is one."""
    own, *others = game.standing(s)
    return float(own - max(others, default=0))


@dataclass(frozen=True)
class Stage:
    """What the course of a game says about a lead: the part of each game in this layer.

    `progress` is how much of the game is over, from 0 to 1. `bounds` are the points ahead that make victory likely
    (three to one, about) at the start and at the end. `lead_alone` is how far ahead of what it takes to win somebody
    is who plays alone.
    """

    progress: Callable[[State], float]
    bounds: Callable[[State], tuple[float, float]]
    lead_alone: Callable[[Game, State], float] = points_ahead


def _halfway(s: State) -> float:
    return 0.5


def _any_bounds(s: State) -> tuple[float, float]:
    return 6.0, 2.0


_ANY_GAME: Final = Stage(_halfway, _any_bounds)


def stage_of(game: Game) -> Stage:
    """The stages of a game; one that does not tell them is taken to be halfway all the time."""
    return find_part("analysis", game.id, Stage) or _ANY_GAME


def spread(game: Game, s: State) -> float:
    """How many points ahead make victory likely at this stage of the game."""
    stage = stage_of(game)
    early, late = stage.bounds(s)
    done = stage.progress(s)
    return float(early ** (1.0 - done) * late**done)


def lead_alone(game: Game, s: State) -> float:
    """How far ahead of what it takes to win somebody is who plays alone."""
    return stage_of(game).lead_alone(game, s)
