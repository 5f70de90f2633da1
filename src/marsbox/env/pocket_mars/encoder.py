"""Pocket Mars as an array."""

from typing import Final, cast

from marsbox.core.contract import Decision, State
from marsbox.core.events import seat_bit
from marsbox.env.observation import Encoder, Field, Layout, Writer
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.kinds import (
    ASK_BUILDING,
    ASK_LAND,
    ASK_LAND_TARGET,
    ASK_MODULE_ACTION,
    DECISION_KINDS,
    KEEP_DRAFT,
    STORE,
)
from marsbox.games.pocket_mars.knowledge import COLOUR_SEEN, HELD
from marsbox.games.pocket_mars.memory import passed
from marsbox.games.pocket_mars.scoring import score
from marsbox.games.pocket_mars.state import (
    BUILDINGS,
    CARDS,
    CARDS_PER_COLOUR,
    COLONISTS,
    DRAFT_PACK,
    HOSTS,
    MODULE_SIZE,
    PocketMarsState,
)
from marsbox.games.pocket_mars.view import looked_at, origin_of, phase_of, played_card

SIDES: Final = 4
PHASES: Final = ("draft", "setup", "play", "over")
ORIGINS: Final = ("hand", "module", "rival")
LEVELS: Final = 3
COLOURS: Final = len(BUILDINGS)


class PocketMarsLayout(Layout):
    """The fields of Pocket Mars."""

    def __init__(self) -> None:
        super().__init__()
        self.question = self.field("question", (len(DECISION_KINDS),), "the kind of question that the seat is asked")
        self.question_card = self.field("question_card", (CARDS,), "the card that the question is about")
        self.question_building = self.field("question_building", (COLOURS,), "the building that the question is about")
        self.seat = self.field("seat", (SIDES,), "which seat this is")
        self.players = self.field("players", (SIDES,), "one, two, three or four players")
        self.draft = self.field("draft", (1,), "whether hands are drafted")
        self.level = self.field("level", (LEVELS,), "the level of a solo game")
        self.phase = self.field("phase", (len(PHASES),), "draft, set-up, play, over")
        self.round = self.field("round", (1,), "the round", 50)
        self.first = self.field("first", (SIDES,), "who is first player")
        self.active = self.field("active", (SIDES,), "whose turn it is")
        self.waiting = self.field("waiting", (SIDES,), "who owes an answer")
        self.complete = self.field("complete", (SIDES,), "who has given a complete answer to a question put to all")
        self.deck = self.field("deck", (1,), "cards in the deck", CARDS)
        self.deck_top = self.field("deck_top", (COLOURS,), "the colour of its top card")
        self.deck_colours = self.field(
            "deck_colours", (CARDS, COLOURS), "the colours known to lie at each place of the deck, from the top"
        )
        self.deck_cards = self.field(
            "deck_cards", (CARDS,), "cards known to lie in the deck: 1 for the top, less the deeper"
        )
        self.discard = self.field("discard", (CARDS,), "the discard pile")
        self.capacity = self.field("capacity", (1,), "how many colonists the zone ** of a building holds", 2)
        self.one = self.field("one", (HOSTS, SIDES), "colonists in the zone * of each building", COLONISTS)
        self.two = self.field("two", (HOSTS, SIDES), "colonists in the zone ** of each building", 2)
        self.column_cards = self.field(
            "column_cards", (CARDS,), "cards known to lie on buildings: 1/7 for the lowest place, 2/7 for the next", 7
        )
        self.column_values = self.field(
            "column_values", (COLOURS, CARDS_PER_COLOUR), "the values that count on each building, from below", 7
        )
        self.column_face_down = self.field(
            "column_face_down", (COLOURS, CARDS_PER_COLOUR), "which of those cards lie face down"
        )
        self.column_height = self.field(
            "column_height", (COLOURS,), "how many cards lie on each building", CARDS_PER_COLOUR
        )
        self.earth = self.field("earth", (SIDES,), "colonists on Earth", COLONISTS)
        self.ship = self.field("ship", (SIDES,), "colonists on the ship", COLONISTS)
        self.energy = self.field("energy", (SIDES,), "energy", 10)
        self.points = self.field("points", (SIDES,), "points on the table", 40)
        self.hand_colours = self.field(
            "hand_colours", (SIDES, COLOURS), "the backs of the cards in each hand", DRAFT_PACK
        )
        self.hand_cards = self.field("hand_cards", (SIDES, CARDS), "the cards known to be in each hand")
        self.module_colours = self.field(
            "module_colours", (SIDES, MODULE_SIZE, COLOURS), "the backs of the cards in each place of each module"
        )
        self.module_cards = self.field("module_cards", (SIDES, MODULE_SIZE, CARDS), "the cards known to lie there")
        self.pack_colours = self.field(
            "pack_colours", (SIDES, COLOURS), "draft: the backs of the cards in the pack before each side", DRAFT_PACK
        )
        self.pack_cards = self.field("pack_cards", (SIDES, CARDS), "draft: the cards known to be in that pack")
        self.holds = self.field(
            "holds", (SIDES, CARDS), "cards known to be in a side's hand or module, without knowing in which"
        )
        self.playing = self.field("playing", (CARDS,), "the card whose action is going on")
        self.playing_side = self.field("playing_side", (SIDES,), "who plays it")
        self.playing_from = self.field("playing_from", (len(ORIGINS),), "from where: hand, module, a rival's module")
        self.looking = self.field("looking", (CARDS,), "the cards of the deck that the seat is looking at")
        self.passed = self.field(
            "passed", (CARDS,), "cards that the seat has passed on in the draft and not seen since"
        )
        self.answers = self.field("answers", (CARDS,), "the seat's own open answer: the cards chosen so far")


class PocketMarsEncoder(Encoder):
    """Cards are in the order of the components file, buildings in that of the action table."""

    def __init__(self, game: PocketMars) -> None:
        self.layout = PocketMarsLayout()
        super().__init__(game, self.layout)
        self.box = game.box

    def sides(self, s: State) -> int:
        return cast(PocketMarsState, s).sides

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        s = cast(PocketMarsState, state)
        if question is not None:
            self._question(question, writer)
        phase = phase_of(s)
        writer.mark(self.layout.seat, writer.seat)
        writer.mark(self.layout.players, s.players - 1)
        if s.drafting:
            writer.mark(self.layout.draft, 0)
        writer.mark(self.layout.level, s.level - 1)
        writer.mark(self.layout.phase, PHASES.index(phase))
        writer.put(self.layout.round, 0, s.round)
        writer.mark(self.layout.first, writer.side(s.first))
        writer.mark(self.layout.active, writer.side(s.active))
        self.write_waiting(
            s, self.layout.waiting, self.layout.complete if phase in ("draft", "setup") else None, writer
        )
        self._deck(s, writer)
        writer.mark_all(self.layout.discard, s.discard)
        writer.put(self.layout.capacity, 0, s.capacity())
        for building in range(COLOURS):
            self._building(s, building, writer)
        for side in range(s.sides):
            self._side(s, side, writer)
        self._playing(s, writer)
        writer.mark_all(self.layout.looking, looked_at(self.box, s, writer.seat))
        if s.picks:
            writer.mark_all(self.layout.passed, tuple(passed(s, writer.seat)))
        for action in s.answers[writer.seat]:
            writer.mark(self.layout.answers, action - (KEEP_DRAFT if phase == "draft" else STORE))

    def _question(self, question: Decision, writer: Writer) -> None:
        writer.mark(self.layout.question, question.kind)
        if question.subject >= 0:
            if question.kind in (ASK_LAND, ASK_BUILDING):
                writer.mark(self.layout.question_building, question.subject)
            elif question.kind == ASK_MODULE_ACTION or question.kind >= ASK_LAND_TARGET:
                writer.mark(self.layout.question_card, question.subject)

    def _deck(self, s: PocketMarsState, writer: Writer) -> None:
        bit = seat_bit(writer.seat)
        colours = s.facts.colours
        writer.put(self.layout.deck, 0, len(s.deck))
        if s.deck:
            writer.mark(self.layout.deck_top, colours[s.deck[0]])
        for position, card in enumerate(s.deck):
            known = s.known[card]
            if known & (COLOUR_SEEN | bit):
                writer.mark(self.layout.deck_colours, position * COLOURS + colours[card])
                if known & bit:
                    writer.put(self.layout.deck_cards, card, 1 - position / CARDS)

    def _building(self, s: PocketMarsState, building: int, writer: Writer) -> None:
        if building < HOSTS:
            writer.by_side(self.layout.one, s.one, building * s.sides, building * SIDES)
            writer.by_side(self.layout.two, s.two, building * s.sides, building * SIDES)
        column = s.columns[building]
        if not column:
            return
        bit = seat_bit(writer.seat)
        writer.put(self.layout.column_height, building, len(column))
        for place, card in enumerate(column):
            writer.put(self.layout.column_values, building * CARDS_PER_COLOUR + place, s.value_shown(card))
            if s.face_down >> card & 1:
                writer.mark(self.layout.column_face_down, building * CARDS_PER_COLOUR + place)
            if s.known[card] & bit:
                writer.put(self.layout.column_cards, card, place + 1)

    def _side(self, s: PocketMarsState, side: int, writer: Writer) -> None:
        at = writer.side(side)
        bit = seat_bit(writer.seat)
        writer.put(self.layout.earth, at, s.earth[side])
        writer.put(self.layout.ship, at, s.ship[side])
        writer.put(self.layout.energy, at, s.energy[side])
        writer.put(self.layout.points, at, score(s, side))
        self._cards(s, s.hands[side], self.layout.hand_colours, self.layout.hand_cards, at, writer)
        if s.packs:
            self._cards(s, s.packs[side], self.layout.pack_colours, self.layout.pack_cards, at, writer)
        for slot, card in enumerate(s.modules[side]):
            place = at * MODULE_SIZE + slot
            writer.mark(self.layout.module_colours, place * COLOURS + s.facts.colours[card])
            if s.known[card] & bit:
                writer.mark(self.layout.module_cards, place * CARDS + card)
        for card in s.hands[side] + s.modules[side]:
            if s.known[card] >> HELD & bit:
                writer.mark(self.layout.holds, at * CARDS + card)

    def _cards(
        self, s: PocketMarsState, cards: tuple[int, ...], colours: Field, known: Field, at: int, writer: Writer
    ) -> None:
        """Cards of which everybody sees the backs, and the seat perhaps some fronts."""
        bit = seat_bit(writer.seat)
        counts = [0] * COLOURS
        for card in cards:
            counts[s.facts.colours[card]] += 1
            if s.known[card] & bit:
                writer.mark(known, at * CARDS + card)
        writer.numbers(colours, counts, 0, COLOURS, at * COLOURS)

    def _playing(self, s: PocketMarsState, writer: Writer) -> None:
        frame = played_card(s)
        if frame is None:
            return
        writer.mark(self.layout.playing, frame.card)
        writer.mark(self.layout.playing_side, writer.side(frame.seat))
        writer.mark(self.layout.playing_from, ORIGINS.index(origin_of(s, frame)))
