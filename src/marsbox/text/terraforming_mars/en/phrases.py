"""Cards in a sentence, and what a space brings."""

from collections.abc import Sequence

from marsbox.games.terraforming_mars.tiles import OCEAN_INCOME
from marsbox.text.english import count, listed, possessive
from marsbox.text.terraforming_mars.en.things import amount
from marsbox.text.terraforming_mars.names import Names
from marsbox.text.terraforming_mars.question import Question


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
