"""A state of Mission: Red Planet as plain facts, with the keys that a description has."""

from typing import Any, Final

from marsbox.core.contract import Decision, Game, Outcome, ScoreItem, State
from marsbox.core.events import seat_bit
from marsbox.games.mission_red_planet import kinds
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.mission_red_planet.scoring import score_sheet
from marsbox.games.mission_red_planet.state import CHARACTERS, CHOOSE, NONE, RESOURCES, MissionState
from marsbox.games.mission_red_planet.turn import QUESTIONS
from marsbox.testing.description import PositionError

SET_UP: Final = "set-up"
CHOICE: Final = "choice of characters"
BOARDING: Final = "boarding and take-off"
OVER: Final = "over"


def facts(game: Game, state: State) -> dict[str, Any]:
    """The whole state, secrets included."""
    if not isinstance(game, MissionRedPlanet) or not isinstance(state, MissionState):
        raise PositionError(f'this is not a state of "{game.id}"')
    return _FactsBuilder(game, state).build()


class _FactsBuilder:
    """Builds the facts of one state."""

    def __init__(self, game: MissionRedPlanet, state: MissionState) -> None:
        self.game = game
        self.box: Box = game.box
        self.s = state
        self.zone_ids = [zone.id for zone in self.box.zones]

    def build(self) -> dict[str, Any]:
        s = self.s
        described: dict[str, Any] = {
            "game": self.game.id,
            "players": s.players,
            "options": {"resource_tokens": "on" if s.taking_tokens else "off"},
            "phase": self._phase(),
            "turn": s.turn,
            "first player": s.first,
            "pad": [self._ship(slot) for slot in range(s.players)],
            "zones": {name: self._zone(zone) for zone, name in enumerate(self.zone_ids)},
            "seats": [self._seat(seat) for seat in range(s.players)],
            "ship pile": self._ships(s.ship_pile),
            "discarded ships": self._ships(s.ship_discard),
            "resource pile": [RESOURCES[resource] for resource in s.resource_pile],
            "event pile": self._cards(s.event_pile),
            "discarded discoveries": [
                {"card": self.box.cards[card].id, "seat": seat}
                for card, seat in zip(s.discarded, s.discarded_by, strict=True)
            ],
            "shown at set-up": self._cards(s.shown),
            "seed": s.rng.seed,
            "random numbers used": s.rng.counter,
            "reshuffles": [self._ships(pile) for pile in s.reshuffles],
            "every question": s.asks_everything,
            "questions": [self._question(decision) for decision in self.game.decisions(s)],
            "outcome": self._outcome(self.game.outcome(s)),
        }
        if described["phase"] == BOARDING:
            described["character being played"] = character_being_played(self.box, s)
        if described["phase"] == SET_UP:
            described["astronauts to draw"] = list(s.astronauts)
            described["events after set-up"] = self._cards(s.given_events)
            described["answers"] = [[self.game.actions.form(action) for action in answer] for answer in s.answers]
        return described

    def _phase(self) -> str:
        if self.s.over:
            return OVER
        if self.s.turn == 0:
            return SET_UP
        return CHOICE if self.s.frames[-1].kind == CHOOSE else BOARDING

    def _cards(self, designs: tuple[int, ...]) -> list[str]:
        return [self.box.cards[design].id for design in designs]

    def _ships(self, ships: tuple[int, ...]) -> list[str]:
        return [self.box.ship_ids[ship] for ship in ships]

    def _ship(self, slot: int) -> dict[str, Any] | None:
        s = self.s
        if s.pad[slot] == NONE:
            return None
        return {
            "ship": self.box.ship_ids[s.pad[slot]],
            "crew": s.crew[slot * s.players : (slot + 1) * s.players],
            "destination": None if s.tokens_on[slot] == NONE else self.zone_ids[s.tokens_on[slot]],
            "flying": s.flying >> slot & 1 == 1,
        }

    def _zone(self, zone: int) -> dict[str, Any]:
        s = self.s
        return {
            "resource": None if s.resources[zone] == NONE else RESOURCES[s.resources[zone]],
            "astronauts": s.zones[zone * s.players : (zone + 1) * s.players],
            "tokens": s.pot[zone],
            "discovery": self._discovery(zone),
            "destination tokens": s.tokens_left[zone],
        }

    def _discovery(self, zone: int) -> dict[str, Any] | None:
        s = self.s
        if s.discoveries[zone] == NONE:
            return None
        known = [seat for seat in range(s.players) if s.seen[zone] & seat_bit(seat)]
        return {"card": self.box.cards[s.discoveries[zone]].id, "known by": known}

    def _seat(self, seat: int) -> dict[str, Any]:
        s = self.s
        described: dict[str, Any] = {
            "reserve": s.reserve[seat],
            "memorial": s.memorial[seat],
            "tokens": {name: s.scored[seat * len(RESOURCES) + resource] for resource, name in enumerate(RESOURCES)},
            "hand": [name for number, name in enumerate(CHARACTERS) if s.hands[seat] >> number & 1],
            "chosen": self._chosen(seat),
            "called": None if s.called[seat] == NONE else CHARACTERS[s.called[seat]],
            "acted": self._acted(seat),
            "bonus": self._cards(s.bonus[seat]),
            "given back": self._cards(s.returned[seat]),
            "points": self._points(seat),
        }
        if s.dealt[seat]:
            described["dealt"] = self._cards(s.dealt[seat])
        return described

    def _chosen(self, seat: int) -> str | None:
        """The character that lies face down, also while the others still choose."""
        s = self.s
        if s.turn > 0 and s.answers[seat]:
            return CHARACTERS[s.answers[seat][0] - kinds.CHOOSE]
        return None if s.chosen[seat] == NONE else CHARACTERS[s.chosen[seat]]

    def _acted(self, seat: int) -> bool | None:
        """Whether a seat that was called has done all that its character does."""
        s = self.s
        if s.called[seat] == NONE:
            return None
        acting = self._phase() == BOARDING and s.last == seat
        return seat not in s.queue and not acting

    def _points(self, seat: int) -> dict[str, int]:
        """The points by item, as if the game ended now without another scoring."""
        points: dict[str, int] = {}
        for item in score_sheet(self.box, self.s, seat):
            name = self._item(item)
            points[name] = points.get(name, 0) + item.points
        return points | {"total": sum(points.values())}

    def _item(self, item: ScoreItem) -> str:
        if item.code == "discovery":
            return f"{self.box.cards[item.numbers[1]].id} in {self.zone_ids[item.numbers[0]]}"
        if item.code in ("bonus", "bonus_tokens"):
            return self.box.cards[item.numbers[0]].id
        return {"ice_bonus": "ice bonus", "resource_token": "resource tokens"}.get(item.code, item.code)

    def _question(self, decision: Decision) -> dict[str, Any]:
        """What a seat is asked, and the character, ship or card that asks it, where there is one."""
        described: dict[str, Any] = {"seat": decision.seat, "kind": self.game.decision_kinds[decision.kind]}
        called = self.s.called[decision.seat]
        if called != NONE:
            described["character"] = CHARACTERS[called]
        if decision.kind == kinds.ASK_DESTINATION:
            described["ship"] = self.box.ship_ids[self.s.pad[decision.subject]]
        elif decision.kind == kinds.ASK_PLACE:
            described["card"] = self.box.cards[decision.subject].id
        described["options"] = [self.game.actions.form(action) for action in decision.options]
        return described

    def _outcome(self, outcome: Outcome | None) -> dict[str, Any] | None:
        if outcome is None:
            return None
        return {
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "winners": [seat for seat, rank in enumerate(outcome.ranks) if rank == 1],
        }


def character_being_played(box: Box, s: MissionState) -> dict[str, Any] | None:
    """Whose character is being played, what it asks and how much of that is left, and who waits for the same call."""
    if s.over or s.calling == NONE:
        return None
    frame = s.frames[-1]
    return {
        "seat": frame.seat,
        "character": CHARACTERS[s.called[frame.seat]],
        "asks": kinds.DECISION_KINDS[QUESTIONS[frame.kind]],
        "left": frame.left,
        "card drawn": None if s.drawn == NONE else box.cards[s.drawn].id,
        "next": list(s.queue),
    }
