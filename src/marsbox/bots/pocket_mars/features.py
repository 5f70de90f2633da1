"""Pocket Mars in features."""

from typing import Final, cast

from marsbox.bots.features import Features, is_so, packed, scaled
from marsbox.core.contract import State
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.state import (
    CARDS,
    COLONISTS,
    CONSTRUCTION,
    FRAMES,
    HOSTS,
    PocketMarsState,
)

SIDES: Final = 4
COUNTS: Final = COLONISTS + 1  # from none to all colonists
ENERGIES: Final = 11
ZONE_ONE: Final = 5  # none to four or more
ZONE_TWO: Final = 3
HELD: Final = 5  # cards
VALUES: Final = 12  # of a card on a building

# the places of a side, and where each block begins
EARTH: Final = 0
SHIP: Final = EARTH + COUNTS
POWER: Final = SHIP + COUNTS
ONE_STAR: Final = POWER + ENERGIES
TWO_STARS: Final = ONE_STAR + HOSTS * ZONE_ONE
HAND_SIZE: Final = TWO_STARS + HOSTS * ZONE_TWO
MODULE_SIZE: Final = HAND_SIZE + HELD
TO_MOVE: Final = MODULE_SIZE + HELD
FIRST: Final = TO_MOVE + 1
SIDE: Final = FIRST + 1

BIAS: Final = SIDES * SIDE
PLAYERS: Final = BIAS + 1
PHASE: Final = PLAYERS + SIDES + 1
ON_TOP: Final = PHASE + len(FRAMES)
HAND: Final = ON_TOP + (HOSTS + 1) * VALUES
MODULE: Final = HAND + CARDS
HAND_USABLE: Final = MODULE + CARDS
MODULE_USABLE: Final = HAND_USABLE + CARDS
LANDS: Final = MODULE_USABLE + CARDS
PARTS: Final = LANDS + CARDS
LEFT_TO_LAND: Final = PARTS + 4
SIZE: Final = LEFT_TO_LAND + SIDES
EDITION: Final = 1  # one more whenever a place means something else: nets trained before don't fit then


class PocketMarsFeatures(Features):
    """Colonists, energy and cards of each side, from the seat on; the own cards, and which of them are of use now."""

    def __init__(self, box: Box) -> None:
        super().__init__("pocket_mars", EDITION, SIZE)
        self.box = box

    def of(self, s: State, seat: int, parts: list[tuple[str, float]]) -> list[int]:
        s = cast(PocketMarsState, s)
        found = [is_so(BIAS), is_so(PLAYERS + s.players)]
        if s.frames:
            found.append(is_so(PHASE + s.frames[-1].kind))
        sides = s.sides
        for step in range(sides):
            side = seat + step
            if side >= sides:
                side -= sides
            start = step * SIDE
            found.append(is_so(start + EARTH + s.earth[side]))
            found.append(is_so(start + SHIP + s.ship[side]))
            found.append(is_so(start + POWER + min(s.energy[side], ENERGIES - 1)))
            for building in range(HOSTS):
                place = building * sides + side
                one = s.one[place]
                if one:
                    found.append(is_so(start + ONE_STAR + building * ZONE_ONE + min(one, ZONE_ONE - 1)))
                two = s.two[place]
                if two:
                    found.append(is_so(start + TWO_STARS + building * ZONE_TWO + min(two, ZONE_TWO - 1)))
            found.append(is_so(start + HAND_SIZE + min(len(s.hands[side]), HELD - 1)))
            found.append(is_so(start + MODULE_SIZE + min(len(s.modules[side]), HELD - 1)))
            found.append(packed(LEFT_TO_LAND + step, 2 * (s.earth[side] + s.ship[side])))
            if s.active == side:
                found.append(is_so(start + TO_MOVE))
            if s.first == side:
                found.append(is_so(start + FIRST))
        for building in range(HOSTS + 1):
            found.append(is_so(ON_TOP + building * VALUES + min(s.value_on(building), VALUES - 1)))
        self._cards(s, seat, found)
        for at, part in enumerate(parts):
            found.append(scaled(PARTS + at, part[1] / 4.0))
        return found

    def _cards(self, s: PocketMarsState, seat: int, found: list[int]) -> None:
        cards = self.box.cards
        for card in s.hands[seat]:
            found.append(is_so(HAND + card))
            if cards[card].hand.usable(s, seat, card, -1):
                found.append(is_so(HAND_USABLE + card))
        for card in s.modules[seat]:
            found.append(is_so(MODULE + card))
            building = s.facts.colours[card]
            if building != CONSTRUCTION and s.facts.values[card] > s.value_on(building):
                found.append(is_so(LANDS + card))
            if cards[card].module.usable(s, seat, card, building):
                found.append(is_so(MODULE_USABLE + card))
