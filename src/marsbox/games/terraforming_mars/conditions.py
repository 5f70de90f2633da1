"""Amounts, requirements and points: what cards count."""

from typing import Final

from marsbox.games.terraforming_mars.board import HEXES, NEIGHBOURS
from marsbox.games.terraforming_mars.model import Amount, Points, Requirement, parameter
from marsbox.games.terraforming_mars.state import (
    GREENERY,
    JOVIAN,
    OCEAN,
    TAG_KINDS,
    TerraformingState,
)
from marsbox.games.terraforming_mars.tiles import count_cities, count_own, is_city

OWN: Final = 0
OPPONENTS: Final = 1


# ---- amounts


class Fixed(Amount):
    """A printed number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: TerraformingState, seat: int) -> int:
        return self.number


class PerTag(Amount):
    """One for each so many tags in play, own ones or the opponents'. A card's own tags count: it is in play by then."""

    def __init__(self, tag: int, every: int = 1, whose: int = OWN) -> None:
        self.tag = tag
        self.every = every
        self.whose = whose

    def value(self, s: TerraformingState, seat: int) -> int:
        total = 0
        for other in range(s.players):
            if (other == seat) == (self.whose == OWN):
                total += s.tags[other * TAG_KINDS + self.tag]
        return total // self.every


class PerCity(Amount):
    """One for each city in play, whoever owns it; `on_mars` leaves out those off the map."""

    def __init__(self, *, on_mars: bool) -> None:
        self.on_mars = on_mars

    def value(self, s: TerraformingState, seat: int) -> int:
        return count_cities(s, on_mars=self.on_mars)


class PerEvent(Amount):
    """One for each event that anybody has played."""

    def value(self, s: TerraformingState, seat: int) -> int:
        return sum([len(events) for events in s.events])


# ---- requirements


def degrees(celsius: int) -> int:
    """A temperature as steps of its track."""
    return (celsius + 30) // 2


class AtLeast(Requirement):
    """A global parameter has risen at least so many steps."""

    def __init__(self, which: int, steps: int) -> None:
        self.which = which
        self.steps = steps

    def met(self, s: TerraformingState, seat: int, tolerance: int) -> bool:
        return parameter(s, self.which) + tolerance >= self.steps


class AtMost(Requirement):
    """A global parameter has risen at most so many steps."""

    def __init__(self, which: int, steps: int) -> None:
        self.which = which
        self.steps = steps

    def met(self, s: TerraformingState, seat: int, tolerance: int) -> bool:
        return parameter(s, self.which) - tolerance <= self.steps


class OwnTags(Requirement):
    """So many own tags in play."""

    def __init__(self, tag: int, number: int) -> None:
        self.tag = tag
        self.number = number

    def met(self, s: TerraformingState, seat: int, tolerance: int) -> bool:
        return s.tags[seat * TAG_KINDS + self.tag] >= self.number


class OwnProduction(Requirement):
    """So much own production of a resource."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource = resource
        self.number = number

    def met(self, s: TerraformingState, seat: int, tolerance: int) -> bool:
        return s.production[seat * 6 + self.resource] >= self.number


class OwnGreeneries(Requirement):
    """So many own greeneries."""

    def __init__(self, number: int) -> None:
        self.number = number

    def met(self, s: TerraformingState, seat: int, tolerance: int) -> bool:
        return count_own(s, seat, GREENERY) >= self.number


class Cities(Requirement):
    """So many cities in play, whoever owns them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def met(self, s: TerraformingState, seat: int, tolerance: int) -> bool:
        return count_cities(s, on_mars=False) >= self.number


# ---- points


class Printed(Points):
    """A printed number of points."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: TerraformingState, seat: int, card: int) -> int:
        return self.number


class PerCube(Points):
    """Points for each so many cubes on the card; `most` limits them."""

    def __init__(self, gives: int = 1, each: int = 1, most: int = 0) -> None:
        self.gives = gives
        self.each = each
        self.most = most

    def value(self, s: TerraformingState, seat: int, card: int) -> int:
        points = self.gives * (s.cubes[card] // self.each)
        return min(points, self.most) if self.most else points


class PerJovian(Points):
    """A point for each own Jovian tag, the card's own too."""

    def value(self, s: TerraformingState, seat: int, card: int) -> int:
        return s.tags[seat * TAG_KINDS + JOVIAN]


class PerCities(Points):
    """A point for each so many cities in play."""

    def __init__(self, each: int) -> None:
        self.each = each

    def value(self, s: TerraformingState, seat: int, card: int) -> int:
        return count_cities(s, on_mars=False) // self.each


class Beside(Points):
    """A point for each ocean or city beside the card's own tile."""

    def __init__(self, own: int, counted: int) -> None:
        self.own = own
        self.counted = counted

    def value(self, s: TerraformingState, seat: int, card: int) -> int:
        number = 0
        for space in range(HEXES):
            if s.tiles[space] == self.own and s.owners[space] == seat:
                for other in NEIGHBOURS[space]:
                    tile = s.tiles[other]
                    if tile == OCEAN if self.counted == OCEAN else is_city(tile):
                        number += 1
        return number
