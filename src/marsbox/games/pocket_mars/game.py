"""Pocket Mars as a `Game`: the rules of this package behind the contract."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from marsbox.core.codec import Codec
from marsbox.core.contract import Decision, Game, Outcome, Reason, Setup, State, View
from marsbox.core.events import Log
from marsbox.core.format_1 import Format1
from marsbox.core.rng import FastRng, SeedRng
from marsbox.games.pocket_mars import codec, deal, kinds, scoring, turn
from marsbox.games.pocket_mars.components import Box
from marsbox.games.pocket_mars.redeal import redeal
from marsbox.games.pocket_mars.refusals import refusal
from marsbox.games.pocket_mars.state import CARDS, DRAFT, MODULE_SIZE, STORE_SETUP, PocketMarsState
from marsbox.games.pocket_mars.view import view
from marsbox.games.pocket_mars.vocabulary import vocabulary

RULES_VERSION: Final = 1


class PocketMars(Game):
    """The rules of Pocket Mars for the components in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            "pocket-mars",
            RULES_VERSION,
            box.digest,
            deal.PLAYER_COUNTS,
            deal.SETUP_OPTIONS,
            kinds.DECISION_KINDS,
            vocabulary(box),
            {"cards": box.facts.names},
        )
        self.box = box
        self._codec = Codec(self.actions, codec.fields(self.vocabulary))

    def new(self, setup: Setup, seed: int, log: Log | None = None) -> State:
        return deal.new_state(self.box, self._dealt_from(setup, "cards", "card", CARDS), setup, seed, log)

    def clone(self, s: State) -> State:
        return cast(PocketMarsState, s).copy()

    def view(self, s: State, seat: int) -> View:
        if not -1 <= seat < s.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {s.players - 1}, and -1 is the spectator")
        return view(self.box, cast(PocketMarsState, s), seat, [decision.seat for decision in self.decisions(s)])

    def _open(self, view: View, own: View, seat: int) -> None:
        super()._open(view, own, seat)
        view["looking"] += own["looking"]

    def outcome(self, s: State) -> Outcome | None:
        s = cast(PocketMarsState, s)
        return scoring.outcome(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        s = cast(PocketMarsState, s)
        return [scoring.score(s, side) for side in range(s.sides)]

    def dump(self, s: State) -> bytes:
        return self._codec.dump(s)

    def load(self, data: bytes) -> State:
        return self._codec.load(data, self._empty, self._named)

    def _named(self, content: dict[str, Any]) -> dict[str, Any]:
        then = self.format_1().vocabulary
        return Codec(then.actions, codec.fields(then)).upgraded(content)

    def _empty(self, players: int, rng: SeedRng) -> State:
        return PocketMarsState.empty(self.box.facts, players, rng)

    def digest_of(self, dealt_from: Mapping[str, Sequence[str]]) -> str:
        return self.box.digest_of(dealt_from["cards"])

    def format_1(self) -> Format1:
        own = {sort: self.vocabulary.of(sort).names for sort in ("card", "step")}
        return Format1.of("marsbox.games.pocket_mars", own, self.dealt_from)

    def _ask(self, s: State) -> list[Decision]:
        s = cast(PocketMarsState, s)
        if not s.frames:
            return []
        frame = s.frames[-1]
        if frame.kind == DRAFT:
            return [
                Decision(seat, kinds.ASK_DRAFT, [kinds.KEEP_DRAFT + card for card in s.packs[seat]], simultaneous=True)
                for seat in range(s.players)
                if not s.answers[seat]
            ]
        if frame.kind == STORE_SETUP:
            return [
                Decision(seat, kinds.ASK_STORE_SETUP, _cards_left(s, seat), simultaneous=True)
                for seat in range(s.players)
                if len(s.answers[seat]) < MODULE_SIZE
            ]
        return [turn.decision_for(self.box, s, frame, turn.ask(self.box, s, frame))]

    def _answer(self, s: State, seat: int, action: int, log: Log | None) -> None:
        s = cast(PocketMarsState, s)
        turn.answer(self.box, s, s.frames[-1], action, log)
        turn.advance(self.box, s, log)

    def _resolve(self, s: State, answers: list[tuple[int, ...]], log: Log | None) -> None:
        s = cast(PocketMarsState, s)
        if s.frames[-1].kind == DRAFT:
            deal.pass_packs(s, [answer[0] - kinds.KEEP_DRAFT for answer in answers], log)
        else:
            deal.store_modules(s, [tuple([card - kinds.STORE for card in answer]) for answer in answers], log)

    def _refusal(self, s: State, decision: Decision, action: int) -> Reason:
        return refusal(self.box, cast(PocketMarsState, s), decision, action)

    def _redeal(self, s: State, seat: int, rng: FastRng) -> None:
        redeal(cast(PocketMarsState, s), seat, rng)


def _cards_left(s: PocketMarsState, seat: int) -> list[int]:
    """Set-up: the cards that a player has not put into the module yet."""
    return [kinds.STORE + card for card in s.hands[seat] if kinds.STORE + card not in s.answers[seat]]
