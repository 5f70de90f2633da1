"""Scenarios of Pocket Mars."""

from typing import Final

from marsbox.testing.part import ScenarioPart
from marsbox.testing.pocket_mars.facts import facts
from marsbox.testing.pocket_mars.position import position
from marsbox.testing.pocket_mars.stacking import STACKING

PART: Final = ScenarioPart(position, facts, STACKING)
