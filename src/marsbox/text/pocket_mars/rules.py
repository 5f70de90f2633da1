"""The rules of the game for a newcomer, with the numbers of the box and the words for its provenances."""

from collections.abc import Callable

from marsbox.games.pocket_mars.components import Box
from marsbox.text.rules import chapters
from marsbox.text.words import RulesSection


def rules(box: Box, language: str, provenance: Callable[[str], str]) -> list[RulesSection]:
    """All chapters."""
    numbers = {
        "energy_start": box.facts.energy_start,
        "energy_maximum": box.facts.energy_maximum,
        "energy_maximum_provenance": provenance(box.provenance["energy maximum"]),
        "building_value": box.facts.building_value,
    }
    return chapters("pocket_mars", language, numbers)
