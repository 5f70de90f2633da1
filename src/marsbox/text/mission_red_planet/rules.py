"""The rules of the game for a newcomer, with the numbers of the box and of the scorings."""

from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.scoring import ICE_BONUS, RESOURCE_TOKEN
from marsbox.games.mission_red_planet.state import RESOURCES
from marsbox.text.rules import chapters
from marsbox.text.words import RulesSection


def rules(box: Box, language: str) -> list[RulesSection]:
    """All chapters."""
    numbers: dict[str, int] = {"ice_bonus": ICE_BONUS, "resource_token": RESOURCE_TOKEN}
    for name, resource in zip(RESOURCES, box.resources, strict=True):
        numbers |= {f"{name}_value": resource.value, f"{name}_tokens": resource.tokens}
    return chapters("mission_red_planet", language, numbers)
