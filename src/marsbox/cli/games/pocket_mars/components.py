"""The components of Pocket Mars for a terminal: cards and buildings by their names."""

from typing import Final

from rich.text import Text

from marsbox.cli.games.component_list import Component, ComponentList, Row, certainty, folded
from marsbox.cli.language import Sentences
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.text.pocket_mars.words import PocketMarsWords

BUILDING_STYLES: Final = {
    "ecosystem": "green",
    "water": "bright_blue",
    "energy": "yellow",
    "science": "magenta",
    "construction": "bold",
}


class PocketMarsComponents:
    """Everything in the box. A card is found by its name, its short name or its id."""

    def __init__(self, game: PocketMars, words: PocketMarsWords, say: Sentences) -> None:
        self.game = game
        self.words = words
        self.say = say

    def listing(self) -> ComponentList:
        box = self.game.box
        count = self.say("cards_count", count=len(box.cards))
        facts = {
            "buildings": [
                {"building": name, "name": self.words.building(name), "ability": self.words.ability(name)}
                for name in BUILDINGS
            ],
            "provenance": box.provenance,
            "note": box.note,
        }
        head: list[Row | Text | str] = [
            Text(f"{self.words.game_name()} · {count}", style="bold"),
            self.say("cards_note"),
            "",
            *[Row(self.words.building(name), self.words.ability(name), BUILDING_STYLES[name]) for name in BUILDINGS],
            *self._numbers(),
            "",
        ]
        return ComponentList(self.game.id, head, [self._card(card.id) for card in box.cards], facts)

    def find(self, name: str) -> str | None:
        wanted = folded(name)
        cards = [card.id for card in self.game.box.cards]
        # programs know a card by its id, so that is understood as well, after everything that people see
        names = [(self.words.card_name(card), card) for card in cards]
        names += [(self.words.short_card_name(card), card) for card in cards]
        names += [(card, card) for card in cards]
        return next((card for known, card in names if folded(known) == wanted), None)

    def page(self, component: str | None) -> list[str]:
        return self.listing().page(component, self.say)

    def place_page(self, name: str) -> list[str]:
        for building in BUILDINGS:
            shown = self.words.building(building)
            if folded(name) in (folded(shown), folded(self.words.short_building(building)), building):
                return [shown, f"  {self.words.ability(building)}"]
        return []

    def _numbers(self) -> list[str]:
        """The numbers that no card bears, and how certain they are."""
        box = self.game.box
        start, maximum, value = box.facts.energy_start, box.facts.energy_maximum, box.facts.building_value
        lines = [self.say("cards_numbers", start=start, maximum=maximum, value=value)]
        for part, word in box.provenance.items():
            thing = self.say("part_" + part.replace(" ", "_"))
            lines.append("  " + self.say("about", thing=thing, what=self.words.provenance(word)))
        return lines

    def _card(self, card: str) -> Component:
        facts = self.words.card_facts(card)
        rows = [Row(self.words.card_part(part), facts[part]) for part in ("hand", "module")]
        rows.append(Row(self.words.card_part("provenance"), certainty(self.words, facts["provenance"], self.say)))
        title = f"{facts['name']} ({self.words.short_card_name(card)})"
        return Component(card, title, BUILDING_STYLES[facts["colour"]], rows, facts, called=facts["name"])
