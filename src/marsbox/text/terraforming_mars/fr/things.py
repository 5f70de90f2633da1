"""Counted things, in French."""

from collections.abc import Sequence
from typing import Final

from marsbox.games.terraforming_mars.state import (
    ANIMAL,
    CUBES,
    JOVIAN,
    MEGACREDITS,
    PLANTS,
    RESOURCES,
    SCIENCE_CUBE,
    SPACE,
    TAGS,
)
from marsbox.text.french import NARROW_SPACE, capital, count, listed, of
from marsbox.text.terraforming_mars.names import Names, is_special

_WITHOUT_UNITS: Final = (MEGACREDITS, PLANTS, RESOURCES[MEGACREDITS], RESOURCES[PLANTS])
_PLANTS: Final = RESOURCES[PLANTS]
_TAG_PLURALS: Final = {SPACE: "spatiaux", JOVIAN: "joviens"}
_PLURALS: Final = {ANIMAL: "animaux", SCIENCE_CUBE: "cubes science"}


def amount(names: Names, number: int, resource: int | str) -> str:
    """So much of a resource.

    >>> names = Names([], "fr")
    >>> amount(names, 3, "megacredits"), amount(names, 1, "plants"), amount(names, 2, "steel")
    ('3 M€', '1 plante', "2 unités d'acier")
    """
    if resource in (PLANTS, _PLANTS):
        return count(number, "plante")
    name = names.resource(resource)
    return f"{number} {name}" if resource in _WITHOUT_UNITS else f"{count(number, 'unité')} {of(name)}"


def production(names: Names, resource: int | str) -> str:
    """The production of a resource, without an article.

    >>> production(Names([], "fr"), "energy")
    "production d'énergie"
    """
    return f"production {of(names.resource(resource))}"


def cubes(names: Names, number: int, cube: int | str) -> str:
    """So many cubes of a kind that lies on cards.

    >>> cubes(Names([], "fr"), 2, "animal"), cubes(Names([], "fr"), 1, "microbe")
    ('2 animaux', '1 microbe')
    """
    kind = CUBES.index(cube) if isinstance(cube, str) else cube
    return count(number, names.cube(kind), _PLURALS.get(kind, ""))


def tags(names: Names, number: int, tag: int | str) -> str:
    """So many tags of a kind.

    >>> tags(Names([], "fr"), 2, "science"), tags(Names([], "fr"), 3, "jovian")
    ('2 indicateurs science', '3 indicateurs joviens')
    """
    return f"{count(number, 'indicateur')} {tag_names(names, [tag], number)}"


def tag_names(names: Names, kinds: Sequence[int | str], number: int) -> str:
    """The names of tags after "indicateur"; nouns stay as they are, adjectives agree."""
    words = [names.tag(tag) for tag in kinds]
    if number > 1:
        words = [
            _TAG_PLURALS.get(TAGS.index(tag) if isinstance(tag, str) else tag, word)
            for tag, word in zip(kinds, words, strict=True)
        ]
    return listed(words, "ou")


def tile(names: Names, kind: int | str) -> str:
    """A tile with its article.

    >>> names = Names([], "fr")
    >>> tile(names, "ocean"), tile(names, "capital")
    ('une tuile océan', 'la tuile Capitale')
    """
    return f"{'la' if is_special(kind) else 'une'} tuile {names.tile(kind)}"


def rating(steps: int) -> str:
    """So many steps of the terraform rating.

    >>> rating(2)
    '2 NT'
    """
    return f"{steps} NT"


def points(number: int) -> str:
    """So many victory points.

    >>> points(2)
    '2 points'
    """
    return count(number, "point")


def space_title(names: Names, space: int | str) -> str:
    """What a space is called where it stands alone.

    >>> space_title(Names([], "fr"), "r1c2")
    'Case 2 de la rangée 1'
    """
    return capital(names.space(space).removeprefix("la "))


def degrees(celsius: int) -> str:
    """A temperature.

    >>> degrees(-12) == "-12\\u202f°C"
    True
    """
    return f"{celsius}{NARROW_SPACE}°C"


def percent(number: int) -> str:
    """A share.

    >>> percent(4) == "4\\u202f%"
    True
    """
    return f"{number}{NARROW_SPACE}%"
