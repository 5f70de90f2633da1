"""The record: the truth of a game, from which every state of it can be made again.

It holds the rule-set version, the digest of the components, the set-up, the seed and the actions. The answers to a
simultaneous question stand in seat order, whatever the order in which they were given. A running game's record holds
every secret and is nobody's to read.

In a file everything has a name: the set-up says what was dealt from, and actions have their readable forms.
A record may bring a `Snapshot` along, the game's events and where it stands, so that it can be shown where it can't
be played again.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from marsbox.core.contract import Game, IllegalAction, Setup, State
from marsbox.core.errors import RecordError
from marsbox.core.events import Event, Log
from marsbox.core.names import UnknownName

FORMAT: Final = "marsbox-record"
FORMAT_VERSION: Final = 2


class Forms(Protocol):
    """Whatever knows the readable forms of the numbers of actions."""

    def form(self, action: int, /) -> dict[str, object]:
        """The readable form of an action."""


class _OwnForms:
    """The forms that stand in a record itself."""

    def __init__(self, forms: list[dict[str, object]]) -> None:
        self._forms = forms

    def form(self, action: int, /) -> dict[str, object]:
        if action < 0:
            raise IndexError(action)
        return self._forms[action]


class Snapshot:
    """The events of a game and where it stands, as they are stored: by name."""

    def __init__(self, events: list[list[Any]], dump: str) -> None:
        self.events = events
        self.dump = dump

    @staticmethod
    def of(game: Game, events: Sequence[Event], state: State) -> "Snapshot":
        """The snapshot of a game with these events that stands at this state."""
        kinds = game.event_kinds
        by_name = [
            [event.audience, kinds[event.kind], *game.vocabulary.facts(kinds[event.kind], event.numbers)]
            for event in events
        ]
        return Snapshot(by_name, game.dump(state).decode())

    def events_in(self, game: Game) -> list[Event]:
        """The events; a `RecordError` if this version does not know what one of them names."""
        kinds = {name: kind for kind, name in enumerate(game.event_kinds)}
        try:
            return [
                Event(audience, kinds[name], game.vocabulary.numbers(name, facts))
                for audience, name, *facts in self.events
            ]
        except (UnknownName, KeyError, ValueError, TypeError) as error:
            raise RecordError(f"the record names something that is unknown here: {error}", "other_rules") from None

    def state(self, game: Game) -> State:
        """Where the game stood; a `RecordError` if this version can't read it."""
        try:
            return game.load(self.dump.encode())
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise RecordError(f"the record ends in a position that is unknown here: {error}", "other_rules") from None


class Record:
    """A game as its set-up, seed and actions, in order: pairs of seat and action number.

    The numbers belong to `forms`: the action table of the game, or the list of forms in the file that the record was
    read from. Without forms they are those of format 1. `of` turns them into numbers of a game.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        digest: str,
        setup: Setup,
        seed: int,
        actions: list[tuple[int, int]],
        forms: Forms | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.digest = digest
        # whoever deals by the set-up plays by the rules that the game began with
        self.setup = setup if setup.rules == rules else _by_rules(setup, rules)
        self.seed = seed
        self.actions = actions
        self.forms = forms
        self.snapshot = snapshot
        self._verified = False

    @staticmethod
    def begin(game: Game, setup: Setup, seed: int) -> "Record":
        """The record of a game in which nobody has acted yet."""
        setup = game.settled(setup)
        return Record(game.id, game.version, game.digest_for(setup), setup, seed, [], game.actions)

    def to_json(self) -> str:
        """The record as text: JSON with a checksum, so that damage shows."""
        content: dict[str, object] = {
            "format": FORMAT,
            "format_version": 1 if self.forms is None else FORMAT_VERSION,
            "game": self.game,
            "rules": self.rules,
            "components": self.digest,
            "setup": self.setup.to_dict(),
            "seed": f"{self.seed:032x}",
        }
        if self.forms is None:
            content["actions"] = [[seat, action] for seat, action in self.actions]
        else:
            used = list(dict.fromkeys([action for _, action in self.actions]))
            place = {action: number for number, action in enumerate(used)}
            content["forms"] = [self.forms.form(action) for action in used]
            content["actions"] = [[seat, place[action]] for seat, action in self.actions]
        if self.snapshot is not None:
            content["events"] = self.snapshot.events
            content["end"] = self.snapshot.dump
        content["checksum"] = _checksum(content)
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record; a `RecordError` says what is wrong with it."""
        try:
            content = json.loads(text, parse_constant=_no_number)
        except (ValueError, RecursionError):
            raise RecordError(
                "this is not a Marsbox record: it is not JSON; a record is saved by Marsbox", "foreign"
            ) from None
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            raise RecordError(f'this is not a Marsbox record: a record says "format": "{FORMAT}"', "foreign")
        version = content.get("format_version")
        if type(version) is not int or not 1 <= version <= FORMAT_VERSION:
            raise RecordError(
                f"the record has format version {version!r}; this Marsbox reads versions 1 to {FORMAT_VERSION}",
                "foreign",
            )
        checksum = content.pop("checksum", None)
        if checksum != _checksum(content):
            raise RecordError("the record is damaged: its checksum does not fit its content; take an unchanged copy")
        try:
            return _from_content(content)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise RecordError(f"the record is damaged: a field is missing or of the wrong kind ({error})") from None

    def of(self, game: Game) -> "Record":
        """This record with the numbers of `game`; what an older version wrote is brought up to date.

        A `RecordError` says which game it is of, or which action is unknown.
        """
        if self.game != game.id:
            raise RecordError(f'the record is of the game "{self.game}", not of "{game.id}"', "other_game")
        if self.rules > game.version:
            raise RecordError(
                f"the record was made with rule set {self.rules} of {self.game}; "
                f"this Marsbox plays rule set {game.version}",
                "other_rules",
            )
        if self.forms is game.actions:
            return self
        forms, setup, digest = self.forms, self.setup, self.digest
        if forms is None:
            then = game.format_1()
            forms = then.vocabulary.actions
            setup = Setup(setup.players, setup.options, setup.deal, setup.dealt_from or then.dealt_from)
            digest = digest or then.digest
        numbers = {action: self._number(game, forms, action) for action in {action for _, action in self.actions}}
        actions = [(seat, numbers[action]) for seat, action in self.actions]
        return Record(self.game, self.rules, digest, setup, self.seed, actions, game.actions, self.snapshot)

    def with_snapshot(self, snapshot: Snapshot | None) -> "Record":
        """The same record, with the events of its game and where it stands, or without."""
        other = self.with_actions(self.actions)
        other.snapshot = snapshot
        return other

    def with_actions(self, actions: list[tuple[int, int]]) -> "Record":
        """The record of the same game with other actions, which come from a newer state of it."""
        other = Record(self.game, self.rules, self.digest, self.setup, self.seed, actions, self.forms)
        other._verified = self._verified
        return other

    def _number(self, game: Game, forms: Forms, action: int) -> int:
        try:
            form = forms.form(action)
        except (ValueError, IndexError):
            raise RecordError(f"the record is damaged: action {action} is in no list of forms") from None
        try:
            return game.actions.number(form)
        except ValueError as error:
            raise RecordError(f"the record has an action that is unknown here: {error}", "other_rules") from None

    def is_of_these_rules(self, game: Game) -> bool:
        """Whether `game` has the rules and components that this record was made with, so that it must play the same."""
        return self._is_played_by(game) and self.digest == game.digest_for(self.setup)

    def _is_played_by(self, game: Game) -> bool:
        return game.oldest_version <= self.rules <= game.version

    def can_be_replayed(self, game: Game) -> bool:
        """Whether `game` is known to make the same of this record as the game that it was made with."""
        return self._verified or self.is_of_these_rules(game)

    def leads_to(self, game: Game, state: State, events: Sequence[Event]) -> bool:
        """Whether today's rules make the same of this record, whatever has changed: these events, and this state.

        A record that does is played again without further questions.
        """
        log = Log()
        try:
            played = self.of(game)._play(game, None, log)
            for seat, answers in enumerate(state.answers):
                for action in answers:
                    game.apply(played, seat, action)
        except (IllegalAction, ValueError, IndexError):
            return False
        replayed = [(event.audience, event.kind, event.numbers) for event in log.events]
        same = replayed == [(event.audience, event.kind, event.numbers) for event in events]
        self._verified = same and game.dump(played) == game.dump(state)
        return self._verified

    def check(self, game: Game) -> None:
        """Raise a `RecordError` unless `game` makes the same of this record as the game that it was made with."""
        if self.can_be_replayed(game):
            return
        snapshot = self.snapshot
        if snapshot is not None and self.leads_to(game, snapshot.state(game), snapshot.events_in(game)):
            return
        if not self._is_played_by(game):
            raise RecordError(
                f"the record was made with rule set {self.rules} of {self.game}; "
                f"this Marsbox plays rule set {game.version}",
                "other_rules",
            )
        raise RecordError(
            f"the record was made with other components of {self.game} (digest {self.digest}, "
            f"here {game.digest}); name their file with --components",
            "other_components",
        )

    def replay(self, game: Game, steps: int | None = None, log: Log | None = None) -> State:
        """The state after the first `steps` actions, or after all of them; a `RecordError` says why there is none."""
        own = self.of(game)
        own.check(game)
        return own._play(game, steps, log)

    def _play(self, game: Game, steps: int | None, log: Log | None) -> State:
        try:
            state = game.new(self.setup, self.seed, log)
        except (ValueError, IndexError) as error:
            raise RecordError(f"the record is damaged: its game can't begin: {error}") from None
        for number, (seat, action) in enumerate(self.actions[:steps]):
            try:
                game.apply(state, seat, action, log)
            except (IllegalAction, ValueError, IndexError) as refusal:
                raise RecordError(f"the record is damaged: step {number + 1} can't be played: {refusal}") from None
        return state


def _by_rules(setup: Setup, rules: int) -> Setup:
    return Setup(setup.players, setup.options, setup.deal, setup.dealt_from, rules)


def _no_number(written: str) -> float:
    raise ValueError(f"{written} is no number")


def _checksum(content: Mapping[str, object]) -> str:
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _from_content(content: dict[str, Any]) -> Record:
    actions = []
    for seat, action in content["actions"]:
        if type(seat) is not int or type(action) is not int:
            raise TypeError("an action is a pair of whole numbers")
        actions.append((int(seat), int(action)))
    forms = None
    if content["format_version"] > 1:
        listed = content["forms"]
        if not all(isinstance(form, dict) for form in listed):
            raise TypeError("a form is an object with one verb")
        forms = _OwnForms(listed)
    snapshot = None
    if "events" in content:
        if not isinstance(content["end"], str) or not all(isinstance(event, list) for event in content["events"]):
            raise TypeError("the events are a list of lists, and the end a text")
        snapshot = Snapshot(content["events"], content["end"])
    return Record(
        str(content["game"]),
        int(content["rules"]),
        str(content["components"]),
        Setup.from_dict(content["setup"]),
        int(content["seed"], 16),
        actions,
        forms,
        snapshot,
    )
