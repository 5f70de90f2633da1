"""Positions of Mission: Red Planet from descriptions. See `marsbox.testing` for how they are used."""

from collections.abc import Mapping
from typing import Any, Final

from marsbox.core.contract import Game, State
from marsbox.core.events import seat_bit
from marsbox.core.rng import SEED_LIMIT, SeedRng
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.deal import DEALT, PLAYER_COUNTS, chosen_options
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import (
    ASTRONAUTS,
    DESTINATION_TOKENS,
    LAST_TURN,
    NONE,
    OUTER,
    RESOURCES,
    SHIPS,
    ZONES,
    MissionState,
)
from marsbox.testing.description import Description, PositionError
from marsbox.testing.mission_red_planet.facts import OVER
from marsbox.testing.mission_red_planet.turn import TurnReader, check_moment
from marsbox.testing.stock import Stock, filled

KEYS: Final = (
    "players",
    "options",
    "phase",
    "turn",
    "first player",
    "pad",
    "zones",
    "seats",
    "ship pile",
    "discarded ships",
    "resource pile",
    "event pile",
    "discarded discoveries",
    "shown at set-up",
    "seed",
    "random numbers used",
    "reshuffles",
    "every question",
)
DERIVED_KEYS: Final = (
    "game",
    "questions",
    "outcome",
    "character being played",
)  # facts have these too; a description may repeat them
SHIP_KEYS: Final = ("ship", "crew", "destination", "flying")
ZONE_KEYS: Final = ("resource", "astronauts", "tokens", "discovery", "destination tokens")
SEAT_KEYS: Final = (
    "reserve",
    "memorial",
    "tokens",
    "hand",
    "chosen",
    "called",
    "acted",
    "bonus",
    "given back",
    "points",
)


def position(game: Game, description: Mapping[str, Any]) -> State:
    """The position of a description: while characters are chosen, from a call on, or over."""
    if not isinstance(game, MissionRedPlanet):
        raise PositionError(f'the game "{game.id}" is not Mission: Red Planet')
    return _Builder(game.box, description).build()


class _Builder:
    """Reads a description part by part; ships, tokens and cards are laid once and remembered with their places."""

    def __init__(self, box: Box, description: Mapping[str, Any]) -> None:
        self.box = box
        check_moment(description)
        self.top = Description(description, "the description", KEYS + DERIVED_KEYS)
        self.zone_ids = [zone.id for zone in box.zones]
        self.ships = Stock("ship", box.ship_ids, [1] * SHIPS)
        self.resources = Stock("resource", RESOURCES, box.facts.resource_tokens)
        self.cards = Stock("card", [card.id for card in box.cards], box.facts.copies)
        seats = self.top.parts("seats")
        fewest, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        players = self.top.number("players", max(fewest, min(len(seats), most)), fewest, most)
        if len(seats) > players:
            raise self.top.error("seats", f"has {len(seats)} entries", f"at most {players} entries")
        seed = self.top.number("seed", 0, 0, SEED_LIMIT - 1)
        self.s = MissionState.empty(
            box.facts, players, SeedRng(seed, self.top.number("random numbers used", 0, 0, None))
        )
        self.seats = [
            Description(seats[seat] if seat < len(seats) else {}, f"seat {seat}", SEAT_KEYS) for seat in range(players)
        ]
        self.turn = TurnReader(self.s, self.top, self.seats)

    def build(self) -> MissionState:
        s = self.s
        if self.top.content.get("game", "mission-red-planet") != "mission-red-planet":
            raise self.top.error("game", f"is {self.top.content['game']!r}", "mission-red-planet")
        self._options()
        s.asks_everything = self.top.flag("every question")
        s.over = self.turn.phase == OVER
        s.turn = self.top.number("turn", LAST_TURN if s.over else 1, 1, LAST_TURN)
        if s.over and s.turn < LAST_TURN:
            raise self.top.error("turn", f"is {s.turn}", f"{LAST_TURN}: before, the game is not over")
        s.first = self.top.number("first player", 0, 0, s.players - 1)
        s.last = s.first if s.turn > 1 else NONE
        self.turn.read_characters()
        self._pad()
        zones = self._zones()
        for seat in range(s.players):
            self._score_tokens(seat)
            s.bonus[seat] = self._bonus(seat)
        for number, entry in enumerate(self.top.parts("discarded discoveries")):
            self._discard(Description(entry, f"discarded discovery {number}", ("card", "seat")))
        self._lay_the_rest(zones)
        for seat in range(s.players):
            self._astronauts(seat)
        self._memory()
        s.reshuffles = tuple([self._reshuffle(pile) for pile in self.top.parts("reshuffles")])
        self.turn.begin(self.box)
        self.turn.check_character_being_played(self.box)
        return s

    def _options(self) -> None:
        options = self.top.setup_options(self.s.players, chosen_options, '{"resource_tokens": "on"}')
        self.s.taking_tokens = options["resource_tokens"] == "on"

    # ---- ships

    def _pad(self) -> None:
        s = self.s
        pad = self.top.parts("pad")
        if len(pad) > s.players:
            raise self.top.error("pad", f"has {len(pad)} ships", f"at most {s.players}, one for each player")
        begun = s.over or s.calling != NONE
        for slot, ship in enumerate(pad):
            if ship is not None:
                self._ship(slot, Description(ship, f"ship {slot}", SHIP_KEYS))
            elif not begun:
                raise self.top.error(
                    "pad", f"has no ship at {slot}", "a ship at each place until the first character is called"
                )
        for zone in range(ZONES):
            on_ships = s.tokens_on.count(zone)
            if on_ships > DESTINATION_TOKENS:
                right = f"at most {DESTINATION_TOKENS}: there are no more destination tokens for a zone"
                raise self.top.error("pad", f'has {on_ships} ships with the destination "{self.zone_ids[zone]}"', right)
            s.tokens_left[zone] = DESTINATION_TOKENS - on_ships

    def _ship(self, slot: int, part: Description) -> None:
        s = self.s
        if "ship" in part:
            s.pad[slot] = self.ships.lay(part.content["ship"], part.where)
        s.tokens_on[slot] = part.word_number("destination", self.zone_ids)
        crew = part.numbers("crew", s.players, ASTRONAUTS)
        s.crew[slot * s.players : (slot + 1) * s.players] = crew
        s.aboard[slot] = sum(crew)
        if part.flag("flying"):
            if s.over or s.calling == NONE:
                right = 'false: ships take off and land while characters are called, so a seat has to have "called"'
                raise part.error("flying", "is true", right)
            s.flying |= 1 << slot

    def _check_ship(self, slot: int) -> None:
        """What can be said only of a ship that is known."""
        s = self.s
        name, aboard = self.box.ship_ids[s.pad[slot]], s.aboard[slot]
        seats = s.facts.seats[s.pad[slot]]
        most = seats if s.flying >> slot & 1 else seats - 1
        if aboard > most:
            right = f"at most {most} on {name}" + ("" if most == seats else ": a full ship takes off at once")
            raise PositionError(f'ship {slot}, "crew" has {aboard} astronauts; right would be {right}')
        if aboard and s.destination(slot) == NONE:
            right = f"a zone: whoever boards {name} first lays a token"
            raise PositionError(f'ship {slot}, "destination" is left out; right would be {right}')

    # ---- zones

    def _zones(self) -> list[Description]:
        s = self.s
        content = self.top.part("zones", self.zone_ids).content
        zones = []
        for zone, name in enumerate(self.zone_ids):
            part = Description(content.get(name, {}), f'zone "{name}"', ZONE_KEYS)
            zones.append(part)
            if part.content.get("resource") is not None:
                s.resources[zone] = self.resources.lay(part.content["resource"], part.where)
            s.zones[zone * s.players : (zone + 1) * s.players] = part.numbers("astronauts", s.players, ASTRONAUTS)
            s.pot[zone] = part.number("tokens", 0, 0, None)
            if part.content.get("discovery") is not None:
                self._discovery(zone, part)
            left = s.tokens_left[zone]
            if part.content.get("destination tokens", left) != left:
                right = f"{left}, or nothing: {DESTINATION_TOKENS} less those on ships"
                raise part.error("destination tokens", f"is {part.content['destination tokens']!r}", right)
        return zones

    def _discovery(self, zone: int, part: Description) -> None:
        if zone >= OUTER:
            raise part.error("discovery", "is told", f"none: only the {OUTER} outer zones have one")
        given = part.part("discovery", ("card", "known by"))
        card = self.cards.lay(given.content.get("card"), given.where)
        if not self.s.is_discovery(card):
            raise given.error("card", f"is {given.content['card']!r}", f"a discovery: {self._discovery_ids()}")
        self.s.discoveries[zone] = card
        seats = given.seats("known by", self.s.players) if "known by" in given else [self.s.first]
        if not seats:
            raise given.error("known by", "is empty", "at least one seat: whoever placed it has seen it")
        for seat in seats:
            self.s.seen[zone] |= seat_bit(seat)

    def _explore(self, zones: list[Description]) -> None:
        """Wherever astronauts are, a resource was found."""
        s = self.s
        for zone, part in enumerate(zones):
            if s.resources[zone] == NONE and any(s.zones[zone * s.players : (zone + 1) * s.players]):
                if "resource" in part or not self.resources.rest():
                    right = f"one of {', '.join(RESOURCES)}: the first astronaut in a zone finds its resource"
                    raise part.error("resource", "is missing", right)
                s.resources[zone] = self.resources.lay(RESOURCES[self.resources.rest()[0]], part.where)
            if s.pot[zone] and s.resources[zone] == NONE:
                raise part.error("tokens", f"is {s.pot[zone]}", "0: a zone without a resource has no score tokens")
            if s.pot[zone] and s.over:
                raise part.error("tokens", f"is {s.pot[zone]}", "0: what is left when the game is over is lost")

    # ---- seats

    def _score_tokens(self, seat: int) -> None:
        tokens = self.seats[seat].part("tokens", RESOURCES)
        for resource, name in enumerate(RESOURCES):
            self.s.scored[seat * len(RESOURCES) + resource] = tokens.number(name, 0, 0, None)

    def _bonus(self, seat: int) -> tuple[int, ...]:
        part = self.seats[seat]
        cards = tuple([self.cards.lay(name, f"{part.where}, bonus") for name in part.names("bonus")])
        for card in cards:
            if self.s.is_discovery(card):
                known = ", ".join(self.cards.ids[: self.s.facts.first_discovery])
                raise part.error("bonus", f"has {self.cards.ids[card]!r}", f"bonus cards: {known}")
        if "bonus" in part and not cards:
            raise part.error("bonus", "is empty", "at least one card: everyone keeps one at set-up")
        return cards

    def _astronauts(self, seat: int) -> None:
        s, part = self.s, self.seats[seat]
        placed = sum(s.zones[seat :: s.players]) + sum(s.crew[seat :: s.players])
        left = ASTRONAUTS - placed
        if left < 0:
            raise PositionError(f"{part.where} has {placed} astronauts on Mars and aboard; a player has {ASTRONAUTS}")
        reserve = part.number("reserve", left, 0, left)
        s.memorial[seat] = part.number("memorial", left - reserve, 0, left)
        s.reserve[seat] = reserve if "reserve" in part else left - s.memorial[seat]
        if s.reserve[seat] + s.memorial[seat] != left:
            raise part.error(
                "reserve",
                f"is {reserve} and the memorial has {s.memorial[seat]}",
                f"{left} together: {ASTRONAUTS} astronauts, of which {placed} are on Mars and aboard",
            )

    # ---- piles

    def _lay_the_rest(self, zones: list[Description]) -> None:
        s = self.s
        ship_piles = [self.ships.pile(self.top.names(key), key) for key in ("ship pile", "discarded ships")]
        resources = self.resources.pile(self.top.names("resource pile"), "resource pile")
        events = self.cards.pile(self.top.names("event pile"), "event pile")
        self._dock()
        self._explore(zones)
        self._keep_bonus()
        s.ship_pile, s.ship_discard = filled(ship_piles, self.ships.rest(), "ship pile or discarded ships")
        s.resource_pile = filled([resources], self.resources.rest(), "resource pile")[0]
        s.event_pile = filled([events], self.cards.rest(), "event pile")[0]

    def _dock(self) -> None:
        """Places of the pad of which nothing is said have a ship that is mentioned nowhere."""
        s = self.s
        pad = self.top.parts("pad")
        for slot in range(s.players):
            if s.pad[slot] == NONE and (slot >= len(pad) or pad[slot] is not None):
                rest = self.ships.rest()
                if not rest:
                    raise self.top.error("pad", f"has no ship at {slot}, and none is left", "a ship")
                s.pad[slot] = self.ships.lay(self.ships.ids[rest[0]], f"ship {slot}")
            if s.pad[slot] != NONE:
                self._check_ship(slot)

    def _keep_bonus(self) -> None:
        """Who is not given any bonus card has one that is mentioned nowhere."""
        s = self.s
        for seat in range(s.players):
            if not s.bonus[seat]:
                rest = [card for card in self.cards.rest() if not s.is_discovery(card)]
                if not rest:
                    raise self.seats[seat].error("bonus", "is left out, and no bonus card is left", "a bonus card")
                s.bonus[seat] = (self.cards.lay(self.cards.ids[rest[0]], f"seat {seat}, bonus"),)

    def _discard(self, part: Description) -> None:
        card = self.cards.lay(part.content.get("card"), part.where)
        if not self.s.is_discovery(card):
            raise part.error("card", f"is {part.content['card']!r}", f"a discovery: {self._discovery_ids()}")
        if "seat" not in part:
            raise part.error("seat", "is left out", "the seat that drew the card")
        if NONE in self.s.discoveries[:OUTER]:
            right = f"none unless all {OUTER} outer zones have a discovery"
            raise self.top.error("discarded discoveries", "has cards", right)
        self.s.discarded += (card,)
        self.s.discarded_by += (part.number("seat", NONE, 0, self.s.players - 1),)

    def _reshuffle(self, names: object) -> tuple[int, ...]:
        right = "lists of ships from the top, each ship once in a list"
        if not isinstance(names, (list, tuple)):
            raise self.top.error("reshuffles", f"has {names!r}", right)
        ships = tuple([self.ships.number(name, "reshuffles") for name in names])
        if len(set(ships)) != len(ships):
            raise self.top.error("reshuffles", f"has {names!r}", right)
        return ships

    # ---- what players remember of the set-up

    def _memory(self) -> None:
        s = self.s
        s.shown = tuple([self.cards.number(name, "shown at set-up") for name in self.top.names("shown at set-up")])
        if len(s.shown) % DEALT or not all(s.is_discovery(card) for card in s.shown):
            right = f"discoveries, {DEALT} for each hand in which there was no bonus card"
            raise self.top.error("shown at set-up", f"is {self.top.content['shown at set-up']!r}", right)
        away = list(s.shown)
        for seat, part in enumerate(self.seats):
            s.returned[seat] = tuple(
                [self.cards.number(name, f"{part.where}, given back") for name in part.names("given back")]
            )
            if len(s.returned[seat]) not in (0, DEALT - 1):
                right = f"{DEALT - 1} of the {DEALT} cards dealt at set-up, or none if that does not matter"
                raise part.error("given back", f"has {len(s.returned[seat])} cards", right)
            away += s.returned[seat] + s.bonus[seat][:1]
        for card, copies in enumerate(s.facts.copies):
            if away.count(card) > copies:
                raise PositionError(
                    f'card "{self.cards.ids[card]}" was kept, given back or shown {away.count(card)} times at set-up; '
                    f"right would be at most {copies}: of each card dealt one of these is true"
                )

    def _discovery_ids(self) -> str:
        return ", ".join(self.cards.ids[self.s.facts.first_discovery :])
