"""Pocket Mars as an array."""

from typing import Final, cast

from marsbox.core.contract import Decision, State
from marsbox.core.events import seat_bit
from marsbox.env.observation import Encoder, Field, Writer
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

FIELDS: Final = (
    Field("question", (len(DECISION_KINDS),), "the kind of question that the seat is asked"),
    Field("question_card", (CARDS,), "the card that the question is about"),
    Field("question_building", (COLOURS,), "the building that the question is about"),
    Field("seat", (SIDES,), "which seat this is"),
    Field("players", (SIDES,), "one, two, three or four players"),
    Field("draft", (1,), "whether hands are drafted"),
    Field("level", (LEVELS,), "the level of a solo game"),
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

    def __init__(self, game: PocketMars) -> None:
        super().__init__(game, FIELDS)
        self.box = game.box

    def sides(self, s: State) -> int:
        return cast(PocketMarsState, s).sides

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        s = cast(PocketMarsState, state)
        if question is not None and question.subject >= 0:
            if question.kind in (ASK_LAND, ASK_BUILDING):
                writer.mark("question_building", question.subject)
            elif question.kind == ASK_MODULE_ACTION or question.kind >= ASK_LAND_TARGET:
                writer.mark("question_card", question.subject)
        phase = phase_of(s)
        writer.mark("seat", writer.seat)
        writer.mark("players", s.players - 1)
        if s.drafting:
            writer.mark("draft", 0)
        writer.mark("level", s.level - 1)
        writer.mark("phase", PHASES.index(phase))
        writer.put("round", 0, s.round)
        writer.mark("first", writer.side(s.first))
        writer.mark("active", writer.side(s.active))
        self.write_waiting(s, phase in ("draft", "setup"), writer)
        self._deck(s, writer)
        writer.mark_all("discard", s.discard)
        writer.put("capacity", 0, s.capacity())
        for building in range(COLOURS):
            self._building(s, building, writer)
        for side in range(s.sides):
            self._side(s, side, writer)
        self._playing(s, writer)
        writer.mark_all("looking", looked_at(self.box, s, writer.seat))
        if s.picks:
            writer.mark_all("passed", tuple(passed(s, writer.seat)))
        for action in s.answers[writer.seat]:
            writer.mark("answers", action - (KEEP_DRAFT if phase == "draft" else STORE))

    def _deck(self, s: PocketMarsState, writer: Writer) -> None:
        bit = seat_bit(writer.seat)
        colours = s.facts.colours
        writer.put("deck", 0, len(s.deck))
        if s.deck:
            writer.mark("deck_top", colours[s.deck[0]])
        for position, card in enumerate(s.deck):
            known = s.known[card]
            if known & (COLOUR_SEEN | bit):
                writer.mark("deck_colours", position * COLOURS + colours[card])
                if known & bit:
                    writer.put("deck_cards", card, 1 - position / CARDS)

    def _building(self, s: PocketMarsState, building: int, writer: Writer) -> None:
        if building < HOSTS:
            writer.by_side("one", s.one, building * s.sides, building * SIDES)
            writer.by_side("two", s.two, building * s.sides, building * SIDES)
        column = s.columns[building]
        if not column:
            return
        bit = seat_bit(writer.seat)
        writer.put("column_height", building, len(column))
        for place, card in enumerate(column):
            writer.put("column_values", building * CARDS_PER_COLOUR + place, s.value_shown(card))
            if s.face_down >> card & 1:
                writer.mark("column_face_down", building * CARDS_PER_COLOUR + place)
            if s.known[card] & bit:
                writer.put("column_cards", card, place + 1)

    def _side(self, s: PocketMarsState, side: int, writer: Writer) -> None:
        at = writer.side(side)
        bit = seat_bit(writer.seat)
        writer.put("earth", at, s.earth[side])
        writer.put("ship", at, s.ship[side])
        writer.put("energy", at, s.energy[side])
        writer.put("points", at, score(s, side))
        self._cards(s, s.hands[side], "hand_colours", "hand_cards", at, writer)
        if s.packs:
            self._cards(s, s.packs[side], "pack_colours", "pack_cards", at, writer)
        for slot, card in enumerate(s.modules[side]):
            place = at * MODULE_SIZE + slot
            writer.mark("module_colours", place * COLOURS + s.facts.colours[card])
            if s.known[card] & bit:
                writer.mark("module_cards", place * CARDS + card)
        for card in s.hands[side] + s.modules[side]:
            if s.known[card] >> HELD & bit:
                writer.mark("holds", at * CARDS + card)

    def _cards(
        self, s: PocketMarsState, cards: tuple[int, ...], colours: str, known: str, at: int, writer: Writer
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
        writer.mark("playing", frame.card)
        writer.mark("playing_side", writer.side(frame.seat))
        writer.mark("playing_from", ORIGINS.index(origin_of(s, frame)))
