"""Mission: Red Planet in the terminal."""

from typing import Final

from marsbox.cli.games import TerminalPart
from marsbox.cli.games.mission_red_planet.board import MissionRedPlanetBoard
from marsbox.cli.games.mission_red_planet.components import MissionRedPlanetComponents
from marsbox.cli.games.mission_red_planet.event_groups import group_events

PART: Final = TerminalPart(MissionRedPlanetBoard, MissionRedPlanetComponents, group_events)
