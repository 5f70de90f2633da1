"""What a report tells of Terraforming Mars."""

from typing import Final

from marsbox.core import Game
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.lab.facts import Mark, Reading, Use, card_name


def _card(game: Game, card: int) -> str:
    return PRINTED[card].id


PART: Final = Reading(
    "generation_began",
    (
        Use("corporation", (Mark("corporation_revealed", 1, 2),), _card, card_name, single=True),
        Use("played", (Mark("played_card", 1, 2),), _card, card_name),
        Use("bought", (Mark("bought", 2, None),), _card, card_name),
    ),
    ("rating", "award", "milestone", "greeneries", "city", "card"),
)
