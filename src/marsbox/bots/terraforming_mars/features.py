"""Terraforming Mars in features."""

from typing import Final, cast

from marsbox.bots.features import Features, is_so, packed, scaled
from marsbox.core.contract import State
from marsbox.games.terraforming_mars.board import HEXES
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    CARDS,
    FRAMES,
    GREENERY,
    MILESTONES,
    MODIFIERS,
    NONE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLANTS_FOR_GREENERY,
    PLANTS_NEEDED,
    PROJECTS,
    STEEL_VALUE,
    TAG_KINDS,
    TEMPERATURE_STEPS,
    TITANIUM_VALUE,
    TURN,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import is_city

SEATS: Final = 5
GENERATIONS: Final = 16
STOCK_UNITS: Final = (3, 1, 1, 1, 1, 2)  # how much of each resource is one sixteenth

# the places of a seat
STOCK: Final = 0
MUCH: Final = STOCK + 6  # money beyond what fits there
PRODUCTION: Final = MUCH + 1
TO_COME: Final = PRODUCTION + 6  # production times the generations left
RATING: Final = TO_COME + 7
TAGS: Final = RATING + 1
MODIFIED: Final = TAGS + TAG_KINDS
HAND_SIZE: Final = MODIFIED + MODIFIERS
CITIES: Final = HAND_SIZE + 1
GREENERIES: Final = CITIES + 1
SPECIAL: Final = GREENERIES + 1
MILESTONE: Final = SPECIAL + 1
AWARD: Final = MILESTONE + len(MILESTONES)
PASSED: Final = AWARD + len(AWARDS)
EVENTS: Final = PASSED + 1
IN_PLAY: Final = EVENTS + 1
SEAT: Final = IN_PLAY + 1

BIAS: Final = SEATS * SEAT
PLAYERS: Final = BIAS + 1
GENERATION: Final = PLAYERS + SEATS + 1
RESEARCHING: Final = GENERATION + GENERATIONS
TEMPERATURE: Final = RESEARCHING + GENERATIONS
OXYGEN: Final = TEMPERATURE + TEMPERATURE_STEPS + 1
OCEANS: Final = OXYGEN + OXYGEN_STEPS + 1
LEFT: Final = OCEANS + OCEAN_TILES + 1
PHASE: Final = LEFT + 4
SECOND_ACTION: Final = PHASE + len(FRAMES)
OWN_TURN: Final = SECOND_ACTION + 1
CLAIMED: Final = OWN_TURN + 1
FUNDED: Final = CLAIMED + 4
HAND: Final = FUNDED + 4
PLAYED: Final = HAND + PROJECTS
CUBES: Final = PLAYED + CARDS
RIVALS_PLAYED: Final = CUBES + CARDS
PARTS: Final = RIVALS_PLAYED + CARDS
SIZE: Final = PARTS + 8
EDITION: Final = 1  # one more whenever a place means something else: nets trained before don't fit then


class TerraformingFeatures(Features):
    """Mats, tiles and goals of each seat, from the own one on; Mars; the own hand, and the cards in play."""

    def __init__(self) -> None:
        super().__init__("terraforming_mars", EDITION, SIZE)

    def of(self, s: State, seat: int, parts: list[tuple[str, float]]) -> list[int]:
        s = cast(TerraformingState, s)
        kind = s.frames[-1].kind if s.frames else len(FRAMES) - 1
        generation = min(s.generation, GENERATIONS - 1)
        found = [
            is_so(BIAS),
            is_so(PLAYERS + s.players),
            is_so(GENERATION + generation),
            is_so(TEMPERATURE + s.temperature),
            is_so(OXYGEN + s.oxygen),
            is_so(OCEANS + s.oceans),
            is_so(PHASE + kind),
        ]
        if kind < TURN:
            found.append(is_so(RESEARCHING + generation))
        elif kind == TURN:
            if s.frames[-1].left < 2:
                found.append(is_so(SECOND_ACTION))
            if s.frames[-1].seat == seat:
                found.append(is_so(OWN_TURN))
        warm = TEMPERATURE_STEPS - s.temperature
        air = OXYGEN_STEPS - s.oxygen
        water = OCEAN_TILES - s.oceans
        found.append(packed(LEFT, warm))
        found.append(packed(LEFT + 1, air))
        found.append(packed(LEFT + 2, 2 * water))
        found.append(packed(LEFT + 3, warm + air + water))
        left = 14 - s.generation if s.solo else min(14 - s.generation, (warm + air + water) // (2 * s.players) + 1)
        for step in range(s.players):
            other = seat + step
            if other >= s.players:
                other -= s.players
            self._seat(s, other, step * SEAT, max(0, left), found)
        self._tiles(s, seat, found)
        self._goals(s, seat, found)
        for card in s.hands[seat]:
            found.append(is_so(HAND + card))
        for card in s.played[seat]:
            found.append(is_so(PLAYED + card))
            if s.cubes[card]:
                found.append(packed(CUBES + card, 4 * s.cubes[card]))
        for other in range(s.players):
            if other != seat:
                for card in s.played[other]:
                    found.append(is_so(RIVALS_PLAYED + card))
        for at, part in enumerate(parts):
            found.append(scaled(PARTS + at, part[1] / 12.0))
        return found

    def _seat(self, s: TerraformingState, seat: int, start: int, left: int, found: list[int]) -> None:
        """What lies on the mat of a seat."""
        for resource in range(6):
            number = s.stock[seat * 6 + resource]
            if number:
                found.append(packed(start + STOCK + resource, number // STOCK_UNITS[resource]))
            made = s.production[seat * 6 + resource]
            if made:
                found.append(packed(start + PRODUCTION + resource, 4 * made))
                found.append(packed(start + TO_COME + resource, made * left))
        rating = s.rating[seat]
        found.append(packed(start + RATING, rating))
        found.append(packed(start + TO_COME + 6, rating * left // 4))
        if s.stock[seat * 6] > 60:
            found.append(packed(start + MUCH, s.stock[seat * 6] // 4))
        for tag in range(TAG_KINDS):
            number = s.tags[seat * TAG_KINDS + tag]
            if number:
                found.append(packed(start + TAGS + tag, 4 * number))
        for modifier in range(MODIFIERS):
            by = s.modifiers[seat * MODIFIERS + modifier]
            if modifier == STEEL_VALUE:
                by -= 2
            elif modifier == TITANIUM_VALUE:
                by -= 3
            elif modifier == PLANTS_FOR_GREENERY:
                by -= PLANTS_NEEDED
            if by:
                found.append(packed(start + MODIFIED + modifier, 8 * by))
        found.append(packed(start + HAND_SIZE, 2 * len(s.hands[seat])))
        found.append(packed(start + EVENTS, 4 * len(s.events[seat])))
        found.append(packed(start + IN_PLAY, 2 * len(s.played[seat])))
        if s.passed >> seat & 1:
            found.append(is_so(start + PASSED))

    def _tiles(self, s: TerraformingState, seat: int, found: list[int]) -> None:
        counts = [0] * (3 * SEATS)
        for space in range(HEXES):
            owner = s.owners[space]
            if 0 <= owner < s.players:
                step = owner - seat
                if step < 0:
                    step += s.players
                tile = s.tiles[space]
                counts[3 * step + (1 if tile == GREENERY else 0 if is_city(tile) else 2)] += 1
        for step in range(s.players):
            for kind in range(3):
                number = counts[3 * step + kind]
                if number:
                    found.append(packed(step * SEAT + CITIES + kind, 4 * number))

    def _goals(self, s: TerraformingState, seat: int, found: list[int]) -> None:
        claimed = 0
        for milestone, owner in enumerate(s.milestones):
            if owner != NONE:
                claimed += 1
                found.append(is_so(_from(s, seat, owner) * SEAT + MILESTONE + milestone))
        funded = 0
        for award, funder in enumerate(s.awards):
            if funder != NONE:
                funded += 1
                found.append(is_so(_from(s, seat, funder) * SEAT + AWARD + award))
        found.append(is_so(CLAIMED + claimed))
        found.append(is_so(FUNDED + funded))


def _from(s: TerraformingState, seat: int, other: int) -> int:
    """How many places another seat is away from one."""
    step = other - seat
    return step if step >= 0 else step + s.players
