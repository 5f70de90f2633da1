"""A state of Terraforming Mars as plain facts, with the keys that a description has."""

from typing import Any, Final

from marsbox.core.contract import Decision, Game, Outcome, ScoreItem, State
from marsbox.core.events import seat_bit
from marsbox.games.terraforming_mars import kinds
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.games.terraforming_mars.knowledge import EVERYBODY, OUT
from marsbox.games.terraforming_mars.nodes import NextCard
from marsbox.games.terraforming_mars.playing import price
from marsbox.games.terraforming_mars.projects import project_price
from marsbox.games.terraforming_mars.scoring import score_sheet
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    BUY,
    CHOOSE_START,
    DRAFT,
    MILESTONES,
    MODIFIERS,
    NEUTRAL,
    NO_TILE,
    NONE,
    PROJECT_NAMES,
    PROJECTS,
    RESOURCES,
    SELL,
    STEEL,
    STEEL_VALUE,
    TAG_KINDS,
    TAGS,
    TILES,
    TITANIUM,
    TITANIUM_VALUE,
    TURN,
    TerraformingState,
)
from marsbox.testing.description import PositionError

SET_UP: Final = "set-up"
DRAFTING: Final = "draft"
RESEARCH: Final = "research"
ACTION: Final = "action"
WITHIN: Final = "within an action"
LAST_GREENERIES: Final = "last greeneries"
OVER: Final = "over"

ALL: Final = "everybody"
NOBODY: Final = "neutral"


def facts(game: Game, state: State) -> dict[str, Any]:
    """The whole state, secrets included."""
    if not isinstance(game, TerraformingMars) or not isinstance(state, TerraformingState):
        raise PositionError(f'this is not a state of "{game.id}"')
    return _FactsBuilder(game, state).build()


class _FactsBuilder:
    """Builds the facts of one state."""

    def __init__(self, game: TerraformingMars, state: TerraformingState) -> None:
        self.game = game
        self.s = state

    def build(self) -> dict[str, Any]:
        s = self.s
        described: dict[str, Any] = {
            "game": self.game.id,
            "players": s.players,
            "options": {"corporate_era": _switch(s.corporate_era), "draft": _switch(s.drafting)},
            "phase": self._phase(),
            "generation": s.generation,
            "first player": s.first,
            "temperature": 2 * s.temperature - 30,
            "oxygen": s.oxygen,
            "oceans": s.oceans,
            "tiles": {SPACE_IDS[space]: self._tile(space) for space, tile in enumerate(s.tiles) if tile != NO_TILE},
            "claims": {SPACE_IDS[space]: owner for space, owner in enumerate(s.claims) if owner != NONE},
            "milestones": {MILESTONES[number]: owner for number, owner in enumerate(s.milestones) if owner != NONE},
            "awards": {AWARDS[number]: owner for number, owner in enumerate(s.awards) if owner != NONE},
            "seats": [self._seat(seat) for seat in range(s.players)],
            "deck": _ids(s.deck[s.drawn :]),
            "discard pile": _ids(tuple(s.discard)),
            "known discards": self._known(0),
            "known to be out": self._known(OUT),
            "seed": s.rng.seed,
            "random numbers used": s.rng.counter,
            "reshuffles": [_ids(pile) for pile in s.reshuffles],
            "every question": s.asks_everything,
            "questions": [self._question(decision) for decision in self.game.decisions(s)],
            "outcome": self._outcome(self.game.outcome(s)),
        }
        if described["phase"] == ACTION:
            described["active player"] = s.frames[-1].seat
            described["actions left"] = s.frames[-1].left
        if s.looking:
            described["looking at"] = _ids(s.looking)
        if any(s.answers):
            described["answers"] = [[self.game.actions.form(action) for action in answer] for answer in s.answers]
        return described

    def _phase(self) -> str:
        s = self.s
        if s.over:
            return OVER
        if s.growing:
            return LAST_GREENERIES
        kind = s.frames[-1].kind
        names = {CHOOSE_START: SET_UP, DRAFT: DRAFTING, BUY: RESEARCH, TURN: ACTION}
        return names.get(kind, WITHIN)

    def _tile(self, space: int) -> dict[str, Any]:
        tile = TILES[self.s.tiles[space]]
        owner = self.s.owners[space]
        if owner == NONE:
            return {"tile": tile}
        return {"tile": tile, "owner": NOBODY if owner == NEUTRAL else owner}

    def _known(self, shift: int) -> dict[str, Any]:
        """Who knows what of a card, from one half of its mask."""
        found: dict[str, Any] = {}
        for card in range(PROJECTS):
            mask = self.s.known[card] >> shift & EVERYBODY
            if mask == EVERYBODY:
                found[PRINTED[card].id] = ALL
            elif mask:
                found[PRINTED[card].id] = [seat for seat in range(self.s.players) if mask & seat_bit(seat)]
        return found

    def _seat(self, seat: int) -> dict[str, Any]:
        s = self.s
        corporation = s.corporations[seat]
        tags = s.tags[seat * TAG_KINDS : (seat + 1) * TAG_KINDS]
        described: dict[str, Any] = {
            "corporation": None if corporation == NONE else PRINTED[corporation].id,
            "TR": s.rating[seat],
            "TR rose": s.raised >> seat & 1 == 1,
            "resources": dict(zip(RESOURCES, s.stock[seat * 6 : seat * 6 + 6], strict=True)),
            "production": dict(zip(RESOURCES, s.production[seat * 6 : seat * 6 + 6], strict=True)),
            "hand": _ids(s.hands[seat]),
            "played": _ids(tuple([card for card in s.played[seat] if card != corporation])),
            "cubes": {PRINTED[card].id: s.cubes[card] for card in s.played[seat] if s.cubes[card]},
            "used": [PRINTED[card].id for card in s.played[seat] if card in s.used[seat]],
            "events": _ids(s.events[seat]),
            "next card": self._next_card(seat),
            "passed": s.passed >> seat & 1 == 1,
            "first action owed": s.first_actions >> seat & 1 == 1,
            "tags": {name: tags[number] for number, name in enumerate(TAGS) if tags[number]},
            "points": self._points(seat),
            **prices(s, seat),
        }
        if s.offered[seat] or self._phase() in (DRAFTING, RESEARCH):
            described["offered"] = _ids(s.offered[seat])
        if s.corporations_offered[seat]:
            described["corporations offered"] = _ids(s.corporations_offered[seat])
        if s.kept[seat]:
            described["drafted"] = _ids(s.kept[seat])
        return described

    def _next_card(self, seat: int) -> str | None:
        """The event that still serves the next card of this seat."""
        for card in self.s.events[seat]:
            for node in PRINTED[card].effects:
                if isinstance(node, NextCard) and self.s.modifiers[seat * MODIFIERS + node.modifier]:
                    return PRINTED[card].id
        return None

    def _points(self, seat: int) -> dict[str, int]:
        """The points by item, as if the game ended now."""
        points: dict[str, int] = {}
        for item in score_sheet(self.s, seat):
            name = _item(item)
            points[name] = points.get(name, 0) + item.points
        return points | {"total": sum(points.values())}

    def _question(self, decision: Decision) -> dict[str, Any]:
        """What a seat is asked, and the card that asks it, where there is one."""
        described: dict[str, Any] = {"seat": decision.seat, "kind": self.game.decision_kinds[decision.kind]}
        frame = self.s.frames[-1]
        if frame.card != NONE and frame.kind != SELL:
            described["card"] = PRINTED[frame.card].id
        if decision.kind == kinds.ASK_SPACE:
            described["tile"] = TILES[decision.subject]
        elif decision.kind == kinds.ASK_ORDER:
            described["cards"] = [PRINTED[card].id for _, card in frame.items]
        described["options"] = [self.game.actions.form(action) for action in decision.options]
        return described

    def _outcome(self, outcome: Outcome | None) -> dict[str, Any] | None:
        if outcome is None:
            return None
        return {
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "winners": [seat for seat, rank in enumerate(outcome.ranks) if rank == 1 and outcome.won is not False],
            "won": outcome.won,
        }


def prices(s: TerraformingState, seat: int) -> dict[str, dict[str, int]]:
    """What a seat pays now for the cards in its hand and for standard projects, and what its metals are worth."""
    return {
        "card prices": {PRINTED[card].id: price(s, seat, PRINTED[card]) for card in s.hands[seat]},
        "project prices": {name: project_price(s, seat, number) for number, name in enumerate(PROJECT_NAMES)},
        "metal values": {
            RESOURCES[STEEL]: s.modifiers[seat * MODIFIERS + STEEL_VALUE],
            RESOURCES[TITANIUM]: s.modifiers[seat * MODIFIERS + TITANIUM_VALUE],
        },
    }


def _ids(cards: tuple[int, ...]) -> list[str]:
    return [PRINTED[card].id for card in cards]


def _switch(value: bool) -> str:
    return "on" if value else "off"


def _item(item: ScoreItem) -> str:
    if item.code == "rating":
        return "TR"
    if item.code == "award":
        return AWARDS[item.numbers[0]]
    if item.code == "milestone":
        return MILESTONES[item.numbers[0]]
    if item.code == "city":
        return f"city at {SPACE_IDS[item.numbers[0]]}"
    return PRINTED[item.numbers[0]].id if item.code == "card" else item.code
