"""What a report tells of Pocket Mars."""

from typing import Final

from marsbox.core import Game
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.lab.facts import Mark, Reading, Use, card_name


def _card(game: Game, card: int) -> str:
    assert isinstance(game, PocketMars)
    return game.box.cards[card].id


PART: Final = Reading(
    "round_began",
    (
        Use("played", (Mark("played_hand", 1, 2),), _card, card_name),
        Use("connected", (Mark("connected", 1, 2), Mark("connected_rival", 2, 3)), _card, card_name),
    ),
    ("ship", "one_star", "two_stars", "all_buildings", "four_in_one", "energy"),
)
