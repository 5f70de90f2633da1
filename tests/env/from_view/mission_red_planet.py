"""Mission: Red Planet, read from a view."""

from typing import Any

from marsbox.core import Decision, View
from marsbox.env.mission_red_planet.encoder import FEWEST, PHASES, ROLES
from marsbox.env.observation import Encoder
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.kinds import DECISION_KINDS
from marsbox.games.mission_red_planet.state import CHARACTERS, RESOURCES, SEATS, ZONES
from tests.env.from_view.encoder import ViewEncoder, ViewWriter, numbered


class MissionFromView(ViewEncoder):
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

    def __init__(self, encoder: Encoder) -> None:
        super().__init__(encoder)
        assert isinstance(self.game, MissionRedPlanet)
        box = self.game.box
        self.designs = len(box.cards)
        self.cards = box.card_number
        self.zones = box.zone_number
        self.ships = box.ship_number
        self.characters = numbered(CHARACTERS)
        self.steps = numbered(DECISION_KINDS)

    def write(self, view: View, question: Decision | None, writer: ViewWriter) -> None:
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

    def _count(self, field: str, cards: list[str | None], writer: ViewWriter, first: int = 0) -> None:
        """How many there are of each card; cards of one design are indistinguishable."""
        counts = [0] * self.designs
        for card in cards:
            if card is not None:
                counts[self.cards[card]] += 1
        writer.row(field, counts, first)

    def _playing(self, playing: dict[str, Any], writer: ViewWriter) -> None:
        writer.mark("playing_side", writer.side(playing["seat"]))
        if playing["character"] is not None:
            writer.mark("playing_character", self.characters[playing["character"]])
        writer.mark("playing_step", self.steps[playing["step"]])
        writer.put("playing_left", 0, playing["left"])
        if playing["ship"] is not None:
            writer.mark("playing_ship", playing["ship"])
        if playing["card"] is not None:
            writer.mark("playing_card", self.cards[playing["card"]])

    def _ship(self, ship: dict[str, Any], slot: int, writer: ViewWriter) -> None:
        writer.mark("pad", slot)
        writer.put("pad_seats", slot, ship["seats"])
        if ship["printed"] is not None:
            writer.mark("pad_printed", slot * ZONES + self.zones[ship["printed"]])
        if ship["token"] is not None:
            writer.mark("pad_token", slot * ZONES + self.zones[ship["token"]])
        writer.row("pad_crew", writer.by_side(ship["crew"]), slot * SEATS)
        if ship["flying"]:
            writer.mark("pad_flying", slot)

    def _zone(self, zone: dict[str, Any], number: int, writer: ViewWriter) -> None:
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

    def _side(self, side: dict[str, Any], at: int, writer: ViewWriter) -> None:
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
