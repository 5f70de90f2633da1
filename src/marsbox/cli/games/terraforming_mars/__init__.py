"""Terraforming Mars in the terminal."""

from typing import Final

from marsbox.cli.games import TerminalPart
from marsbox.cli.games.terraforming_mars.board import TerraformingMarsBoard
from marsbox.cli.games.terraforming_mars.components import TerraformingMarsComponents
from marsbox.cli.games.terraforming_mars.event_groups import group_events

PART: Final = TerminalPart(TerraformingMarsBoard, TerraformingMarsComponents, group_events)
