"""The record: the truth of a game, from which every state of it can be made again.

It holds the rule-set version, the digest of the components, the set-up, the seed and the actions. The answers to a
simultaneous question stand in seat order, whatever the order in which they were given. A running game's record holds
every secret and is nobody's to read.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from marsbox.core.contract import Game, IllegalAction, Setup, State
from marsbox.core.events import Log

FORMAT: Final = "marsbox-record"
FORMAT_VERSION: Final = 1


class RecordError(ValueError):
    """A record that is damaged, foreign or does not fit the rules; the message says which, and `code` to programs."""

    def __init__(self, message: str, code: str = "damaged") -> None:
        super().__init__(message)
        self.code = code


class Record:
    """A game as its set-up, seed and actions, in order: pairs of seat and action number."""

    def __init__(
        self, game: str, rules: int, digest: str, setup: Setup, seed: int, actions: list[tuple[int, int]]
    ) -> None:
        self.game = game
        self.rules = rules
        self.digest = digest
        self.setup = setup
        self.seed = seed
        self.actions = actions

    @staticmethod
    def begin(game: Game, setup: Setup, seed: int) -> "Record":
        """The record of a game in which nobody has acted yet."""
        return Record(game.id, game.version, game.digest, setup, seed, [])

    def to_json(self) -> str:
        """The record as text: JSON with a checksum, so that damage shows."""
        content: dict[str, object] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "rules": self.rules,
            "components": self.digest,
            "setup": self.setup.to_dict(),
            "seed": f"{self.seed:032x}",
            "actions": [[seat, action] for seat, action in self.actions],
        }
        content["checksum"] = _checksum(content)
        return json.dumps(content, ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record; a `RecordError` says what is wrong with it."""
        try:
            content = json.loads(text)
        except (ValueError, RecursionError):
            raise RecordError(
                "this is not a Marsbox record: it is not JSON; a record is saved by Marsbox", "foreign"
            ) from None
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            raise RecordError(f'this is not a Marsbox record: a record says "format": "{FORMAT}"', "foreign")
        if content.get("format_version") != FORMAT_VERSION:
            raise RecordError(
                f"the record has format version {content.get('format_version')!r}; "
                f"this Marsbox reads version {FORMAT_VERSION}",
                "foreign",
            )
        checksum = content.pop("checksum", None)
        if checksum != _checksum(content):
            raise RecordError("the record is damaged: its checksum does not fit its content; take an unchanged copy")
        try:
            return _from_content(content)
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError(f"the record is damaged: a field is missing or of the wrong kind ({error})") from None

    def check(self, game: Game) -> None:
        """Raise a `RecordError` unless `game` has the rules and components that this record was made with."""
        if self.game != game.id:
            raise RecordError(f'the record is of the game "{self.game}", not of "{game.id}"', "other_game")
        if self.rules != game.version:
            raise RecordError(
                f"the record was made with rule set {self.rules} of {self.game}; "
                f"this Marsbox plays rule set {game.version}",
                "other_rules",
            )
        if self.digest != game.digest:
            raise RecordError(
                f"the record was made with other components of {self.game} (digest {self.digest}, "
                f"here {game.digest}); name their file with --components",
                "other_components",
            )

    def replay(self, game: Game, steps: int | None = None, log: Log | None = None) -> State:
        """The state after the first `steps` actions (all of them by default)."""
        self.check(game)
        try:
            state = game.new(self.setup, self.seed, log)
        except ValueError as error:
            raise RecordError(f"the record is damaged: its game can't begin: {error}") from None
        for number, (seat, action) in enumerate(self.actions[:steps]):
            try:
                game.apply(state, seat, action, log)
            except (IllegalAction, ValueError) as refusal:
                raise RecordError(f"the record is damaged: step {number + 1} can't be played: {refusal}") from None
        return state


def _checksum(content: Mapping[str, object]) -> str:
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _from_content(content: dict[str, Any]) -> Record:
    setup = content["setup"]
    actions = []
    for seat, action in content["actions"]:
        if type(seat) is not int or type(action) is not int:
            raise TypeError("an action is a pair of whole numbers")
        actions.append((int(seat), int(action)))
    return Record(
        str(content["game"]),
        int(content["rules"]),
        str(content["components"]),
        Setup(int(setup["players"]), dict(setup["options"]), setup["deal"]),
        int(content["seed"], 16),
        actions,
    )
