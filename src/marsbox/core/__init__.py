"""The core: the contract between games and everything around them."""

from typing import Final

from marsbox.core import contract
from marsbox.core.actions import ActionTable, Argument
from marsbox.core.codec import DumpError
from marsbox.core.contract import (
    Decision,
    Game,
    IllegalAction,
    Outcome,
    Reason,
    ScoreItem,
    Setup,
    SetupOption,
    State,
    View,
)
from marsbox.core.entry import GameEntry, GameFacts
from marsbox.core.errors import ComponentsError, EngineError, PluginError, RecordError, SetupError, UserError
from marsbox.core.events import EVERYONE, SPECTATOR, Event, Log, seat_bit
from marsbox.core.match import Match, Preview, UndoPoint
from marsbox.core.names import Names, UnknownName, Vocabulary
from marsbox.core.record import Record, Snapshot
from marsbox.core.replay import Replay, Step, seen
from marsbox.core.rng import FastRng, OrderIndependentRng, Rng, SeedRng

#: Whether this package runs compiled.
COMPILED: Final = not contract.__file__.endswith(".py")

__all__ = [
    "COMPILED",
    "EVERYONE",
    "SPECTATOR",
    "ActionTable",
    "Argument",
    "ComponentsError",
    "Decision",
    "DumpError",
    "EngineError",
    "Event",
    "FastRng",
    "Game",
    "GameEntry",
    "GameFacts",
    "IllegalAction",
    "Log",
    "Match",
    "Names",
    "OrderIndependentRng",
    "Outcome",
    "PluginError",
    "Preview",
    "Reason",
    "Record",
    "RecordError",
    "Replay",
    "Rng",
    "ScoreItem",
    "SeedRng",
    "Setup",
    "SetupError",
    "SetupOption",
    "Snapshot",
    "State",
    "Step",
    "UndoPoint",
    "UnknownName",
    "UserError",
    "View",
    "Vocabulary",
    "seat_bit",
    "seen",
]
