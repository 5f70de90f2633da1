"""Mission: Red Planet as an array."""

from typing import Final, cast

from marsbox.core.contract import Decision, State
from marsbox.core.events import seat_bit
from marsbox.env.observation import Encoder, Field, Writer
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


def fields(designs: int) -> tuple[Field, ...]:
    """The fields, for so many different event cards."""
    return (
        Field("question", (len(DECISION_KINDS),), "the kind of question that the seat is asked"),
        Field("seat", (SEATS,), "which seat this is"),
        Field("players", (SEATS - FEWEST + 1,), "three, four or five players"),
        Field("resource_tokens", (1,), "whether sole leaders take resource tokens at the end"),
        Field("phase", (len(PHASES),), "set-up, keeping a bonus card, choosing characters, calling them, over"),
        Field("turn", (1,), "the turn", LAST_TURN),
        Field("first", (SEATS,), "who is first player"),
        Field("waiting", (SEATS,), "who owes an answer"),
        Field("complete", (SEATS,), "who has given a complete answer to a question put to all"),
        Field("calling", (ROLES,), "the character that is called"),
        Field(
            "queue", (SEATS,), "who has revealed it and is still to act: 1/5 for the next, 2/5 for the one after", SEATS
        ),
        Field("playing_side", (SEATS,), "who is acting"),
        Field("playing_character", (ROLES,), "with which character"),
        Field("playing_step", (len(DECISION_KINDS),), "which part of it is asked for"),
        Field("playing_left", (1,), "how often it may still be done", 5),
        Field("playing_ship", (SEATS,), "the ship it is about"),
        Field("playing_card", (designs,), "the seat's own discovery that is about to be placed"),
        Field("pad", (SEATS,), "whether a ship is docked at each place of the launch pad"),
        Field("pad_seats", (SEATS,), "the seats aboard it", MOST_ABOARD),
        Field("pad_printed", (SEATS, ZONES), "the zone printed on it"),
        Field("pad_token", (SEATS, ZONES), "the destination token on it"),
        Field("pad_crew", (SEATS, SEATS), "the astronauts of each side aboard", MOST_ABOARD),
        Field("pad_flying", (SEATS,), "whether it has taken off"),
        Field("ship_pile", (1,), "ships in the pile", SHIPS),
        Field("ship_discard", (SHIPS,), "ships in the discard pile"),
        Field("resource", (ZONES, RESOURCE_KINDS), "the resource found in each zone"),
        Field("astronauts", (ZONES, SEATS), "the astronauts of each side in each zone", ASTRONAUTS),
        Field("pot", (ZONES,), "score tokens that stayed in each zone", 10),
        Field("destinations", (ZONES,), "destination tokens left for each zone", DESTINATION_TOKENS),
        Field("discovery", (ZONES,), "whether a discovery lies beside the zone"),
        Field("discovery_card", (ZONES, designs), "which one, where the seat knows it"),
        Field("discovery_known_by", (ZONES, SEATS), "who knows it"),
        Field("resource_pile", (1,), "resource tokens not yet found", RESOURCE_TOKENS),
        Field("event_pile", (1,), "event cards in the pile", EVENTS),
        Field("discarded", (SEATS,), "discoveries that each side has drawn and discarded", DISCOVERY_CARDS),
        Field("discarded_cards", (designs,), "those that the seat itself has discarded", DISCOVERY_CARDS),
        Field("shown", (designs,), "cards that were shown to all", DISCOVERY_CARDS),
        Field("returned", (designs,), "cards that the seat has seen and returned", DISCOVERY_CARDS),
        Field("reserve", (SEATS,), "astronauts in the reserve", ASTRONAUTS),
        Field("memorial", (SEATS,), "astronauts lost", ASTRONAUTS),
        Field("tokens", (SEATS, RESOURCE_KINDS), "score tokens", SCORE_TOKENS),
        Field("points", (SEATS,), "their points", 100),
        Field("hand", (SEATS, ROLES), "the characters each side can still choose"),
        Field("chosen", (ROLES,), "the character that the seat has chosen"),
        Field("called", (SEATS, ROLES), "the character that each side has revealed this turn"),
        Field("dealt", (designs,), "the cards dealt to the seat at set-up", DISCOVERY_CARDS),
        Field("bonus", (SEATS,), "bonus cards of each side", BONUS_CARDS),
        Field("bonus_cards", (SEATS, designs), "those that the seat knows", BONUS_CARDS),
        Field("answer_character", (ROLES,), "the seat's own open answer: a character"),
        Field("answer_card", (designs,), "the seat's own open answer: a card"),
    )


class MissionEncoder(Encoder):
    """Zones, characters and event cards are in the order of the components file and of the action table."""

    def __init__(self, game: MissionRedPlanet) -> None:
        super().__init__(game, fields(len(game.box.cards)))
        self.box = game.box
        self.designs = len(game.box.cards)

    def write(self, state: State, question: Decision | None, writer: Writer) -> None:
        s = cast(MissionState, state)
        phase = phase_of(s)
        writer.mark("seat", writer.seat)
        writer.mark("players", s.players - FEWEST)
        if s.taking_tokens:
            writer.mark("resource_tokens", 0)
        writer.mark("phase", PHASES.index(phase))
        writer.put("turn", 0, s.turn)
        writer.mark("first", writer.side(s.first))
        self.write_waiting(s, phase in ("keep", "choose"), writer)
        if s.calling != NONE:
            writer.mark("calling", s.calling)
        for number, seat in enumerate(s.queue):
            writer.put("queue", writer.side(seat), number + 1)
        self._playing(s, writer)
        for slot in range(s.players):
            if s.pad[slot] != NONE:
                self._ship(s, slot, writer)
        writer.put("ship_pile", 0, len(s.ship_pile))
        writer.mark_all("ship_discard", s.ship_discard)
        for zone in range(ZONES):
            self._zone(s, zone, writer)
        writer.put("resource_pile", 0, len(s.resource_pile))
        writer.put("event_pile", 0, len(s.event_pile))
        self._discarded(s, writer)
        writer.count("shown", s.shown)
        writer.count("returned", s.returned[writer.seat])
        for seat in range(s.players):
            self._side(s, seat, writer)
        self._own(s, writer)

    def _playing(self, s: MissionState, writer: Writer) -> None:
        """Who is acting; a card about to be placed is secret."""
        frame = acting_frame(s)
        if frame is None:
            return
        writer.mark("playing_side", writer.side(frame.seat))
        if s.called[frame.seat] != NONE:
            writer.mark("playing_character", s.called[frame.seat])
        writer.mark("playing_step", QUESTIONS[frame.kind])
        writer.put("playing_left", 0, frame.left)
        if frame.kind == DESTINATION:
            writer.mark("playing_ship", frame.slot)
        if frame.kind == PLACE and frame.seat == writer.seat:
            writer.mark("playing_card", s.drawn)

    def _ship(self, s: MissionState, slot: int, writer: Writer) -> None:
        ship = s.pad[slot]
        writer.mark("pad", slot)
        writer.put("pad_seats", slot, s.facts.seats[ship])
        printed = s.facts.destinations[ship]
        if printed != NONE:
            writer.mark("pad_printed", slot * ZONES + printed)
        token = s.tokens_on[slot]
        if token != NONE:
            writer.mark("pad_token", slot * ZONES + token)
        writer.by_side("pad_crew", s.crew, slot * s.players, slot * SEATS)
        if s.flying >> slot & 1:
            writer.mark("pad_flying", slot)

    def _zone(self, s: MissionState, zone: int, writer: Writer) -> None:
        if s.resources[zone] != NONE:
            writer.mark("resource", zone * RESOURCE_KINDS + s.resources[zone])
        writer.by_side("astronauts", s.zones, zone * s.players, zone * SEATS)
        writer.put("pot", zone, s.pot[zone])
        writer.put("destinations", zone, s.tokens_left[zone])
        if s.discoveries[zone] != NONE:
            self._discovery(s, zone, writer)

    def _discovery(self, s: MissionState, zone: int, writer: Writer) -> None:
        """A discovery beside a zone: who knows it is public, what it is only to those."""
        seen = s.seen[zone]
        writer.mark("discovery", zone)
        if s.over or seen & seat_bit(writer.seat):
            writer.mark("discovery_card", zone * self.designs + s.discoveries[zone])
        for seat in range(s.players):
            if seen & seat_bit(seat):
                writer.mark("discovery_known_by", zone * SEATS + writer.side(seat))

    def _discarded(self, s: MissionState, writer: Writer) -> None:
        """Discoveries for which there was no zone: only who drew one has seen it."""
        if not s.discarded:
            return
        for seat in s.discarded_by:
            writer.put("discarded", writer.side(seat), s.discarded_by.count(seat))
        own = [card for number, card in enumerate(s.discarded) if s.discarded_by[number] == writer.seat]
        writer.count("discarded_cards", tuple(own))

    def _side(self, s: MissionState, seat: int, writer: Writer) -> None:
        at = writer.side(seat)
        writer.put("reserve", at, s.reserve[seat])
        writer.put("memorial", at, s.memorial[seat])
        writer.put("points", at, points_of(self.box, s, seat))
        writer.numbers("tokens", s.scored, seat * RESOURCE_KINDS, (seat + 1) * RESOURCE_KINDS, at * RESOURCE_KINDS)
        hand = s.hands[seat]
        for character in range(ROLES):
            if hand >> character & 1:
                writer.mark("hand", at * ROLES + character)
        if s.called[seat] != NONE:
            writer.mark("called", at * ROLES + s.called[seat])
        bonus = s.bonus[seat]
        if bonus:
            writer.put("bonus", at, len(bonus))
            if at == 0 or s.over:
                writer.count("bonus_cards", bonus, at * self.designs)

    def _own(self, s: MissionState, writer: Writer) -> None:
        """What only the seat itself sees."""
        seat = writer.seat
        if s.chosen[seat] != NONE:
            writer.mark("chosen", s.chosen[seat])
        writer.count("dealt", s.dealt[seat])
        for action in s.answers[seat]:
            if phase_of(s) == "choose":
                writer.mark("answer_character", action - CHOOSE)
            else:
                writer.mark("answer_card", action - KEEP)
