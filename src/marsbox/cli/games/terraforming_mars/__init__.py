"""Terraforming Mars in the terminal."""

from typing import Final

from marsbox.cli.games import TerminalGame
from marsbox.cli.games.terraforming_mars.board import TerraformingMarsBoard
from marsbox.cli.games.terraforming_mars.components import TerraformingMarsComponents
from marsbox.cli.games.terraforming_mars.event_groups import group_events

PART: Final = TerminalGame(TerraformingMarsBoard, TerraformingMarsComponents, group_events)
