"""Terraforming Mars, read from a view."""

from typing import Any

from marsbox.core import Decision, View
from marsbox.env.observation import Encoder
from marsbox.env.terraforming_mars.encoder import PHASES
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.kinds import ASK_SPACE
from marsbox.games.terraforming_mars.state import (
    CARDS,
    CORPORATIONS,
    PROJECT_NAMES,
    PROJECTS,
    RESOURCES,
    SEATS,
    TAGS,
    TILES,
)
from tests.env.from_view.encoder import ViewEncoder, ViewWriter, numbered


class TerraformingFromView(ViewEncoder):
    """Project cards are in the order of their numbers, then the corporations; spaces row by row from the north."""

    # fourteen generations are the solo rule; the prices of cards and milestones and the number of actions never change;
    # a node has no meaning of its own
    left_out = frozenset(
        {
            "game",
            "last_generation",
            "actions_per_turn",
            "milestone_price",
            "milestones.milestone",
            "awards.award",
            "budget.price",
            "asked.node",
            "asked.effects.node",
        }
    )

    def __init__(self, encoder: Encoder) -> None:
        super().__init__(encoder)
        self.cards = numbered([card.id for card in PRINTED])
        self.spaces = numbered(SPACE_IDS)
        self.tiles = numbered(TILES)

    def write(self, view: View, question: Decision | None, writer: ViewWriter) -> None:
        if question is not None and question.kind == ASK_SPACE and question.subject >= 0:
            writer.mark("question_tile", question.subject)
        writer.mark("seat", view["seat"])
        writer.mark("players", view["players"] - 1)
        self._options(view["options"], writer)
        writer.mark("phase", PHASES.index(view["phase"]))
        writer.mark("first", writer.side(view["first"]))
        for seat in view["waiting"]:
            writer.mark("waiting", writer.side(seat))
        for name in ("generation", "oxygen", "oceans", "deck", "discard"):
            writer.put(name, 0, view[name])
        writer.put("actions_left", 0, view["actions_left"] or 0)
        writer.put("temperature", 0, view["temperature"] + 30)
        self._board(view, writer)
        for number, milestone in enumerate(view["milestones"]):
            if milestone["seat"] is not None:
                writer.mark("milestones", number * SEATS + writer.side(milestone["seat"]))
            writer.row("milestone_progress", writer.by_side(milestone["progress"]), number * SEATS)
        for number, award in enumerate(view["awards"]):
            if award["seat"] is not None:
                writer.mark("awards", number * SEATS + writer.side(award["seat"]))
            writer.row("award_counts", writer.by_side(award["counts"]), number * SEATS)
        writer.put("award_price", 0, view["award_price"] or 0)
        for side in view["seats"]:
            self._side(side, writer.side(side["seat"]), writer)
        self._own(view, writer)
        if view["asked"] is not None:
            self._asked(view["asked"], writer)

    def _options(self, options: dict[str, str], writer: ViewWriter) -> None:
        for name in ("corporate_era", "draft"):
            if options[name] == "on":
                writer.mark(name, 0)
        for seat in range(writer.sides):
            if options[f"beginner_{seat + 1}"] == "on":
                writer.mark("beginner", writer.side(seat))

    def _board(self, view: View, writer: ViewWriter) -> None:
        for tile in view["tiles"]:
            space = self.spaces[tile["space"]]
            writer.mark("tile", space * len(TILES) + self.tiles[tile["tile"]])
            if tile["seat"] is not None:
                writer.mark("tile_side", space * SEATS + writer.side(tile["seat"]))
            if tile["neutral"]:
                writer.mark("tile_neutral", space)
        for claim in view["claims"]:
            writer.mark("claims", self.spaces[claim["space"]] * SEATS + writer.side(claim["seat"]))

    def _known(self, field: str, cards: list[str], writer: ViewWriter) -> None:
        for card in cards:
            writer.mark(field, self.cards[card])

    def _side(self, side: dict[str, Any], at: int, writer: ViewWriter) -> None:
        if side["corporation"] is not None:
            writer.mark("corporation", at * CORPORATIONS + self.cards[side["corporation"]] - PROJECTS)
        for name in ("rating", "hand_count", "points"):
            writer.put(name, at, side[name])
        for name, kinds in (("resources", RESOURCES), ("production", RESOURCES), ("tags", TAGS)):
            writer.row(name, [side[name][kind] for kind in kinds], at * len(kinds))
        for played in side["played"]:
            card = self.cards[played["card"]]
            writer.mark("played", at * CARDS + card)
            writer.put("cubes", card, played["cubes"])
            if played["used"]:
                writer.mark("used", card)
        for event in side["events"]:
            writer.mark("events", at * PROJECTS + self.cards[event])
        for name in ("passed", "complete"):
            if side[name]:
                writer.mark(name, at)
        if side["hand"] is not None:
            self._known("hand", side["hand"], writer)

    def _own(self, view: View, writer: ViewWriter) -> None:
        """What only the seat itself sees."""
        for card, price in view["prices"].items():
            writer.put("prices", self.cards[card], price)
        self._known("unmet", view["unmet"], writer)
        writer.row("projects", [view["projects"][name] for name in PROJECT_NAMES])
        writer.row("conversions", [view["conversions"]["plants"], view["conversions"]["heat"]])
        for corporation in view["corporations"]:
            writer.mark("corporations_offered", self.cards[corporation] - PROJECTS)
        for name in ("offered", "drafted", "selling", "looking", "known"):
            self._known(name, view[name], writer)
        if view["budget"] is not None:
            writer.put("budget", 0, view["budget"]["money"])
        for answer in view["answers"]:
            for verb, name in answer.items():
                if verb == "corporation":
                    writer.mark("answer_corporation", self.cards[name] - PROJECTS)
                elif verb == "keep":
                    writer.mark("answer_cards", self.cards[name])

    def _asked(self, asked: dict[str, Any], writer: ViewWriter) -> None:
        writer.mark("asked_side", writer.side(asked["seat"]))
        if asked["card"] is not None:
            writer.mark("asked_card", self.cards[asked["card"]])
        writer.put("asked_left", 0, asked["left"])
        writer.put("asked_price", 0, asked["price"] or 0)
        writer.put("asked_worth", 0, asked["worth"] or 0)
        for number, effect in enumerate(asked["effects"]):
            writer.put("asked_effects", self.cards[effect["card"]], number + 1)
