"""The components of a game as the API tells them: data, words and how surely each part is known."""

from typing import Any

from marsbox.core import Game
from marsbox.games.pocket_mars.components import CONDITIONS, IN_HAND, CardAction
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import BUILDINGS, HOSTS
from marsbox.server.messages import sentence
from marsbox.text import Words, words


def components(game: Game, language: str) -> dict[str, Any]:
    """Everything in the box of a game."""
    if not isinstance(game, PocketMars):
        raise ValueError(f'the components of "{game.id}" are not told yet')
    told = words(game, language)
    return {
        "game": game.id,
        "buildings": [
            {
                "building": name,
                "name": told.building(name),
                "value": game.box.facts.building_value if number < HOSTS else None,
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
            for card in game.box.cards
        ],
        "provenance": game.box.provenance,
        "note": sentence("components_note", language),
    }


def _action(told: Words, card: str, part: str, action: CardAction) -> dict[str, Any]:
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
