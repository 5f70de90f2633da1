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
    for space in range(HEXES):
        if s.owners[space] == seat and is_city(s.tiles[space]):
            beside = greeneries_beside(s, space)
            if beside:
                items.append(ScoreItem("city", beside, (space,)))
    for card in s.played[seat] + s.events[seat]:
        points = card_points(s, seat, card)
        if points:
            items.append(ScoreItem("card", points, (card,)))
    return items


def scores(s: TerraformingState) -> list[int]:
    """All points of everybody: the sums of the score sheets, without making them."""
    totals = s.rating.copy()
    for award, funder in enumerate(s.awards):
        if funder != NONE:
            counts = [award_count(s, seat, award) for seat in range(s.players)]
            for seat in range(s.players):
                totals[seat] += place_points(counts, seat)
    for owner in s.milestones:
        if owner != NONE:
            totals[owner] += MILESTONE_POINTS
    for space, owner in enumerate(s.owners):
        if 0 <= owner < s.players:
            tile = s.tiles[space]
            if tile == GREENERY:
                totals[owner] += 1
            elif space < HEXES and is_city(tile):
                totals[owner] += greeneries_beside(s, space)
    for seat in range(s.players):
        for card in s.played[seat]:
            totals[seat] += card_points(s, seat, card)
        for card in s.events[seat]:
            totals[seat] += card_points(s, seat, card)
    return totals


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
    """What an award brings a player."""
    return place_points([award_count(s, other, award) for other in range(s.players)], seat)


def place_points(counts: list[int], seat: int) -> int:
    """First place brings 5 points and second 2; a tie for first leaves no second place, nor do two players."""
    above = len([count for count in counts if count > counts[seat]])
    if above == 0:
        return AWARD_POINTS
    leaders = counts.count(max(counts))
    return SECOND_POINTS if above == 1 and leaders == 1 and len(counts) > 2 else 0


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
