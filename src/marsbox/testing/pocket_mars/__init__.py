"""Scenarios of Pocket Mars."""

from marsbox.testing.pocket_mars.facts import facts
from marsbox.testing.pocket_mars.position import position

__all__ = ["facts", "position"]
