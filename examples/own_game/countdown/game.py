"""The rules of Countdown behind the contract. There is nothing hidden, so nothing is ever dealt anew."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from marsbox.core import (
    EVERYONE,
    ActionTable,
    Argument,
    Decision,
    DumpError,
    FastRng,
    Game,
    Log,
    Outcome,
    Reason,
    ScoreItem,
    SeedRng,
    Setup,
    SetupOption,
    State,
    View,
    Vocabulary,
)
from marsbox.core.codec import Codec, Field
from marsbox.core.contract import checked_options

PLAYERS: Final = (2, 3, 4)
OPTIONS: Final = (SetupOption("seconds", ("12", "21"), "21", PLAYERS),)
ACTIONS: Final = ActionTable([("count", [Argument("seconds", (1, 2, 3))])])
ASK_COUNT: Final = 0
COUNTED: Final = 0
VOCABULARY: Final = Vocabulary([], ACTIONS, {"counted": ("seat", "number", "left")})
FIELDS: Final = [(name, Field()) for name in ("left", "turn", "counted")]


class CountdownState(State):
    """The seconds left, whose turn it is, and how many seconds each player has counted."""

    def __init__(self, players: int, rng: SeedRng) -> None:
        super().__init__(players, rng, [()] * players)
        self.left = 0
        self.turn = 0
        self.counted = [0] * players


class Countdown(Game):
    """A game of one kind of decision: how far to count."""

    def __init__(self) -> None:
        super().__init__("countdown", 1, "countdown-1", PLAYERS, OPTIONS, ("count",), VOCABULARY, {})
        self._codec = Codec(self.actions, FIELDS)

    def new(self, setup: Setup, seed: int, log: Log | None = None) -> State:
        options = checked_options("Countdown", PLAYERS, OPTIONS, setup)
        s = CountdownState(setup.players, SeedRng(seed))
        s.left = int(options["seconds"])
        return s

    def clone(self, s: State) -> State:
        s = cast(CountdownState, s)
        copy = CountdownState(s.players, SeedRng(s.rng.seed, s.rng.counter))
        copy.left, copy.turn, copy.counted = s.left, s.turn, list(s.counted)
        copy.asks_everything = s.asks_everything
        return copy

    def view(self, s: State, seat: int) -> View:
        s = cast(CountdownState, s)
        return {
            "game": self.id,
            "phase": "counting" if s.left else "over",
            "left": s.left,
            "waiting": [decision.seat for decision in self.decisions(s)],
            "seats": [{"counted": counted} for counted in s.counted],
        }

    def outcome(self, s: State) -> Outcome | None:
        s = cast(CountdownState, s)
        if s.left:
            return None
        scores = self.standing(s)
        items = [[ScoreItem("launched", score)] if score else [] for score in scores]
        return Outcome(scores, [2 - score for score in scores], items)

    def standing(self, s: State) -> list[int]:
        s = cast(CountdownState, s)
        # whoever is asked next did not say zero
        last = (s.turn - 1) % s.players
        return [int(s.left == 0 and seat == last) for seat in range(s.players)]

    def dump(self, s: State) -> bytes:
        return self._codec.dump(s)

    def load(self, data: bytes) -> State:
        return self._codec.load(data, CountdownState, _named)

    def digest_of(self, dealt_from: Mapping[str, Sequence[str]]) -> str:
        return self.digest

    def _ask(self, s: State) -> list[Decision]:
        s = cast(CountdownState, s)
        options = [ACTIONS.number({"count": seconds}) for seconds in (1, 2, 3) if seconds <= s.left]
        return [Decision(s.turn, ASK_COUNT, options)] if options else []

    def _answer(self, s: State, seat: int, action: int, log: Log | None) -> None:
        s = cast(CountdownState, s)
        _count(s, action + 1, log)
        # a question with one possible answer is not asked
        if s.left == 1 and not s.asks_everything:
            _count(s, 1, log)

    def _refusal(self, s: State, decision: Decision, action: int) -> Reason:
        return Reason("too_few_seconds_left", (cast(CountdownState, s).left,))

    def _redeal(self, s: State, seat: int, rng: FastRng) -> None:
        """Everybody knows everything."""


def _count(s: CountdownState, seconds: int, log: Log | None) -> None:
    s.left -= seconds
    s.counted[s.turn] += seconds
    if log is not None:
        log.add(EVERYONE, COUNTED, (s.turn, seconds, s.left))
    s.turn = (s.turn + 1) % s.players


def _named(content: dict[str, Any]) -> dict[str, Any]:
    raise DumpError("Countdown has never written a dump of format 1")
