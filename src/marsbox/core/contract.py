"""The contract between a game and everything that plays, shows or stores it.

A `Game` is stateless: one object for a rule set and its components. A `State` is plain data that only its game reads
and changes. The promises, each of which the conformance suite checks for every registered game:

- `decisions` is the one source of legality. Who owes a decision is computed from the state. Every option listed can be
  applied, and every other action raises `IllegalAction` and leaves the state as it was.
- Several seats may owe a decision at once. The answers to such a *simultaneous* question are kept in `State.answers`;
  a seat may take back its newest step while the question is open, the others learn only whether a seat is complete,
  and the question resolves in one go when the last answer is complete, so that the order of answering cannot change
  the result.
- A question with one possible answer is not asked; the rules answer it themselves. The one exception is a
  simultaneous question about hidden things: there, not being asked would reveal what a seat holds. A state
  that `asks_everything` asks those questions too, for whoever wants to see every step.
- `clone` shares nothing that can change. `dump` and `load` are exact, in the middle of a decision too.
- `view` is built from nothing and holds only what its seat may know. `determinize` makes a state with an equal view in
  which all that the seat does not know is drawn anew.
- The same set-up, seed and actions always give the same states, compiled or interpreted.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from marsbox.core.errors import SetupError
from marsbox.core.events import SPECTATOR, Log
from marsbox.core.format_1 import Format1
from marsbox.core.names import UnknownName, Vocabulary
from marsbox.core.rng import FastRng, SeedRng

View = dict[str, Any]
MOST_DEALT_FROM: Final = 1000


class Reason:
    """Why an action is refused: a code and numbers. `marsbox.text` turns it into a sentence."""

    def __init__(self, code: str, numbers: tuple[int, ...] = ()) -> None:
        self.code = code
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.numbers})"


class IllegalAction(Exception):
    """An action that `decisions` does not offer. The state is untouched."""

    def __init__(self, reason: Reason, seat: int, action: int) -> None:
        super().__init__(f"seat {seat} may not take action {action}: {reason.code} {reason.numbers}")
        self.reason = reason
        self.seat = seat
        self.action = action


class SetupOption:
    """A choice made before a game starts, such as a variant: its values, its default and for how many players it is."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, players: tuple[int, ...]) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.players = players


class Setup:
    """How a game starts: number of players, options that differ from their defaults, and, if wanted, a given deal.

    A deal is a plain object whose keys each game documents; what it leaves out is drawn from the seed. `dealt_from`
    names what is drawn from, in order, so that a card that is added to the box later changes no old deal; without it
    that is all there is in the box. `rules` is the version of the rule set, of those that the game still plays; without
    it that is the newest.

    >>> Setup(2, {"draft": "on"}).players
    2
    """

    def __init__(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        deal: Mapping[str, object] | None = None,
        dealt_from: Mapping[str, Sequence[str]] | None = None,
        rules: int | None = None,
    ) -> None:
        self.players = players
        given: dict[Any, Any] = dict(options or {})
        for name, value in given.items():
            if not isinstance(name, str) or not isinstance(value, str):
                raise SetupError(f'option {name!r} is {value!r}; options and their values are words: "draft": "on"')
        self.options: dict[str, str] = given
        self.deal: dict[str, object] | None = None if deal is None else dict(deal)
        self.dealt_from: Mapping[str, Sequence[str]] | None = dealt_from
        self.rules = rules

    def to_dict(self) -> dict[str, object]:
        """This set-up as plain data."""
        return {
            "players": self.players,
            "options": self.options,
            "deal": self.deal,
            "dealt_from": self.dealt_from,
        }

    @staticmethod
    def from_dict(content: Mapping[str, Any]) -> "Setup":
        """The set-up that was written as plain data."""
        players, options, deal = int(content["players"]), dict(content["options"]), content["deal"]
        dealt_from = content.get("dealt_from")
        if dealt_from is not None:
            dealt_from = {str(part): tuple(names) for part, names in dict(dealt_from).items()}
        return Setup(players, options, deal, dealt_from)


def checked_options(
    name: str, player_counts: tuple[int, ...], setup_options: tuple[SetupOption, ...], setup: Setup
) -> dict[str, str]:
    """The value of every option of the game with this name, or a `SetupError` that says what it does not allow."""
    if setup.players not in player_counts:
        raise SetupError(
            f"{name} is for {player_counts[0]} to {player_counts[-1]} players, not {setup.players}",
            "wrong_seat_count",
            game=name,
            players=setup.players,
            known=player_counts,
        )
    options = {option.name: option.default for option in setup_options}
    for given, value in setup.options.items():
        option = next((option for option in setup_options if option.name == given), None)
        if option is None:
            names = tuple([option.name for option in setup_options])
            right = f"its options are {', '.join(names)}" if names else "it has none"
            raise SetupError(
                f'{name} has no option "{given}"; {right}', "unknown_option", game=name, option=given, known=names
            )
        if value not in option.values:
            raise SetupError(
                f'option "{given}" can\'t be "{value}"; it can be {", ".join(option.values)}',
                "unknown_option_value",
                option=given,
                value=value,
                known=option.values,
            )
        if value != option.default and setup.players not in option.players:
            counts = ", ".join([str(count) for count in option.players])
            raise SetupError(
                f'option "{given}" = "{value}" is for {counts} players, not for {setup.players}',
                "option_not_for",
                option=given,
                value=value,
                players=setup.players,
                known=option.players,
            )
        options[given] = value
    return options


class Decision:
    """What one seat is asked: the `kind` of question (an index into the game's `decision_kinds`) and the legal options.

    `subject` is what the question is about, where its kind says so (a card, a building), else -1. A decision is never
    changed once made, so clones share it.
    """

    def __init__(
        self, seat: int, kind: int, options: list[int], subject: int = -1, *, simultaneous: bool = False
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.subject = subject
        self.simultaneous = simultaneous

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind}, options={self.options}, subject={self.subject})"


class ScoreItem:
    """One line of a score sheet: `points` and the reason for them as a code and numbers."""

    def __init__(self, code: str, points: int, numbers: tuple[int, ...] = ()) -> None:
        self.code = code
        self.points = points
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"ScoreItem({self.code!r}, {self.points}, {self.numbers})"


class Outcome:
    """How a game ended: for every side its score, its rank (1 is the winner; ties share a rank) and its score sheet.

    `won` is a solo game's result and is None in any other.
    """

    def __init__(
        self, scores: list[int], ranks: list[int], items: list[list[ScoreItem]], won: bool | None = None
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.items = items
        self.won = won


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: players, randomness, open answers.

    `revealed` grows whenever somebody learned what was hidden from them, except from a card that a player chose to
    show; an undo, a batch of actions or a preview never crosses such a point. `pending` remembers the decisions of this
    very state once they are computed. `asks_everything` is set for scenarios only: a record does not contain it.
    """

    def __init__(self, players: int, rng: SeedRng, answers: list[tuple[int, ...]]) -> None:
        self.players = players
        self.rng = rng
        self.revealed = 0
        self.answers = answers
        self.pending: list[Decision] | None = None
        self.asks_everything = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule set. See the module's text for what every method promises.

    `version` is that of the rule set. Games that were begun with an older one are played to their end by the rules they
    began with, down to `oldest_version`.
    """

    def __init__(
        self,
        game_id: str,
        version: int,
        digest: str,
        player_counts: tuple[int, ...],
        setup_options: tuple[SetupOption, ...],
        decision_kinds: tuple[str, ...],
        vocabulary: Vocabulary,
        dealt_from: Mapping[str, Sequence[str]],
        oldest_version: int | None = None,
    ) -> None:
        self.id = game_id
        self.version = version
        self.digest = digest
        self.player_counts = player_counts
        self.setup_options = setup_options
        self.decision_kinds = decision_kinds
        self.vocabulary = vocabulary
        self.dealt_from = dealt_from
        self.actions = vocabulary.actions
        self.event_kinds: tuple[str, ...] = tuple(vocabulary.events)
        self.oldest_version = version if oldest_version is None else oldest_version

    def new(self, setup: Setup, seed: int, log: Log | None = None) -> State:
        """A game about to begin. `SetupError` names what the rules do not allow."""
        raise NotImplementedError

    def check_setup(self, setup: Setup) -> None:
        """A `SetupError` if the number of players or an option is not one of this game; a deal is checked by `new`."""
        checked_options(self.id, self.player_counts, self.setup_options, setup)

    def clone(self, s: State) -> State:
        """An independent copy."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> View:
        """All that a seat (or `SPECTATOR`) may know, as plain data for JSON."""
        raise NotImplementedError

    def open_view(self, s: State) -> View:
        """The position with all hands open, for a game that is over and watched again: the union of what seats know."""
        view = self.view(s, SPECTATOR)
        for seat in range(s.players):
            self._open(view, self.view(s, seat), seat)
        return view

    def outcome(self, s: State) -> Outcome | None:
        """The result, or None while the game goes on."""
        raise NotImplementedError

    def standing(self, s: State) -> list[int]:
        """The points of every side if the game ended now, hidden things counted: for whoever may know them all."""
        raise NotImplementedError

    def dump(self, s: State) -> bytes:
        """The whole state as bytes, secrets included. Everything in it is named: no number depends on the code."""
        raise NotImplementedError

    def load(self, data: bytes) -> State:
        """The state that was dumped, by this version or an older one; a `ValueError` says what can't be read."""
        raise NotImplementedError

    def digest_of(self, dealt_from: Mapping[str, Sequence[str]]) -> str:
        """A digest of the components that a game is dealt from: equal as long as they mean the same."""
        raise NotImplementedError

    def digest_for(self, setup: Setup) -> str:
        """A digest of the components that a game with this set-up is dealt from."""
        if setup.dealt_from is None or setup.dealt_from is self.dealt_from:
            return self.digest
        return self.digest_of(setup.dealt_from)

    def format_1(self) -> Format1:
        """The names that the numbers of format 1 stood for."""
        raise NotImplementedError

    def settled(self, setup: Setup) -> Setup:
        """A set-up that says what is dealt from."""
        dealt_from = self.dealt_from if setup.dealt_from is None else setup.dealt_from
        return Setup(setup.players, setup.options, setup.deal, dealt_from, setup.rules)

    def rules_of(self, setup: Setup) -> int:
        """The version of the rule set that a set-up is played by; a `SetupError` if it is not played here."""
        if setup.rules is None:
            return self.version
        if not self.oldest_version <= setup.rules <= self.version:
            raise SetupError(
                f"rule set {setup.rules} of {self.id} is not played here; right would be {self.oldest_version} to "
                f"{self.version}"
            )
        return setup.rules

    def decisions(self, s: State) -> list[Decision]:
        """One decision for each seat that owes one, in seat order; empty when the game is over."""
        pending = s.pending
        if pending is None:
            pending = self._ask(s)
            s.pending = pending
        return pending

    def decision(self, s: State, seat: int) -> Decision | None:
        """The decision that this seat owes, if any."""
        for decision in self.decisions(s):
            if decision.seat == seat:
                return decision
        return None

    def apply(self, s: State, seat: int, action: int, log: Log | None = None) -> None:
        """Carry out an action and everything that follows from it without a further choice."""
        decision = self.decision(s, seat)
        if decision is None or action not in decision.options:
            raise IllegalAction(self._refuse(s, seat, action), seat, action)
        s.pending = None
        if not decision.simultaneous:
            self._answer(s, seat, action, log)
            return
        s.answers[seat] += (action,)
        if not self.decisions(s):
            answers = s.answers
            s.answers = [()] * s.players
            s.pending = None
            self._resolve(s, answers, log)

    def can_take_back(self, s: State, seat: int) -> bool:
        """Whether the seat has given a step of an answer to a simultaneous question that is still open."""
        return 0 <= seat < s.players and s.answers[seat] != ()

    def take_back(self, s: State, seat: int) -> None:
        """Take back the newest step of the seat's open answer."""
        if not self.can_take_back(s, seat):
            raise IllegalAction(Reason("nothing_to_take_back"), seat, -1)
        s.answers[seat] = s.answers[seat][:-1]
        s.pending = None

    def why_not(self, s: State, seat: int, action: int) -> Reason | None:
        """Why the seat may not take this action now; None if it may."""
        decision = self.decision(s, seat)
        if decision is not None and action in decision.options:
            return None
        return self._refuse(s, seat, action)

    def considered(self, s: State, decision: Decision) -> list[int]:
        """What a player would look for at a decision, possible or not: the reason against it is worth telling."""
        return []

    def is_idle(self, s: State, decision: Decision, action: int) -> bool:
        """Whether an option would do nothing but what it costs: it is legal, but hardly ever meant."""
        return False

    def warning(self, s: State, decision: Decision, action: int) -> Reason | None:
        """What a person should know before taking an option, if anything."""
        return None

    def determinize(self, s: State, seat: int, rng: FastRng) -> State:
        """A state that this seat (or `SPECTATOR`) can't distinguish from the true one, its secrets redrawn from `rng`.

        The seed, a scripted deal and the open answers of others are replaced as well. Determinizing the result again
        for the same seat has the same distribution.
        """
        copy = self.clone(s)
        copy.rng = SeedRng(rng.seed())
        owing = [decision.seat for decision in self.decisions(s)]
        answered = [other for other in range(s.players) if other != seat and s.answers[other]]
        for other in answered:
            copy.answers[other] = ()
        copy.pending = None
        self._redeal(copy, seat, rng)
        for other in answered:
            # others see only whether an answer is complete: a half-given one is forgotten, a complete one drawn anew
            if other not in owing:
                self._answer_at_random(copy, other, rng)
        return copy

    def _dealt_from(self, setup: Setup, part: str, sort: str, least: int) -> tuple[int, ...]:
        """The numbers of what a part of the deal is drawn from, at least so many."""
        dealt_from = self.dealt_from if setup.dealt_from is None else setup.dealt_from
        try:
            numbers = self.vocabulary.of(sort).numbers(dealt_from[part])
        except (UnknownName, KeyError, TypeError) as error:
            raise SetupError(f"the set-up can't be dealt from these {part}: {error}") from None
        if not least <= len(numbers) <= MOST_DEALT_FROM:
            raise SetupError(f"the set-up is dealt from {len(numbers)} {part}; right would be {least} or more")
        return numbers

    def _answer_at_random(self, s: State, seat: int, rng: FastRng) -> None:
        while True:
            s.pending = None
            decision = self.decision(s, seat)
            if decision is None:
                return
            s.answers[seat] += (rng.choice(decision.options),)

    def _refuse(self, s: State, seat: int, action: int) -> Reason:
        if not 0 <= seat < s.players:
            return Reason("unknown_seat", (seat, s.players))
        if not 0 <= action < self.actions.size:
            return Reason("unknown_action", (action, self.actions.size))
        decisions = self.decisions(s)
        if not decisions:
            return Reason("game_over")
        for decision in decisions:
            if decision.seat == seat:
                return self._refusal(s, decision, action)
        return Reason("not_your_decision", tuple(decision.seat for decision in decisions))

    def _open(self, view: View, own: View, seat: int) -> None:
        """Add to an open view what only this seat sees; a game whose secrets lie elsewhere too adds those."""
        view["seats"][seat] = own["seats"][seat]

    def _ask(self, s: State) -> list[Decision]:
        """Compute the decisions of a state; changes nothing."""
        raise NotImplementedError

    def _answer(self, s: State, seat: int, action: int, log: Log | None) -> None:
        """Carry out a legal answer to a question put to one seat."""
        raise NotImplementedError

    def _resolve(self, s: State, answers: list[tuple[int, ...]], log: Log | None) -> None:
        """Carry out the complete answers to a simultaneous question, in turn order."""
        raise NotImplementedError

    def _refusal(self, s: State, decision: Decision, action: int) -> Reason:
        """Why a seat that owes `decision` may not answer with `action`."""
        raise NotImplementedError

    def _redeal(self, s: State, seat: int, rng: FastRng) -> None:
        """Draw anew, in place, all that the seat does not know."""
        raise NotImplementedError
