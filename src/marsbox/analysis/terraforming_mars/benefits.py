"""What a move of Terraforming Mars brings: production, rating, points, goals, cards in play, resources, rivals' losses.

Weights are in points, at the prices of the evaluation.
"""

from typing import Final, cast

from marsbox.analysis.benefit import Benefit, Weighed
from marsbox.analysis.terraforming_mars.modifiers import LASTING, modifier_benefits
from marsbox.analysis.terraforming_mars.purchases import purchase_benefits
from marsbox.bots.terraforming_mars.prices import CARD, LATE_POINT, LOWERED, POINT, Prices
from marsbox.core import Game, State
from marsbox.games.terraforming_mars import playing
from marsbox.games.terraforming_mars.model import PRINTED
from marsbox.games.terraforming_mars.projects import MOST_OF_EACH, NEEDED, milestone_progress
from marsbox.games.terraforming_mars.scoring import MILESTONE_POINTS, award_points, score_sheet
from marsbox.games.terraforming_mars.state import (
    BUY,
    MEGACREDITS,
    MODIFIERS,
    NONE,
    STEEL,
    STEEL_VALUE,
    TITANIUM,
    TITANIUM_VALUE,
    TerraformingState,
)

ON_TABLE: Final = ("greeneries", "city", "card")  # score items beside rating, milestones and awards
NEARER: Final = 0.5  # of a step towards a milestone
TAKEN: Final = 0.25  # of a cube that a rival loses
KEPT: Final = 0.3  # of a point, for money that is not spent: it is told where there is nothing better
WORTH_KEEPING: Final = 9  # M€ that are worth mentioning
NEAR: Final = 2 / 3  # part of a milestone from which on it is worth mentioning


def benefits(game: Game, before: State, after: State, seat: int) -> list[Weighed]:
    """What the way from one position to another brings a seat."""
    before, after = cast(TerraformingState, before), cast(TerraformingState, after)
    prices = Prices(before)
    if before.frames[-1].kind <= BUY:
        return purchase_benefits(before, after, seat, prices)
    if after.generation != before.generation or after.passed >> seat & 1:
        return _saved(before, seat, prices)
    return [
        *_production(before, after, seat, prices),
        *_rating(before, after, seat, prices),
        *_points(before, after, seat),
        *_claimed(before, after, seat),
        *_towards_milestones(before, after, seat),
        *_lasting(before, after, seat),
        *modifier_benefits(before, after, seat),
        *_resources(before, after, seat, prices),
        *_metal(before, after, seat),
        *_cards(before, after, seat),
        *_losses_of_rivals(before, after, seat),
    ]


def own_changes(before: list[int], after: list[int], seat: int) -> tuple[int, ...]:
    """By how much each resource, or its production, has changed for a seat."""
    return tuple(after[seat * 6 + resource] - before[seat * 6 + resource] for resource in range(6))


def _production(before: TerraformingState, after: TerraformingState, seat: int, prices: Prices) -> list[Weighed]:
    changes = own_changes(before.production, after.production, seat)
    times = prices.later + prices.due
    if round(times) < 1 or not any(change > 0 for change in changes):
        return []
    worth = sum(change * price for change, price in zip(changes, prices.cubes, strict=True)) * times / POINT
    return [(Benefit("production", (round(times), *changes)), worth)]


def _rating(before: TerraformingState, after: TerraformingState, seat: int, prices: Prices) -> list[Weighed]:
    steps = after.rating[seat] - before.rating[seat]
    if before.solo:
        raised = (
            after.temperature - before.temperature,
            after.oxygen - before.oxygen,
            after.oceans - before.oceans,
        )
        left = prices.temperature_left + prices.oxygen_left + prices.oceans_left - sum(raised)
        return [(Benefit("parameters", (sum(raised), left)), 2.0 * sum(raised))] if any(raised) else []
    if steps <= 0:
        return []
    return [(Benefit("rating", (steps,)), steps * (1.0 + (prices.later + prices.due) / POINT))]


def _points(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    gained = _on_table(after, seat) - _on_table(before, seat)
    return [(Benefit("points", (gained,)), float(gained))] if gained > 0 else []


def _on_table(s: TerraformingState, seat: int) -> int:
    return sum(item.points for item in score_sheet(s, seat) if item.code in ON_TABLE)


# ---- milestones and awards


def _claimed(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    found: list[Weighed] = []
    for milestone, owner in enumerate(after.milestones):
        if owner == seat and before.milestones[milestone] == NONE:
            found.append((Benefit("milestone", (milestone, MILESTONE_POINTS)), float(MILESTONE_POINTS)))
    for award, funder in enumerate(after.awards):
        points = award_points(after, seat, award)
        if funder == seat and before.awards[award] == NONE and points:
            found.append((Benefit("award", (award, points)), float(points)))
    return found


def _towards_milestones(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    if before.solo or len([owner for owner in after.milestones if owner != NONE]) >= MOST_OF_EACH:
        return []
    found: list[Weighed] = []
    for milestone, owner in enumerate(after.milestones):
        needed = NEEDED[milestone]
        had, has = milestone_progress(before, seat, milestone), milestone_progress(after, seat, milestone)
        if owner != NONE or not had < has or had >= needed or has < NEAR * needed:
            continue
        if has >= needed:
            found.append((Benefit("milestone_ready", (milestone,)), float(MILESTONE_POINTS) - 1.0))
        else:
            found.append((Benefit("towards_milestone", (milestone, has, needed)), NEARER * has / needed))
    return found


# ---- cards


def _lasting(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    """Actions and effects of the cards that have come into play, and cubes on cards."""
    found: list[Weighed] = []
    for card in after.played[seat]:
        printed = PRINTED[card]
        if card not in before.played[seat]:
            if printed.action:
                found.append((Benefit("action", (card,)), LASTING))
            elif printed.triggers:
                found.append((Benefit("effect", (card,)), LASTING))
        added = after.cubes[card] - before.cubes[card]
        if added > 0:
            found.append((Benefit("cubes", (card, added)), NEARER * added))
    return found


def _cards(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    """New cards in hand; which ones is not known before they are drawn."""
    played = len(after.played[seat]) + len(after.events[seat]) - len(before.played[seat]) - len(before.events[seat])
    drawn = len(after.hands[seat]) - len(before.hands[seat]) + played
    return [(Benefit("cards", (drawn,)), drawn * CARD / POINT)] if drawn > 0 else []


# ---- resources


def _resources(before: TerraformingState, after: TerraformingState, seat: int, prices: Prices) -> list[Weighed]:
    gained = [max(0, change) for change in own_changes(before.stock, after.stock, seat)]
    if not any(gained):
        return []
    worth = sum(number * price for number, price in zip(gained, prices.cubes, strict=True)) / LATE_POINT
    return [(Benefit("resources", tuple(gained)), worth)]


def _metal(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    """Steel and titanium that pay in place of money."""
    changes = own_changes(before.stock, after.stock, seat)
    steel, titanium = max(0, -changes[STEEL]), max(0, -changes[TITANIUM])
    values = before.modifiers[seat * MODIFIERS : (seat + 1) * MODIFIERS]
    worth = steel * values[STEEL_VALUE] + titanium * values[TITANIUM_VALUE]
    return [(Benefit("metal", (steel, titanium, worth)), worth / LATE_POINT)] if worth else []


def _saved(before: TerraformingState, seat: int, prices: Prices) -> list[Weighed]:
    """What passing is good for: the money stays, for a card that is too dear now or for the next generation."""
    money = before.stock[seat * 6 + MEGACREDITS]
    if prices.last:
        return [(Benefit("nothing_left"), KEPT)]
    coming = money + before.rating[seat] + before.production[seat * 6 + MEGACREDITS]
    costs = {card: playing.price(before, seat, PRINTED[card]) for card in before.hands[seat]}
    dear = [card for card, cost in costs.items() if money < cost <= coming]
    if dear:
        card = max(dear, key=lambda dearest: (costs[dearest], dearest))
        return [(Benefit("saves_for", (card, costs[card])), KEPT)]
    return [(Benefit("saves", (money,)) if money >= WORTH_KEEPING else Benefit("nothing_left"), KEPT)]


# ---- rivals


def _losses_of_rivals(before: TerraformingState, after: TerraformingState, seat: int) -> list[Weighed]:
    found: list[Weighed] = []
    for rival in range(before.players):
        if rival == seat:
            continue
        for resource, change in enumerate(own_changes(before.production, after.production, rival)):
            if change < 0:
                found.append((Benefit("rival_production", (rival, resource, -change)), -change * LOWERED / POINT))
        for resource, change in enumerate(own_changes(before.stock, after.stock, rival)):
            if change < 0:
                found.append((Benefit("rival_resources", (rival, resource, -change)), -change * TAKEN))
        for card in before.played[rival]:
            lost = before.cubes[card] - after.cubes[card]
            if lost > 0:
                found.append((Benefit("rival_cubes", (rival, card, lost)), lost * 2 * TAKEN))
    return found
