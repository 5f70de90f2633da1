"""Counted things and things with an article, as they stand in sentences."""

from collections.abc import Iterable, Sequence

from marsbox.games.terraforming_mars.state import CUBES, RESOURCES, TAGS, TILES
from marsbox.games.terraforming_mars.tiles import OCEAN_INCOME
from marsbox.text.terraforming_mars.names import Names, id_of, is_special
from marsbox.text.terraforming_mars.question import Question
from marsbox.words import Phrase


def amount(names: Names, number: int, resource: int | str) -> Phrase:
    """So much of a resource.

    >>> names = Names([], "en")
    >>> [f"{amount(names, number, name)}" for number, name in ((3, "megacredits"), (1, "plants"), (2, "steel"))]
    ['3 M€', '1 plant', '2 steel']
    """
    return names.once(
        "amount", resource, number, lambda: names.speaker.phrase(f"amount-{id_of(resource, RESOURCES)}", number=number)
    )


def production(names: Names, resource: int | str) -> Phrase:
    """The production of a resource, without an article.

    >>> str(production(Names([], "fr"), "energy"))
    'production d’énergie'
    """
    return names.once(
        "production", resource, 1, lambda: names.speaker.phrase(f"production-{id_of(resource, RESOURCES)}")
    )


def cubes(names: Names, number: int, cube: int | str) -> Phrase:
    """So many cubes of a kind that lies on cards.

    >>> str(cubes(Names([], "fr"), 2, "animal"))
    '2 animaux'
    """
    return names.speaker.phrase(f"cubes-{id_of(cube, CUBES)}", number=number)


def tag(names: Names, kind: int | str) -> Phrase:
    """The name of a tag in a sentence."""
    return names.speaker.phrase(f"tag-{id_of(kind, TAGS)}")


def tags(names: Names, number: int, kind: int | str) -> Phrase:
    """So many tags of a kind.

    >>> str(tags(Names([], "en"), 2, "jovian")), str(tags(Names([], "fr"), 3, "jovian"))
    ('2 Jovian tags', '3 indicateurs joviens')
    """
    return names.speaker.phrase("tags", number=number, tag=tag(names, kind))


def tile(names: Names, kind: int | str) -> Phrase:
    """A tile with its article.

    >>> names = Names([], "en")
    >>> str(tile(names, "ocean")), str(tile(names, "capital"))
    ('an ocean tile', 'the Capital tile')
    """
    return names.once("tile", kind, 1, lambda: _tile(names, id_of(kind, TILES)))


def _tile(names: Names, tile_id: str) -> Phrase:
    if is_special(tile_id):
        return names.speaker.phrase("the_special_tile", tile=names.card(tile_id))
    return names.speaker.phrase(f"a_tile-{tile_id}")


def quoted(names: Names, card: int | str) -> Phrase:
    """The name of a card in a sentence."""
    return names.once("quoted", card, 1, lambda: names.speaker.phrase("quoted", name=names.card(card)))


def cards(names: Names, number: int, known: Iterable[int] = ()) -> Sequence[object]:
    """Cards in a sentence: those that are known by name, or how many they are."""
    return [quoted(names, card) for card in known] or [counted_cards(names, number)]


def counted_cards(names: Names, number: int) -> Phrase:
    """So many cards."""
    return names.once("cards", "", number, lambda: names.speaker.phrase("cards", number=number))


def brings(q: Question, space: str) -> list[Phrase]:
    """What a tile on a space brings at once."""
    speaker = q.names.speaker
    parts = [amount(q.names, number, resource) for resource, number in q.bonuses(space)]
    if number := q.cards_there(space):
        parts.append(counted_cards(q.names, number))
    if oceans := q.oceans_beside(space):
        parts.append(speaker.phrase("ocean_income", money=OCEAN_INCOME * oceans, oceans=oceans))
    return parts
