"""Pocket Mars, read from a view."""

from typing import Any, Final

from marsbox.core import Decision, View
from marsbox.env.observation import Encoder
from marsbox.env.pocket_mars.encoder import COLOURS, ORIGINS, PHASES, SIDES
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.kinds import ASK_BUILDING, ASK_LAND, ASK_LAND_TARGET, ASK_MODULE_ACTION
from marsbox.games.pocket_mars.state import BUILDINGS, CARDS, CARDS_PER_COLOUR, HOSTS, MODULE_SIZE
from tests.env.from_view.encoder import ViewEncoder, ViewWriter, numbered

LEVELS: Final = ("1", "2", "3")


class PocketMarsFromView(ViewEncoder):
    """Cards are in the order of the components file, buildings in that of the action table."""

    # the track, the number of colonists and a building's own value never change; a card lies on its own colour
    left_out = frozenset(
        {"game", "energy_max", "colonists", "buildings.building", "buildings.value", "buildings.column.colour"}
    )

    def __init__(self, encoder: Encoder) -> None:
        super().__init__(encoder)
        assert isinstance(self.game, PocketMars)
        self.cards = numbered([card.id for card in self.game.box.cards])
        self.colours = numbered(BUILDINGS)

    def write(self, view: View, question: Decision | None, writer: ViewWriter) -> None:
        if question is not None and question.subject >= 0:
            if question.kind in (ASK_LAND, ASK_BUILDING):
                writer.mark("question_building", question.subject)
            elif question.kind == ASK_MODULE_ACTION or question.kind >= ASK_LAND_TARGET:
                writer.mark("question_card", question.subject)
        writer.mark("seat", view["seat"])
        writer.mark("players", view["players"] - 1)
        if view["options"]["draft"] == "on":
            writer.mark("draft", 0)
        writer.mark("level", LEVELS.index(view["options"]["level"]))
        writer.mark("phase", PHASES.index(view["phase"]))
        writer.put("round", 0, view["round"])
        writer.mark("first", writer.side(view["first"]))
        writer.mark("active", writer.side(view["active"]))
        for seat in view["waiting"]:
            writer.mark("waiting", writer.side(seat))
        self._deck(view["deck"], writer)
        self._known("discard", view["discard"], writer)
        for number, building in enumerate(view["buildings"]):
            self._building(building, number, writer)
        for side in view["seats"]:
            self._side(side, writer.side(side["seat"]), writer)
        playing = view["playing"]
        if playing is not None:
            writer.mark("playing", self.cards[playing["card"]])
            writer.mark("playing_side", writer.side(playing["seat"]))
            writer.mark("playing_from", ORIGINS.index(playing["from"]))
        self._known("looking", view["looking"], writer)
        self._known("passed", view["passed"], writer)
        self._known("answers", [card for answer in view["answers"] for card in answer.values()], writer)

    def _known(self, field: str, cards: list[str], writer: ViewWriter) -> None:
        for card in cards:
            writer.mark(field, self.cards[card])

    def _deck(self, deck: dict[str, Any], writer: ViewWriter) -> None:
        writer.put("deck", 0, deck["count"])
        if deck["top"] is not None:
            writer.mark("deck_top", self.colours[deck["top"]])
        for known in deck["known"]:
            writer.mark("deck_colours", known["position"] * COLOURS + self.colours[known["colour"]])
            if known["card"] is not None:
                writer.put("deck_cards", self.cards[known["card"]], 1 - known["position"] / CARDS)

    def _building(self, building: dict[str, Any], number: int, writer: ViewWriter) -> None:
        if number < HOSTS:
            writer.row("one", writer.by_side(building["one"]), number * SIDES)
            writer.row("two", writer.by_side(building["two"]), number * SIDES)
        if number == 0:
            writer.put("capacity", 0, building["capacity"])
        column = building["column"]
        writer.put("column_height", number, len(column))
        for place, laid in enumerate(column):
            writer.put("column_values", number * CARDS_PER_COLOUR + place, laid["value"])
            if laid["face_down"]:
                writer.mark("column_face_down", number * CARDS_PER_COLOUR + place)
            if laid["card"] is not None:
                writer.put("column_cards", self.cards[laid["card"]], place + 1)

    def _side(self, side: dict[str, Any], at: int, writer: ViewWriter) -> None:
        for name in ("earth", "ship", "energy", "points"):
            writer.put(name, at, side[name])
        if side["complete"]:
            writer.mark("complete", at)
        for name in ("hand", "pack"):
            counts = [0] * COLOURS
            for card in side[name]:
                counts[self.colours[card["colour"]]] += 1
                if card["card"] is not None:
                    writer.mark(f"{name}_cards", at * CARDS + self.cards[card["card"]])
            writer.row(f"{name}_colours", counts, at * COLOURS)
        for slot, card in enumerate(side["module"]):
            place = at * MODULE_SIZE + slot
            writer.mark("module_colours", place * COLOURS + self.colours[card["colour"]])
            if card["card"] is not None:
                writer.mark("module_cards", place * CARDS + self.cards[card["card"]])
        for card in side["holds"]:
            writer.mark("holds", at * CARDS + self.cards[card])
