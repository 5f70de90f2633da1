"""Who and what is spoken of: players, buildings and cards, by name."""

from collections import Counter
from collections.abc import Sequence

from marsbox.games.pocket_mars.components import Box, Card
from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS


class Names:
    """The names of one table in one language. Exactly one player's name means a solo game.

    Project cards have no titles: a card is called by its colour and value, and by its id as well where another card has
    both in common with it.
    """

    def __init__(
        self, box: Box, players: Sequence[str], any_player: str, automatics: str, buildings: tuple[str, ...]
    ) -> None:
        self.box = box
        self.players = tuple(players)
        self.any_player = any_player
        self.automatics = automatics
        self.buildings = buildings
        self._alike = Counter((card.colour, card.value) for card in box.cards)

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
        it = self.printed(card)
        name = f"{self.buildings[it.colour]} {it.value}"
        return name if self._alike[it.colour, it.value] == 1 else f"{name} ({it.id})"

    def cards(self, cards: Sequence[int | str]) -> list[str]:
        """The names of cards."""
        return [self.card(card) for card in cards]
