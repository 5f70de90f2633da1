"""What projects, milestones, awards and spaces bring, and cards in a sentence."""

from collections.abc import Sequence
from typing import Final

from marsbox.games.terraforming_mars.projects import NEEDED
from marsbox.games.terraforming_mars.state import MILESTONES
from marsbox.games.terraforming_mars.tiles import OCEAN_INCOME
from marsbox.text.french import count, listed
from marsbox.text.terraforming_mars.fr.things import amount
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.question import Question

PROJECTS: Final = {
    "sell_patents": "défaussez des cartes de votre main pour 1 M€ chacune",
    "power_plant": "augmentez votre production d'énergie de 1",
    "asteroid": "augmentez la température de 1 cran",
    "aquifer": "placez une tuile océan",
    "greenery": "placez une tuile verdure et augmentez l'oxygène de 1 cran",
    "city": "placez une tuile cité et augmentez votre production de M€ de 1",
}
# what each milestone needs
NEEDS: Final = {
    "terraformer": "un NT de {}",
    "mayor": "{} cités",
    "gardener": "{} verdures",
    "builder": "{} indicateurs bâtiment",
    "planner": "{} cartes en main",
}
# what each award compares
COMPARES: Final = {
    "landlord": "le plus de tuiles",
    "banker": "la plus forte production de M€",
    "scientist": "le plus d'indicateurs science",
    "thermalist": "le plus de chaleur",
    "miner": "le plus d'acier et de titane",
}


def needs(milestone: str) -> str:
    """What a milestone needs.

    >>> needs("mayor")
    '3 cités'
    """
    return NEEDS[milestone].format(NEEDED[MILESTONES.index(milestone)])


def quoted(names: Names, card: int | str) -> str:
    """The name of a card in a sentence."""
    return f"« {names.card(card)} »"


def quoted_cards(names: Names, cards: Sequence[int]) -> str:
    """The names of cards in a sentence."""
    return listed([quoted(names, card) for card in cards])


def cards(number: int) -> str:
    """So many cards."""
    return count(number, "carte")


def brings(q: Question, space: str) -> str:
    """What a tile on a space brings at once; nothing where it brings nothing."""
    parts = [amount(q.names, number, resource) for resource, number in q.bonuses(space)]
    if q.cards_there(space):
        parts.append(cards(q.cards_there(space)))
    oceans = q.oceans_beside(space)
    if oceans:
        beside = count(oceans, "océan voisin", "océans voisins")
        parts.append(f"{OCEAN_INCOME * oceans} M€ pour {beside}")
    return listed(parts)
