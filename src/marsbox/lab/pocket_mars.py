"""What reports on Pocket Mars count."""

from typing import Final

from marsbox.core import Game
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.lab.facts import EventField, LabPart, Use, card_name


def _card(game: Game, card: int) -> str:
    assert isinstance(game, PocketMars)
    return game.box.cards[card].id


PART: Final = LabPart(
    "round_began",
    (
        Use("played", (EventField("played_hand", 1, 2),), _card, card_name),
        Use("connected", (EventField("connected", 1, 2), EventField("connected_rival", 2, 3)), _card, card_name),
    ),
    ("ship", "one_star", "two_stars", "all_buildings", "four_in_one", "energy"),
)
