"""The components of Pocket Mars as plain data: figures, words and how surely each part is known."""

from typing import TYPE_CHECKING, Any

from marsbox.games.pocket_mars.components import CONDITIONS, IN_HAND, Box, CardAction
from marsbox.games.pocket_mars.state import BUILDINGS, HOSTS

if TYPE_CHECKING:
    from marsbox.text.pocket_mars.words import PocketMarsWords


def components(box: Box, told: "PocketMarsWords") -> dict[str, Any]:
    """Everything in the box."""
    return {
        "buildings": [
            {
                "building": name,
                "name": told.building(name),
                "value": box.facts.building_value if number < HOSTS else None,
                "ability": told.ability(name),
                "hosts": number < HOSTS,
            }
            for number, name in enumerate(BUILDINGS)
        ],
        "cards": [
            told.card_facts(card.id)
            | {
                "hand": _action(told, card.id, "hand", card.hand),
                "module": _action(told, card.id, "module", card.module),
            }
            for card in box.cards
        ],
        "provenance": box.provenance,
    }


def _action(told: "PocketMarsWords", card: str, part: str, action: CardAction) -> dict[str, Any]:
    condition: dict[str, str] = {"kind": CONDITIONS[action.condition.kind]}
    if action.condition.kind == IN_HAND:
        condition["colour"] = BUILDINGS[action.condition.colour]
    return {
        "cost": action.cost,
        "condition": condition,
        "steps": [_step(step.details()) for step in action.steps],
        "text": told.card_text(card, part),
    }


def _step(details: dict[str, object]) -> dict[str, object]:
    (op, count), *rest = details.items()
    return {"op": op, "n": count, **dict(rest)}
