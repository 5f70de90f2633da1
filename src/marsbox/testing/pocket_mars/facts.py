"""A state of Pocket Mars as plain facts, with the keys that a description has."""

from typing import Any, Final

from marsbox.core.contract import Decision, Game, Outcome, State
from marsbox.games.pocket_mars import kinds
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.knowledge import COLOUR_SEEN, knows, knows_held
from marsbox.games.pocket_mars.memory import sequences
from marsbox.games.pocket_mars.scoring import score_sheet
from marsbox.games.pocket_mars.state import (
    AUTOMATICS,
    BUILDINGS,
    DISCARD_PLAYED,
    DRAFT,
    HOSTS,
    STEPS,
    STORE_SETUP,
    TURN,
    PocketMarsState,
)
from marsbox.testing.description import PositionError

AUTOMATICS_NAME: Final = "Devious Automatics"
FACE_DOWN: Final = " face down"
ITEMS: Final = {
    "ship": "ship",
    "one_star": "*",
    "two_stars": "**",
    "all_buildings": "all four buildings",
    "four_in_one": "four in one building",
    "energy": "energy",
}


def facts(game: Game, state: State) -> dict[str, Any]:
    """The whole state, secrets included."""
    if not isinstance(game, PocketMars) or not isinstance(state, PocketMarsState):
        raise PositionError(f'this is not a state of "{game.id}"')
    return _FactsBuilder(game, state).build()


class _FactsBuilder:
    """Builds the facts of one state."""

    def __init__(self, game: PocketMars, state: PocketMarsState) -> None:
        self.game = game
        self.box: Box = game.box
        self.s = state

    def build(self) -> dict[str, Any]:
        s = self.s
        described: dict[str, Any] = {
            "game": self.game.id,
            "players": s.players,
            "options": {"level": str(s.level)} if s.solo else {"draft": "on" if s.drafting else "off"},
            "phase": self._phase(),
            "round": s.round,
            "first player": s.first,
            "active player": s.active,
            "seats": [self._seat(side) for side in range(s.sides)],
            "buildings": {name: self._building(building) for building, name in enumerate(BUILDINGS)},
            "deck": self._names(s.deck),
            "discard pile": self._names(s.discard),
            "seen": self._seen(),
            "backs seen": self._names(tuple([card for card in s.deck if s.known[card] & COLOUR_SEEN])),
            "held": self._known_to_be_held(),
            "seed": s.rng.seed,
            "random numbers used": s.rng.counter,
            "reshuffles": [self._names(pile) for pile in s.reshuffles],
            "every question": s.asks_everything,
            "questions": [self._question(decision) for decision in self.game.decisions(s)],
            "outcome": self._outcome(self.game.outcome(s)),
        }
        if s.picks:
            described["draft"] = self._draft()
        if any(s.answers):
            described["answers"] = [[self.game.actions.form(action) for action in answer] for answer in s.answers]
        playing = self._playing()
        if playing is not None:
            described["card being played"] = playing
        return described

    def _names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.box.cards[card].id for card in cards]

    def _phase(self) -> str:
        if self.s.over:
            return "over"
        names = {DRAFT: "draft", STORE_SETUP: "set-up", TURN: "turn"}
        return names.get(self.s.frames[-1].kind, "within a turn")

    def _seat(self, side: int) -> dict[str, Any]:
        s = self.s
        automatics = s.solo and side == AUTOMATICS
        described: dict[str, Any] = {"name": AUTOMATICS_NAME} if automatics else {}
        described |= {"Earth": s.earth[side], "ship": s.ship[side], "energy": s.energy[side]}
        if not automatics:
            described["hand"] = self._names(s.hands[side])
        described["module"] = self._names(s.modules[side])
        if s.packs:
            described["pack"] = self._names(s.packs[side])
        items = score_sheet(s, side)
        described["points"] = {ITEMS[item.code]: item.points for item in items}
        described["points"]["total"] = sum(item.points for item in items)
        return described

    def _building(self, building: int) -> dict[str, Any]:
        s = self.s
        described: dict[str, Any] = {}
        if building < HOSTS:
            start = building * s.sides
            described = {"*": s.one[start : start + s.sides], "**": s.two[start : start + s.sides]}
        described["cards"] = [self._laid(card) for card in s.columns[building]]
        return described

    def _laid(self, card: int) -> str:
        return self.box.cards[card].id + (FACE_DOWN if self.s.face_down >> card & 1 else "")

    def _seen(self) -> dict[str, list[int]]:
        """Who knows where a hidden card lies, besides the one who holds it."""
        s = self.s
        hidden = list(s.deck)
        for column in s.columns:
            hidden += [card for card in column if s.face_down >> card & 1]
        for side in range(s.sides):
            hidden += s.hands[side] + s.modules[side]
        described = {}
        for card in sorted(hidden):
            viewers = [seat for seat in range(s.players) if knows(s, seat, card) and not self._holds(seat, card)]
            if viewers:
                described[self.box.cards[card].id] = viewers
        return described

    def _holds(self, seat: int, card: int) -> bool:
        return card in self.s.hands[seat] + self.s.modules[seat]

    def _known_to_be_held(self) -> dict[str, list[int]]:
        described = {}
        for card in range(len(self.box.cards)):
            viewers = [seat for seat in range(self.s.players) if knows_held(self.s, seat, card)]
            if viewers:
                described[self.box.cards[card].id] = viewers
        return described

    def _draft(self) -> dict[str, Any]:
        s = self.s
        return {
            "packs": [self._names(sequence) for sequence in sequences(s)],
            "not shown since": [card.id for number, card in enumerate(self.box.cards) if s.memory >> number & 1],
            "drew": [_colours(mask) for mask in s.drew],
            "put away": [_colours(mask) for mask in s.shed],
        }

    def _question(self, decision: Decision) -> dict[str, Any]:
        """What a seat is asked, and the card or the building that asks it, where there is one."""
        kind = decision.kind
        described: dict[str, Any] = {"seat": decision.seat, "kind": self.game.decision_kinds[kind]}
        if kind in (kinds.ASK_LAND, kinds.ASK_BUILDING):
            described["building"] = BUILDINGS[decision.subject]
        elif kind == kinds.ASK_MODULE_ACTION or kind >= kinds.ASK_LAND_TARGET:
            described["card"] = self.box.cards[decision.subject].id
        described["options"] = [self.game.actions.form(action) for action in decision.options]
        return described

    def _playing(self) -> dict[str, Any] | None:
        for frame in self.s.frames:
            if frame.kind in (DISCARD_PLAYED, STEPS):
                part = "hand" if frame.kind == DISCARD_PLAYED else "module"
                return {"seat": frame.seat, "card": self.box.cards[frame.card].id, "action": part}
        return None

    def _outcome(self, outcome: Outcome | None) -> dict[str, Any] | None:
        if outcome is None:
            return None
        return {
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "winners": [side for side, rank in enumerate(outcome.ranks) if rank == 1],
            "won": outcome.won,
        }


def _colours(mask: int) -> list[str]:
    return [name for colour, name in enumerate(BUILDINGS) if mask >> colour & 1]
