"""What the cards and the corporation of a player change for good: prices, and what metals and plants are worth."""

from typing import Final

from marsbox.analysis.benefit import Benefit, Weighed
from marsbox.games.terraforming_mars.state import (
    DISCOUNT,
    MODIFIERS,
    PLANTS_FOR_GREENERY,
    STEEL,
    STEEL_VALUE,
    TAG_DISCOUNT,
    TITANIUM,
    TITANIUM_VALUE,
    TerraformingState,
)

LASTING: Final = 1.0  # points of an action or an effect that comes again and again


def modifier_benefits(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    """What has become cheaper, or worth more."""
    found: list[Weighed] = []
    for modifier in range(MODIFIERS):
        by = after.modifiers[seat * MODIFIERS + modifier] - before.modifiers[seat * MODIFIERS + modifier]
        if by > 0 and modifier == DISCOUNT:
            found.append((Benefit("discount", (by,)), 2 * LASTING))
        elif by > 0 and modifier >= TAG_DISCOUNT:
            found.append((Benefit("tag_discount", (by, modifier - TAG_DISCOUNT)), LASTING))
        elif by > 0 and modifier in (STEEL_VALUE, TITANIUM_VALUE):
            metal = STEEL if modifier == STEEL_VALUE else TITANIUM
            found.append((Benefit("metal_value", (by, metal)), LASTING))
        elif by < 0 and modifier == PLANTS_FOR_GREENERY:
            found.append((Benefit("cheaper_greenery", (after.modifiers[seat * MODIFIERS + modifier],)), LASTING))
    return found
