"""Who and what is spoken of: players, buildings and cards, by name."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from marsbox.games.pocket_mars.components import Box, Card
from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS

SHORT: Final = 3


class Names:
    """The names of one table in one language. Exactly one player's name means a solo game.

    Project cards have no titles: a card is called by its colour and value. In a deck where several cards have both in
    common, each has a letter as well: Water 3a, Water 3b, in the order of the deck.
    """

    def __init__(
        self, box: Box, players: Sequence[str], any_player: str, automatics: str, buildings: tuple[str, ...]
    ) -> None:
        self.box = box
        self.players = tuple(players)
        self.any_player = any_player
        self.automatics = automatics
        self.buildings = buildings
        self._values = [_value(box, card) for card in box.cards]

    def player(self, side: int) -> str:
        """The name of a side."""
        if side == AUTOMATICS and len(self.players) == 1:
            return self.automatics
        return self.players[side] if side < len(self.players) else f"{self.any_player} {side + 1}"

    def building_number(self, building: int | str) -> int:
        """The number of a building given by number or by its name in the data."""
        return BUILDINGS.index(building) if isinstance(building, str) else building

    def building(self, building: int | str) -> str:
        """The name of a building, which is also that of its colour."""
        return self.buildings[self.building_number(building)]

    def card_number(self, card: int | str) -> int:
        """The number of a card given by number or id."""
        return self.box.number[card] if isinstance(card, str) else card

    def printed(self, card: int | str) -> Card:
        """A card given by number or id."""
        return self.box.cards[self.card_number(card)]

    def card(self, card: int | str) -> str:
        """The name of a card."""
        number = self.card_number(card)
        return f"{self.buildings[self.box.cards[number].colour]} {self._values[number]}"

    def short_card(self, card: int | str) -> str:
        """The name of a card where there is little room."""
        number = self.card_number(card)
        return f"{self.short_building(self.box.cards[number].colour)}{self._values[number]}"

    def short_building(self, building: int | str) -> str:
        """The beginning of a building's name, which is enough to tell it from the others."""
        return self.building(building)[:SHORT]

    def cards(self, cards: Sequence[int | str]) -> list[str]:
        """The names of cards."""
        return [self.card(card) for card in cards]


def _value(box: Box, card: Card) -> str:
    """The value of a card, with a letter where the deck has others of its colour and value."""
    alike = [other.id for other in box.cards if (other.colour, other.value) == (card.colour, card.value)]
    return str(card.value) if len(alike) == 1 else f"{card.value}{ascii_lowercase[alike.index(card.id)]}"
