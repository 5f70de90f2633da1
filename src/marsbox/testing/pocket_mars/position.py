"""Positions of Pocket Mars from descriptions, in the rulebook's words. See `marsbox.testing` for how they are used."""

from collections.abc import Mapping
from typing import Any, Final

from marsbox.core.contract import Game, State
from marsbox.core.events import seat_bit
from marsbox.core.rng import SEED_LIMIT, SeedRng
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.deal import chosen_options
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.knowledge import COLOUR_SEEN, EVERYBODY, HELD
from marsbox.games.pocket_mars.state import (
    AUTOMATICS,
    BUILDINGS,
    COLONISTS,
    DRAFT_PACK,
    HAND_SIZE,
    HOSTS,
    MODULE_SIZE,
    TURN,
    Frame,
    PocketMarsState,
)
from marsbox.testing.description import Description, PositionError
from marsbox.testing.pocket_mars.facts import AUTOMATICS_NAME, FACE_DOWN
from marsbox.testing.stock import Stock, filled

KEYS: Final = (
    "players",
    "options",
    "phase",
    "round",
    "first player",
    "active player",
    "seats",
    "buildings",
    "deck",
    "discard pile",
    "seen",
    "backs seen",
    "held",
    "draft",
    "seed",
    "random numbers used",
    "reshuffles",
    "every question",
)
DERIVED_KEYS: Final = ("game", "questions", "outcome")  # facts have these too; a description may repeat them
SEAT_KEYS: Final = ("name", "Earth", "ship", "energy", "hand", "module", "points")
DRAFT_KEYS: Final = ("packs", "not shown since", "drew", "put away")
PHASES: Final = ("turn", "over")


def position(game: Game, description: Mapping[str, Any]) -> State:
    """The position of a description, at the start of the active player's turn, or over."""
    if not isinstance(game, PocketMars):
        raise PositionError(f'the game "{game.id}" is not Pocket Mars')
    return _Builder(game.box, description).build()


class _Builder:
    """Reads a description part by part; each card is laid once and remembered with its place."""

    def __init__(self, box: Box, description: Mapping[str, Any]) -> None:
        self.box = box
        if isinstance(description, Mapping) and description.get("phase", "turn") not in PHASES:
            raise PositionError(
                f'the description, "phase" is {description["phase"]!r}; right would be {" or ".join(PHASES)}: to come '
                "into the middle of a turn or of a set-up, begin before it and play on"
            )
        self.top = Description(description, "the description", KEYS + DERIVED_KEYS)
        self.cards = Stock("card", [card.id for card in box.cards], [1] * len(box.cards))
        seats = self.top.parts("seats")
        players = self.top.number("players", max(2, len(seats)), 1, 4)
        seed = self.top.number("seed", 0, 0, SEED_LIMIT - 1)
        used = self.top.number("random numbers used", 0, 0, None)
        self.s = PocketMarsState.empty(box.facts, players, SeedRng(seed, used))
        if len(seats) > self.s.sides:
            right = "2 entries: the person and Devious Automatics" if self.s.solo else f"at most {players} entries"
            raise self.top.error("seats", f"has {len(seats)} entries", right)
        self.seats = [self._seat(side, seats) for side in range(self.s.sides)]

    def build(self) -> PocketMarsState:
        s = self.s
        if self.top.content.get("game", "pocket-mars") != "pocket-mars":
            raise self.top.error("game", f"is {self.top.content['game']!r}", "pocket-mars")
        s.over = self.top.content.get("phase", "turn") == "over"
        s.asks_everything = self.top.flag("every question")
        self._options()
        s.round = self.top.number("round", 1, 1, None)
        s.first = self.top.number("first player", 0, 0, s.players - 1)
        s.active = self.top.number("active player", s.first, 0, s.players - 1)
        self._buildings()
        for side in range(s.sides):
            self._ship(side)
        deck, discard = self._named_cards()
        self._lay_the_rest(deck, discard)
        self._knowledge()
        if "draft" in self.top:
            self._draft()
        s.reshuffles = tuple([self._shuffle(pile) for pile in self.top.parts("reshuffles")])
        if not s.over:
            s.frames = [Frame(TURN, s.active)]
        return s

    # ---- who plays

    def _seat(self, side: int, seats: list[Any]) -> Description:
        where = f"seat {side} ({AUTOMATICS_NAME})" if self._is_automatics(side) else f"seat {side}"
        seat = Description(seats[side] if side < len(seats) else {}, where, SEAT_KEYS)
        if "name" in seat and (not self._is_automatics(side) or seat.content["name"] != AUTOMATICS_NAME):
            right = f"{AUTOMATICS_NAME}, for the second seat of a solo game; people have no name"
            raise seat.error("name", f"is {seat.content['name']!r}", right)
        if self._is_automatics(side) and seat.content.get("hand"):
            raise seat.error("hand", f"is {seat.content['hand']!r}", 'no "hand": Devious Automatics has only a module')
        return seat

    def _is_automatics(self, side: int) -> bool:
        return self.s.solo and side == AUTOMATICS

    def _options(self) -> None:
        options = self.top.setup_options(self.s.players, chosen_options, '{"draft": "on"}')
        self.s.drafting = options["draft"] == "on"
        self.s.level = int(options["level"])

    # ---- colonists and energy

    def _buildings(self) -> None:
        s = self.s
        buildings = self.top.part("buildings", BUILDINGS)
        for building, name in enumerate(BUILDINGS):
            hosts = building < HOSTS
            keys = ("*", "**", "cards") if hosts else ("cards",)
            part = Description(buildings.content.get(name, {}), f'building "{name}"', keys)
            if hosts:
                start = building * s.sides
                s.one[start : start + s.sides] = part.numbers("*", s.sides, COLONISTS)
                s.two[start : start + s.sides] = part.numbers("**", s.sides, COLONISTS)
                if s.filled(building) > s.capacity():
                    right = f"at most {s.capacity()} in a game for {s.players}"
                    raise part.error("**", f"has {s.filled(building)} colonists", right)
            for written in part.names("cards"):
                self._connect(part, building, written)

    def _connect(self, part: Description, building: int, written: str) -> None:
        face_down = written.endswith(FACE_DOWN)
        card = self.cards.lay(written.removesuffix(FACE_DOWN), f"{part.where}, cards")
        colour = self.box.facts.colours[card]
        if colour != building:
            right = f"only {BUILDINGS[building]} cards there"
            raise part.error("cards", f"has {written}, which is a card of colour {BUILDINGS[colour]}", right)
        self.s.columns[building] += (card,)
        if face_down:
            self.s.face_down |= 1 << card

    def _ship(self, side: int) -> None:
        s = self.s
        seat = self.seats[side]
        s.energy[side] = seat.number("energy", s.facts.energy_start, 0, s.facts.energy_maximum)
        left = COLONISTS - s.colonists_on_mars(side)
        if left < 0:
            raise PositionError(f"{seat.where} has {COLONISTS - left} colonists in buildings; a side has {COLONISTS}")
        earth = seat.number("Earth", left, 0, left)
        s.ship[side] = seat.number("ship", left - earth if "Earth" in seat else 0, 0, left)
        s.earth[side] = earth if "Earth" in seat else left - s.ship[side]
        if s.earth[side] + s.ship[side] != left:
            raise seat.error(
                "Earth",
                f"is {earth} and the ship has {s.ship[side]}",
                f"{left} together: {COLONISTS} colonists, of which {COLONISTS - left} are in buildings",
            )

    # ---- cards

    def _named_cards(self) -> tuple[list[int], list[int]]:
        """Lay all cards that have a place; returns deck and discard pile, with REST where the others go."""
        for side in range(self.s.sides):
            self.s.hands[side] = self._held(side, "hand", HAND_SIZE)
            self.s.modules[side] = self._held(side, "module", MODULE_SIZE)
        deck = self.cards.pile(self.top.names("deck"), "deck")
        return deck, self.cards.pile(self.top.names("discard pile"), "discard pile")

    def _held(self, side: int, key: str, most: int) -> tuple[int, ...]:
        seat = self.seats[side]
        names = seat.names(key)
        if len(names) > most:
            raise seat.error(key, f"has {len(names)} cards", f"at most {most} at the start of a turn")
        return tuple([self.cards.lay(name, f"{seat.where}, {key}") for name in names])

    def _lay_the_rest(self, deck: list[int], discard: list[int]) -> None:
        s = self.s
        rest = self.cards.rest()
        for side in range(s.sides):
            if "hand" not in self.seats[side] and not self._is_automatics(side):
                s.hands[side], rest = self._dealt(rest, HAND_SIZE)
            if "module" not in self.seats[side]:
                s.modules[side], rest = self._dealt(rest, MODULE_SIZE)
        s.deck, s.discard = filled([deck, discard], rest, "deck or discard pile")
        covered = any(len(column) > 1 for column in s.columns)
        if not s.deck and not s.solo and (s.discard or covered):
            raise self.top.error("deck", "is empty", "at least one card: a deck that runs out is made anew at once")

    def _dealt(self, rest: list[int], number: int) -> tuple[tuple[int, ...], list[int]]:
        if len(rest) < number:
            raise PositionError(
                'too few cards are left for the seats that name none: give each seat its "hand" and "module"'
            )
        return tuple(rest[:number]), rest[number:]

    def _shuffle(self, names: object) -> tuple[int, ...]:
        right = "lists of cards from the top, each card once in a list"
        if not isinstance(names, (list, tuple)):
            raise self.top.error("reshuffles", f"has {names!r}", right)
        cards = tuple([self.cards.number(name, "reshuffles") for name in names])
        if len(set(cards)) != len(cards):
            raise self.top.error("reshuffles", f"has {names!r}", right)
        return cards

    # ---- knowledge

    def _knowledge(self) -> None:
        s = self.s
        for side in range(s.players):
            for card in s.hands[side] + s.modules[side]:
                s.known[card] = seat_bit(side)
        open_cards = set(s.discard)
        for column in s.columns:
            open_cards.update([card for card in column if not s.face_down >> card & 1])
        for card in open_cards:
            s.known[card] = EVERYBODY
        for name, seats in self.top.seats_of("seen", s.players):
            card = self.cards.number(name, "seen")
            for seat in seats:
                s.known[card] |= seat_bit(seat)
        for name in self.top.names("backs seen"):
            card = self.cards.number(name, "backs seen")
            if card not in s.deck:
                raise self.top.error("backs seen", f"names {name}", "cards that lie in the deck")
            s.known[card] |= COLOUR_SEEN
        for name, seats in self.top.seats_of("held", s.players):
            card = self.cards.number(name, "held")
            if not any(card in s.hands[side] + s.modules[side] for side in range(s.players)):
                raise self.top.error("held", f"names {name}", "cards that lie in a hand or a module")
            for seat in seats:
                s.known[card] |= seat_bit(seat) << HELD

    def _draft(self) -> None:
        s = self.s
        draft = self.top.part("draft", DRAFT_KEYS)
        if not s.drafting:
            raise self.top.error("draft", "is told", 'none unless "options" has {"draft": "on"}')
        packs = draft.parts("packs")
        if len(packs) != s.players or not all(isinstance(pack, (list, tuple)) for pack in packs):
            raise draft.error("packs", f"is {packs!r}", f"{s.players} lists of cards, in the order taken")
        s.picks = [tuple([self.cards.number(name, "draft, packs") for name in pack]) for pack in packs]
        if any(len(pack) != DRAFT_PACK for pack in s.picks):
            raise draft.error("packs", f"is {packs!r}", f"{DRAFT_PACK} cards in each pack, the one left over last")
        for name in draft.names("not shown since"):
            s.memory |= 1 << self.cards.number(name, "draft, not shown since")
        s.drew = self._colours(draft, "drew")
        s.shed = self._colours(draft, "put away")

    def _colours(self, draft: Description, key: str) -> list[int]:
        written = draft.parts(key) or [[]] * self.s.players
        right = f"{self.s.players} lists of colours: {', '.join(BUILDINGS)}"
        if len(written) != self.s.players:
            raise draft.error(key, f"is {written!r}", right)
        masks = []
        for colours in written:
            if not isinstance(colours, (list, tuple)) or any(colour not in BUILDINGS for colour in colours):
                raise draft.error(key, f"has {colours!r}", right)
            masks.append(sum(1 << BUILDINGS.index(colour) for colour in set(colours)))
        return masks
