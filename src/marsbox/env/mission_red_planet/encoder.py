"""Mission: Red Planet as an array."""

from typing import Any, Final

from marsbox.core import Decision, View
from marsbox.env.observation import Encoder, Field, ObservationWriter, numbered
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.games.mission_red_planet.state import (
    ASTRONAUTS,
    BONUS_CARDS,
    CHARACTERS,
    DESTINATION_TOKENS,
    DISCOVERY_CARDS,
    LAST_TURN,
    RESOURCE_TOKENS,
    RESOURCES,
    SCORE_TOKENS,
    SEATS,
    SHIPS,
    ZONES,
)

PHASES: Final = ("setup", "keep", "choose", "call", "over")
FEWEST: Final = 3
MOST_ABOARD: Final = 5
EVENTS: Final = BONUS_CARDS + DISCOVERY_CARDS
ROLES: Final = len(CHARACTERS)


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
        Field("resource", (ZONES, len(RESOURCES)), "the resource found in each zone"),
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
        Field("tokens", (SEATS, len(RESOURCES)), "score tokens", SCORE_TOKENS),
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

    # the character cards played are those that are not in hand; a ship is its seats and its zone; who has taken a
    # resource token at the end is who has the most astronauts there
    left_out = frozenset(
        {
            "game",
            "last_turn",
            "scorings",
            "zones.zone",
            "zones.outer",
            "zones.token_taken_by",
            "seats.played",
            "pad.ship",
        }
    )

    def __init__(self, game: MissionRedPlanet) -> None:
        box = game.box
        super().__init__(game, fields(len(box.cards)))
        self.designs = len(box.cards)
        self.cards = box.card_number
        self.zones = box.zone_number
        self.ships = box.ship_number
        self.characters = numbered(CHARACTERS)
        self.steps = numbered(DECISION_KINDS)

    def write(self, view: View, question: Decision | None, writer: ObservationWriter) -> None:
        writer.mark("seat", view["seat"])
        writer.mark("players", view["players"] - FEWEST)
        if view["options"]["resource_tokens"] == "on":
            writer.mark("resource_tokens", 0)
        writer.mark("phase", PHASES.index(view["phase"]))
        writer.put("turn", 0, view["turn"])
        writer.mark("first", writer.side(view["first"]))
        for seat in view["waiting"]:
            writer.mark("waiting", writer.side(seat))
        if view["calling"] is not None:
            writer.mark("calling", self.characters[view["calling"]])
        for number, seat in enumerate(view["queue"]):
            writer.put("queue", writer.side(seat), number + 1)
        if view["playing"] is not None:
            self._playing(view["playing"], writer)
        for slot, ship in enumerate(view["pad"]):
            if ship is not None:
                self._ship(ship, slot, writer)
        writer.put("ship_pile", 0, view["ship_pile"])
        for ship in view["ship_discard"]:
            writer.mark("ship_discard", self.ships[ship])
        for number, zone in enumerate(view["zones"]):
            self._zone(zone, number, writer)
        writer.put("resource_pile", 0, view["resource_pile"])
        writer.put("event_pile", 0, view["event_pile"])
        discarded = [0] * writer.sides
        for card in view["discarded"]:
            discarded[card["seat"]] += 1
        writer.row("discarded", writer.by_side(discarded))
        self._count("discarded_cards", [card["card"] for card in view["discarded"]], writer)
        self._count("shown", view["shown"], writer)
        self._count("returned", view["returned"], writer)
        for side in view["seats"]:
            self._side(side, writer.side(side["seat"]), writer)
        for answer in view["answers"]:
            if "choose" in answer:
                writer.mark("answer_character", self.characters[answer["choose"]])
            else:
                writer.mark("answer_card", self.cards[answer["keep"]])

    def _count(self, field: str, cards: list[str | None], writer: ObservationWriter, first: int = 0) -> None:
        """How many there are of each card; cards of one design are indistinguishable."""
        counts = [0] * self.designs
        for card in cards:
            if card is not None:
                counts[self.cards[card]] += 1
        writer.row(field, counts, first)

    def _playing(self, playing: dict[str, Any], writer: ObservationWriter) -> None:
        writer.mark("playing_side", writer.side(playing["seat"]))
        if playing["character"] is not None:
            writer.mark("playing_character", self.characters[playing["character"]])
        writer.mark("playing_step", self.steps[playing["step"]])
        writer.put("playing_left", 0, playing["left"])
        if playing["ship"] is not None:
            writer.mark("playing_ship", playing["ship"])
        if playing["card"] is not None:
            writer.mark("playing_card", self.cards[playing["card"]])

    def _ship(self, ship: dict[str, Any], slot: int, writer: ObservationWriter) -> None:
        writer.mark("pad", slot)
        writer.put("pad_seats", slot, ship["seats"])
        if ship["printed"] is not None:
            writer.mark("pad_printed", slot * ZONES + self.zones[ship["printed"]])
        if ship["token"] is not None:
            writer.mark("pad_token", slot * ZONES + self.zones[ship["token"]])
        writer.row("pad_crew", writer.by_side(ship["crew"]), slot * SEATS)
        if ship["flying"]:
            writer.mark("pad_flying", slot)

    def _zone(self, zone: dict[str, Any], number: int, writer: ObservationWriter) -> None:
        if zone["resource"] is not None:
            writer.mark("resource", number * len(RESOURCES) + RESOURCES.index(zone["resource"]))
        writer.row("astronauts", writer.by_side(zone["astronauts"]), number * SEATS)
        writer.put("pot", number, zone["pot"])
        writer.put("destinations", number, zone["destinations"])
        discovery = zone["discovery"]
        if discovery is not None:
            writer.mark("discovery", number)
            if discovery["card"] is not None:
                writer.mark("discovery_card", number * self.designs + self.cards[discovery["card"]])
            for seat in discovery["known_by"]:
                writer.mark("discovery_known_by", number * SEATS + writer.side(seat))

    def _side(self, side: dict[str, Any], at: int, writer: ObservationWriter) -> None:
        for name in ("reserve", "memorial", "points"):
            writer.put(name, at, side[name])
        writer.row("tokens", [side["tokens"][name] for name in RESOURCES], at * len(RESOURCES))
        for character in side["hand"]:
            writer.mark("hand", at * ROLES + self.characters[character])
        if side["chosen"] is not None:
            writer.mark("chosen", self.characters[side["chosen"]])
        if side["called"] is not None:
            writer.mark("called", at * ROLES + self.characters[side["called"]])
        if at == 0:
            self._count("dealt", side["dealt"], writer)
        writer.put("bonus", at, len(side["bonus"]))
        self._count("bonus_cards", side["bonus"], writer, at * self.designs)
        if side["complete"]:
            writer.mark("complete", at)
