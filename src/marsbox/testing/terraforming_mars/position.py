"""Positions of Terraforming Mars from descriptions. See `marsbox.testing` for how they are used."""

from collections.abc import Mapping
from typing import Any, Final

from marsbox.core.contract import Game, State
from marsbox.core.events import seat_bit
from marsbox.core.rng import SEED_LIMIT, SeedRng
from marsbox.games.terraforming_mars.board import SPACES
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.deal import PLAYER_COUNTS, SOLO_RATING
from marsbox.games.terraforming_mars.game import RULES_VERSION, TerraformingMars
from marsbox.games.terraforming_mars.knowledge import EVERYBODY, OUT
from marsbox.games.terraforming_mars.model import TAG_PLAYED
from marsbox.games.terraforming_mars.nodes import NextCard
from marsbox.games.terraforming_mars.playing import lay_open
from marsbox.games.terraforming_mars.projects import MOST_OF_EACH
from marsbox.games.terraforming_mars.research import ACTIONS
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    BEGINNER,
    CARDS,
    LOWEST_MEGACREDIT_PRODUCTION,
    MEGACREDITS,
    MILESTONES,
    MODIFIERS,
    NONE,
    PROJECTS,
    RESOURCES,
    TURN,
    Frame,
    TerraformingState,
)
from marsbox.games.terraforming_mars.turn import SOLO_GENERATIONS, terraformed
from marsbox.testing.description import Description, PositionError
from marsbox.testing.stock import THE_REST, Stock, filled
from marsbox.testing.terraforming_mars.board import BoardReader
from marsbox.testing.terraforming_mars.facts import ACTION, ALL, DRAFTING, OVER, RESEARCH, prices
from marsbox.testing.terraforming_mars.research import ResearchReader

KEYS: Final = (
    "players",
    "options",
    "phase",
    "generation",
    "first player",
    "active player",
    "actions left",
    "temperature",
    "oxygen",
    "oceans",
    "tiles",
    "claims",
    "milestones",
    "awards",
    "seats",
    "deck",
    "discard pile",
    "known discards",
    "known to be out",
    "seed",
    "random numbers used",
    "reshuffles",
    "answers",
    "every question",
)
DERIVED_KEYS: Final = ("game", "questions", "outcome")  # facts have these too; a description may repeat them
PHASES: Final = (ACTION, DRAFTING, RESEARCH, OVER)
OPTIONS: Final = ("corporate_era", "draft")
SWITCH: Final = ("off", "on")
SEAT_KEYS: Final = (
    "corporation",
    "TR",
    "TR rose",
    "resources",
    "production",
    "hand",
    "played",
    "cubes",
    "used",
    "events",
    "next card",
    "passed",
    "first action owed",
    "offered",
    "drafted",
)
SEAT_DERIVED_KEYS: Final = ("tags", "points", "card prices", "project prices", "metal values")
IDS: Final = tuple([card.id for card in PRINTED])
FIRST_RESEARCH: Final = 2  # the first generation with a research phase
# what a solo player leads if nothing is said: the corporation that changes least
SOLO_CORPORATION: Final = "united_nations_mars_initiative"


def position(game: Game, description: Mapping[str, Any]) -> State:
    """The position of a description: a player is about to act, all research, or the game is over."""
    if not isinstance(game, TerraformingMars):
        raise PositionError(f'the game "{game.id}" is not Terraforming Mars')
    _check_moment(description)
    return _Builder(game, description).build()


def _check_moment(description: Mapping[str, Any]) -> None:
    """Facts of other moments contain more than a description can."""
    phase = description.get("phase", ACTION) if isinstance(description, Mapping) else ACTION
    if phase not in PHASES:
        raise PositionError(
            f'the description, "phase" is {phase!r}; right would be {" or ".join(PHASES)}: to come into the middle of '
            "something, begin before it and play on"
        )


class _Builder:
    """Reads a description part by part; cards are laid once and remembered with their places."""

    def __init__(self, game: TerraformingMars, description: Mapping[str, Any]) -> None:
        self.top = Description(description, "the description", KEYS + DERIVED_KEYS)
        seats = self.top.parts("seats")
        most = PLAYER_COUNTS[-1]
        players = self.top.number("players", max(2, min(len(seats), most)), PLAYER_COUNTS[0], most)
        if len(seats) > players:
            raise self.top.error("seats", f"has {len(seats)} entries", f"at most {players} entries")
        seed = self.top.number("seed", 0, 0, SEED_LIMIT - 1)
        self.s = TerraformingState.empty(
            players, SPACES, SeedRng(seed, self.top.number("random numbers used", 0, 0, None))
        )
        self.s.rules = RULES_VERSION
        self.seats = [
            Description(seats[seat] if seat < len(seats) else {}, f"seat {seat}", SEAT_KEYS + SEAT_DERIVED_KEYS)
            for seat in range(players)
        ]
        self._options()
        in_box = [int(self.s.corporate_era or not card.corporate_era) for card in PRINTED]
        in_box[BEGINNER] = 0 if self.s.solo else players
        self.projects = Stock("card", IDS[:PROJECTS], in_box[:PROJECTS])
        self.corporations = Stock("corporation", IDS[PROJECTS:], in_box[PROJECTS:])
        self.research: ResearchReader | None = None
        if self.top.content.get("phase") in (DRAFTING, RESEARCH):
            self.research = ResearchReader(game, self.s, self.top, self.seats, self.projects)

    def build(self) -> TerraformingState:
        s = self.s
        if self.top.content.get("game", "terraforming-mars") != "terraforming-mars":
            raise self.top.error("game", f"is {self.top.content['game']!r}", "terraforming-mars")
        s.asks_everything = self.top.flag("every question")
        s.over = self.top.content.get("phase") == OVER
        s.growing = s.over
        last = SOLO_GENERATIONS if s.solo else None
        first = 1 if self.research is None else FIRST_RESEARCH
        s.generation = self.top.number("generation", SOLO_GENERATIONS if s.over and s.solo else first, first, last)
        s.first = self.top.number("first player", 0, 0, s.players - 1)
        self._check_research()
        for seat, part in enumerate(self.seats):
            self._corporation(seat, part)
            self._mat(seat, part)
            self._cards(seat, part)
            self._markers(seat, part)
        BoardReader(s, self.top).read()
        s.milestones = self._owners("milestones", MILESTONES)
        s.awards = self._owners("awards", AWARDS)
        self._piles()
        self._knowledge("known discards", 0)
        self._knowledge("known to be out", OUT)
        for seat, part in enumerate(self.seats):
            self._check_prices(seat, part)
        self._begin()
        return s

    def _check_research(self) -> None:
        if self.research is not None:
            self.research.check_moment()
            return
        right = f'nothing unless the "phase" is {DRAFTING} or {RESEARCH}'
        for part in self.seats:
            for key in ("offered", "drafted"):
                if key in part:
                    raise part.error(key, "is told", right)
        if "answers" in self.top:
            raise self.top.error("answers", "is told", right)

    def _options(self) -> None:
        s = self.s
        part = self.top.part("options", OPTIONS)
        era, draft = (part.word_number(name, SWITCH) for name in OPTIONS)
        if s.solo and (era == 0 or draft == 1):
            raise self.top.error("options", f"is {part.content!r}", "corporate_era on and draft off in a solo game")
        s.corporate_era = era != 0
        s.drafting = draft == 1

    # ---- seats

    def _corporation(self, seat: int, part: Description) -> None:
        """What is left out of a mat is what the corporation starts with."""
        s = self.s
        default = SOLO_CORPORATION if s.solo else IDS[BEGINNER]
        name = part.content.get("corporation", default)
        if name not in self.corporations.ids or not self.corporations.copies[self.corporations.ids.index(name)]:
            known = [known for known, copies in zip(IDS[PROJECTS:], self.corporations.copies, strict=True) if copies]
            raise part.error("corporation", f"is {name!r}", f"one of {', '.join(known)}")
        number = self.corporations.lay(name, f"{part.where}, corporation") + PROJECTS
        s.corporations[seat] = number
        if s.solo:
            s.rating[seat] = SOLO_RATING
        elif not s.corporate_era:
            s.production[seat * 6 : seat * 6 + 6] = [1] * 6
        lay_open(s, seat, number)
        card = PRINTED[number]
        for node in card.effects:
            node.run(s, seat, number, None)
        for trigger in card.triggers:
            if trigger.moment == TAG_PLAYED:
                for _ in [tag for tag in card.tags if tag in trigger.tags]:
                    trigger.then.run(s, seat, number, None)

    def _mat(self, seat: int, part: Description) -> None:
        s = self.s
        s.rating[seat] = part.number("TR", s.rating[seat], 0, None)
        resources = part.part("resources", RESOURCES)
        production = part.part("production", RESOURCES)
        for number, name in enumerate(RESOURCES):
            at = seat * 6 + number
            lowest = LOWEST_MEGACREDIT_PRODUCTION if number == MEGACREDITS else 0
            s.stock[at] = resources.number(name, s.stock[at], 0, None)
            s.production[at] = production.number(name, s.production[at], lowest, None)
        s.raised |= self._flag(part, "TR rose") << seat

    def _cards(self, seat: int, part: Description) -> None:
        s = self.s
        s.hands[seat] = tuple([self._lay(name, f"{part.where}, hand") for name in part.names("hand")])
        for name in part.names("played"):
            card = self._lay(name, f"{part.where}, played")
            if PRINTED[card].is_event:
                raise part.error("played", f"has {name!r}", 'no event: those lie in "events"')
            lay_open(s, seat, card)
        for name in part.names("events"):
            card = self._lay(name, f"{part.where}, events")
            if not PRINTED[card].is_event:
                raise part.error("events", f"has {name!r}", 'only events: other cards lie in "played"')
            s.events[seat] += (card,)

    def _lay(self, name: str, where: str) -> int:
        self._number(name, where)
        return self.projects.lay(name, where)

    def _number(self, name: object, where: str) -> int:
        """The number of a project card that is in this game."""
        if not isinstance(name, str) or name not in self.projects.ids:
            raise PositionError(f'{where}: {name!r} is no project card; right would be an id such as "asteroid"')
        number = self.projects.ids.index(name)
        if not self.projects.copies[number]:
            raise PositionError(
                f'{where}: "{name}" belongs to the Corporate Era; right would be a card of the base game'
            )
        return number

    def _markers(self, seat: int, part: Description) -> None:
        s = self.s
        cubes = part.content.get("cubes", {})
        if not isinstance(cubes, Mapping):
            raise part.error("cubes", f"is {cubes!r}", 'an object with cards, such as {"pets": 2}')
        for name, number in cubes.items():
            card = self._in_play(seat, part, "cubes", name)
            if PRINTED[card].holds == NONE:
                raise part.error("cubes", f"has {name!r}", "cards that hold cubes")
            if type(number) is not int or number < 0:
                raise part.error("cubes", f"has {number!r} for {name}", "a whole number from 0 on")
            s.cubes[card] = number
        for name in part.names("used"):
            card = self._in_play(seat, part, "used", name)
            if not PRINTED[card].action:
                raise part.error("used", f"has {name!r}", "cards with an action")
            s.used[seat] += (card,)
        self._next_card(seat, part)
        s.passed |= self._flag(part, "passed") << seat
        if self._flag(part, "first action owed"):
            if not PRINTED[s.corporations[seat]].first or s.generation > 1 or s.passed >> seat & 1:
                right = "true only in generation 1, before a pass, for a corporation with a first action"
                raise part.error("first action owed", "is true", right)
            s.first_actions |= 1 << seat

    def _in_play(self, seat: int, part: Description, key: str, name: object) -> int:
        for card in self.s.played[seat]:
            if IDS[card] == name:
                return card
        raise part.error(key, f"has {name!r}", "cards that this seat has in play")

    def _next_card(self, seat: int, part: Description) -> None:
        s = self.s
        name = part.content.get("next card")
        if name is None:
            return
        for card in s.events[seat]:
            for node in PRINTED[card].effects:
                if IDS[card] == name and isinstance(node, NextCard):
                    s.modifiers[seat * MODIFIERS + node.modifier] += node.amount
                    return
        raise part.error("next card", f"is {name!r}", "an event of this seat that serves the next card, or null")

    def _flag(self, part: Description, key: str) -> int:
        value = part.flag(key)
        if value and self.s.over:
            raise part.error(key, "is true", "false when the game is over")
        return int(value)

    # ---- milestones, awards, piles

    def _owners(self, key: str, names: tuple[str, ...]) -> list[int]:
        s = self.s
        part = self.top.part(key, names)
        if s.solo and part.content:
            raise self.top.error(key, f"is {part.content!r}", "none in a solo game")
        if len(part.content) > MOST_OF_EACH:
            raise self.top.error(key, f"has {len(part.content)} entries", f"at most {MOST_OF_EACH}")
        return [part.number(name, NONE, 0, s.players - 1) if name in part else NONE for name in names]

    def _piles(self) -> None:
        s = self.s
        piles = []
        for key in ("deck", "discard pile"):
            names = self.top.names(key)
            piles.append([NONE if name == THE_REST else self._lay(name, key) for name in names])
        if self.research is not None:
            self.research.read_cards(self._lay)
            self.research.fill()
        s.deck, discard = filled(piles, self.projects.rest(), "deck and discard pile")
        s.discard = list(discard)
        if self.research is not None:
            self.research.check_cards()
        s.reshuffles = tuple([self._reshuffle(names) for names in self.top.parts("reshuffles")])

    def _reshuffle(self, names: object) -> tuple[int, ...]:
        right = "lists of cards from the top, each card once in a list"
        if not isinstance(names, (list, tuple)):
            raise self.top.error("reshuffles", f"has {names!r}", right)
        cards = tuple([self._number(name, "reshuffles") for name in names])
        if len(set(cards)) != len(cards):
            raise self.top.error("reshuffles", f"has {names!r}", right)
        return cards

    def _knowledge(self, key: str, shift: int) -> None:
        s = self.s
        content = self.top.content.get(key, {})
        if not isinstance(content, Mapping):
            raise self.top.error(
                key, f"is {content!r}", f'an object with cards, such as {{"asteroid": [0]}} or "{ALL}"'
            )
        for name, seats in content.items():
            card = self._number(name, key)
            if card in s.deck or (not shift and card not in s.discard):
                right = "cards outside the deck" if shift else "cards of the discard pile"
                raise self.top.error(key, f"has {name!r}", right)
            if seats == ALL:
                s.known[card] |= EVERYBODY << shift
                continue
            if not isinstance(seats, (list, tuple)) or not all(
                type(seat) is int and 0 <= seat < s.players for seat in seats
            ):
                raise self.top.error(key, f"has {seats!r} for {name}", f'seats from 0 to {s.players - 1}, or "{ALL}"')
            for seat in seats:
                s.known[card] |= seat_bit(seat) << shift

    def _check_prices(self, seat: int, part: Description) -> None:
        """Facts contain prices, which follow from the rest."""
        for key, right in prices(self.s, seat).items():
            given = part.content.get(key, {})
            if not isinstance(given, Mapping):
                raise part.error(key, f"is {given!r}", f"an object such as {right}, or nothing")
            for name, number in given.items():
                if name not in right:
                    known = ", ".join(right) or "nothing: the hand is empty"
                    raise part.error(key, f"has {name!r}", known)
                if number != right[name]:
                    follows = f"{right[name]}, or nothing: it follows from the rest"
                    raise part.error(key, f"has {number!r} for {name}", follows)

    # ---- whose turn it is

    def _begin(self) -> None:
        s = self.s
        if s.over:
            self._end()
            return
        if self.research is not None:
            self.research.begin()
            return
        waiting = [seat for seat in range(s.players) if not s.passed >> seat & 1]
        if not waiting:
            raise PositionError('every seat has "passed"; right would be one that has not: it is about to act')
        following = [(s.first + step) % s.players for step in range(s.players)]
        default = next(seat for seat in following if seat in waiting)
        active = self.top.number("active player", default, 0, s.players - 1)
        if active not in waiting:
            raise self.top.error("active player", f"is {active}", "a seat that has not passed")
        s.frames = [Frame(TURN, active, left=self.top.number("actions left", ACTIONS, 1, ACTIONS))]

    def _end(self) -> None:
        s = self.s
        for key in ("active player", "actions left"):
            if key in self.top:
                raise self.top.error(key, "is told", "nothing when the game is over")
        if s.solo and s.generation < SOLO_GENERATIONS:
            raise self.top.error("generation", f"is {s.generation}", f"{SOLO_GENERATIONS}: before, it is not over")
        if not s.solo and not terraformed(s):
            raise self.top.error("phase", "is over", f"{ACTION}: the global parameters are not finished")


assert len(IDS) == CARDS
