"""How decisive a lead is, and what moves bring, in Terraforming Mars."""

from typing import Final

from marsbox.analysis.part import AnalysisPart
from marsbox.analysis.terraforming_mars.benefits import benefits
from marsbox.core import Game, State
from marsbox.games.terraforming_mars.state import (
    OCEAN_TILES,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
    TURN,
    TerraformingState,
)
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS

# at the start and at the end: fitted to games of bots; solo, steps of the global parameters count
MULTIPLAYER: Final = (15.0, 3.0)
SOLO: Final = (10.0, 2.0)

STEPS: Final = TEMPERATURE_STEPS + OXYGEN_STEPS + OCEAN_TILES


def _progress(s: State) -> float:
    assert isinstance(s, TerraformingState)
    if s.solo:
        return (s.generation - 1) / SOLO_GENERATIONS
    return _steps(s) / STEPS


def _bounds(s: State) -> tuple[float, float]:
    return SOLO if s.players == 1 else MULTIPLAYER


def _solo_lead(game: Game, s: State) -> float:
    """How many steps ahead; winners build up first: half of the time brings about a third of the steps."""
    assert isinstance(s, TerraformingState)
    return _steps(s) - STEPS * float(_progress(s) ** 1.5)


def _steps(s: TerraformingState) -> int:
    return s.temperature + s.oxygen + s.oceans


def _same_turn(begun: State, s: State) -> bool:
    """A turn has two actions; whoever is left alone in a generation has one turn after the other."""
    assert isinstance(begun, TerraformingState)
    assert isinstance(s, TerraformingState)
    was, now = begun.frames[-1], s.frames[-1]
    return was.kind == now.kind == TURN and now.left < was.left


PART: Final = AnalysisPart(_progress, _bounds, _solo_lead, benefits=benefits, same_turn=_same_turn)
