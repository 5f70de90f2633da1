"""The steps of a plan, each in words that make sense without the question."""

from typing import Any

from marsbox.text.mission_red_planet.question import Question
from marsbox.text.mission_red_planet.short_options import ShortOptions
from marsbox.words import Phrase


class Steps(ShortOptions):
    """A method for every verb; what says enough in a few words is told as an option is."""

    def _found(self, q: Question, zone: str) -> Phrase:
        return self.names.found(q.zone(zone)["resource"])

    def choose(self, q: Question, character: str) -> str:
        number = self.names.character_number(character) + 1
        return self._say("planned-choose", character=self.names.character(character), number=number)

    def board(self, q: Question, slot: int) -> str:
        return self._say("planned-board", astronauts=self.names.astronauts(q.boarding), ship=self._ship(q, slot))

    def destination(self, q: Question, zone: str) -> str:
        return self._say("planned-destination", zone=self.names.zone(zone), found=self._found(q, zone))

    def move(self, q: Question, way: dict[str, str]) -> str:
        origin, target = self.names.zone(way["from"]), self.names.zone(way["to"])
        return self._say("planned-move", origin=origin, target=target, found=self._found(q, way["to"]))

    def look(self, q: Question, zone: str) -> str:
        return self._say("planned-look", zone=self.names.zone(zone))

    def place(self, q: Question, zone: str) -> str:
        return self._say("planned-place", card=self.names.quoted(q.subject), zone=self.names.zone(zone))

    def launch(self, q: Question, slot: int) -> str:
        return self._say("planned-launch", ship=self._ship(q, slot), crew=self.names.crew(q.crew(slot)))

    def destroy(self, q: Question, slot: int) -> str:
        return self._say("planned-destroy", ship=self._ship(q, slot), crew=self.names.crew(q.crew(slot)))

    def seduce_on_mars(self, q: Question, target: dict[str, Any]) -> str:
        player, zone = self.names.player(target["seat"]), self.names.zone(target["zone"])
        return self._say("planned-seduce_on_mars", player=player, zone=zone)

    def seduce_aboard(self, q: Question, target: dict[str, Any]) -> str:
        player, ship = self.names.player(target["seat"]), self._ship(q, target["ship"])
        return self._say("planned-seduce_aboard", player=player, ship=ship)

    def shoot(self, q: Question, target: dict[str, Any]) -> str:
        zone = self.names.zone(target["zone"])
        if target["seat"] == q.reader:
            return self._say("planned-shoot_own", zone=zone)
        return self._say("planned-shoot", player=self.names.player(target["seat"]), zone=zone)

    def redirect(self, q: Question, change: dict[str, Any]) -> str:
        zone = change["zone"]
        facts = {"zone": self.names.zone(zone), "found": self._found(q, zone)}
        return self._say("planned-redirect", ship=self._ship(q, change["ship"]), **facts)
