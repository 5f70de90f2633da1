"""Terraforming Mars as an array."""

from typing import Final, cast

from marsbox.core.contract import Decision, State
from marsbox.env.observation import Encoder, Layout, Writer
from marsbox.games.terraforming_mars import money, playing, projects, scoring
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.kinds import ASK_SPACE, CORPORATION, DECISION_KINDS, KEEP, ORDERED
from marsbox.games.terraforming_mars.knowledge import known_elsewhere
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    BEGINNER,
    CARDS,
    CORPORATIONS,
    EFFECTS,
    MILESTONES,
    MODIFIERS,
    NEUTRAL,
    NO_TILE,
    NODE,
    NONE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PAY,
    PLANTS_FOR_GREENERY,
    PROJECT_NAMES,
    PROJECTS,
    RESOURCES,
    SEATS,
    TAG_KINDS,
    TAGS,
    TILES,
    TerraformingState,
)
from marsbox.games.terraforming_mars.view import (
    actions_left,
    asking_card,
    asking_frame,
    award_price,
    money_for_cards,
    phase_of,
    sold_cards,
)

PHASES: Final = ("start", "draft", "research", "action", "final", "over")
SPACES: Final = len(SPACE_IDS)


class TerraformingLayout(Layout):
    """The fields of Terraforming Mars."""

    def __init__(self) -> None:
        super().__init__()
        self.question = self.field("question", (len(DECISION_KINDS),), "the kind of question that the seat is asked")
        self.question_tile = self.field("question_tile", (len(TILES),), "the tile that is to be placed")
        self.seat = self.field("seat", (SEATS,), "which seat this is")
        self.players = self.field("players", (SEATS,), "one to five players")
        self.corporate_era = self.field("corporate_era", (1,), "whether the Corporate Era is played")
        self.draft = self.field("draft", (1,), "whether cards are drafted")
        self.beginner = self.field("beginner", (SEATS,), "who plays the corporation for beginners")
        self.phase = self.field("phase", (len(PHASES),), "start, draft, research, actions, last greeneries, over")
        self.generation = self.field("generation", (1,), "the generation", 50)
        self.first = self.field("first", (SEATS,), "who is first player")
        self.waiting = self.field("waiting", (SEATS,), "who owes an answer")
        self.complete = self.field("complete", (SEATS,), "who has given a complete answer to a question put to all")
        self.actions_left = self.field("actions_left", (1,), "actions left in this turn", 2)
        self.temperature = self.field("temperature", (1,), "degrees above -30", 38)
        self.oxygen = self.field("oxygen", (1,), "oxygen", OXYGEN_STEPS)
        self.oceans = self.field("oceans", (1,), "ocean tiles", OCEAN_TILES)
        self.deck = self.field("deck", (1,), "cards in the deck", PROJECTS)
        self.discard = self.field("discard", (1,), "cards in the discard pile", PROJECTS)
        self.tile = self.field("tile", (SPACES, len(TILES)), "the tile on each space")
        self.tile_side = self.field("tile_side", (SPACES, SEATS), "whose it is")
        self.tile_neutral = self.field("tile_neutral", (SPACES,), "whether it is the neutral player's")
        self.claims = self.field("claims", (SPACES, SEATS), "who has reserved the space")
        self.milestones = self.field("milestones", (len(MILESTONES), SEATS), "who has claimed each milestone")
        self.milestone_progress = self.field(
            "milestone_progress", (len(MILESTONES), SEATS), "what each side has towards it", 50
        )
        self.awards = self.field("awards", (len(AWARDS), SEATS), "who has funded each award")
        self.award_counts = self.field("award_counts", (len(AWARDS), SEATS), "what each side has for it", 100)
        self.award_price = self.field("award_price", (1,), "the price of the next award; 0 if there is none", 20)
        self.corporation = self.field("corporation", (SEATS, CORPORATIONS), "the corporation of each side")
        self.rating = self.field("rating", (SEATS,), "terraform rating", 100)
        self.resources = self.field("resources", (SEATS, len(RESOURCES)), "resources", 200)
        self.production = self.field("production", (SEATS, len(RESOURCES)), "production", 50)
        self.tags = self.field("tags", (SEATS, len(TAGS)), "tags", 20)
        self.hand_count = self.field("hand_count", (SEATS,), "cards in hand", 50)
        self.played = self.field("played", (SEATS, CARDS), "cards on the table, corporations last")
        self.cubes = self.field("cubes", (CARDS,), "cubes on them", 20)
        self.used = self.field("used", (CARDS,), "whether their action was used in this generation")
        self.events = self.field("events", (SEATS, PROJECTS), "events played")
        self.passed = self.field("passed", (SEATS,), "who has passed in this generation")
        self.points = self.field("points", (SEATS,), "points if the game ended now", 200)
        self.hand = self.field("hand", (PROJECTS,), "the seat's own hand")
        self.prices = self.field("prices", (PROJECTS,), "what its cards cost now", 50)
        self.unmet = self.field("unmet", (PROJECTS,), "those whose requirement is not met")
        self.projects = self.field("projects", (len(PROJECT_NAMES),), "what the standard projects cost the seat", 30)
        self.conversions = self.field(
            "conversions", (2,), "the plants that make a greenery for the seat, the heat for a step of temperature", 8
        )
        self.corporations_offered = self.field(
            "corporations_offered", (CORPORATIONS,), "the corporations to choose from"
        )
        self.offered = self.field("offered", (PROJECTS,), "the cards that the seat may buy or draft")
        self.drafted = self.field("drafted", (PROJECTS,), "the cards that it has drafted")
        self.selling = self.field("selling", (PROJECTS,), "the cards of its hand that it has chosen to sell")
        self.looking = self.field("looking", (PROJECTS,), "the cards of the deck that it is looking at")
        self.known = self.field("known", (PROJECTS,), "cards of which it knows only that they are not in the deck")
        self.budget = self.field("budget", (1,), "while it buys cards: the M€ there are for them", 200)
        self.asked_side = self.field("asked_side", (SEATS,), "who is asked, where one side is")
        self.asked_card = self.field("asked_card", (CARDS,), "the card that asks")
        self.asked_left = self.field(
            "asked_left", (1,), "a number that the question remembers, such as what is left to do", 10
        )
        self.asked_price = self.field("asked_price", (1,), "what is left to pay", 50)
        self.asked_worth = self.field("asked_worth", (1,), "what one cube of the resource asked for is worth", 5)
        self.asked_effects = self.field(
            "asked_effects",
            (CARDS,),
            "the cards whose effects are pending: 1/8 for the first of the list, 2/8 next",
            ORDERED,
        )
        self.answer_corporation = self.field(
            "answer_corporation", (CORPORATIONS,), "the seat's own open answer: the corporation"
        )
        self.answer_cards = self.field(
            "answer_cards", (PROJECTS,), "the seat's own open answer: the cards chosen so far"
        )


class TerraformingEncoder(Encoder):
    """Project cards are in the order of their numbers, then the corporations; spaces row by row from the north."""

    def __init__(self, game: TerraformingMars) -> None:
        self.layout = TerraformingLayout()
        super().__init__(game, self.layout)

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        s = cast(TerraformingState, state)
        if question is not None:
            writer.mark(self.layout.question, question.kind)
            if question.kind == ASK_SPACE and question.subject >= 0:
                writer.mark(self.layout.question_tile, question.subject)
        phase = phase_of(s)
        writer.mark(self.layout.seat, writer.seat)
        writer.mark(self.layout.players, s.players - 1)
        if s.corporate_era:
            writer.mark(self.layout.corporate_era, 0)
        if s.drafting:
            writer.mark(self.layout.draft, 0)
        writer.mark(self.layout.phase, PHASES.index(phase))
        writer.mark(self.layout.first, writer.side(s.first))
        self.write_waiting(
            s, self.layout.waiting, self.layout.complete if phase in ("start", "draft", "research") else None, writer
        )
        self._tracks(s, writer)
        self._board(s, writer)
        self._goals(s, writer)
        writer.by_side(self.layout.rating, s.rating)
        writer.by_side(self.layout.points, scoring.scores(s))
        for seat in range(s.players):
            self._side(s, seat, phase == "start", writer)
            self._cards(s, seat, writer)
        self._own_hand(s, writer)
        self._own(s, writer)
        self._asked(s, writer)

    def _tracks(self, s: TerraformingState, writer: Writer) -> None:
        writer.put(self.layout.generation, 0, s.generation)
        writer.put(self.layout.actions_left, 0, actions_left(s) or 0)
        writer.put(self.layout.temperature, 0, 2 * s.temperature)
        writer.put(self.layout.oxygen, 0, s.oxygen)
        writer.put(self.layout.oceans, 0, s.oceans)
        writer.put(self.layout.deck, 0, len(s.deck) - s.drawn)
        writer.put(self.layout.discard, 0, len(s.discard))
        writer.put(self.layout.award_price, 0, award_price(s) or 0)

    def _board(self, s: TerraformingState, writer: Writer) -> None:
        for space, tile in enumerate(s.tiles):
            if tile != NO_TILE:
                writer.mark(self.layout.tile, space * len(TILES) + tile)
                owner = s.owners[space]
                if owner == NEUTRAL:
                    writer.mark(self.layout.tile_neutral, space)
                elif owner != NONE:
                    writer.mark(self.layout.tile_side, space * SEATS + writer.side(owner))
        for space, owner in enumerate(s.claims):
            if owner != NONE:
                writer.mark(self.layout.claims, space * SEATS + writer.side(owner))

    def _goals(self, s: TerraformingState, writer: Writer) -> None:
        """Milestones and awards."""
        progress = projects.milestone_standings(s)
        for number, owner in enumerate(s.milestones):
            if owner != NONE:
                writer.mark(self.layout.milestones, number * SEATS + writer.side(owner))
            writer.by_side(self.layout.milestone_progress, progress, number * s.players, number * SEATS)
        counts = projects.award_standings(s)
        for number, owner in enumerate(s.awards):
            if owner != NONE:
                writer.mark(self.layout.awards, number * SEATS + writer.side(owner))
            writer.by_side(self.layout.award_counts, counts, number * s.players, number * SEATS)

    def _side(self, s: TerraformingState, seat: int, choosing: bool, writer: Writer) -> None:
        at = writer.side(seat)
        corporation = s.corporations[seat]
        if corporation == BEGINNER:
            writer.mark(self.layout.beginner, at)
        # at set-up a corporation is chosen in secret; that of a beginner is known from the start
        if corporation != NONE and (not choosing or corporation == BEGINNER):
            writer.mark(self.layout.corporation, at * CORPORATIONS + corporation - PROJECTS)
        writer.put(self.layout.hand_count, at, len(s.hands[seat]))
        writer.numbers(self.layout.resources, s.stock, seat * 6, seat * 6 + 6, at * 6)
        writer.numbers(self.layout.production, s.production, seat * 6, seat * 6 + 6, at * 6)
        writer.numbers(self.layout.tags, s.tags, seat * TAG_KINDS, (seat + 1) * TAG_KINDS, at * TAG_KINDS)
        if s.passed >> seat & 1:
            writer.mark(self.layout.passed, at)

    def _cards(self, s: TerraformingState, seat: int, writer: Writer) -> None:
        """What lies open before a side."""
        at = writer.side(seat)
        writer.mark_all(self.layout.played, s.played[seat], at * CARDS)
        for card in s.played[seat]:
            writer.put(self.layout.cubes, card, s.cubes[card])
        writer.mark_all(self.layout.used, s.used[seat])
        writer.mark_all(self.layout.events, s.events[seat], at * PROJECTS)

    def _own_hand(self, s: TerraformingState, writer: Writer) -> None:
        seat = writer.seat
        hand = s.hands[seat]
        writer.mark_all(self.layout.hand, hand)
        for number in hand:
            card = PRINTED[number]
            writer.put(self.layout.prices, number, playing.price(s, seat, card))
            if not playing.requirements_met(s, seat, card):
                writer.mark(self.layout.unmet, number)

    def _own(self, s: TerraformingState, writer: Writer) -> None:
        """What else only the seat itself sees."""
        seat = writer.seat
        for project in range(len(PROJECT_NAMES)):
            writer.put(self.layout.projects, project, projects.project_price(s, seat, project))
        writer.put(self.layout.conversions, 0, s.modifiers[seat * MODIFIERS + PLANTS_FOR_GREENERY])
        writer.put(self.layout.conversions, 1, projects.HEAT_FOR_TEMPERATURE)
        writer.mark_all(self.layout.corporations_offered, s.corporations_offered[seat], -PROJECTS)
        writer.mark_all(self.layout.offered, s.offered[seat])
        writer.mark_all(self.layout.drafted, s.kept[seat])
        writer.mark_all(self.layout.selling, sold_cards(s, seat))
        if s.looking and s.frames[-1].seat == seat:
            writer.mark_all(self.layout.looking, s.looking)
        writer.mark_all(self.layout.known, known_elsewhere(s, seat))
        writer.put(self.layout.budget, 0, money_for_cards(s, seat) or 0)
        for action in s.answers[seat]:
            if CORPORATION <= action < CORPORATION + CORPORATIONS:
                writer.mark(self.layout.answer_corporation, action - CORPORATION)
            elif KEEP <= action < KEEP + PROJECTS:
                writer.mark(self.layout.answer_cards, action - KEEP)

    def _asked(self, s: TerraformingState, writer: Writer) -> None:
        frame = asking_frame(s)
        if frame is None:
            return
        writer.mark(self.layout.asked_side, writer.side(frame.seat))
        card = asking_card(frame)
        if card != NONE:
            writer.mark(self.layout.asked_card, card)
        if frame.kind == NODE:
            writer.put(self.layout.asked_left, 0, frame.left)
        elif frame.kind == PAY:
            writer.put(self.layout.asked_price, 0, frame.amount)
            writer.put(self.layout.asked_worth, 0, money.worth(s, frame))
        elif frame.kind == EFFECTS:
            for number, (_, source) in enumerate(frame.items):
                writer.put(self.layout.asked_effects, source, number + 1)
