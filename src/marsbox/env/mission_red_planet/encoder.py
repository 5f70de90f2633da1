"""Mission: Red Planet as an array."""

from typing import Final, cast

from marsbox.core.contract import Decision, State
from marsbox.core.events import seat_bit
from marsbox.env.observation import Encoder, Layout, Writer
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.kinds import CHOOSE, DECISION_KINDS, KEEP
from marsbox.games.mission_red_planet.state import (
    ASTRONAUTS,
    BONUS_CARDS,
    CHARACTERS,
    DESTINATION,
    DESTINATION_TOKENS,
    DISCOVERY_CARDS,
    LAST_TURN,
    NONE,
    PLACE,
    RESOURCE_TOKENS,
    RESOURCES,
    SCORE_TOKENS,
    SEATS,
    SHIPS,
    ZONES,
    MissionState,
)
from marsbox.games.mission_red_planet.turn import QUESTIONS
from marsbox.games.mission_red_planet.view import acting_frame, phase_of, points_of

PHASES: Final = ("setup", "keep", "choose", "call", "over")
FEWEST: Final = 3
MOST_ABOARD: Final = 5
EVENTS: Final = BONUS_CARDS + DISCOVERY_CARDS
ROLES: Final = len(CHARACTERS)
RESOURCE_KINDS: Final = len(RESOURCES)


class MissionLayout(Layout):
    """The fields of Mission: Red Planet."""

    def __init__(self, designs: int) -> None:
        """`designs` is the number of different event cards."""
        super().__init__()
        self.question = self.field("question", (len(DECISION_KINDS),), "the kind of question that the seat is asked")
        self.seat = self.field("seat", (SEATS,), "which seat this is")
        self.players = self.field("players", (SEATS - FEWEST + 1,), "three, four or five players")
        self.resource_tokens = self.field(
            "resource_tokens", (1,), "whether sole leaders take resource tokens at the end"
        )
        self.phase = self.field(
            "phase", (len(PHASES),), "set-up, keeping a bonus card, choosing characters, calling them, over"
        )
        self.turn = self.field("turn", (1,), "the turn", LAST_TURN)
        self.first = self.field("first", (SEATS,), "who is first player")
        self.waiting = self.field("waiting", (SEATS,), "who owes an answer")
        self.complete = self.field("complete", (SEATS,), "who has given a complete answer to a question put to all")
        self.calling = self.field("calling", (ROLES,), "the character that is called")
        self.queue = self.field(
            "queue", (SEATS,), "who has revealed it and is still to act: 1/5 for the next, 2/5 for the one after", SEATS
        )
        self.playing_side = self.field("playing_side", (SEATS,), "who is acting")
        self.playing_character = self.field("playing_character", (ROLES,), "with which character")
        self.playing_step = self.field("playing_step", (len(DECISION_KINDS),), "which part of it is asked for")
        self.playing_left = self.field("playing_left", (1,), "how often it may still be done", 5)
        self.playing_ship = self.field("playing_ship", (SEATS,), "the ship it is about")
        self.playing_card = self.field(
            "playing_card", (designs,), "the seat's own discovery that is about to be placed"
        )
        self.pad = self.field("pad", (SEATS,), "whether a ship is docked at each place of the launch pad")
        self.pad_seats = self.field("pad_seats", (SEATS,), "the seats aboard it", MOST_ABOARD)
        self.pad_printed = self.field("pad_printed", (SEATS, ZONES), "the zone printed on it")
        self.pad_token = self.field("pad_token", (SEATS, ZONES), "the destination token on it")
        self.pad_crew = self.field("pad_crew", (SEATS, SEATS), "the astronauts of each side aboard", MOST_ABOARD)
        self.pad_flying = self.field("pad_flying", (SEATS,), "whether it has taken off")
        self.ship_pile = self.field("ship_pile", (1,), "ships in the pile", SHIPS)
        self.ship_discard = self.field("ship_discard", (SHIPS,), "ships in the discard pile")
        self.resource = self.field("resource", (ZONES, RESOURCE_KINDS), "the resource found in each zone")
        self.astronauts = self.field(
            "astronauts", (ZONES, SEATS), "the astronauts of each side in each zone", ASTRONAUTS
        )
        self.pot = self.field("pot", (ZONES,), "score tokens that stayed in each zone", 10)
        self.destinations = self.field(
            "destinations", (ZONES,), "destination tokens left for each zone", DESTINATION_TOKENS
        )
        self.discovery = self.field("discovery", (ZONES,), "whether a discovery lies beside the zone")
        self.discovery_card = self.field("discovery_card", (ZONES, designs), "which one, where the seat knows it")
        self.discovery_known_by = self.field("discovery_known_by", (ZONES, SEATS), "who knows it")
        self.resource_pile = self.field("resource_pile", (1,), "resource tokens not yet found", RESOURCE_TOKENS)
        self.event_pile = self.field("event_pile", (1,), "event cards in the pile", EVENTS)
        self.discarded = self.field(
            "discarded", (SEATS,), "discoveries that each side has drawn and discarded", DISCOVERY_CARDS
        )
        self.discarded_cards = self.field(
            "discarded_cards", (designs,), "those that the seat itself has discarded", DISCOVERY_CARDS
        )
        self.shown = self.field("shown", (designs,), "cards that were shown to all", DISCOVERY_CARDS)
        self.returned = self.field("returned", (designs,), "cards that the seat has seen and returned", DISCOVERY_CARDS)
        self.reserve = self.field("reserve", (SEATS,), "astronauts in the reserve", ASTRONAUTS)
        self.memorial = self.field("memorial", (SEATS,), "astronauts lost", ASTRONAUTS)
        self.tokens = self.field("tokens", (SEATS, RESOURCE_KINDS), "score tokens", SCORE_TOKENS)
        self.points = self.field("points", (SEATS,), "their points", 100)
        self.hand = self.field("hand", (SEATS, ROLES), "the characters each side can still choose")
        self.chosen = self.field("chosen", (ROLES,), "the character that the seat has chosen")
        self.called = self.field("called", (SEATS, ROLES), "the character that each side has revealed this turn")
        self.dealt = self.field("dealt", (designs,), "the cards dealt to the seat at set-up", DISCOVERY_CARDS)
        self.bonus = self.field("bonus", (SEATS,), "bonus cards of each side", BONUS_CARDS)
        self.bonus_cards = self.field("bonus_cards", (SEATS, designs), "those that the seat knows", BONUS_CARDS)
        self.answer_character = self.field("answer_character", (ROLES,), "the seat's own open answer: a character")
        self.answer_card = self.field("answer_card", (designs,), "the seat's own open answer: a card")


class MissionEncoder(Encoder):
    """Zones, characters and event cards are in the order of the components file and of the action table."""

    def __init__(self, game: MissionRedPlanet) -> None:
        self.layout = MissionLayout(len(game.box.cards))
        super().__init__(game, self.layout)
        self.box = game.box
        self.designs = len(game.box.cards)

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        s = cast(MissionState, state)
        phase = phase_of(s)
        if question is not None:
            writer.mark(self.layout.question, question.kind)
        writer.mark(self.layout.seat, writer.seat)
        writer.mark(self.layout.players, s.players - FEWEST)
        if s.taking_tokens:
            writer.mark(self.layout.resource_tokens, 0)
        writer.mark(self.layout.phase, PHASES.index(phase))
        writer.put(self.layout.turn, 0, s.turn)
        writer.mark(self.layout.first, writer.side(s.first))
        self.write_waiting(
            s, self.layout.waiting, self.layout.complete if phase in ("keep", "choose") else None, writer
        )
        if s.calling != NONE:
            writer.mark(self.layout.calling, s.calling)
        for number, seat in enumerate(s.queue):
            writer.put(self.layout.queue, writer.side(seat), number + 1)
        self._playing(s, writer)
        for slot in range(s.players):
            if s.pad[slot] != NONE:
                self._ship(s, slot, writer)
        writer.put(self.layout.ship_pile, 0, len(s.ship_pile))
        writer.mark_all(self.layout.ship_discard, s.ship_discard)
        for zone in range(ZONES):
            self._zone(s, zone, writer)
        writer.put(self.layout.resource_pile, 0, len(s.resource_pile))
        writer.put(self.layout.event_pile, 0, len(s.event_pile))
        self._discarded(s, writer)
        writer.count(self.layout.shown, s.shown)
        writer.count(self.layout.returned, s.returned[writer.seat])
        for seat in range(s.players):
            self._side(s, seat, writer)
        self._own(s, writer)

    def _playing(self, s: MissionState, writer: Writer) -> None:
        """Who is acting; a card about to be placed is secret."""
        frame = acting_frame(s)
        if frame is None:
            return
        writer.mark(self.layout.playing_side, writer.side(frame.seat))
        if s.called[frame.seat] != NONE:
            writer.mark(self.layout.playing_character, s.called[frame.seat])
        writer.mark(self.layout.playing_step, QUESTIONS[frame.kind])
        writer.put(self.layout.playing_left, 0, frame.left)
        if frame.kind == DESTINATION:
            writer.mark(self.layout.playing_ship, frame.slot)
        if frame.kind == PLACE and frame.seat == writer.seat:
            writer.mark(self.layout.playing_card, s.drawn)

    def _ship(self, s: MissionState, slot: int, writer: Writer) -> None:
        ship = s.pad[slot]
        writer.mark(self.layout.pad, slot)
        writer.put(self.layout.pad_seats, slot, s.facts.seats[ship])
        printed = s.facts.destinations[ship]
        if printed != NONE:
            writer.mark(self.layout.pad_printed, slot * ZONES + printed)
        token = s.tokens_on[slot]
        if token != NONE:
            writer.mark(self.layout.pad_token, slot * ZONES + token)
        writer.by_side(self.layout.pad_crew, s.crew, slot * s.players, slot * SEATS)
        if s.flying >> slot & 1:
            writer.mark(self.layout.pad_flying, slot)

    def _zone(self, s: MissionState, zone: int, writer: Writer) -> None:
        if s.resources[zone] != NONE:
            writer.mark(self.layout.resource, zone * RESOURCE_KINDS + s.resources[zone])
        writer.by_side(self.layout.astronauts, s.zones, zone * s.players, zone * SEATS)
        writer.put(self.layout.pot, zone, s.pot[zone])
        writer.put(self.layout.destinations, zone, s.tokens_left[zone])
        if s.discoveries[zone] != NONE:
            self._discovery(s, zone, writer)

    def _discovery(self, s: MissionState, zone: int, writer: Writer) -> None:
        """A discovery beside a zone: who knows it is public, what it is only to those."""
        seen = s.seen[zone]
        writer.mark(self.layout.discovery, zone)
        if s.over or seen & seat_bit(writer.seat):
            writer.mark(self.layout.discovery_card, zone * self.designs + s.discoveries[zone])
        for seat in range(s.players):
            if seen & seat_bit(seat):
                writer.mark(self.layout.discovery_known_by, zone * SEATS + writer.side(seat))

    def _discarded(self, s: MissionState, writer: Writer) -> None:
        """Discoveries for which there was no zone: only who drew one has seen it."""
        if not s.discarded:
            return
        for seat in s.discarded_by:
            writer.put(self.layout.discarded, writer.side(seat), s.discarded_by.count(seat))
        own = [card for number, card in enumerate(s.discarded) if s.discarded_by[number] == writer.seat]
        writer.count(self.layout.discarded_cards, tuple(own))

    def _side(self, s: MissionState, seat: int, writer: Writer) -> None:
        at = writer.side(seat)
        writer.put(self.layout.reserve, at, s.reserve[seat])
        writer.put(self.layout.memorial, at, s.memorial[seat])
        writer.put(self.layout.points, at, points_of(self.box, s, seat))
        writer.numbers(
            self.layout.tokens, s.scored, seat * RESOURCE_KINDS, (seat + 1) * RESOURCE_KINDS, at * RESOURCE_KINDS
        )
        hand = s.hands[seat]
        for character in range(ROLES):
            if hand >> character & 1:
                writer.mark(self.layout.hand, at * ROLES + character)
        if s.called[seat] != NONE:
            writer.mark(self.layout.called, at * ROLES + s.called[seat])
        bonus = s.bonus[seat]
        if bonus:
            writer.put(self.layout.bonus, at, len(bonus))
            if at == 0 or s.over:
                writer.count(self.layout.bonus_cards, bonus, at * self.designs)

    def _own(self, s: MissionState, writer: Writer) -> None:
        """What only the seat itself sees."""
        seat = writer.seat
        if s.chosen[seat] != NONE:
            writer.mark(self.layout.chosen, s.chosen[seat])
        writer.count(self.layout.dealt, s.dealt[seat])
        for action in s.answers[seat]:
            if phase_of(s) == "choose":
                writer.mark(self.layout.answer_character, action - CHOOSE)
            else:
                writer.mark(self.layout.answer_card, action - KEEP)
