"""Scenarios of Mission: Red Planet."""

from marsbox.testing.mission_red_planet.facts import facts
from marsbox.testing.mission_red_planet.position import position

__all__ = ["facts", "position"]
