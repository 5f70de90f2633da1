"""Who and what is spoken of: players, buildings and cards, by name."""

from collections.abc import Iterable, Sequence
from string import ascii_lowercase

from marsbox.games.pocket_mars.components import Box, Card
from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS
from marsbox.text.every_game import any_player
from marsbox.text.speaker import Speaker
from marsbox.words import Phrase


class Names:
    """The names of one table in one language. Exactly one player's name means a solo game.

    Project cards have no titles: a card is called by its colour and value. In a deck where several cards have both in
    common, each has a letter as well: Water 3a, Water 3b, in the order of the deck.
    """

    def __init__(self, speaker: Speaker, box: Box, players: Sequence[str]) -> None:
        self.speaker = speaker
        self.box = box
        self.players = tuple(players)
        self.automatics = speaker.say("automatics")
        self._buildings = _by_both({name: speaker.phrase(f"building-{name}") for name in BUILDINGS})
        self._unknown = _by_both(
            {name: speaker.phrase("unknown_card", colour=self._buildings[name]) for name in BUILDINGS}
        )
        self._values = [_value(box, card) for card in box.cards]
        self._cards = _by_both(
            {
                card.id: speaker.phrase("card_name", colour=self._buildings[card.colour], value=value)
                for card, value in zip(box.cards, self._values, strict=True)
            }
        )

    def player(self, side: int) -> str:
        """The name of a side."""
        if side < len(self.players):
            return self.players[side]
        if side == AUTOMATICS and len(self.players) == 1:
            return self.automatics
        return any_player(self.speaker, side)

    def building_number(self, building: int | str) -> int:
        """The number of a building given by number or by its name in the data."""
        return BUILDINGS.index(building) if isinstance(building, str) else building

    def building(self, building: int | str) -> Phrase:
        """The name of a building given by number or by its name in the data, which is also that of its colour."""
        return self._buildings[building]

    def buildings(self, buildings: Iterable[int | str]) -> list[Phrase]:
        """The names of buildings."""
        return [self._buildings[building] for building in buildings]

    def card_number(self, card: int | str) -> int:
        """The number of a card given by number or id."""
        return self.box.number[card] if isinstance(card, str) else card

    def printed(self, card: int | str) -> Card:
        """A card given by number or id."""
        return self.box.cards[self.card_number(card)]

    def card(self, card: int | str) -> Phrase:
        """The name of a card given by number or id."""
        return self._cards[card]

    def cards(self, cards: Iterable[int | str]) -> list[Phrase]:
        """The names of cards."""
        return [self._cards[card] for card in cards]

    def unknown_card(self, colour: int | str) -> Phrase:
        """A card of which only the back is seen."""
        return self._unknown[colour]

    def short_card(self, card: int | str) -> str:
        """The name of a card where there is little room."""
        number = self.card_number(card)
        colour = self.short_building(self.box.cards[number].colour)
        return self.speaker.say("short_card_name", colour=colour, value=self._values[number])

    def short_building(self, building: int | str) -> str:
        """The beginning of a building's name, which is enough to tell it from the others."""
        return self.speaker.say(f"short_building-{BUILDINGS[self.building_number(building)]}")


def _by_both(phrases: dict[str, Phrase]) -> dict[int | str, Phrase]:
    """Phrases by name and by number."""
    made: dict[int | str, Phrase] = {}
    for number, (name, phrase) in enumerate(phrases.items()):
        made[number] = made[name] = phrase
    return made


def _value(box: Box, card: Card) -> str:
    """The value of a card, with a letter where the deck has others of its colour and value."""
    alike = [other.id for other in box.cards if (other.colour, other.value) == (card.colour, card.value)]
    return str(card.value) if len(alike) == 1 else f"{card.value}{ascii_lowercase[alike.index(card.id)]}"
