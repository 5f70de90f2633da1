"""What characters and event cards do, in whole sentences."""

from collections.abc import Sequence

from marsbox.games.mission_red_planet.cards import NO_DISCOVERY, Bonus, Discovery
from marsbox.games.mission_red_planet.scoring import SCORINGS
from marsbox.games.mission_red_planet.state import CHARACTERS, LAST_TURN
from marsbox.text.mission_red_planet.effects import bonus_effect, discovery_effect
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.speaker import tell


class CardTexts:
    """The texts of all cards in one language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._bonuses = BonusTexts(names)
        self._discoveries = DiscoveryTexts(names)

    def character(self, character: int | str) -> str:
        """What a character does."""
        return self.names.speaker.say(f"ability-{CHARACTERS[self.names.character_number(character)]}")

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


class BonusTexts:
    """A method for every kind of effect that bonus cards have, which takes the values of the effect."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say

    def occupy(self, zones: Sequence[str], worth: int) -> str:
        those = [self.names.zone(zone) for zone in zones]
        return self._say("bonus-occupy", zones=those, points=self.names.points(worth))

    def most(self, measure: str, worth: int) -> str:
        return self._say(f"bonus-most-{measure}", points=self.names.points(worth))

    def each_zone(self, worth: int) -> str:
        return self._say("bonus-each_zone", points=self.names.points(worth))

    def each_resource(self, number: int, worth: int) -> str:
        tokens = self.names.score_tokens(number)
        return self._say("bonus-each_resource", tokens=tokens, number=number, points=self.names.points(worth))

    def tokens(self, number: int, resource: str) -> str:
        return self._say("bonus-tokens", tokens=self.names.tokens(number, resource), number=number)


class DiscoveryTexts:
    """A method for every kind of effect that discoveries have, which takes the values of the effect."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say

    def nothing(self, content: bool) -> str:
        return self._say("discovery-nothing")

    def tokens(self, number: int) -> str:
        usual = SCORINGS[LAST_TURN]
        if number == 0:
            return self._say("discovery-no_tokens", usual=usual)
        return self._say("discovery-tokens", tokens=self.names.score_tokens(number), number=number, usual=usual)

    def extra(self, number: int, resource: str) -> str:
        return self._say("discovery-extra", tokens=self.names.tokens(number, resource), number=number)

    def leader(self, worth: int) -> str:
        return self._say("discovery-leader", points=self.names.points(worth))

    def everyone(self, worth: int) -> str:
        return self._say("discovery-everyone", points=self.names.points(abs(worth)), change=change_by(worth))

    def removed(self, number: int) -> str:
        return self._say("discovery-removed", astronauts=self.names.astronauts(number), number=number)

    def runner_up(self, content: bool) -> str:
        return self._say("discovery-runner_up")


def change_by(points: int) -> str:
    """Whether points make a score better or worse, as messages ask for it."""
    return "worse" if points < 0 else "better"
