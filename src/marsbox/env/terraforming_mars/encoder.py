"""Terraforming Mars as an array."""

from typing import Final, cast

from marsbox.core.contract import Decision, State
from marsbox.env.observation import Encoder, Field, Writer
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

    def __init__(self, game: TerraformingMars) -> None:
        super().__init__(game, FIELDS)

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        s = cast(TerraformingState, state)
        if question is not None and question.kind == ASK_SPACE and question.subject >= 0:
            writer.mark("question_tile", question.subject)
        phase = phase_of(s)
        writer.mark("seat", writer.seat)
        writer.mark("players", s.players - 1)
        if s.corporate_era:
            writer.mark("corporate_era", 0)
        if s.drafting:
            writer.mark("draft", 0)
        writer.mark("phase", PHASES.index(phase))
        writer.mark("first", writer.side(s.first))
        self.write_waiting(s, phase in ("start", "draft", "research"), writer)
        self._tracks(s, writer)
        self._board(s, writer)
        self._goals(s, writer)
        for seat in range(s.players):
            self._side(s, seat, phase == "start", writer)
            self._cards(s, seat, writer)
        self._own_hand(s, writer)
        self._own(s, writer)
        self._asked(s, writer)

    def _tracks(self, s: TerraformingState, writer: Writer) -> None:
        writer.put("generation", 0, s.generation)
        writer.put("actions_left", 0, actions_left(s) or 0)
        writer.put("temperature", 0, 2 * s.temperature)
        writer.put("oxygen", 0, s.oxygen)
        writer.put("oceans", 0, s.oceans)
        writer.put("deck", 0, len(s.deck) - s.drawn)
        writer.put("discard", 0, len(s.discard))
        writer.put("award_price", 0, award_price(s) or 0)

    def _board(self, s: TerraformingState, writer: Writer) -> None:
        for space, tile in enumerate(s.tiles):
            if tile != NO_TILE:
                writer.mark("tile", space * len(TILES) + tile)
                owner = s.owners[space]
                if owner == NEUTRAL:
                    writer.mark("tile_neutral", space)
                elif owner != NONE:
                    writer.mark("tile_side", space * SEATS + writer.side(owner))
        for space, owner in enumerate(s.claims):
            if owner != NONE:
                writer.mark("claims", space * SEATS + writer.side(owner))

    def _goals(self, s: TerraformingState, writer: Writer) -> None:
        """Milestones and awards."""
        progress = projects.milestone_standings(s)
        for number, owner in enumerate(s.milestones):
            if owner != NONE:
                writer.mark("milestones", number * SEATS + writer.side(owner))
            writer.by_side("milestone_progress", progress, number * s.players, number * SEATS)
        counts = projects.award_standings(s)
        for number, owner in enumerate(s.awards):
            if owner != NONE:
                writer.mark("awards", number * SEATS + writer.side(owner))
            writer.by_side("award_counts", counts, number * s.players, number * SEATS)

    def _side(self, s: TerraformingState, seat: int, choosing: bool, writer: Writer) -> None:
        at = writer.side(seat)
        corporation = s.corporations[seat]
        if corporation == BEGINNER:
            writer.mark("beginner", at)
        # at set-up a corporation is chosen in secret; that of a beginner is known from the start
        if corporation != NONE and (not choosing or corporation == BEGINNER):
            writer.mark("corporation", at * CORPORATIONS + corporation - PROJECTS)
        writer.put("rating", at, s.rating[seat])
        writer.put("hand_count", at, len(s.hands[seat]))
        writer.put("points", at, scoring.score(s, seat))
        writer.numbers("resources", s.stock, seat * 6, seat * 6 + 6, at * 6)
        writer.numbers("production", s.production, seat * 6, seat * 6 + 6, at * 6)
        writer.numbers("tags", s.tags, seat * TAG_KINDS, (seat + 1) * TAG_KINDS, at * TAG_KINDS)
        if s.passed >> seat & 1:
            writer.mark("passed", at)

    def _cards(self, s: TerraformingState, seat: int, writer: Writer) -> None:
        """What lies open before a side."""
        at = writer.side(seat)
        writer.mark_all("played", s.played[seat], at * CARDS)
        for card in s.played[seat]:
            writer.put("cubes", card, s.cubes[card])
        writer.mark_all("used", s.used[seat])
        writer.mark_all("events", s.events[seat], at * PROJECTS)

    def _own_hand(self, s: TerraformingState, writer: Writer) -> None:
        seat = writer.seat
        hand = s.hands[seat]
        writer.mark_all("hand", hand)
        for number in hand:
            card = PRINTED[number]
            writer.put("prices", number, playing.price(s, seat, card))
            if not playing.requirements_met(s, seat, card):
                writer.mark("unmet", number)

    def _own(self, s: TerraformingState, writer: Writer) -> None:
        """What else only the seat itself sees."""
        seat = writer.seat
        for project in range(len(PROJECT_NAMES)):
            writer.put("projects", project, projects.project_price(s, seat, project))
        writer.put("conversions", 0, s.modifiers[seat * MODIFIERS + PLANTS_FOR_GREENERY])
        writer.put("conversions", 1, projects.HEAT_FOR_TEMPERATURE)
        writer.mark_all("corporations_offered", s.corporations_offered[seat], -PROJECTS)
        writer.mark_all("offered", s.offered[seat])
        writer.mark_all("drafted", s.kept[seat])
        writer.mark_all("selling", sold_cards(s, seat))
        if s.looking and s.frames[-1].seat == seat:
            writer.mark_all("looking", s.looking)
        writer.mark_all("known", known_elsewhere(s, seat))
        writer.put("budget", 0, money_for_cards(s, seat) or 0)
        for action in s.answers[seat]:
            if CORPORATION <= action < CORPORATION + CORPORATIONS:
                writer.mark("answer_corporation", action - CORPORATION)
            elif KEEP <= action < KEEP + PROJECTS:
                writer.mark("answer_cards", action - KEEP)

    def _asked(self, s: TerraformingState, writer: Writer) -> None:
        frame = asking_frame(s)
        if frame is None:
            return
        writer.mark("asked_side", writer.side(frame.seat))
        card = asking_card(frame)
        if card != NONE:
            writer.mark("asked_card", card)
        if frame.kind == NODE:
            writer.put("asked_left", 0, frame.left)
        elif frame.kind == PAY:
            writer.put("asked_price", 0, frame.amount)
            writer.put("asked_worth", 0, money.worth(s, frame))
        elif frame.kind == EFFECTS:
            for number, (_, source) in enumerate(frame.items):
                writer.put("asked_effects", source, number + 1)
