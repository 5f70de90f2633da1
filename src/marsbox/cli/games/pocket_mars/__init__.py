"""Pocket Mars in the terminal."""

from typing import Final

from marsbox.cli.games import TerminalPart
from marsbox.cli.games.pocket_mars.board import PocketMarsBoard
from marsbox.cli.games.pocket_mars.components import PocketMarsComponents
from marsbox.cli.games.pocket_mars.event_groups import group_events

PART: Final = TerminalPart(PocketMarsBoard, PocketMarsComponents, group_events)
