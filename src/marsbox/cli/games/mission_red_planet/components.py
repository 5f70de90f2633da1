"""The box of Mission: Red Planet for a terminal: zones, ships, resources, characters and event cards by their names."""

from typing import Any, Final

from rich.text import Text

from marsbox.cli.games.component_list import Component, ComponentList, Row, certainty, find_by_name
from marsbox.cli.language import Sentences
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import SHIPS
from marsbox.text import words
from marsbox.text.mission_red_planet.words import MissionRedPlanetWords
from marsbox.words import LANGUAGES

RESOURCE_STYLES: Final = {"ice": "bright_blue", "sylvanite": "green", "celerium": "magenta"}
CARD_STYLES: Final = {"bonus": "yellow", "discovery": "cyan"}
IDS: Final = {"cards": "id", "characters": "character", "zones": "zone", "resources": "resource"}
MANUAL: Final = "manual"


class MissionRedPlanetComponents:
    """Everything in the box. A thing is found by its id, by its name in any language, or by how that begins."""

    def __init__(self, game: MissionRedPlanet, own_words: MissionRedPlanetWords, say: Sentences) -> None:
        self.game = game
        self.words = own_words
        self.say = say
        self._box = own_words.components()

    def listing(self) -> ComponentList:
        box = self._box
        cards = sum(card["copies"] for card in box["cards"])
        count = self.say("mission_count", zones=len(box["zones"]), ships=SHIPS, cards=cards)
        head: list[Row | Text | str] = [
            Text(f"{self.words.game_name()} · {count}", style="bold"),
            self.words.components_note(),
        ]
        headings = {
            "zones": self.say("mission_zones"),
            "resources": self.say("mission_resources"),
            "characters": self.say("mission_characters"),
            "cards": self.say("mission_cards"),
        }
        facts = {part: things for part, things in box.items() if part != "cards"}
        return ComponentList(self.game.id, head, self._entries(), facts, headings)

    def find(self, name: str) -> str | None:
        return find_by_name(self._names(), name)

    def page(self, component: str | None) -> list[str]:
        return self.listing().page(component, self.say)

    def place_page(self, name: str) -> list[str]:
        return self.page(self.find(name))

    def _names(self) -> list[tuple[str, str]]:
        """Every thing's id with all that it is called, in every language."""
        names = []
        for language in LANGUAGES:
            say = Sentences(language)
            names += [(MANUAL, say(code)) for code in ("mission_manual", "mission_ship", "mission_ships")]
            box = words(self.game, language).components()
            for part, key in IDS.items():
                for thing in box[part]:
                    # the table shows how resources begin
                    short = [thing["name"][:3]] if part == "resources" else []
                    names += [(thing[key], called) for called in (thing[key], thing["name"], *short)]
        return names

    def _entries(self) -> list[Component]:
        box = self._box
        return [
            *[self._zone(zone) for zone in box["zones"]],
            self._manual(box["manual"]),
            *[self._resource(resource) for resource in box["resources"]],
            *[self._character(character) for character in box["characters"]],
            *[self._card(card) for card in box["cards"]],
        ]

    def _zone(self, zone: dict[str, Any]) -> Component:
        where = self.say("mission_outer" if zone["outer"] else "mission_central")
        borders = ", ".join(self.words.zone(other) for other in zone["borders"])
        rows = [self._row("borders", borders), self._row("ships", self._seats(zone["ships"])), self._certainty(zone)]
        return Component(zone["zone"], f"{zone['name']} ({where})", "", rows, zone, "zones")

    def _manual(self, manual: dict[str, Any]) -> Component:
        rows = [self._row("ships", self._seats(manual["ships"])), self._certainty(manual)]
        return Component(MANUAL, self.say("mission_no_destination"), "", rows, manual, "manual")

    def _resource(self, resource: dict[str, Any]) -> Component:
        name = resource["name"]
        rows = [self._row("value", self.say("mission_resource", **resource)), self._certainty(resource)]
        style = RESOURCE_STYLES[resource["resource"]]
        return Component(resource["resource"], name[0].upper() + name[1:], style, rows, resource, "resources")

    def _character(self, character: dict[str, Any]) -> Component:
        rows = [self._row("text", character["text"])]
        title = f"{character['number']}  {character['name']}"
        return Component(character["character"], title, "", rows, character, "characters")

    def _card(self, card: dict[str, Any]) -> Component:
        kind = self.say("mission_bonus_card" if card["kind"] == "bonus" else "mission_discovery_card")
        rows = [
            self._row("kind", kind if card["copies"] == 1 else f"{kind} × {card['copies']}"),
            self._row("text", card["text"]),
            self._certainty(card),
        ]
        return Component(card["id"], f"{card['id']}  {card['name']}", CARD_STYLES[card["kind"]], rows, card)

    def _seats(self, ships: list[int]) -> str:
        return self.say("mission_seats", seats=", ".join(str(seats) for seats in ships))

    def _row(self, part: str, what: str) -> Row:
        return Row(self.words.card_part(part), what)

    def _certainty(self, thing: dict[str, Any]) -> Row:
        return self._row("provenance", certainty(self.words, thing["provenance"], self.say))
