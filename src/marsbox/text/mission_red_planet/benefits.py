"""What a move brings, in a sentence each."""

from marsbox.text.mission_red_planet.names import Names


class Benefits:
    """A method for every code of a benefit, which takes its numbers."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say

    # ---- zones

    def majority(self, zone: int, points: int, turn: int) -> str:
        return self._say("benefit-majority", zone=self.names.zone(zone), points=self.names.points(points), turn=turn)

    def majority_unexplored(self, zone: int, tokens: int, turn: int) -> str:
        won = self.names.score_tokens(tokens)
        return self._say("benefit-majority_unexplored", zone=self.names.zone(zone), tokens=won, turn=turn)

    def lead(self, zone: int, ahead: int) -> str:
        return self._say("benefit-lead", zone=self.names.zone(zone), astronauts=self.names.astronauts(ahead))

    def level(self, zone: int) -> str:
        return self._say("benefit-level", zone=self.names.zone(zone))

    def more_astronauts(self, zone: int, number: int) -> str:
        return self._say(
            "benefit-more_astronauts", zone=self.names.zone(zone), astronauts=self.names.astronauts(number)
        )

    def departs(self, zone: int, number: int) -> str:
        return self._say("benefit-departs", zone=self.names.zone(zone), astronauts=self.names.astronauts(number))

    # ---- cards

    def characters(self, number: int) -> str:
        return self._say("benefit-characters", number=number)

    def event_card(self) -> str:
        return self._say("benefit-event_card")

    def bonus_zones(self, card: int, has: int, needed: int, worth: int) -> str:
        facts = {"has": has, "needed": needed, "points": self.names.points(worth)}
        return self._say("benefit-bonus_zones", card=self.names.quoted(card), **facts)

    def bonus(self, card: int, points: int) -> str:
        return self._bonus("benefit-bonus", card, points)

    def bonus_tokens(self, card: int, points: int) -> str:
        return self._bonus("benefit-bonus_tokens", card, points)

    def bonus_each_zone(self, card: int, points: int) -> str:
        return self._bonus("benefit-bonus_each_zone", card, points)

    def bonus_kept(self, card: int, points: int) -> str:
        return self._bonus("benefit-bonus_kept", card, points)

    def _bonus(self, message: str, card: int, points: int) -> str:
        return self._say(message, card=self.names.quoted(card), points=self.names.points(points))

    # ---- rivals

    def rival_loses(self, rival: int, number: int) -> str:
        lost = self.names.astronauts(number)
        return self._say("benefit-rival_loses", player=self.names.player(rival), astronauts=lost)

    def redirected(self, before: int, now: int) -> str:
        return self._say("benefit-redirected", before=self.names.zone(before), now=self.names.zone(now))
