"""What a move of Pocket Mars brings: colonists launched, landed and promoted, energy, cards that are ready.

Weights are in points.
"""

from typing import Final, cast

from marsbox.analysis.benefit import Benefit, Weighed
from marsbox.core import Game, State
from marsbox.games.pocket_mars import kinds
from marsbox.games.pocket_mars.scoring import score, score_sheet
from marsbox.games.pocket_mars.state import CONSTRUCTION, HOSTS, STORE_SETUP, PocketMarsState

LAUNCHED: Final = 1.5
LANDED: Final = 1.2
REACHED: Final = 1.6  # a building in which no own colonist was
PROMOTED: Final = 2.0
ENERGY: Final = 0.22
READY: Final = 0.6
DENIED: Final = 0.6  # of each point that a rival loses


def benefits(game: Game, before: State, after: State, seat: int) -> list[Weighed]:
    """What the way from one position to another brings a seat."""
    before, after = cast(PocketMarsState, before), cast(PocketMarsState, after)
    if before.frames[-1].kind == STORE_SETUP:
        return _stored(after, seat)
    return [
        *_completed(before, after, seat),
        *_colonists(before, after, seat),
        *_energy(before, after, seat),
        *_cards(before, after, seat),
        *_losses_of_rivals(before, after, seat),
    ]


def _completed(before: PocketMarsState, after: PocketMarsState, seat: int) -> list[Weighed]:
    """Points for a colonist in each building, or for four in one."""
    found: list[Weighed] = []
    had = {item.code for item in score_sheet(before, seat)}
    for item in score_sheet(after, seat):
        if item.code == "all_buildings" and item.code not in had:
            found.append((Benefit("all_buildings", (item.points,)), float(item.points)))
        elif item.code == "four_in_one" and item.code not in had:
            found.append((Benefit("four_in_one", (*item.numbers, item.points)), float(item.points)))
    return found


def _colonists(before: PocketMarsState, after: PocketMarsState, seat: int) -> list[Weighed]:
    found: list[Weighed] = []
    launched = after.ship[seat] - before.ship[seat]
    if launched > 0:
        found.append((Benefit("launched", (launched,)), LAUNCHED * launched))
    for building in range(HOSTS):
        landed = after.colonists_in(building, seat) - before.colonists_in(building, seat)
        if landed > 0 and not before.colonists_in(building, seat):
            reached = len([other for other in range(HOSTS) if after.colonists_in(other, seat)])
            if reached < HOSTS:  # the points for all of them say it
                found.append((Benefit("reached", (building, reached)), REACHED * landed))
        elif landed > 0:
            found.append((Benefit("landed", (building, landed)), LANDED * landed))
        place = building * before.sides + seat
        if after.two[place] > before.two[place]:
            found.append((Benefit("promoted", (building,)), PROMOTED))
    return found


def _energy(before: PocketMarsState, after: PocketMarsState, seat: int) -> list[Weighed]:
    gained = after.energy[seat] - before.energy[seat]
    if gained <= 0:
        return []
    had, has = before.energy[seat] == max(before.energy), after.energy[seat] == max(after.energy)
    if has and not had:
        return [(Benefit("most_energy", (gained,)), 1.0)]
    return [(Benefit("energy", (gained,)), ENERGY * gained)]


# ---- cards


def _cards(before: PocketMarsState, after: PocketMarsState, seat: int) -> list[Weighed]:
    """Cards of the module that a colonist can land with now."""
    return [
        (Benefit("ready", (card, after.facts.colours[card])), READY)
        for card in after.modules[seat]
        if _is_ready(after, card) and not (card in before.modules[seat] and _is_ready(before, card))
    ]


def _stored(after: PocketMarsState, seat: int) -> list[Weighed]:
    """The cards that begin in the module: those in the answer, or those put there once everybody has answered."""
    cards = [action - kinds.STORE for action in after.answers[seat]] or list(after.modules[seat])
    return [(Benefit("ready", (card, after.facts.colours[card])), READY) for card in cards if _is_ready(after, card)]


def _is_ready(s: PocketMarsState, card: int) -> bool:
    """Whether connecting a card would let a colonist land."""
    building = s.facts.colours[card]
    return building != CONSTRUCTION and s.facts.values[card] > s.value_on(building)


# ---- rivals


def _losses_of_rivals(before: PocketMarsState, after: PocketMarsState, seat: int) -> list[Weighed]:
    found: list[Weighed] = []
    for rival in range(before.sides):
        lost = score(before, rival) - score(after, rival)
        if rival != seat and lost > 0:
            found.append((Benefit("rival_points", (rival, lost)), DENIED * lost))
    return found
