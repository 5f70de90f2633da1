"""What reports on Terraforming Mars count."""

from typing import Final

from marsbox.core import Game
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.lab.facts import EventField, LabPart, Use, card_name


def _card(game: Game, card: int) -> str:
    return PRINTED[card].id


PART: Final = LabPart(
    "generation_began",
    (
        Use("corporation", (EventField("corporation_revealed", 1, 2),), _card, card_name, single=True),
        Use("played", (EventField("played_card", 1, 2),), _card, card_name),
        Use("bought", (EventField("bought", 2, None),), _card, card_name),
    ),
    ("rating", "award", "milestone", "greeneries", "city", "card"),
)
