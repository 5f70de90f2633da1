"""All project cards and corporations, as trees of nodes. Cards bear their printed numbers."""

from marsbox.games.terraforming_mars.cards.active import ACTIVE_CARDS
from marsbox.games.terraforming_mars.cards.automated_1 import FIRST_AUTOMATED_CARDS
from marsbox.games.terraforming_mars.cards.automated_2 import LAST_AUTOMATED_CARDS
from marsbox.games.terraforming_mars.cards.corporations import CORPORATION_CARDS
from marsbox.games.terraforming_mars.cards.events import EVENT_CARDS
from marsbox.games.terraforming_mars.model import PRINTED, Card
from marsbox.games.terraforming_mars.state import CARDS, CORPORATIONS, PROJECTS

__all__ = ["PRINTED", "in_order"]


def in_order(cards: list[Card]) -> list[Card]:
    """Cards by their numbers, which run from 1 to `CARDS` without a gap; a `ValueError` names those that do not fit."""
    by_number: dict[int, Card] = {}
    for card in cards:
        other = by_number.setdefault(card.number, card)
        if other is not card:
            raise ValueError(f'the cards "{other.id}" and "{card.id}" have the same number {card.number}')
        if not 1 <= card.number <= CARDS:
            raise ValueError(
                f'the card "{card.id}" has number {card.number}, but there are {PROJECTS} project cards and '
                f"{CORPORATIONS} corporations: raise PROJECTS or CORPORATIONS in state.py"
            )
    missing = [str(number) for number in range(1, CARDS + 1) if number not in by_number]
    if missing:
        raise ValueError(f"no card has number {', '.join(missing)}; {CARDS} cards were announced in state.py")
    return [by_number[number] for number in sorted(by_number)]


if not PRINTED:
    PRINTED.extend(
        in_order([*FIRST_AUTOMATED_CARDS, *LAST_AUTOMATED_CARDS, *ACTIVE_CARDS, *EVENT_CARDS, *CORPORATION_CARDS])
    )
