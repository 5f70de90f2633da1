"""Scenarios of Terraforming Mars."""

from typing import Final

from marsbox.testing.part import ScenarioPart
from marsbox.testing.terraforming_mars.facts import facts
from marsbox.testing.terraforming_mars.position import position
from marsbox.testing.terraforming_mars.stacking import STACKING

PART: Final = ScenarioPart(position, facts, STACKING)
