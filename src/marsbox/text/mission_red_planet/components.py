"""The components of Mission: Red Planet as plain data: figures, words and how surely each part is known."""

from typing import TYPE_CHECKING, Any

from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.state import CHARACTERS, NONE, OUTER, RESOURCES

if TYPE_CHECKING:
    from marsbox.text.mission_red_planet.words import MissionRedPlanetWords


def components(box: Box, told: "MissionRedPlanetWords") -> dict[str, Any]:
    """Everything in the box."""
    return {
        "zones": [
            {
                "zone": zone.id,
                "name": told.zone(number),
                "outer": number < OUTER,
                "borders": [box.zones[neighbour].id for neighbour in box.facts.borders[number]],
                "ships": _seats(box, number),
                "provenance": dict(zone.provenance),
            }
            for number, zone in enumerate(box.zones)
        ],
        "manual": {"ships": _seats(box, NONE), "provenance": {"ships": box.manual_provenance}},
        "resources": [
            {
                "resource": name,
                "name": told.resource(name),
                "value": resource.value,
                "tokens": resource.tokens,
                "score_tokens": resource.score_tokens,
                "provenance": dict(resource.provenance),
            }
            for name, resource in zip(RESOURCES, box.resources, strict=True)
        ],
        "characters": [
            {
                "character": name,
                "number": number,
                "name": told.character(name),
                "text": told.character_text(name),
            }
            for number, name in enumerate(CHARACTERS, start=1)
        ],
        "cards": [told.card_facts(card.id) for card in box.cards],
    }


def _seats(box: Box, destination: int) -> list[int]:
    """The seats of all ships with a destination."""
    ships = zip(box.facts.destinations, box.facts.seats, strict=True)
    return [seats for zone, seats in ships if zone == destination]
