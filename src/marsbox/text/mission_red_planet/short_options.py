"""The options of a decision in a few words."""

from typing import Any

from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.question import Question
from marsbox.words import Phrase


class ShortOptions:
    """A method for every verb."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._say = names.speaker.say

    def _ship(self, q: Question, slot: int) -> Phrase:
        return self.names.short_ship(q.ship(slot))

    def choose(self, q: Question, character: str) -> str:
        number = self.names.character_number(character) + 1
        return self._say("short-choose", character=self.names.character(character), number=number)

    def keep(self, q: Question, card: str) -> str:
        return self._say("short-keep", card=self.names.card(card))

    def board(self, q: Question, slot: int) -> str:
        return self._say("short-board", ship=self._ship(q, slot))

    def destination(self, q: Question, zone: str) -> str:
        return self._say("short-destination", zone=self.names.zone(zone))

    def move(self, q: Question, way: dict[str, str]) -> str:
        return self._say("short-move", origin=self.names.zone(way["from"]), target=self.names.zone(way["to"]))

    def draw(self, q: Question, content: bool) -> str:
        return self._say("short-draw")

    def look(self, q: Question, zone: str) -> str:
        return self._say("short-look", zone=self.names.zone(zone))

    def place(self, q: Question, zone: str) -> str:
        return self._say("short-place", zone=self.names.zone(zone))

    def launch(self, q: Question, slot: int) -> str:
        return self._say("short-launch", ship=self._ship(q, slot))

    def destroy(self, q: Question, slot: int) -> str:
        return self._say("short-destroy", ship=self._ship(q, slot))

    def seduce_on_mars(self, q: Question, target: dict[str, Any]) -> str:
        player, zone = self.names.player(target["seat"]), self.names.zone(target["zone"])
        return self._say("short-seduce_on_mars", player=player, zone=zone)

    def seduce_aboard(self, q: Question, target: dict[str, Any]) -> str:
        player, ship = self.names.player(target["seat"]), self._ship(q, target["ship"])
        return self._say("short-seduce_aboard", player=player, ship=ship)

    def shoot(self, q: Question, target: dict[str, Any]) -> str:
        zone = self.names.zone(target["zone"])
        if target["seat"] == q.reader:
            return self._say("short-shoot_own", zone=zone)
        return self._say("short-shoot", player=self.names.player(target["seat"]), zone=zone)

    def redirect(self, q: Question, change: dict[str, Any]) -> str:
        return self._say("short-redirect", ship=self._ship(q, change["ship"]), zone=self.names.zone(change["zone"]))

    def skip(self, q: Question, content: bool) -> str:
        return self._say("short-skip")
