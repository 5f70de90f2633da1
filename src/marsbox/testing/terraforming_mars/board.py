"""The board in a description of Terraforming Mars: tracks, tiles and claims."""

from collections.abc import Mapping
from typing import Final

from marsbox.games.terraforming_mars.board import (
    HEXES,
    NOCTIS_SPACE,
    OCEAN_SPACE,
    OFF_MAP,
    SPACE_IDS,
    SPACE_KINDS,
    VOLCANO,
    metal_of,
)
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.state import (
    CAPITAL,
    CITY,
    GREENERY,
    LAVA_FLOWS,
    MINING_AREA,
    MINING_RIGHTS,
    MOHOLE_AREA,
    NEUTRAL,
    NO_TILE,
    NONE,
    OCEAN,
    OCEAN_TILES,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
    TILES,
    TerraformingState,
)
from marsbox.testing.description import Description
from marsbox.testing.terraforming_mars.facts import NOBODY

LOWEST_TEMPERATURE: Final = -30
NEUTRAL_TILES: Final = 2  # of each kind
LAKES: Final = 1  # Artificial Lake
GREENERIES_ON_OCEAN_SPACES: Final = 2  # Mangrove and Protected Valley
TILE_KEYS: Final = ("tile", "owner")


class BoardReader:
    """Reads the tracks, then tiles and claims, and places the oceans that are counted but not described."""

    def __init__(self, s: TerraformingState, top: Description) -> None:
        self.s = s
        self.top = top

    def read(self) -> None:
        self._tracks()
        for space, content in self._spaces("tiles", f'{{"r3c4": {{"tile": "{TILES[GREENERY]}", "owner": 0}}}}'):
            self._lay(space, Description(content, f"tile {SPACE_IDS[space]}", TILE_KEYS))
        for space, owner in self._spaces("claims", '{"r3c4": 0}'):
            self._claim(space, owner)
        self._count()
        self._oceans()

    def _tracks(self) -> None:
        highest = LOWEST_TEMPERATURE + 2 * TEMPERATURE_STEPS
        finished = self.s.over and not self.s.solo
        default = highest if finished else LOWEST_TEMPERATURE
        celsius = self.top.number("temperature", default, LOWEST_TEMPERATURE, highest)
        if celsius % 2:
            raise self.top.error("temperature", f"is {celsius}", "an even number: a step is 2 °C")
        self.s.temperature = (celsius - LOWEST_TEMPERATURE) // 2
        self.s.oxygen = self.top.number("oxygen", OXYGEN_STEPS if finished else 0, 0, OXYGEN_STEPS)

    def _spaces(self, key: str, example: str) -> list[tuple[int, object]]:
        content = self.top.content.get(key, {})
        if not isinstance(content, Mapping):
            raise self.top.error(key, f"is {content!r}", f"an object with spaces, such as {example}")
        for name in content:
            if name not in SPACE_IDS:
                right = f"spaces from {SPACE_IDS[0]} to {SPACE_IDS[HEXES - 1]}, and {', '.join(SPACE_IDS[HEXES:])}"
                raise self.top.error(key, f"has {name!r}", right)
        return [(SPACE_IDS.index(name), value) for name, value in content.items()]

    # ---- tiles

    def _lay(self, space: int, part: Description) -> None:
        s = self.s
        tile = part.word_number("tile", TILES[1:]) + 1
        if tile == NO_TILE:
            raise part.error("tile", "is left out", f"one of {', '.join(TILES[1:])}")
        fault = _misplaced(tile, space)
        if fault:
            raise part.error("tile", f"is {TILES[tile]!r}", fault)
        s.tiles[space] = tile
        s.owners[space] = self._owner(tile, part)
        if s.owners[space] in (NONE, NEUTRAL):
            return
        card = _card_of(tile, space)
        if card and not self._has(s.owners[space], card):
            right = f'a seat that has played "{card}", which brings this tile'
            raise part.error("owner", f"is {s.owners[space]}", right)

    def _owner(self, tile: int, part: Description) -> int:
        owner = part.content.get("owner")
        if tile == OCEAN:
            if owner is not None:
                raise part.error("owner", f"is {owner!r}", "nobody: an ocean belongs to no player")
            return NONE
        if owner == NOBODY:
            if not self.s.solo or tile not in (CITY, GREENERY):
                right = f'a seat; only cities and greeneries of a solo game are "{NOBODY}"'
                raise part.error("owner", f"is {owner!r}", right)
            return NEUTRAL
        if owner is None:
            raise part.error("owner", "is left out", f"a seat from 0 to {self.s.players - 1}")
        return part.number("owner", NONE, 0, self.s.players - 1)

    def _has(self, seat: int, card: str) -> bool:
        return any(PRINTED[number].id == card for number in self.s.played[seat] + self.s.events[seat])

    def _claim(self, space: int, owner: object) -> None:
        s = self.s
        name = SPACE_IDS[space]
        if type(owner) is not int or not 0 <= owner < s.players:
            raise self.top.error("claims", f"has {owner!r} for {name}", f"a seat from 0 to {s.players - 1}")
        if SPACE_KINDS[space] > VOLCANO or s.tiles[space] != NO_TILE:
            raise self.top.error("claims", f"has {name}", "a space of land without a tile")
        if owner in s.claims:
            raise self.top.error("claims", f"has two spaces of seat {owner}", "one: there is one card that claims")
        if not self._has(owner, "land_claim"):
            raise self.top.error("claims", f"has seat {owner}", 'a seat that has played "land_claim"')
        s.claims[space] = owner

    # ---- how many there are

    def _count(self) -> None:
        s = self.s
        for tile in range(CAPITAL, len(TILES)):
            self._at_most(f"{TILES[tile]} tiles", s.tiles.count(tile), 1)
        lakes = [space for space, tile in enumerate(s.tiles) if tile == OCEAN and SPACE_KINDS[space] != OCEAN_SPACE]
        self._at_most("oceans on land", len(lakes), LAKES)
        afloat = [space for space, tile in enumerate(s.tiles) if tile == GREENERY and SPACE_KINDS[space] == OCEAN_SPACE]
        self._at_most("greeneries on spaces for oceans", len(afloat), GREENERIES_ON_OCEAN_SPACES)
        for tile in (CITY, GREENERY):
            neutral = [space for space, owner in enumerate(s.owners) if owner == NEUTRAL and s.tiles[space] == tile]
            self._at_most(f"neutral tiles {TILES[tile]}", len(neutral), NEUTRAL_TILES)

    def _at_most(self, what: str, number: int, most: int) -> None:
        if number > most:
            raise self.top.error("tiles", f"has {number} {what}", f"at most {most}")

    def _oceans(self) -> None:
        """Oceans that are counted but not described lie on the first free spaces for them."""
        s = self.s
        laid = s.tiles.count(OCEAN)
        self._at_most("oceans", laid, OCEAN_TILES)
        default = OCEAN_TILES if s.over and not s.solo else laid
        s.oceans = self.top.number("oceans", default, laid, OCEAN_TILES)
        free = [space for space in range(HEXES) if SPACE_KINDS[space] == OCEAN_SPACE and s.tiles[space] == NO_TILE]
        for space in free[: s.oceans - laid]:
            s.tiles[space] = OCEAN


def _misplaced(tile: int, space: int) -> str:
    """What would be right where a tile can't lie; nothing where it can."""
    kind = SPACE_KINDS[space]
    if space == NOCTIS_SPACE or kind == OFF_MAP:
        return "" if tile == CITY else f"a {TILES[CITY]}: nothing else may lie there"
    if tile == OCEAN:
        return ""
    if tile == MOHOLE_AREA:
        return "" if kind == OCEAN_SPACE else "a tile for land: this one lies on a space for oceans"
    if kind == OCEAN_SPACE:
        return "" if tile == GREENERY else f"one of {TILES[OCEAN]}, {TILES[GREENERY]}, {TILES[MOHOLE_AREA]}"
    if tile == LAVA_FLOWS and kind != VOLCANO:
        return "another tile: this one lies on a volcano"
    if tile in (MINING_AREA, MINING_RIGHTS) and metal_of(space) == NONE:
        return "another tile: this one lies on steel or titanium"
    return ""


def _card_of(tile: int, space: int) -> str:
    """The card that alone can bring a tile to a space, if there is just one."""
    if space == NOCTIS_SPACE:
        return "noctis_city"
    if SPACE_KINDS[space] == OFF_MAP:
        return SPACE_IDS[space]
    return TILES[tile] if tile >= CAPITAL else ""
