"""Scenarios of Mission: Red Planet."""

from typing import Final

from marsbox.testing.mission_red_planet.facts import facts
from marsbox.testing.mission_red_planet.position import position
from marsbox.testing.mission_red_planet.stacking import STACKING
from marsbox.testing.part import ScenarioPart

PART: Final = ScenarioPart(position, facts, STACKING)
