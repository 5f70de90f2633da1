"""Pocket Mars as an array."""

from typing import Any, Final

from marsbox.core import Decision, View
from marsbox.env.observation import Encoder, Field, ObservationWriter, numbered
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.kinds import ASK_BUILDING, ASK_LAND, ASK_LAND_TARGET, ASK_MODULE_ACTION, DECISION_KINDS
from marsbox.games.pocket_mars.state import (
    BUILDINGS,
    CARDS,
    CARDS_PER_COLOUR,
    COLONISTS,
    DRAFT_PACK,
    HOSTS,
    MODULE_SIZE,
)

SIDES: Final = 4
PHASES: Final = ("draft", "setup", "play", "over")
ORIGINS: Final = ("hand", "module", "rival")
LEVELS: Final = ("1", "2", "3")
COLOURS: Final = len(BUILDINGS)

FIELDS: Final = (
    Field("question", (len(DECISION_KINDS),), "the kind of question that the seat is asked"),
    Field("question_card", (CARDS,), "the card that the question is about"),
    Field("question_building", (COLOURS,), "the building that the question is about"),
    Field("seat", (SIDES,), "which seat this is"),
    Field("players", (SIDES,), "one, two, three or four players"),
    Field("draft", (1,), "whether hands are drafted"),
    Field("level", (len(LEVELS),), "the level of a solo game"),
    Field("phase", (len(PHASES),), "draft, set-up, play, over"),
    Field("round", (1,), "the round", 50),
    Field("first", (SIDES,), "who is first player"),
    Field("active", (SIDES,), "whose turn it is"),
    Field("waiting", (SIDES,), "who owes an answer"),
    Field("complete", (SIDES,), "who has given a complete answer to a question put to all"),
    Field("deck", (1,), "cards in the deck", CARDS),
    Field("deck_top", (COLOURS,), "the colour of its top card"),
    Field("deck_colours", (CARDS, COLOURS), "the colours known to lie at each place of the deck, from the top"),
    Field("deck_cards", (CARDS,), "cards known to lie in the deck: 1 for the top, less the deeper"),
    Field("discard", (CARDS,), "the discard pile"),
    Field("capacity", (1,), "how many colonists the zone ** of a building holds", 2),
    Field("one", (HOSTS, SIDES), "colonists in the zone * of each building", COLONISTS),
    Field("two", (HOSTS, SIDES), "colonists in the zone ** of each building", 2),
    Field("column_cards", (CARDS,), "cards known to lie on buildings: 1/7 for the lowest place, 2/7 for the next", 7),
    Field("column_values", (COLOURS, CARDS_PER_COLOUR), "the values that count on each building, from below", 7),
    Field("column_face_down", (COLOURS, CARDS_PER_COLOUR), "which of those cards lie face down"),
    Field("column_height", (COLOURS,), "how many cards lie on each building", CARDS_PER_COLOUR),
    Field("earth", (SIDES,), "colonists on Earth", COLONISTS),
    Field("ship", (SIDES,), "colonists on the ship", COLONISTS),
    Field("energy", (SIDES,), "energy", 10),
    Field("points", (SIDES,), "points on the table", 40),
    Field("hand_colours", (SIDES, COLOURS), "the backs of the cards in each hand", DRAFT_PACK),
    Field("hand_cards", (SIDES, CARDS), "the cards known to be in each hand"),
    Field("module_colours", (SIDES, MODULE_SIZE, COLOURS), "the backs of the cards in each place of each module"),
    Field("module_cards", (SIDES, MODULE_SIZE, CARDS), "the cards known to lie there"),
    Field("pack_colours", (SIDES, COLOURS), "draft: the backs of the cards in the pack before each side", DRAFT_PACK),
    Field("pack_cards", (SIDES, CARDS), "draft: the cards known to be in that pack"),
    Field("holds", (SIDES, CARDS), "cards known to be in a side's hand or module, without knowing in which"),
    Field("playing", (CARDS,), "the card whose action is going on"),
    Field("playing_side", (SIDES,), "who plays it"),
    Field("playing_from", (len(ORIGINS),), "from where: hand, module, a rival's module"),
    Field("looking", (CARDS,), "the cards of the deck that the seat is looking at"),
    Field("passed", (CARDS,), "cards that the seat has passed on in the draft and not seen since"),
    Field("answers", (CARDS,), "the seat's own open answer: the cards chosen so far"),
)


class PocketMarsEncoder(Encoder):
    """Cards are in the order of the components file, buildings in that of the action table."""

    # the track, the number of colonists and a building's own value never change; a card lies on its own colour
    left_out = frozenset(
        {"game", "energy_max", "colonists", "buildings.building", "buildings.value", "buildings.column.colour"}
    )

    def __init__(self, game: PocketMars) -> None:
        super().__init__(game, FIELDS)
        self.cards = numbered([card.id for card in game.box.cards])
        self.colours = numbered(BUILDINGS)

    def write(self, view: View, question: Decision | None, writer: ObservationWriter) -> None:
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

    def _known(self, field: str, cards: list[str], writer: ObservationWriter) -> None:
        for card in cards:
            writer.mark(field, self.cards[card])

    def _deck(self, deck: dict[str, Any], writer: ObservationWriter) -> None:
        writer.put("deck", 0, deck["count"])
        if deck["top"] is not None:
            writer.mark("deck_top", self.colours[deck["top"]])
        for known in deck["known"]:
            writer.mark("deck_colours", known["position"] * COLOURS + self.colours[known["colour"]])
            if known["card"] is not None:
                writer.put("deck_cards", self.cards[known["card"]], 1 - known["position"] / CARDS)

    def _building(self, building: dict[str, Any], number: int, writer: ObservationWriter) -> None:
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

    def _side(self, side: dict[str, Any], at: int, writer: ObservationWriter) -> None:
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
