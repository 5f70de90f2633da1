"""How decisive a lead is, and what moves bring, in Pocket Mars."""

from typing import Final

from marsbox.analysis.part import AnalysisPart
from marsbox.analysis.pocket_mars.benefits import benefits
from marsbox.core import State
from marsbox.games.pocket_mars.state import COLONISTS, PocketMarsState

# at the start and at the end: fitted to games of bots
MULTIPLAYER: Final = (6.0, 2.0)
SOLO: Final = (6.0, 1.4)


def _progress(s: State) -> float:
    assert isinstance(s, PocketMarsState)
    return max(s.colonists_on_mars(side) for side in range(s.sides)) / COLONISTS


def _bounds(s: State) -> tuple[float, float]:
    assert isinstance(s, PocketMarsState)
    return SOLO if s.solo else MULTIPLAYER


PART: Final = AnalysisPart(_progress, _bounds, benefits=benefits)
