"""All project cards and corporations, as trees of nodes. Cards bear their printed numbers."""

from marsbox.games.terraforming_mars.cards.active import ACTIVE_CARDS
from marsbox.games.terraforming_mars.cards.automated_1 import FIRST_AUTOMATED_CARDS
from marsbox.games.terraforming_mars.cards.automated_2 import LAST_AUTOMATED_CARDS
from marsbox.games.terraforming_mars.cards.corporations import CORPORATION_CARDS
from marsbox.games.terraforming_mars.cards.events import EVENT_CARDS
from marsbox.games.terraforming_mars.model import PRINTED, Card

__all__ = ["PRINTED"]


def _number(card: Card) -> int:
    return card.number


if not PRINTED:
    PRINTED.extend(
        sorted(
            [*FIRST_AUTOMATED_CARDS, *LAST_AUTOMATED_CARDS, *ACTIVE_CARDS, *EVENT_CARDS, *CORPORATION_CARDS],
            key=_number,
        )
    )
