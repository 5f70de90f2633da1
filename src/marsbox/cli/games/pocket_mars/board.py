"""The board of Pocket Mars in a terminal: at 80 characters, ten lines for two players and twelve for four."""

from typing import Any, Final

from rich.text import Text

from marsbox.cli.games.board import Board, Face, Guide, folded_lines
from marsbox.cli.games.player_marks import PLAYER_STYLES, player_marks
from marsbox.cli.games.pocket_mars.components import BUILDING_STYLES
from marsbox.cli.games.touches import touching
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.text_width import cut, padded
from marsbox.core import SPECTATOR, ScoreItem, State, View
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.scoring import score_sheet
from marsbox.games.pocket_mars.state import BUILDINGS, PocketMarsState
from marsbox.text.pocket_mars.words import PocketMarsWords

WIDEST_COLUMN: Final = 20
NUMBERS: Final = ("board_earth", "board_ship", "board_energy", "board_points")
NAME_WIDTH: Final = 13
FACE_DOWN: Final = "×"


class PocketMarsBoard(Board):
    """Buildings with their zones and columns, then a line for each side."""

    def __init__(self, game: PocketMars, words: PocketMarsWords, say: Sentences) -> None:
        self.game = game
        self.words = words
        self.say = say
        self._card_width = max(len(words.short_card_name(card.id)) for card in game.box.cards) + 1
        self._module_width = 2 * self._card_width + 1

    def draw(self, view: View, width: int) -> list[Text]:
        marks = player_marks([self.words.player(side) for side in range(len(view["seats"]))])
        return [self._title(view, width), *self._buildings(view, marks, width), *self._sides(view, marks, width)]

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        # all that scores lies open on the table
        assert isinstance(state, PocketMarsState)
        return [score_sheet(state, side) for side in range(state.sides)]

    def face(self, view: View, width: int, height: int) -> Face:
        if not height:
            return super().face(view, width, height)
        marks = player_marks([self.words.player(side) for side in range(len(view["seats"]))])
        mars = [Text(), *self._buildings(view, marks, width), Text()]
        return Face(self._title(view, width), mars, [*self._sides(view, marks, width), Text()])

    def hand(self, view: View, state: State, width: int) -> list[Text]:
        if view["seat"] == SPECTATOR:
            return []
        side = view["seats"][view["seat"]]
        lines: list[Text] = []
        parts = {"board_hand": [*side["hand"], *side["pack"]], "board_module": side["module"]}
        for title, entries in parts.items():
            if entries:
                lines.append(Text(self.say(title), style="bold underline"))
            for entry in entries:
                lines += self._card_text(entry["card"], width)
        return lines

    def _card_text(self, card: str | None, width: int) -> list[Text]:
        """A card with what it does from the hand and from the module."""
        if card is None:
            return []
        facts = self.words.card_facts(card)
        found = [Text(facts["name"], style=f"bold {BUILDING_STYLES[facts['colour']]}")]
        for part in ("hand", "module"):
            line = Text("  ").append(self.say("about", thing=self.words.card_part(part), what=facts[part]))
            found += folded_lines(line, width)
        return [touching(line, f"card:{card}") for line in found]

    def guide(self) -> Guide:
        return Guide(self.say("pocket_things"), self.say("pocket_signs"), self.say("pocket_examples"))

    def _title(self, view: View, width: int) -> Text:
        deck = view["deck"]
        parts = [self.words.game_name(), self.words.phase(view)]
        top = f"{self.words.short_building(deck['top'])}?" if deck["top"] else "–"
        parts.append(self.say("board_deck", count=deck["count"], top=top))
        parts.append(self.say("board_discard", count=len(view["discard"])))
        if view["players"] > 1 and view["phase"] == "play":
            parts.append(self.say("board_first", name=self.words.player(view["first"])))
        return Text(cut(" · ".join(parts), width), style="bold")

    def _buildings(self, view: View, marks: list[str], width: int) -> list[Text]:
        titles = ["", "**", "*", self.say("board_value"), self.say("board_column")]
        label = max(len(title) for title in titles) + 2
        column = min(WIDEST_COLUMN, (width - label) // len(BUILDINGS))
        lines = [Text(padded(title, label), style="dim") for title in titles]
        for building in view["buildings"]:
            style = BUILDING_STYLES[building["building"]]
            free = building["capacity"] - sum(building["two"])
            name = building["building"]
            here = f"building:{name}"
            title = Text(padded(self.words.building(name), column), style=f"{style} underline")
            lines[0].append_text(touching(title, here))
            two = _colonists(building["two"], marks, column, "·" * free)
            lines[1].append_text(touching(two, here, f"zone:{name}:two"))
            lines[2].append_text(touching(_colonists(building["one"], marks, column, ""), here, f"zone:{name}:one"))
            lines[3].append_text(touching(Text(padded(_value_to_beat(building), column), style=style), here))
            lines[4].append_text(touching(_cards_of(building, column), here))
        return lines

    def _sides(self, view: View, marks: list[str], width: int) -> list[Text]:
        head = Text(" " * (NAME_WIDTH + 4), style="dim")
        for title in NUMBERS:
            head.append(self.say(title) + " ")
        head.append(padded(self.say("board_module"), self._module_width) + self.say("board_hand"))
        return [head, *[self._side(view, side, marks, width) for side in view["seats"]]]

    def _side(self, view: View, side: dict[str, Any], marks: list[str], width: int) -> Text:
        number = side["seat"]
        line = Text("> " if number in view["waiting"] else "  ")
        line.append(marks[number], style=PLAYER_STYLES[number])
        line.append(
            " " + padded(self.words.player(number), NAME_WIDTH - 1) + " ",
            style="bold" if number == view["seat"] else "",
        )
        energy = f"{side['energy']}/{view['energy_max']}"
        for title, shown in zip(NUMBERS, (side["earth"], side["ship"], energy, side["points"]), strict=True):
            line.append(padded(str(shown), len(self.say(title)) + 1))
        line.append_text(self._cards(side["module"], self._module_width, f"slot:{number}"))
        line.append_text(self._cards(side["hand"], 0))
        line.truncate(width, overflow="ellipsis")
        return touching(line, f"seat:{number}")

    def _cards(self, cards: list[dict[str, Any]], width: int, place: str = "hand") -> Text:
        """Cards as the beginning of their colour and, where it is known, their value."""
        line = Text()
        for slot, entry in enumerate(cards):
            known = entry["card"]
            name = self.words.short_card_name(known) if known else f"{self.words.short_building(entry['colour'])}?"
            shown = Text(padded(name, self._card_width), style=BUILDING_STYLES[entry["colour"]])
            line.append_text(touching(shown, f"{place}:{slot}", f"card:{known}"))
        line.append(" " * max(0, width - len(line)))
        return line


def _value_to_beat(building: dict[str, Any]) -> str:
    if building["value"] is None:
        return "–"
    return str(building["column"][-1]["value"] if building["column"] else building["value"])


def _cards_of(building: dict[str, Any], width: int) -> Text:
    """The cards of a column, each of which can be pointed at."""
    line = Text()
    for position, card in enumerate(building["column"]):
        shown = FACE_DOWN if card["face_down"] else str(card["value"])
        line.append_text(touching(Text(shown), f"column:{building['building']}:{position}")).append(" ")
    line = line if building["column"] else Text("–")
    line.truncate(width)
    return line.append(" " * (width - len(line)))


def _colonists(counts: list[int], marks: list[str], width: int, empty: str) -> Text:
    """A letter for each colonist, or letters with numbers where they are too many."""
    line = Text()
    letters = sum(counts) + len([count for count in counts if count])
    for side, count in enumerate(counts):
        if count:
            group = marks[side] * count if letters < width else f"{marks[side]}{count}"
            line.append(f"{group} ", style=PLAYER_STYLES[side])
    line.append(empty)
    line.truncate(width)
    line.append(" " * (width - len(line)))
    return line
