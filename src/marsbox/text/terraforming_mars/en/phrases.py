"""What projects, milestones, awards and spaces bring, and cards in a sentence."""

from collections.abc import Sequence
from typing import Final

from marsbox.games.terraforming_mars.projects import NEEDED
from marsbox.games.terraforming_mars.state import MILESTONES
from marsbox.games.terraforming_mars.tiles import OCEAN_INCOME
from marsbox.text.english import count, listed, possessive
from marsbox.text.terraforming_mars.en.things import amount
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.question import Question

PROJECTS: Final = {
    "sell_patents": "discard cards of your hand for 1 M€ each",
    "power_plant": "raise your energy production by 1",
    "asteroid": "raise the temperature by 1 step",
    "aquifer": "place an ocean tile",
    "greenery": "place a greenery tile and raise the oxygen by 1 step",
    "city": "place a city tile and raise your M€ production by 1",
}
# what each milestone needs
NEEDS: Final = {
    "terraformer": "a TR of {}",
    "mayor": "{} cities",
    "gardener": "{} greeneries",
    "builder": "{} building tags",
    "planner": "{} cards in hand",
}
# what each award compares
COMPARES: Final = {
    "landlord": "the most tiles",
    "banker": "the highest M€ production",
    "scientist": "the most science tags",
    "thermalist": "the most heat",
    "miner": "the most steel and titanium",
}


def needs(milestone: str) -> str:
    """What a milestone needs.

    >>> needs("mayor")
    '3 cities'
    """
    return NEEDS[milestone].format(NEEDED[MILESTONES.index(milestone)])


def quoted(names: Names, card: int | str) -> str:
    """The name of a card in a sentence."""
    return f"“{names.card(card)}”"


def quoted_cards(names: Names, cards: Sequence[int]) -> str:
    """The names of cards in a sentence."""
    return listed([quoted(names, card) for card in cards])


def cards(number: int) -> str:
    """So many cards."""
    return count(number, "card")


def whose(names: Names, seat: int, owner: int) -> str:
    """The genitive of a player, as the one in `seat` would say it."""
    return "your" if seat == owner else possessive(names.player(owner))


def brings(q: Question, space: str) -> str:
    """What a tile on a space brings at once; nothing where it brings nothing."""
    parts = [amount(q.names, number, resource) for resource, number in q.bonuses(space)]
    if q.cards_there(space):
        parts.append(cards(q.cards_there(space)))
    oceans = q.oceans_beside(space)
    if oceans:
        parts.append(f"{OCEAN_INCOME * oceans} M€ for {count(oceans, 'ocean')} beside it")
    return listed(parts)
