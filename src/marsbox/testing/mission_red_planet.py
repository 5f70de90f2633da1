"""Positions of Mission: Red Planet from descriptions. See `marsbox.testing` for how they are used."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marsbox.core.contract import Game, State
from marsbox.core.events import seat_bit
from marsbox.core.rng import SEED_LIMIT, SeedRng
from marsbox.games.mission_red_planet import kinds, turn
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.deal import DEALT, PLAYER_COUNTS
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.state import (
    ALL_CHARACTERS,
    ARRIVAL,
    ASTRONAUTS,
    CALL,
    CHARACTERS,
    CHOOSE,
    DESTINATION_TOKENS,
    END_OF_TURN,
    LAST_TURN,
    NONE,
    OUTER,
    RECRUITER,
    RESOURCES,
    SHIPS,
    ZONES,
    Frame,
    MissionState,
)
from marsbox.testing.description import Description, PositionError
from marsbox.testing.mission_red_planet_facts import BOARDING, CHOICE, OVER, facts
from marsbox.testing.stock import Stock, filled

__all__ = ["facts", "position"]

KEYS: Final = (
    "players",
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
)
TOLD: Final = ("game", "questions", "outcome")  # what facts tell besides, and a description need not
SHIP_KEYS: Final = ("ship", "crew", "destination", "flying")
ZONE_KEYS: Final = ("resource", "astronauts", "tokens", "discovery", "destination tokens")
SEAT_KEYS: Final = (
    "reserve",
    "memorial",
    "tokens",
    "hand",
    "chosen",
    "called",
    "bonus",
    "given back",
    "points",
)
PHASES: Final = (CHOICE, BOARDING, OVER)


def position(game: Game, description: Mapping[str, Any]) -> State:
    """The position that a description tells: while characters are chosen, from a call on, or over."""
    if not isinstance(game, MissionRedPlanet):
        raise PositionError(f'the game "{game.id}" is not Mission: Red Planet')
    return _Builder(game.box, description).build()


class _Builder:
    """Reads a description part by part; ships, tokens and cards are laid once and remembered with their places."""

    def __init__(self, box: Box, description: Mapping[str, Any]) -> None:
        self.box = box
        if isinstance(description, Mapping):
            _check_moment(description)
        self.top = Description(description, "the description", KEYS + TOLD)
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
        self.phase = self._phase()

    def build(self) -> MissionState:
        s = self.s
        if self.top.content.get("game", "mission-red-planet") != "mission-red-planet":
            raise self.top.error("game", f"is {self.top.content['game']!r}", "mission-red-planet")
        s.over = self.phase == OVER
        s.turn = self.top.number("turn", LAST_TURN if s.over else 1, LAST_TURN if s.over else 1, LAST_TURN)
        s.first = self.top.number("first player", 0, 0, s.players - 1)
        s.last = s.first if s.turn > 1 else NONE
        self._characters()
        self._pad()
        zones = self._zones()
        for seat in range(s.players):
            self._score_tokens(seat)
            s.bonus[seat] = self._bonus(seat)
        self._lay_the_rest(zones)
        for seat in range(s.players):
            self._astronauts(seat)
        self._discarded_discoveries()
        self._memory()
        s.reshuffles = tuple([self._reshuffle(pile) for pile in self.top.parts("reshuffles")])
        self._begin()
        return s

    # ---- characters

    def _phase(self) -> str:
        """What the description says, or follows from it: characters are called once anybody was called."""
        called = any(seat.content.get("called") is not None for seat in self.seats)
        phase = self.top.content.get("phase", BOARDING if called else CHOICE)
        if phase == CHOICE and called:
            raise self.top.error("phase", f'is {CHOICE!r}, and a seat has "called"', f"{BOARDING!r}")
        return str(phase)

    def _characters(self) -> None:
        s = self.s
        for seat, part in enumerate(self.seats):
            s.called[seat] = _number(part, "called", CHARACTERS)
            s.chosen[seat] = _number(part, "chosen", CHARACTERS)
            s.hands[seat] = self._hand(part, s.called[seat])
            if s.chosen[seat] != NONE:
                self._check_choice(part, seat)
        s.calling = max(s.called)
        if s.over and s.calling != NONE and s.called[s.first] != s.calling:
            right = f"a seat that was called with the {CHARACTERS[s.calling]}, the last of all"
            raise self.top.error("first player", f"is {s.first}", right)
        for seat, part in enumerate(self.seats):
            waits = s.called[seat] == NONE and s.chosen[seat] == NONE
            if waits and (s.calling != NONE or (self.phase == BOARDING and s.hands[seat] != 1 << RECRUITER)):
                key = "called" if s.over else "chosen"
                raise part.error(key, "is left out", "a character: everyone has one when characters are called")

    def _hand(self, part: Description, called: int) -> int:
        away = 0 if called in (NONE, RECRUITER) else 1 << called
        if "hand" not in part:
            return ALL_CHARACTERS & ~away
        hand = 0
        for name in part.names("hand"):
            if name not in CHARACTERS:
                raise part.error("hand", f"has {name!r}", f"characters: {', '.join(CHARACTERS)}")
            hand |= 1 << CHARACTERS.index(name)
        if not hand & 1 << RECRUITER:
            raise part.error("hand", "lacks the recruiter", "a hand with it: when it was played, all cards come back")
        if hand & away:
            raise part.error("hand", f"has the {CHARACTERS[called]}", "a hand without it: it was called this turn")
        if called == RECRUITER and hand != ALL_CHARACTERS:
            raise part.error("hand", "is incomplete", "all characters: the recruiter, just called, took them back")
        return hand

    def _check_choice(self, part: Description, seat: int) -> None:
        name = CHARACTERS[self.s.chosen[seat]]
        if self.s.over:
            raise part.error("chosen", f"is {name!r}", 'none when the game is over; "called" tells who was played last')
        if self.s.called[seat] != NONE:
            raise part.error("chosen", f"is {name!r}", 'none beside "called": a player has one character in a turn')
        if not self.s.hands[seat] >> self.s.chosen[seat] & 1:
            held = [known for number, known in enumerate(CHARACTERS) if self.s.hands[seat] >> number & 1]
            raise part.error("chosen", f"is {name!r}", f"a character in the hand: {', '.join(held)}")

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
        s.tokens_on[slot] = _number(part, "destination", self.zone_ids)
        crew = part.numbers("crew", s.players, ASTRONAUTS)
        s.crew[slot * s.players : (slot + 1) * s.players] = crew
        s.aboard[slot] = sum(crew)
        flying = part.content.get("flying", False)
        if type(flying) is not bool:
            raise part.error("flying", f"is {flying!r}", "true or false")
        if flying:
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
            s.pot[zone] = part.number("tokens", 0, 0, 0 if s.over else None)
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
        told = part.part("discovery", ("card", "known by"))
        card = self.cards.lay(told.content.get("card"), told.where)
        if not self.s.is_discovery(card):
            raise told.error("card", f"is {told.content['card']!r}", f"a discovery: {self._discovery_ids()}")
        self.s.discoveries[zone] = card
        seats = told.seats("known by", self.s.players) if "known by" in told else [self.s.first]
        if not seats:
            raise told.error("known by", "is empty", "at least one seat: whoever placed it has seen it")
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
        for number, entry in enumerate(self.top.parts("discarded discoveries")):
            self._discard(Description(entry, f"discarded discovery {number}", ("card", "seat")))
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
        self.s.discarded += (card,)
        self.s.discarded_by += (part.number("seat", NONE, 0, self.s.players - 1),)

    def _discarded_discoveries(self) -> None:
        if self.s.discarded and NONE in self.s.discoveries[:OUTER]:
            right = f"none unless all {OUTER} outer zones have a discovery"
            raise self.top.error("discarded discoveries", "has cards", right)

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

    # ---- the course of the turn

    def _begin(self) -> None:
        """Characters are chosen, or, when all have chosen, called."""
        s = self.s
        if s.over:
            return
        if s.calling != NONE:
            self._call_on()
            return
        answers: list[tuple[int, ...]] = [() if own == NONE else (kinds.CHOOSE + own,) for own in s.chosen]
        s.chosen = [NONE] * s.players
        s.answers = [() if s.hands[seat] == 1 << RECRUITER else answers[seat] for seat in range(s.players)]
        s.frames = [Frame(CHOOSE)]
        if not turn.ask_everyone(s, CHOOSE):
            s.answers = [()] * s.players
            turn.resolve(s, answers, None)
            turn.advance(self.box, s, None)

    def _call_on(self) -> None:
        s = self.s
        for seat, part in enumerate(self.seats):
            if s.chosen[seat] != NONE and s.chosen[seat] <= s.calling:
                right = f"a character that comes after the {CHARACTERS[s.calling]}, who was called already"
                raise part.error("chosen", f"is {CHARACTERS[s.chosen[seat]]!r}", right)
        for step in range(s.players):
            seat = (s.first + step) % s.players
            if s.called[seat] == s.calling:
                s.last = seat
        s.frames = [Frame(END_OF_TURN), Frame(ARRIVAL), Frame(CALL)]
        turn.advance(self.box, s, None)

    def _discovery_ids(self) -> str:
        return ", ".join(self.cards.ids[self.s.facts.first_discovery :])


def _check_moment(description: Mapping[str, Any]) -> None:
    """A position is at a choice of characters, at a call, or over."""
    hint = "to come into the middle of a character or of a set-up, begin before it and play on"
    phase = description.get("phase", CHOICE)
    if phase not in PHASES:
        raise PositionError(f'the description, "phase" is {phase!r}; right would be {" or ".join(PHASES)}: {hint}')
    if "character being played" in description:
        raise PositionError(f'the description has a "character being played"; right would be none: {hint}')


def _number(part: Description, key: str, known: Sequence[str]) -> int:
    """The number of a word among those that are known, or NONE if it is left out."""
    word = part.word(key, known)
    return NONE if word is None else known.index(word)
