"""The box of Terraforming Mars for a terminal: cards, corporations, spaces and what is printed on the board."""

from functools import cached_property
from typing import Any, Final

from rich.text import Text

from marsbox.cli.games.component_list import CARDS, Component, ComponentList, Row, find_by_name
from marsbox.cli.language import Sentences
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.text import words
from marsbox.text.terraforming_mars.words import TerraformingMarsWords
from marsbox.words import LANGUAGES

CARD_STYLES: Final = {"automated": "green", "active": "bright_blue", "event": "red", "corporation": "yellow"}
IDS: Final = {
    "cards": "id",
    "corporations": "id",
    "spaces": "space",
    "milestones": "milestone",
    "awards": "award",
    "projects": "project",
}
SPACE_KINDS: Final = {
    "land": "terraforming_land",
    "volcano": "terraforming_volcano",
    "ocean": "terraforming_ocean_space",
    "noctis": "terraforming_noctis",
    "off_map": "terraforming_off_map",
}
PRINTED_KINDS: Final = {
    "milestone": "terraforming_milestone",
    "award": "terraforming_award",
    "project": "terraforming_project",
}
NO_PLACES: Final = (CARDS, "corporations")


class TerraformingMarsComponents:
    """Everything in the box. A thing is found by its id, by its name in any language, or by how that begins.

    A card and another thing may have the same name, such as the standard project that is called like a card: then the
    name means both.
    """

    def __init__(self, game: TerraformingMars, own_words: TerraformingMarsWords, say: Sentences) -> None:
        self.game = game
        self.words = own_words
        self.say = say

    def listing(self) -> ComponentList:
        box = self._box
        count = self.say("terraforming_count", cards=len(box["cards"]), corporations=len(box["corporations"]))
        head: list[Row | Text | str] = [Text(f"{self.words.game_name()} · {count}", style="bold")]
        headings = {
            "spaces": self.say("terraforming_spaces"),
            "milestones": self.say("terraforming_milestones"),
            "awards": self.say("terraforming_awards"),
            "projects": self.say("terraforming_projects"),
            "corporations": self.say("terraforming_corporations"),
            "cards": self.say("terraforming_cards"),
        }
        facts = {part: things for part, things in box.items() if part != CARDS}
        return ComponentList(self.game.id, head, self._entries, facts, headings)

    def find(self, name: str) -> str | None:
        return find_by_name(self._names, name)

    def page(self, component: str | None) -> list[str]:
        return self.listing().page(component, self.say)

    def place_page(self, name: str) -> list[str]:
        component = self.find(name)
        entries = [entry for entry in self._entries if entry.id == component and entry.part not in NO_PLACES]
        return [line for entry in entries for line in entry.page(self.say)]

    @cached_property
    def _box(self) -> dict[str, Any]:
        return self.words.components()

    @cached_property
    def _names(self) -> list[tuple[str, str]]:
        """Every thing's id with all that it is called, in every language."""
        names = []
        for language in LANGUAGES:
            box = words(self.game, language).components()
            for part, key in IDS.items():
                for thing in box[part]:
                    number = thing.get("number")
                    # printed with three digits
                    printed = [] if number is None else [str(number), f"{number:03}"]
                    names += [(thing[key], called) for called in (thing[key], thing["name"], *printed)]
        return names

    @cached_property
    def _entries(self) -> list[Component]:
        box = self._box
        return [
            *[self._space(space) for space in box["spaces"]],
            *[self._printed("milestones", "milestone", milestone) for milestone in box["milestones"]],
            *[self._printed("awards", "award", award) for award in box["awards"]],
            *[self._printed("projects", "project", project) for project in box["projects"]],
            *[self._card(corporation, "corporations") for corporation in box["corporations"]],
            *[self._card(card, CARDS) for card in box["cards"]],
        ]

    def _card(self, card: dict[str, Any], part: str) -> Component:
        names = self._box["names"]
        rows = []
        if card["number"] is not None:
            rows.append(self._row("number", f"{card['number']:03}"))
            rows.append(self._row("cost", f"{card['cost']} M€"))
        rows.append(self._row("kind", f"{names['kinds'][card['kind']]} ({names['decks'][card['deck']]})"))
        if card["tags"]:
            rows.append(self._row("tags", ", ".join(names["tags"][tag] for tag in card["tags"])))
        rows.append(self._row("text", card["text"]))
        if card["holds"] is not None:
            rows.append(self._row("holds", names["cubes"][card["holds"]]))
        rows.append(self._certainty(card))
        return Component(card["id"], f"{card['id']}  {card['name']}", CARD_STYLES[card["kind"]], rows, card, part)

    def _space(self, space: dict[str, Any]) -> Component:
        rows = [self._row("kind", self.say(SPACE_KINDS[space["kind"]]))]
        if space["bonus"]:
            bonus = ", ".join(self._bonus(what, number) for what, number in space["bonus"].items())
            rows.append(Row(self.say("terraforming_bonus"), bonus))
        if space["neighbours"]:
            rows.append(Row(self.say("terraforming_beside"), ", ".join(space["neighbours"])))
        return Component(space["space"], f"{space['space']}  {space['name']}", "", rows, space, "spaces")

    def _bonus(self, what: str, number: int) -> str:
        if what == "card":
            return f"{number} × {self.say('terraforming_card')}"
        return f"{number} × {self.words.resource(what)}"

    def _printed(self, part: str, key: str, thing: dict[str, Any]) -> Component:
        rows = [self._row("text", thing["text"])]
        if thing.get("price"):
            rows.append(self._row("price", f"{thing['price']} M€"))
        kind = self.say(PRINTED_KINDS[key])
        return Component(thing[key], f"{thing[key]}  {thing['name']} ({kind})", "", rows, thing, part)

    def _row(self, part: str, what: str) -> Row:
        return Row(self.words.card_part(part), what)

    def _certainty(self, card: dict[str, Any]) -> Row:
        """How certain the card is, and apart from it what is certain otherwise."""
        known = [
            self.words.provenance(word)
            if part == "card"
            else self.say("about", thing=self.words.card_part(part).lower(), what=self.words.provenance(word))
            for part, word in card["provenance"].items()
        ]
        return self._row("provenance", self.say("separator").join(known))
