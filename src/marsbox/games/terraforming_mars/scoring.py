"""The final score, every point with its reason, and who wins."""

from typing import Final

from marsbox.core.contract import Outcome, ScoreItem
from marsbox.games.terraforming_mars.board import HEXES, NEIGHBOURS
from marsbox.games.terraforming_mars.model import PRINTED
from marsbox.games.terraforming_mars.projects import award_count
from marsbox.games.terraforming_mars.state import (
    GREENERY,
    MEGACREDITS,
    NONE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import count_own, is_city

MILESTONE_POINTS: Final = 5
AWARD_POINTS: Final = 5
SECOND_POINTS: Final = 2


def score_sheet(s: TerraformingState, seat: int) -> list[ScoreItem]:
    """All points of a player, each with its reason.

    The numbers of an item are the award or milestone, the number of greeneries, the space of a city, or the card.
    """
    items = [ScoreItem("rating", s.rating[seat], (s.rating[seat],))]
    for award, funder in enumerate(s.awards):
        points = award_points(s, seat, award) if funder != NONE else 0
        if points:
            items.append(ScoreItem("award", points, (award,)))
    for milestone, owner in enumerate(s.milestones):
        if owner == seat:
            items.append(ScoreItem("milestone", MILESTONE_POINTS, (milestone,)))
    greeneries = count_own(s, seat, GREENERY)
    if greeneries:
        items.append(ScoreItem("greeneries", greeneries, (greeneries,)))
    for space in cities(s, seat):
        beside = greeneries_beside(s, space)
        if beside:
            items.append(ScoreItem("city", beside, (space,)))
    for card in s.played[seat] + s.events[seat]:
        points = card_points(s, seat, card)
        if points:
            items.append(ScoreItem("card", points, (card,)))
    return items


def score(s: TerraformingState, seat: int) -> int:
    """All points of a player: the sum of the score sheet, without making it."""
    total = s.rating[seat] + count_own(s, seat, GREENERY)
    for award, funder in enumerate(s.awards):
        if funder != NONE:
            total += award_points(s, seat, award)
    for owner in s.milestones:
        if owner == seat:
            total += MILESTONE_POINTS
    for space in cities(s, seat):
        total += greeneries_beside(s, space)
    for card in s.played[seat]:
        total += card_points(s, seat, card)
    for card in s.events[seat]:
        total += card_points(s, seat, card)
    return total


def cities(s: TerraformingState, seat: int) -> list[int]:
    """The spaces of the map on which a player has a city."""
    return [
        space for space, owner in enumerate(s.owners) if owner == seat and space < HEXES and is_city(s.tiles[space])
    ]


def greeneries_beside(s: TerraformingState, space: int) -> int:
    """How many greeneries lie beside a space, whoever owns them."""
    number = 0
    for other in NEIGHBOURS[space]:
        if s.tiles[other] == GREENERY:
            number += 1
    return number


def card_points(s: TerraformingState, seat: int, card: int) -> int:
    """The points of a card in play."""
    printed = PRINTED[card].points
    return 0 if printed is None else printed.value(s, seat, card)


def award_points(s: TerraformingState, seat: int, award: int) -> int:
    """First place brings 5 points and second 2; a tie for first leaves no second place, nor do two players."""
    counts = [award_count(s, other, award) for other in range(s.players)]
    above = len([count for count in counts if count > counts[seat]])
    if above == 0:
        return AWARD_POINTS
    leaders = counts.count(max(counts))
    return SECOND_POINTS if above == 1 and leaders == 1 and s.players > 2 else 0


def outcome(s: TerraformingState) -> Outcome:
    """The result: most points, then most M€; those still tied share the rank. A solo game is won or lost."""
    items = [score_sheet(s, seat) for seat in range(s.players)]
    scores = [sum([item.points for item in sheet]) for sheet in items]
    if s.solo:
        done = s.temperature == TEMPERATURE_STEPS and s.oxygen == OXYGEN_STEPS and s.oceans == OCEAN_TILES
        return Outcome(scores, [1], items, done)
    keys = [(scores[seat], s.stock[seat * 6 + MEGACREDITS]) for seat in range(s.players)]
    ranks = [1 + len([key for key in keys if key > own]) for own in keys]
    return Outcome(scores, ranks, items)
