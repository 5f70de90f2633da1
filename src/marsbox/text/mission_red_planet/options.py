"""What the options of a decision do."""

from typing import Any

from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.names import Names
from marsbox.text.mission_red_planet.question import Question
from marsbox.words import Phrase


class Options:
    """A method for every verb, which says in a sentence or two what the option does."""

    def __init__(self, names: Names, cards: CardTexts) -> None:
        self.names = names
        self.cards = cards
        self._say = names.speaker.say

    def _ship(self, q: Question, slot: int) -> Phrase:
        return self.names.ship(q.ship(slot))

    def _found(self, q: Question, zone: str) -> Phrase:
        return self.names.found(q.zone(zone)["resource"])

    def choose(self, q: Question, character: str) -> str:
        return self._say(
            "option-choose",
            character=self.names.character(character),
            number=self.names.character_number(character) + 1,
            text=self.cards.character(character),
        )

    def keep(self, q: Question, card: str) -> str:
        return self._say("option-keep", card=self.names.quoted(card), text=self.cards.event(card))

    def board(self, q: Question, slot: int) -> str:
        ship = q.ship(slot)
        return self._say(
            "option-board_manual" if ship.aimless else "option-board",
            number=q.boarding,
            astronauts=self.names.astronauts(q.boarding),
            ship=self.names.ship(ship),
            free=q.free_after(slot),
        )

    def destination(self, q: Question, zone: str) -> str:
        return self._say("option-destination", zone=self.names.zone(zone), found=self._found(q, zone))

    def move(self, q: Question, way: dict[str, str]) -> str:
        origin, target = self.names.zone(way["from"]), self.names.zone(way["to"])
        return self._say("option-move", origin=origin, target=target, found=self._found(q, way["to"]))

    def draw(self, q: Question, content: bool) -> str:
        return self._say("option-draw", number=q.view["event_pile"])

    def look(self, q: Question, zone: str) -> str:
        card = q.known_discovery(zone)
        if card is None:
            return self._say("option-look", zone=self.names.zone(zone))
        return self._say("option-look_known", zone=self.names.zone(zone), card=self.names.quoted(card))

    def place(self, q: Question, zone: str) -> str:
        return self._say("option-place", card=self.names.quoted(q.subject), zone=self.names.zone(zone))

    def launch(self, q: Question, slot: int) -> str:
        return self._with_crew("option-launch", q, slot)

    def destroy(self, q: Question, slot: int) -> str:
        return self._with_crew("option-destroy", q, slot)

    def _with_crew(self, message: str, q: Question, slot: int) -> str:
        crew = self.names.crew(q.crew(slot))
        if not crew:
            return self._say(f"{message}_empty", ship=self._ship(q, slot))
        return self._say(message, ship=self._ship(q, slot), crew=crew)

    def seduce_on_mars(self, q: Question, target: dict[str, Any]) -> str:
        player, zone = self.names.player(target["seat"]), self.names.zone(target["zone"])
        return self._say("option-seduce_on_mars", player=player, zone=zone)

    def seduce_aboard(self, q: Question, target: dict[str, Any]) -> str:
        player, ship = self.names.player(target["seat"]), self._ship(q, target["ship"])
        return self._say("option-seduce_aboard", player=player, ship=ship)

    def shoot(self, q: Question, target: dict[str, Any]) -> str:
        zone = self.names.zone(target["zone"])
        if target["seat"] == q.reader:
            return self._say("option-shoot_own", zone=zone)
        return self._say("option-shoot", player=self.names.player(target["seat"]), zone=zone)

    def redirect(self, q: Question, change: dict[str, Any]) -> str:
        slot, zone = change["ship"], change["zone"]
        return self._say(
            "option-redirect",
            ship=self._ship(q, slot),
            zone=self.names.zone(zone),
            found=self._found(q, zone),
            where="flying" if q.flying(slot) else "ground",
        )

    def skip(self, q: Question, content: bool) -> str:
        another = "_another" if q.kind == "board" and q.another else ""
        return self._say(f"option-skip-{q.kind}{another}")
