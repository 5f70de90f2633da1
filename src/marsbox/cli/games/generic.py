"""Any game in a terminal: its view and its components as plain lists."""

from typing import Any

from rich.text import Text

from marsbox.cli.games import TerminalPart
from marsbox.cli.games.board import Board, Guide
from marsbox.cli.games.component_list import Component, ComponentList, Row, folded
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.text_width import cut
from marsbox.core import Game, View
from marsbox.text import Words


class GenericBoard(Board):
    """A game that has no drawing of its own: its view as a list."""

    def __init__(self, game: Game, words: Words, say: Sentences) -> None:
        self.say = say

    def draw(self, view: View, width: int) -> list[Text]:
        return [Text(cut(f"{name}: {_plain(value)}", width)) for name, value in view.items()]

    def guide(self) -> Guide:
        return Guide(self.say("plain_things"), self.say("plain_signs"), self.say("plain_examples"))


class GenericComponents:
    """The components by their ids, with every field."""

    def __init__(self, game: Game, words: Words, say: Sentences) -> None:
        self.game = game
        self.words = words
        self.say = say

    def listing(self) -> ComponentList:
        box = self.words.components()
        listed = {part: things for part, things in box.items() if _are_listed(things)}
        head: list[Row | Text | str] = [Text(self.words.game_name(), style="bold"), ""]
        entries = [_component(thing) for things in listed.values() for thing in things]
        return ComponentList(self.game.id, head, entries, {part: box[part] for part in box if part not in listed})

    def find(self, name: str) -> str | None:
        return next((entry.id for entry in self.listing().entries if folded(name) == folded(entry.id)), None)

    def page(self, component: str | None) -> list[str]:
        return self.listing().page(component, self.say)

    def place_page(self, name: str) -> list[str]:
        return []


def _are_listed(things: Any) -> bool:
    """Whether a part of the box is a list of things that have an id."""
    return isinstance(things, list) and all(isinstance(thing, dict) and "id" in thing for thing in things)


def _component(thing: dict[str, Any]) -> Component:
    rows = [Row(part, _plain(value)) for part, value in thing.items() if part not in ("id", "name")]
    return Component(thing["id"], f"{thing['id']}  {thing.get('name', '')}".rstrip(), "", rows, thing)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={_plain(part)}" for name, part in value.items())
    if isinstance(value, list):
        return "[" + ", ".join(_plain(part) for part in value) + "]"
    return str(value)


PART = TerminalPart(GenericBoard, GenericComponents)
