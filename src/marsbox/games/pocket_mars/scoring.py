"""The end of the game: every point with its reason, and who wins."""

from typing import Final

from marsbox.core.contract import Outcome, ScoreItem
from marsbox.games.pocket_mars.state import AUTOMATICS, HOSTS, PocketMarsState

ON_SHIP: Final = 1
IN_ONE: Final = 2
IN_TWO: Final = 4
FOUR_TOGETHER: Final = 4  # colonists in one building that earn a bonus


def score_sheet(s: PocketMarsState, side: int) -> list[ScoreItem]:
    """The points that a side has now, each with its reason; lines without points are left out.

    The numbers of an item are how many colonists it counts, or the building, or the energy.
    """
    automatics = s.solo and side == AUTOMATICS
    items = []
    ship = s.ship[side]
    if ship:
        items.append(ScoreItem("ship", ON_SHIP * ship, (ship,)))
    one = 0
    two = 0
    inhabited = 0
    crowded = -1
    for building in range(HOSTS):
        place = building * s.sides + side
        one += s.one[place]
        two += s.two[place]
        here = s.one[place] + s.two[place]
        if here > 0:
            inhabited += 1
        if here >= FOUR_TOGETHER and crowded < 0:
            crowded = building
    if one:
        items.append(ScoreItem("one_star", IN_ONE * one, (one,)))
    if two:
        items.append(ScoreItem("two_stars", IN_TWO * two, (two,)))
    if inhabited == HOSTS:
        items.append(ScoreItem("all_buildings", 4 if automatics else 2))
    if crowded >= 0:
        items.append(ScoreItem("four_in_one", 5 if automatics else 3, (crowded,)))
    if s.energy[side] == max(s.energy):
        items.append(ScoreItem("energy", 2 if automatics else 1, (s.energy[side],)))
    return items


def score(s: PocketMarsState, side: int) -> int:
    """The points that a side has now."""
    total = 0
    for item in score_sheet(s, side):
        total += item.points
    return total


def outcome(s: PocketMarsState) -> Outcome:
    """The result of a finished game: most points win, then most colonists on Mars; those still tied share the rank.

    In a solo game a tie is the Automatics' win.
    """
    items = [score_sheet(s, side) for side in range(s.sides)]
    scores = [sum([item.points for item in sheet]) for sheet in items]
    if s.solo:
        won = scores[0] > scores[AUTOMATICS]
        return Outcome(scores, [1, 2] if won else [2, 1], items, won)
    keys = [(scores[side], s.colonists_on_mars(side)) for side in range(s.sides)]
    ranks = [1 + len([key for key in keys if key > own]) for own in keys]
    return Outcome(scores, ranks, items)
