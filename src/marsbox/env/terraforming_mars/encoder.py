"""Terraforming Mars as an array."""

from typing import Any, Final

from marsbox.core import Decision, View
from marsbox.env.observation import Encoder, Field, ObservationWriter, numbered
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.kinds import ASK_SPACE, DECISION_KINDS, ORDERED
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    CARDS,
    CORPORATIONS,
    MILESTONES,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PROJECT_NAMES,
    PROJECTS,
    RESOURCES,
    SEATS,
    TAGS,
    TILES,
)

PHASES: Final = ("start", "draft", "research", "action", "final", "over")
SPACES: Final = len(SPACE_IDS)

FIELDS: Final = (
    Field("question", (len(DECISION_KINDS),), "the kind of question that the seat is asked"),
    Field("question_tile", (len(TILES),), "the tile that is to be placed"),
    Field("seat", (SEATS,), "which seat this is"),
    Field("players", (SEATS,), "one to five players"),
    Field("corporate_era", (1,), "whether the Corporate Era is played"),
    Field("draft", (1,), "whether cards are drafted"),
    Field("beginner", (SEATS,), "who plays the corporation for beginners"),
    Field("phase", (len(PHASES),), "start, draft, research, actions, last greeneries, over"),
    Field("generation", (1,), "the generation", 50),
    Field("first", (SEATS,), "who is first player"),
    Field("waiting", (SEATS,), "who owes an answer"),
    Field("complete", (SEATS,), "who has given a complete answer to a question put to all"),
    Field("actions_left", (1,), "actions left in this turn", 2),
    Field("temperature", (1,), "degrees above -30", 38),
    Field("oxygen", (1,), "oxygen", OXYGEN_STEPS),
    Field("oceans", (1,), "ocean tiles", OCEAN_TILES),
    Field("deck", (1,), "cards in the deck", PROJECTS),
    Field("discard", (1,), "cards in the discard pile", PROJECTS),
    Field("tile", (SPACES, len(TILES)), "the tile on each space"),
    Field("tile_side", (SPACES, SEATS), "whose it is"),
    Field("tile_neutral", (SPACES,), "whether it is the neutral player's"),
    Field("claims", (SPACES, SEATS), "who has reserved the space"),
    Field("milestones", (len(MILESTONES), SEATS), "who has claimed each milestone"),
    Field("milestone_progress", (len(MILESTONES), SEATS), "what each side has towards it", 50),
    Field("awards", (len(AWARDS), SEATS), "who has funded each award"),
    Field("award_counts", (len(AWARDS), SEATS), "what each side has for it", 100),
    Field("award_price", (1,), "the price of the next award; 0 if there is none", 20),
    Field("corporation", (SEATS, CORPORATIONS), "the corporation of each side"),
    Field("rating", (SEATS,), "terraform rating", 100),
    Field("resources", (SEATS, len(RESOURCES)), "resources", 200),
    Field("production", (SEATS, len(RESOURCES)), "production", 50),
    Field("tags", (SEATS, len(TAGS)), "tags", 20),
    Field("hand_count", (SEATS,), "cards in hand", 50),
    Field("played", (SEATS, CARDS), "cards on the table, corporations last"),
    Field("cubes", (CARDS,), "cubes on them", 20),
    Field("used", (CARDS,), "whether their action was used in this generation"),
    Field("events", (SEATS, PROJECTS), "events played"),
    Field("passed", (SEATS,), "who has passed in this generation"),
    Field("points", (SEATS,), "points if the game ended now", 200),
    Field("hand", (PROJECTS,), "the seat's own hand"),
    Field("prices", (PROJECTS,), "what its cards cost now", 50),
    Field("unmet", (PROJECTS,), "those whose requirement is not met"),
    Field("projects", (len(PROJECT_NAMES),), "what the standard projects cost the seat", 30),
    Field("conversions", (2,), "the plants that make a greenery for the seat, the heat for a step of temperature", 8),
    Field("corporations_offered", (CORPORATIONS,), "the corporations to choose from"),
    Field("offered", (PROJECTS,), "the cards that the seat may buy or draft"),
    Field("drafted", (PROJECTS,), "the cards that it has drafted"),
    Field("selling", (PROJECTS,), "the cards of its hand that it has chosen to sell"),
    Field("looking", (PROJECTS,), "the cards of the deck that it is looking at"),
    Field("known", (PROJECTS,), "cards of which it knows only that they are not in the deck"),
    Field("budget", (1,), "while it buys cards: the M€ there are for them", 200),
    Field("asked_side", (SEATS,), "who is asked, where one side is"),
    Field("asked_card", (CARDS,), "the card that asks"),
    Field("asked_left", (1,), "a number that the question remembers, such as what is left to do", 10),
    Field("asked_price", (1,), "what is left to pay", 50),
    Field("asked_worth", (1,), "what one cube of the resource asked for is worth", 5),
    Field(
        "asked_effects",
        (CARDS,),
        "the cards whose effects are pending: 1/8 for the first of the list, 2/8 next",
        ORDERED,
    ),
    Field("answer_corporation", (CORPORATIONS,), "the seat's own open answer: the corporation"),
    Field("answer_cards", (PROJECTS,), "the seat's own open answer: the cards chosen so far"),
)


class TerraformingEncoder(Encoder):
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

    def __init__(self, game: TerraformingMars) -> None:
        super().__init__(game, FIELDS)
        self.cards = numbered([card.id for card in PRINTED])
        self.spaces = numbered(SPACE_IDS)
        self.tiles = numbered(TILES)

    def write(self, view: View, question: Decision | None, writer: ObservationWriter) -> None:
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

    def _options(self, options: dict[str, str], writer: ObservationWriter) -> None:
        for name in ("corporate_era", "draft"):
            if options[name] == "on":
                writer.mark(name, 0)
        for seat in range(writer.sides):
            if options[f"beginner_{seat + 1}"] == "on":
                writer.mark("beginner", writer.side(seat))

    def _board(self, view: View, writer: ObservationWriter) -> None:
        for tile in view["tiles"]:
            space = self.spaces[tile["space"]]
            writer.mark("tile", space * len(TILES) + self.tiles[tile["tile"]])
            if tile["seat"] is not None:
                writer.mark("tile_side", space * SEATS + writer.side(tile["seat"]))
            if tile["neutral"]:
                writer.mark("tile_neutral", space)
        for claim in view["claims"]:
            writer.mark("claims", self.spaces[claim["space"]] * SEATS + writer.side(claim["seat"]))

    def _known(self, field: str, cards: list[str], writer: ObservationWriter) -> None:
        for card in cards:
            writer.mark(field, self.cards[card])

    def _side(self, side: dict[str, Any], at: int, writer: ObservationWriter) -> None:
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

    def _own(self, view: View, writer: ObservationWriter) -> None:
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

    def _asked(self, asked: dict[str, Any], writer: ObservationWriter) -> None:
        writer.mark("asked_side", writer.side(asked["seat"]))
        if asked["card"] is not None:
            writer.mark("asked_card", self.cards[asked["card"]])
        writer.put("asked_left", 0, asked["left"])
        writer.put("asked_price", 0, asked["price"] or 0)
        writer.put("asked_worth", 0, asked["worth"] or 0)
        for number, effect in enumerate(asked["effects"]):
            writer.put("asked_effects", self.cards[effect["card"]], number + 1)
