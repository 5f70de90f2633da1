"""Terraforming Mars as a `Game`: the rules of this package behind the contract."""

from typing import Final, cast

from marsbox.core.contract import Decision, Game, Outcome, Reason, Setup, State, View
from marsbox.core.events import Log
from marsbox.core.rng import FastRng
from marsbox.games.terraforming_mars import codec, deal, kinds, scoring, turn
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.redeal import redeal
from marsbox.games.terraforming_mars.refusals import considered, refusal
from marsbox.games.terraforming_mars.state import BUY, TerraformingState
from marsbox.games.terraforming_mars.view import view

RULES_VERSION: Final = 1


class TerraformingMars(Game):
    """The rules of Terraforming Mars."""

    def __init__(self) -> None:
        super().__init__(
            "terraforming-mars",
            RULES_VERSION,
            "",
            deal.PLAYER_COUNTS,
            deal.SETUP_OPTIONS,
            kinds.action_table([card.id for card in PRINTED]),
            kinds.DECISION_KINDS,
            kinds.EVENT_KINDS,
        )

    def new(self, setup: Setup, seed: int, log: Log | None = None) -> State:
        s = deal.new_state(setup, seed, log)
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
        s = cast(TerraformingState, s)
        return [scoring.score(s, seat) for seat in range(s.players)]

    def considered(self, s: State, decision: Decision) -> list[int]:
        return considered(cast(TerraformingState, s), decision)

    def dump(self, s: State) -> bytes:
        return codec.dump(cast(TerraformingState, s))

    def load(self, data: bytes) -> State:
        return codec.load(data)

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
