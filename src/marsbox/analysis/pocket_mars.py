"""The stages of a game of Pocket Mars."""

from typing import Final

from marsbox.analysis.stage import Stage
from marsbox.core import State
from marsbox.games.pocket_mars.state import COLONISTS, PocketMarsState

# at the start and at the end: fitted to games of bots
SEVERAL: Final = (6.0, 2.0)
ALONE: Final = (6.0, 1.4)


def _progress(s: State) -> float:
    assert isinstance(s, PocketMarsState)
    return max(s.colonists_on_mars(side) for side in range(s.sides)) / COLONISTS


def _bounds(s: State) -> tuple[float, float]:
    assert isinstance(s, PocketMarsState)
    return ALONE if s.solo else SEVERAL


PART: Final = Stage(_progress, _bounds)
