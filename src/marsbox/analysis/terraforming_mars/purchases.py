"""What cards that are bought or kept promise, all of them together."""

from collections.abc import Iterable, Iterator

from marsbox.analysis.benefit import Benefit, Weighed
from marsbox.analysis.terraforming_mars.modifiers import modifier_benefits
from marsbox.bots.terraforming_mars.prices import POINT, Prices
from marsbox.games.terraforming_mars.model import PRINTED, Node
from marsbox.games.terraforming_mars.nodes import Production, Raise, Rating, Then, Tile, Together
from marsbox.games.terraforming_mars.state import (
    BUILDING,
    CHOOSE_START,
    DRAFT,
    GREENERY,
    MEGACREDITS,
    OCEAN,
    SPACE,
    STEEL,
    TITANIUM,
    TerraformingState,
)

METALS = ((STEEL, BUILDING), (TITANIUM, SPACE))
"""Each metal with the tag of the cards that it pays for."""


def purchase_benefits(before: TerraformingState, after: TerraformingState, seat: int, prices: Prices) -> list[Weighed]:
    """Of a start, a purchase or a card that is kept; `after` has the cards in hand and the money paid."""
    had = before.hands[seat] + before.kept[seat]
    bought = [card for card in after.hands[seat] if card not in had]
    found = [
        *_start(before, after, seat, prices),
        *modifier_benefits(before, after, seat),
        *_promised(after, seat, bought, prices),
    ]
    if before.frames[-1].kind == DRAFT:
        return found
    found += _paid_with_metal(after, seat, bought)
    if not bought:
        paid_from = after if before.frames[-1].kind == CHOOSE_START else before
        found.append((Benefit("buys_nothing", (paid_from.stock[seat * 6 + MEGACREDITS],)), 0.0))
    return found


def _start(before: TerraformingState, after: TerraformingState, seat: int, prices: Prices) -> list[Weighed]:
    """The production that a corporation begins with."""
    produced = [after.production[seat * 6 + resource] - before.production[seat * 6 + resource] for resource in range(6)]
    if not any(produced):
        return []
    worth = sum(steps * price for steps, price in zip(produced, prices.cubes, strict=True)) * prices.left / POINT
    return [(Benefit("start_production", tuple(produced)), worth)]


def _promised(s: TerraformingState, seat: int, cards: list[int], prices: Prices) -> list[Weighed]:
    """What the cards bring once they are played: production, steps of the rating and points."""
    production, rating, points = [0] * 6, 0, 0
    for card in cards:
        printed = PRINTED[card]
        points += 0 if printed.points is None else printed.points.value(s, seat, card)
        for node in _nodes(printed.effects):
            if isinstance(node, Production):
                production[node.resource] += node.amount.value(s, seat)
            elif isinstance(node, Raise):
                rating += node.steps
            elif isinstance(node, Rating):
                rating += node.amount.value(s, seat)
            elif isinstance(node, Tile) and node.tile in (OCEAN, GREENERY):
                rating += 1
                points += node.tile == GREENERY
    gained = [max(0, steps) for steps in production]
    points = max(0, points)
    if not any(gained) and not rating and not points:
        return []
    worth = sum(steps * price for steps, price in zip(gained, prices.cubes, strict=True)) * prices.left / POINT
    return [(Benefit("promise", (len(cards), rating, points, *gained)), worth + rating + points)]


def _nodes(effects: Iterable[Node]) -> Iterator[Node]:
    """Effects, and those that they are made of."""
    for node in effects:
        if isinstance(node, Together):
            yield from _nodes(node.parts)
        elif isinstance(node, Then):
            yield from _nodes((node.first, node.second))
        else:
            yield node


def _paid_with_metal(s: TerraformingState, seat: int, cards: list[int]) -> list[Weighed]:
    """Cards that a metal pays for which the seat has, or produces."""
    found: list[Weighed] = []
    for metal, tag in METALS:
        fitting = len([card for card in cards if PRINTED[card].has_tag(tag)])
        if fitting and (s.stock[seat * 6 + metal] or s.production[seat * 6 + metal] > 0):
            found.append((Benefit("metal_pays", (metal, fitting, len(cards))), 0.25 * fitting))
    return found
