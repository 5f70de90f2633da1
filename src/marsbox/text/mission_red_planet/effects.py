"""What event cards do, as plain data: the effect as it stands in the components."""

from typing import Any

from marsbox.games.mission_red_planet.cards import (
    MEASURES,
    NO_DISCOVERY,
    Bonus,
    Discovery,
    EachResource,
    EachZone,
    Most,
    Occupy,
    TakeTokens,
)
from marsbox.games.mission_red_planet.components import Box, EventCard
from marsbox.games.mission_red_planet.state import NONE, RESOURCES


def effect(box: Box, card: EventCard) -> dict[str, Any]:
    """What an event card does; what kind of effect it is comes first."""
    if card.bonus is not None:
        return bonus_effect(box, card.bonus)
    return discovery_effect(card.discovery or NO_DISCOVERY)


def bonus_effect(box: Box, bonus: Bonus) -> dict[str, Any]:
    """What a bonus card does, with the ids of zones."""
    match bonus:
        case Occupy():
            return {"occupy": [box.zones[zone].id for zone in bonus.zones], "points": bonus.worth}
        case Most():
            return {"most": MEASURES[bonus.measure], "points": bonus.worth}
        case EachZone():
            return {"each_zone": bonus.worth}
        case EachResource():
            return {"each_resource": bonus.number, "points": bonus.worth}
        case TakeTokens():
            return {"tokens": bonus.number, "of": RESOURCES[bonus.resource]}
        case _:
            raise ValueError(f"there are no words for a bonus card with the effect {type(bonus).__name__}")


def discovery_effect(discovery: Discovery) -> dict[str, Any]:
    """What a discovery does."""
    if discovery.removed:
        return {"removed": discovery.removed}
    if discovery.tokens != NONE:
        return {"tokens": discovery.tokens}
    if discovery.extra:
        return {"extra": discovery.extra, "of": RESOURCES[discovery.of]}
    if discovery.runner_up:
        return {"runner_up": True}
    if discovery.leader:
        return {"leader": discovery.leader}
    if discovery.everyone:
        return {"everyone": discovery.everyone}
    return {"nothing": True}
