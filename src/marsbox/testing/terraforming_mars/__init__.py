"""Scenarios of Terraforming Mars."""

from marsbox.testing.terraforming_mars.facts import facts
from marsbox.testing.terraforming_mars.position import position

__all__ = ["facts", "position"]
