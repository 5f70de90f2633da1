"""Pocket Mars in the terminal."""

from typing import Final

from marsbox.cli.games import TerminalGame
from marsbox.cli.games.pocket_mars.board import PocketMarsBoard
from marsbox.cli.games.pocket_mars.components import PocketMarsComponents
from marsbox.cli.games.pocket_mars.event_groups import group_events

PART: Final = TerminalGame(PocketMarsBoard, PocketMarsComponents, group_events)
