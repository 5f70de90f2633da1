"""Counted things, in English."""

from typing import Final

from marsbox.games.terraforming_mars.state import PLANTS, RESOURCES
from marsbox.text.english import capital, count
from marsbox.text.terraforming_mars.names import Names, is_special

_PLANTS: Final = RESOURCES[PLANTS]


def amount(names: Names, number: int, resource: int | str) -> str:
    """So much of a resource.

    >>> names = Names([], "en")
    >>> amount(names, 3, "megacredits"), amount(names, 1, "plants"), amount(names, 2, "steel")
    ('3 M€', '1 plant', '2 steel')
    """
    name = names.resource(resource)
    return count(number, "plant") if resource in (PLANTS, _PLANTS) else f"{number} {name}"


def production(names: Names, resource: int | str) -> str:
    """The production of a resource, without an article.

    >>> production(Names([], "en"), "plants")
    'plant production'
    """
    name = "plant" if resource in (PLANTS, _PLANTS) else names.resource(resource)
    return f"{name} production"


def cubes(names: Names, number: int, cube: int | str) -> str:
    """So many cubes of a kind that lies on cards.

    >>> cubes(Names([], "en"), 2, "microbe")
    '2 microbes'
    """
    return count(number, names.cube(cube))


def tags(names: Names, number: int, tag: int | str) -> str:
    """So many tags of a kind.

    >>> tags(Names([], "en"), 2, "jovian")
    '2 Jovian tags'
    """
    return count(number, f"{names.tag(tag)} tag")


def tile(names: Names, kind: int | str) -> str:
    """A tile with its article.

    >>> names = Names([], "en")
    >>> tile(names, "ocean"), tile(names, "city"), tile(names, "capital")
    ('an ocean tile', 'a city tile', 'the Capital tile')
    """
    name = names.tile(kind)
    if is_special(kind):
        return f"the {name} tile"
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name} tile"


def rating(steps: int) -> str:
    """So many steps of the terraform rating.

    >>> rating(2)
    '2 TR'
    """
    return f"{steps} TR"


def points(number: int) -> str:
    """So many victory points.

    >>> points(1)
    '1 point'
    """
    return count(number, "point")


def space_title(names: Names, space: int | str) -> str:
    """What a space is called where it stands alone.

    >>> space_title(Names([], "en"), "r1c2")
    'Space 2 of row 1'
    """
    return capital(names.space(space))


def degrees(celsius: int) -> str:
    """A temperature.

    >>> degrees(-12)
    '-12 °C'
    """
    return f"{celsius} °C"


def percent(number: int) -> str:
    """A share.

    >>> percent(4)
    '4%'
    """
    return f"{number}%"
