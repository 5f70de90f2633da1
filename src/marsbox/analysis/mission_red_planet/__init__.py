"""How decisive a lead is, and what moves bring, in Mission: Red Planet."""

from typing import Final

from marsbox.analysis.mission_red_planet.benefits import benefits
from marsbox.analysis.part import AnalysisPart
from marsbox.core import State
from marsbox.games.mission_red_planet.state import LAST_TURN, MissionState

# at the start and at the end: fitted to games of bots
BOUNDS: Final = (90.0, 4.0)


def _progress(s: State) -> float:
    assert isinstance(s, MissionState)
    return max(0, s.turn - 1) / LAST_TURN


def _bounds(s: State) -> tuple[float, float]:
    return BOUNDS


def _same_turn(begun: State, s: State) -> bool:
    """A seat is asked by itself only while its character acts."""
    return True


PART: Final = AnalysisPart(_progress, _bounds, benefits=benefits, same_turn=_same_turn)
