"""Why an action is refused, and what would be right."""

from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.text import every_game
from marsbox.text.mission_red_planet.names import Names


class Refusals(every_game.Refusals):
    """A method for every code of a reason, which takes the reason's numbers."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.speaker, names.player, DECISION_KINDS)
        self.names = names
        self._say = names.speaker.say

    def may_not_skip(self, kind: int) -> str:
        question = self.speaker.phrase(f"question-{DECISION_KINDS[kind]}")
        return self._say("refused-may_not_skip", question=question)

    def not_dealt(self, card: int) -> str:
        return self._say("refused-not_dealt", card=self.names.quoted(card))

    def not_in_hand(self, character: int) -> str:
        return self._say("refused-not_in_hand", character=self.names.character(character))

    def no_ship(self, slot: int) -> str:
        return self._say("refused-no_ship", dock=slot + 1)

    def took_off(self, slot: int) -> str:
        return self._say("refused-took_off", dock=slot + 1)

    def too_few_seats(self, slot: int, free: int, needed: int) -> str:
        return self._say("refused-too_few_seats", dock=slot + 1, free=free, needed=needed)

    def same_ship(self, slot: int) -> str:
        return self._say("refused-same_ship", dock=slot + 1)

    def no_token_left(self, zone: int) -> str:
        return self._say("refused-no_token_left", zone=self.names.zone(zone))

    def nobody_there(self, zone: int) -> str:
        return self._say("refused-nobody_there", zone=self.names.zone(zone))

    def no_border(self, origin: int, target: int) -> str:
        if origin == target:
            return self._say("refused-no_way", zone=self.names.zone(origin))
        return self._say("refused-no_border", origin=self.names.zone(origin), target=self.names.zone(target))

    def no_events_left(self) -> str:
        return self._say("refused-no_events_left")

    def no_discovery(self, zone: int) -> str:
        return self._say("refused-no_discovery", zone=self.names.zone(zone))

    def discovery_there(self, zone: int) -> str:
        return self._say("refused-discovery_there", zone=self.names.zone(zone))

    def central_zone(self, zone: int) -> str:
        return self._say("refused-central_zone", zone=self.names.zone(zone))

    def no_target(self, victim: int, zone: int) -> str:
        return self._say("refused-no_target", player=self.player(victim), zone=self.names.zone(zone))

    def same_destination(self, slot: int, zone: int) -> str:
        return self._say("refused-same_destination", dock=slot + 1, zone=self.names.zone(zone))

    def own_astronaut(self) -> str:
        return self._say("refused-own_astronaut")

    def nobody_aboard(self, slot: int) -> str:
        return self._say("refused-nobody_aboard", dock=slot + 1)

    def no_target_aboard(self, victim: int, slot: int) -> str:
        return self._say("refused-no_target_aboard", player=self.player(victim), dock=slot + 1)
