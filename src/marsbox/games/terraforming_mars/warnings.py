"""What is worth knowing before an option is taken: that it would do nothing, or that a tile would find no place."""

from marsbox.core.contract import Decision
from marsbox.games.terraforming_mars import kinds, playing
from marsbox.games.terraforming_mars.model import PRINTED
from marsbox.games.terraforming_mars.projects import AQUIFER, ASTEROID
from marsbox.games.terraforming_mars.state import NONE, OCEAN_TILES, TEMPERATURE_STEPS, TerraformingState


def is_idle(s: TerraformingState, decision: Decision, action: int) -> bool:
    """Whether an option would do nothing but what it costs."""
    if decision.kind == kinds.ASK_ALTERNATIVE:
        return not playing.brings_something(s, decision.seat, decision.subject, action - kinds.OPTION)
    if decision.kind != kinds.ASK_TURN:
        return False
    if kinds.ACT <= action < kinds.KEEP:
        return _action_is_idle(s, decision.seat, action - kinds.ACT)
    if action in (kinds.CONVERT_HEAT, kinds.PROJECT + ASTEROID):
        return s.temperature == TEMPERATURE_STEPS
    return action == kinds.PROJECT + AQUIFER and s.oceans == OCEAN_TILES


def _action_is_idle(s: TerraformingState, seat: int, card: int) -> bool:
    if s.first_actions >> seat & 1:
        return False
    ways = playing.alternatives(s, seat, card)
    return not any(playing.brings_something(s, seat, card, index) for index in ways)


def tile_without_place(s: TerraformingState, decision: Decision, action: int) -> int:
    """The tile of a card that would find no place if the card were played now, or NONE."""
    if decision.kind != kinds.ASK_TURN or action >= kinds.ACT:
        return NONE
    for node in PRINTED[action - kinds.PLAY].effects:
        tile = node.lacks_place(s, decision.seat)
        if tile != NONE:
            return tile
    return NONE
