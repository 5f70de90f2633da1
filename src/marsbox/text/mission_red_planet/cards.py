"""What characters and event cards do, as clauses that stand after a colon, put together from those of a language."""

from marsbox.games.mission_red_planet.cards import NO_DISCOVERY, Bonus, Discovery
from marsbox.games.mission_red_planet.state import CHARACTERS
from marsbox.text.mission_red_planet.effects import bonus_effect, discovery_effect
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.voice import tell


class CardTexts:
    """The texts of all cards in one language.

    `abilities` are clauses for the characters; `bonuses` and `discoveries` have a method for each kind of effect, which
    takes the values of the effect.
    """

    def __init__(self, names: Names, abilities: dict[str, str], bonuses: object, discoveries: object) -> None:
        self.names = names
        self._abilities = abilities
        self._bonuses = bonuses
        self._discoveries = discoveries

    def character(self, character: int | str) -> str:
        """What a character does."""
        return self._abilities[CHARACTERS[self.names.character_number(character)]]

    def event(self, card: int | str) -> str:
        """What an event card does."""
        it = self.names.printed(card)
        return self.discovery(it.discovery or NO_DISCOVERY) if it.bonus is None else self.bonus(it.bonus)

    def bonus(self, bonus: Bonus) -> str:
        """What any bonus card, printed or not, brings."""
        parts = bonus_effect(self.names.box, bonus)
        return tell(self._bonuses, next(iter(parts)), parts.values())

    def discovery(self, discovery: Discovery) -> str:
        """What any discovery, printed or not, does."""
        parts = discovery_effect(discovery)
        return tell(self._discoveries, next(iter(parts)), parts.values())
