"""Terraforming Mars as a `Game`: the rules of this package behind the contract."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from marsbox.core.codec import Codec
from marsbox.core.contract import Decision, Game, Outcome, Reason, Setup, State, View
from marsbox.core.events import Log
from marsbox.core.format_1 import Format1
from marsbox.core.rng import FastRng, SeedRng
from marsbox.games.terraforming_mars import codec, deal, kinds, scoring, turn
from marsbox.games.terraforming_mars.board import SPACES
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.declarations import digest_of
from marsbox.games.terraforming_mars.redeal import redeal
from marsbox.games.terraforming_mars.refusals import considered, refusal
from marsbox.games.terraforming_mars.state import BUY, NONE, TerraformingState
from marsbox.games.terraforming_mars.view import view
from marsbox.games.terraforming_mars.vocabulary import CARD_IDS, DEALT_FROM, vocabulary
from marsbox.games.terraforming_mars.warnings import is_idle, tile_without_place

# 1: cards are bought and sold in ascending order, an action that would do nothing can't be used, and the order of
#    effects is asked wherever it could make a difference to anything.
# 2: cards are chosen in any order and the choice is confirmed, an action can be used whenever its cost can be paid, and
#    the order is asked only where it changes what can be had.
RULES_VERSION: Final = 2
OLDEST_VERSION: Final = 1


class TerraformingMars(Game):
    """The rules of Terraforming Mars."""

    def __init__(self) -> None:
        super().__init__(
            "terraforming-mars",
            RULES_VERSION,
            _digest(*DEALT_FROM.values()),
            deal.PLAYER_COUNTS,
            deal.SETUP_OPTIONS,
            kinds.DECISION_KINDS,
            vocabulary(kinds.action_table(CARD_IDS)),
            DEALT_FROM,
            OLDEST_VERSION,
        )
        self._codec = Codec(self.actions, codec.fields(self.vocabulary))

    def new(self, setup: Setup, seed: int, log: Log | None = None) -> State:
        pool = {
            "projects": self._dealt_from(setup, "projects", "card", deal.FEWEST_PROJECTS),
            "corporations": self._dealt_from(setup, "corporations", "card", deal.FEWEST_CORPORATIONS),
        }
        s = deal.new_state(pool, setup, self.rules_of(setup), seed, log)
        turn.advance(s, log)
        return s

    def clone(self, s: State) -> State:
        return cast(TerraformingState, s).copy()

    def view(self, s: State, seat: int) -> View:
        if not -1 <= seat < s.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {s.players - 1}, and -1 is the spectator")
        waiting = [decision.seat for decision in self.decisions(s)]
        return view(self.actions, cast(TerraformingState, s), seat, waiting)

    def _open(self, view: View, own: View, seat: int) -> None:
        super()._open(view, own, seat)
        # what a seat chooses from is shown beside its hand
        view["seats"][seat]["hand"] += own["drafted"] + own["corporations"] + own["offered"]
        view["looking"] += own["looking"]

    def outcome(self, s: State) -> Outcome | None:
        s = cast(TerraformingState, s)
        return scoring.outcome(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return scoring.scores(cast(TerraformingState, s))

    def considered(self, s: State, decision: Decision) -> list[int]:
        return considered(cast(TerraformingState, s), decision)

    def is_idle(self, s: State, decision: Decision, action: int) -> bool:
        return is_idle(cast(TerraformingState, s), decision, action)

    def warning(self, s: State, decision: Decision, action: int) -> Reason | None:
        if self.is_idle(s, decision, action):
            return Reason("does_nothing")
        tile = tile_without_place(cast(TerraformingState, s), decision, action)
        return None if tile == NONE else Reason("tile_without_place", (tile,))

    def dump(self, s: State) -> bytes:
        return self._codec.dump(s)

    def load(self, data: bytes) -> State:
        return self._codec.load(data, _empty, _named)

    def digest_of(self, dealt_from: Mapping[str, Sequence[str]]) -> str:
        return _digest(tuple(dealt_from["projects"]), tuple(dealt_from["corporations"]))

    def format_1(self) -> Format1:
        return _format_1()

    def _ask(self, s: State) -> list[Decision]:
        s = cast(TerraformingState, s)
        if not s.frames:
            return []
        frame = s.frames[-1]
        if frame.kind <= BUY:
            return turn.ask_everyone(s, frame.kind)
        return [turn.decision_for(s, frame, turn.ask(s, frame))]

    def _answer(self, s: State, seat: int, action: int, log: Log | None) -> None:
        s = cast(TerraformingState, s)
        turn.answer(s, s.frames[-1], action, log)
        turn.advance(s, log)

    def _resolve(self, s: State, answers: list[tuple[int, ...]], log: Log | None) -> None:
        s = cast(TerraformingState, s)
        turn.resolve(s, answers, log)
        turn.advance(s, log)

    def _refusal(self, s: State, decision: Decision, action: int) -> Reason:
        return refusal(self.actions, cast(TerraformingState, s), decision, action)

    def _redeal(self, s: State, seat: int, rng: FastRng) -> None:
        redeal(cast(TerraformingState, s), seat, rng)


@cache
def _digest(projects: tuple[str, ...], corporations: tuple[str, ...]) -> str:
    known = {card.id: card for card in PRINTED}
    # a card that is gone can't mean the same
    return digest_of([known[name] for name in (*projects, *corporations) if name in known])


@cache
def _format_1() -> Format1:
    return Format1.of("marsbox.games.terraforming_mars", {}, {})


def _named(content: dict[str, Any]) -> dict[str, Any]:
    then = _format_1()
    named = Codec(then.vocabulary.actions, codec.fields(then.vocabulary)).upgraded(content)
    named["corporation_pool"] = then.dealt_from["corporations"]
    return named


def _empty(players: int, rng: SeedRng) -> State:
    return TerraformingState.empty(players, SPACES, rng)
