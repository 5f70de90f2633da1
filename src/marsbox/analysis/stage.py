"""How far a game is, and how much a lead says there: early in a game little, at its end nearly all."""

from typing import Final

from marsbox.core import Game, State
from marsbox.games.mission_red_planet.state import LAST_TURN, MissionState
from marsbox.games.pocket_mars.state import COLONISTS, PocketMarsState
from marsbox.games.terraforming_mars.state import OCEAN_TILES, OXYGEN_STEPS, TEMPERATURE_STEPS, TerraformingState
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS

# Points ahead that make victory likely (three to one, about) at the start and at the end: fitted to games of bots.
POCKET_MARS: Final = (6.0, 2.0)
MISSION_RED_PLANET: Final = (90.0, 4.0)
TERRAFORMING_MARS: Final = (15.0, 3.0)
# The same for a game alone. Terraforming Mars counts steps of the global parameters there.
POCKET_MARS_ALONE: Final = (6.0, 1.4)
TERRAFORMING_MARS_ALONE: Final = (10.0, 2.0)

STEPS: Final = TEMPERATURE_STEPS + OXYGEN_STEPS + OCEAN_TILES


def spread(s: State) -> float:
    """How many points ahead make victory likely at this stage of the game."""
    early, late = _bounds(s)
    done = progress(s)
    return float(early ** (1.0 - done) * late**done)


def progress(s: State) -> float:
    """How much of the game is over, from 0 to 1."""
    if isinstance(s, PocketMarsState):
        return max(s.colonists_on_mars(side) for side in range(s.sides)) / COLONISTS
    if isinstance(s, MissionState):
        return max(0, s.turn - 1) / LAST_TURN
    assert isinstance(s, TerraformingState)
    if s.solo:
        return (s.generation - 1) / SOLO_GENERATIONS
    return _steps(s) / STEPS


def lead_alone(game: Game, s: State) -> float:
    """How far ahead of what it takes to win somebody is who plays alone."""
    if isinstance(s, TerraformingState):
        # whoever wins builds up first: half of the time brings about a third of the steps
        return _steps(s) - STEPS * float(progress(s) ** 1.5)
    own, automatics = game.standing(s)
    return float(own - automatics)


def _bounds(s: State) -> tuple[float, float]:
    if isinstance(s, PocketMarsState):
        return POCKET_MARS_ALONE if s.solo else POCKET_MARS
    if isinstance(s, MissionState):
        return MISSION_RED_PLANET
    return TERRAFORMING_MARS_ALONE if s.players == 1 else TERRAFORMING_MARS


def _steps(s: TerraformingState) -> int:
    return s.temperature + s.oxygen + s.oceans
