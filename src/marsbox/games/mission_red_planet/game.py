"""Mission: Red Planet as a `Game`: the rules of this package behind the contract."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from marsbox.core.codec import Codec
from marsbox.core.contract import Decision, Game, Outcome, Reason, Setup, State, View
from marsbox.core.events import Log
from marsbox.core.format_1 import Format1
from marsbox.core.rng import FastRng, SeedRng
from marsbox.games.mission_red_planet import codec, deal, kinds, scoring, turn
from marsbox.games.mission_red_planet.components import Box
from marsbox.games.mission_red_planet.redeal import redeal
from marsbox.games.mission_red_planet.refusals import refusal
from marsbox.games.mission_red_planet.state import (
    BONUS_CARDS,
    CHOOSE,
    DISCOVERY_CARDS,
    KEEP_BONUS,
    RESOURCE_TOKENS,
    SHIPS,
    MissionState,
)
from marsbox.games.mission_red_planet.view import view
from marsbox.games.mission_red_planet.vocabulary import dealt_from, vocabulary

RULES_VERSION: Final = 1


class MissionRedPlanet(Game):
    """The rules of Mission: Red Planet for the components in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            "mission-red-planet",
            RULES_VERSION,
            box.digest,
            deal.PLAYER_COUNTS,
            deal.SETUP_OPTIONS,
            kinds.DECISION_KINDS,
            vocabulary(box),
            dealt_from(box),
        )
        self.box = box
        self._codec = Codec(self.actions, codec.fields(self.vocabulary))

    def new(self, setup: Setup, seed: int, log: Log | None = None) -> State:
        pool = deal.Pool(
            self._dealt_from(setup, "ships", "ship", SHIPS),
            self._dealt_from(setup, "events", "card", BONUS_CARDS + DISCOVERY_CARDS),
            self._dealt_from(setup, "resources", "resource", RESOURCE_TOKENS),
        )
        s = deal.new_state(self.box, pool, setup, seed, log)
        turn.advance(self.box, s, log)
        return s

    def clone(self, s: State) -> State:
        return cast(MissionState, s).copy()

    def view(self, s: State, seat: int) -> View:
        if not -1 <= seat < s.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {s.players - 1}, and -1 is the spectator")
        return view(self.box, cast(MissionState, s), seat, [decision.seat for decision in self.decisions(s)])

    def _open(self, view: View, own: View, seat: int) -> None:
        super()._open(view, own, seat)
        for zone, known in zip(view["zones"], own["zones"], strict=True):
            if known["discovery"] is not None and known["discovery"]["card"] is not None:
                zone["discovery"] = known["discovery"]
        for number, discarded in enumerate(own["discarded"]):
            if discarded["card"] is not None:
                view["discarded"][number] = discarded
        if own["playing"] is not None and own["playing"]["card"] is not None:
            view["playing"] = own["playing"]

    def outcome(self, s: State) -> Outcome | None:
        s = cast(MissionState, s)
        return scoring.outcome(self.box, s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return scoring.outcome(self.box, cast(MissionState, s)).scores

    def dump(self, s: State) -> bytes:
        return self._codec.dump(s)

    def load(self, data: bytes) -> State:
        return self._codec.load(data, self._empty, self._named)

    def _named(self, content: dict[str, Any]) -> dict[str, Any]:
        then = self.format_1().vocabulary
        return Codec(then.actions, codec.fields(then)).upgraded(content)

    def _empty(self, players: int, rng: SeedRng) -> State:
        return MissionState.empty(self.box.facts, players, rng)

    def digest_of(self, dealt_from: Mapping[str, Sequence[str]]) -> str:
        return self.box.digest_of(dealt_from["events"])

    def format_1(self) -> Format1:
        own = {sort: self.vocabulary.of(sort).names for sort in ("card", "bonus", "ship", "zone")}
        return Format1.of("marsbox.games.mission_red_planet", own, self.dealt_from)

    def _ask(self, s: State) -> list[Decision]:
        s = cast(MissionState, s)
        if not s.frames:
            return []
        frame = s.frames[-1]
        if frame.kind in (KEEP_BONUS, CHOOSE):
            return turn.ask_everyone(s, frame.kind)
        return [turn.decision_for(s, frame, turn.ask(s, frame))]

    def _answer(self, s: State, seat: int, action: int, log: Log | None) -> None:
        s = cast(MissionState, s)
        turn.answer(s, s.frames[-1], action, log)
        turn.advance(self.box, s, log)

    def _resolve(self, s: State, answers: list[tuple[int, ...]], log: Log | None) -> None:
        s = cast(MissionState, s)
        turn.resolve(s, answers, log)
        turn.advance(self.box, s, log)

    def _refusal(self, s: State, decision: Decision, action: int) -> Reason:
        return refusal(self.box, cast(MissionState, s), decision, action)

    def _redeal(self, s: State, seat: int, rng: FastRng) -> None:
        redeal(cast(MissionState, s), seat, rng)
