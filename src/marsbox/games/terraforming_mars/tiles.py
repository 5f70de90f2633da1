"""Tiles on Mars: where each may lie, what laying it brings, and the global parameters, which tiles raise too."""

from typing import Final

from marsbox.core.events import EVERYONE, Log
from marsbox.games.terraforming_mars import kinds, moves
from marsbox.games.terraforming_mars.board import (
    BONUSES,
    CARD_BONUS,
    GANYMEDE,
    HEXES,
    LAND,
    NEIGHBOURS,
    NOCTIS_SPACE,
    OCEAN_SPACE,
    PHOBOS,
    SPACE_KINDS,
    VOLCANO,
    metal_of,
)
from marsbox.games.terraforming_mars.model import (
    CITY_PLACED,
    CITY_PLACED_ON_MARS,
    GREENERY_PLACED,
    METAL_COVERED,
    OCEAN_PLACED,
    PRINTED,
)
from marsbox.games.terraforming_mars.state import (
    CAPITAL,
    CITY,
    GREENERY,
    HEAT,
    MEGACREDITS,
    NO_TILE,
    NONE,
    OCEAN,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLACE_TILE,
    TEMPERATURE_STEPS,
    Frame,
    TerraformingState,
)

# Where a tile may lie.
ON_OCEAN_SPACE: Final = 0
ON_LAND: Final = 1
AS_CITY: Final = 2
AS_GREENERY: Final = 3
ISOLATED: Final = 4
ON_VOLCANO: Final = 5
BESIDE_CITY: Final = 6
BESIDE_GREENERY: Final = 7
BESIDE_TWO_CITIES: Final = 8
ON_METAL: Final = 9
ON_METAL_BESIDE_OWN: Final = 10
AT_NOCTIS: Final = 11
AT_PHOBOS: Final = 12
AT_GANYMEDE: Final = 13
UNCLAIMED: Final = 14
PLACES: Final = (
    "ocean_space",
    "land",
    "city",
    "greenery",
    "isolated",
    "volcano",
    "beside_city",
    "beside_greenery",
    "beside_two_cities",
    "metal",
    "metal_beside_own",
    "noctis",
    "phobos",
    "ganymede",
    "unclaimed",
)

OCEAN_INCOME: Final = 2  # M€ for each ocean beside a new tile
HEAT_BONUS_STEPS: Final = (3, 5)  # -24 °C and -20 °C
OCEAN_BONUS_STEP: Final = 15  # 0 °C
TEMPERATURE_BONUS_OXYGEN: Final = 8


def is_city(tile: int) -> bool:
    """Whether a tile is a city; the Capital is one."""
    return tile in (CITY, CAPITAL)


def spots(s: TerraformingState, seat: int, where: int) -> list[int]:
    """The spaces where a player's tile may lie."""
    if where == ON_OCEAN_SPACE:
        return [space for space in range(HEXES) if SPACE_KINDS[space] == OCEAN_SPACE and s.tiles[space] == NO_TILE]
    if where >= AT_NOCTIS and where != UNCLAIMED:
        space = NOCTIS_SPACE if where == AT_NOCTIS else PHOBOS if where == AT_PHOBOS else GANYMEDE
        return [space] if s.tiles[space] == NO_TILE else []
    free = [space for space in range(HEXES) if _free(s, seat, space)]
    if where == ON_LAND:
        return free
    if where == AS_GREENERY:
        beside = [space for space in free if _beside_own(s, seat, space)]
        return beside or free
    if where == UNCLAIMED:
        return [space for space in free if s.claims[space] == NONE]
    return [space for space in free if _fits(s, seat, space, where)]


def has_spot(s: TerraformingState, seat: int, where: int) -> bool:
    """Whether there is a space where a player's tile may lie."""
    if where in (ON_LAND, AS_GREENERY, AS_CITY):
        # asked all the time, and nearly always answered by one of the first spaces
        for space in range(HEXES):
            if _free(s, seat, space) and (where != AS_CITY or _cities_beside(s, space) == 0):
                return True
        return False
    return bool(spots(s, seat, where))


def _free(s: TerraformingState, seat: int, space: int) -> bool:
    if s.tiles[space] != NO_TILE or SPACE_KINDS[space] > VOLCANO:
        return False
    claim = s.claims[space]
    return claim in (NONE, seat)


def _fits(s: TerraformingState, seat: int, space: int, where: int) -> bool:
    if where == AS_CITY:
        return _cities_beside(s, space) == 0
    if where == ISOLATED:
        return all(s.tiles[other] == NO_TILE for other in NEIGHBOURS[space])
    if where == ON_VOLCANO:
        return SPACE_KINDS[space] == VOLCANO
    if where == BESIDE_CITY:
        return _cities_beside(s, space) > 0
    if where == BESIDE_TWO_CITIES:
        return _cities_beside(s, space) > 1
    if where == BESIDE_GREENERY:
        return any(s.tiles[other] == GREENERY for other in NEIGHBOURS[space])
    if metal_of(space) == NONE:
        return False
    return where == ON_METAL or _beside_own(s, seat, space)


def _cities_beside(s: TerraformingState, space: int) -> int:
    number = 0
    for other in NEIGHBOURS[space]:
        tile = s.tiles[other]
        if tile in (CITY, CAPITAL):
            number += 1
    return number


def _beside_own(s: TerraformingState, seat: int, space: int) -> bool:
    return any(s.owners[other] == seat for other in NEIGHBOURS[space])


def place(s: TerraformingState, seat: int, tile: int, where: int, card: int, log: Log | None) -> None:
    """A tile must be placed if possible: ask where, or tell that there is no place."""
    s.last_space = NONE
    if (tile == OCEAN and s.oceans == OCEAN_TILES) or not has_spot(s, seat, where):
        if log is not None:
            log.add(EVERYONE, kinds.NO_SPACE, (seat, tile))
        return
    s.frames.append(Frame(PLACE_TILE, seat, node=tile, left=where, card=card))


def lay(s: TerraformingState, seat: int, tile: int, space: int, log: Log | None) -> None:
    """Lay a tile: placement bonus, income from oceans, what it raises, and who reacts to it."""
    s.tiles[space] = tile
    s.owners[space] = NONE if tile == OCEAN else seat
    s.claims[space] = NONE
    s.last_space = space
    if log is not None:
        log.add(EVERYONE, kinds.TILE_PLACED, (seat, tile, space))
    oceans = 0
    for other in NEIGHBOURS[space]:
        if s.tiles[other] == OCEAN:
            oceans += 1
    moves.gain(s, seat, MEGACREDITS, OCEAN_INCOME * oceans, log)
    cards = 0
    for resource, number in BONUSES[space]:
        if resource == CARD_BONUS:
            cards += number
        else:
            moves.gain(s, seat, resource, number, log)
    if metal_of(space) != NONE:
        react(s, METAL_COVERED, seat, log)
    if tile == OCEAN:
        s.oceans += 1
        moves.raise_rating(s, seat, 1, log)
        react(s, OCEAN_PLACED, seat, log)
    elif is_city(tile):
        if SPACE_KINDS[space] <= OCEAN_SPACE or space == NOCTIS_SPACE:
            react(s, CITY_PLACED_ON_MARS, seat, log)
        react(s, CITY_PLACED, seat, log)
    elif tile == GREENERY:
        react(s, GREENERY_PLACED, seat, log)
    if cards:
        moves.draw(s, seat, cards, log)


def react(s: TerraformingState, moment: int, actor: int, log: Log | None) -> None:
    """Cards in play that react to a tile do so, whoever laid it."""
    for owner, card in s.watchers:
        for trigger in PRINTED[card].triggers:
            if trigger.moment == moment and (trigger.anyone or owner == actor):
                trigger.then.run(s, owner, card, log)


# ---- global parameters


def raise_temperature(s: TerraformingState, seat: int, steps: int, log: Log | None) -> None:
    """Each step brings the player 1 TR, and some a bonus; beyond the end nothing happens."""
    for _ in range(min(steps, TEMPERATURE_STEPS - s.temperature)):
        s.temperature += 1
        if log is not None:
            log.add(EVERYONE, kinds.TEMPERATURE_ROSE, (seat, 2 * s.temperature - 30))
        moves.raise_rating(s, seat, 1, log)
        if s.temperature in HEAT_BONUS_STEPS:
            moves.change_production(s, seat, HEAT, 1, log)
        elif s.temperature == OCEAN_BONUS_STEP:
            place(s, seat, OCEAN, ON_OCEAN_SPACE, NONE, log)


def raise_oxygen(s: TerraformingState, seat: int, steps: int, log: Log | None) -> None:
    """Each step brings the player 1 TR; at 8 % the temperature rises too."""
    for _ in range(min(steps, OXYGEN_STEPS - s.oxygen)):
        s.oxygen += 1
        if log is not None:
            log.add(EVERYONE, kinds.OXYGEN_ROSE, (seat, s.oxygen))
        moves.raise_rating(s, seat, 1, log)
        if s.oxygen == TEMPERATURE_BONUS_OXYGEN:
            raise_temperature(s, seat, 1, log)


def count_cities(s: TerraformingState, *, on_mars: bool) -> int:
    """All cities in play; off the map there can be two."""
    number = 0
    for space in range(HEXES if on_mars else len(s.tiles)):
        if is_city(s.tiles[space]):
            number += 1
    return number


def count_own(s: TerraformingState, seat: int, tile: int) -> int:
    """A player's tiles of one kind; the Capital is a city."""
    number = 0
    for space, owner in enumerate(s.owners):
        if owner == seat and (s.tiles[space] == tile or (tile == CITY and s.tiles[space] == CAPITAL)):
            number += 1
    return number


assert LAND < VOLCANO < OCEAN_SPACE
