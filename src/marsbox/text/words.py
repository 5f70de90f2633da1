"""What the words of every game can tell, whatever the game and the language."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from marsbox.core.contract import Decision, Game, Outcome, Reason, ScoreItem, View
from marsbox.core.events import SPECTATOR, Event
from marsbox.text.mentions import Mention
from marsbox.text.speaker import Teller, tell
from marsbox.text.voice import Voice

PlannedStep = tuple[View, Decision, int]
"""What a seat sees, what it is asked, and the action it takes."""


@dataclass(frozen=True)
class RulesSection:
    """A chapter of the rules; `html` holds paragraphs and lists only."""

    id: str
    title: str
    html: str


class Words(ABC):
    """All words of one game in one language. One that belongs to a seat speaks only of what its view holds.

    A game's `Voice` says what there is to tell, the catalogue of a language how it is said.
    """

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.language = voice.speaker.language
        self._voice = voice
        self._say = voice.speaker.say
        self._common = voice.speaker.of_every_game()
        self._prompts = Teller(voice.prompts)
        self._options = Teller(voice.options)
        self._short_options = Teller(voice.short_options)
        self._steps = Teller(voice.steps)
        self._log = Teller(voice.log)

    def game_name(self) -> str:
        """The name of the game."""
        return self._say("game_name")

    def game_summary(self) -> str:
        """What the game is about, in a sentence or two."""
        return self._say("game_summary")

    def components_note(self) -> str:
        """What there is to say about the box as a whole: how surely its parts are known."""
        return self._say("components_note")

    @abstractmethod
    def rules(self) -> list[RulesSection]:
        """The rules for a newcomer, in our own words."""

    # ---- components

    @abstractmethod
    def components(self) -> dict[str, Any]:
        """Everything in the box as plain data with its words; the keys are the game's own."""

    def player(self, side: int) -> str:
        """The name of a side."""
        return self._voice.player(side)

    @abstractmethod
    def card_name(self, card: int | str) -> str:
        """The name of a card, given by its id or its number."""

    @abstractmethod
    def card_facts(self, card: int | str) -> dict[str, Any]:
        """All about a card: id, name, texts and provenance, and the game's own fields."""

    def card_part(self, part: str) -> str:
        """The name of a part of a card, such as its value."""
        return self._say(f"card_part-{part}")

    def provenance(self, word: str) -> str:
        """How certain a part of a component is."""
        return self._common.say(f"provenance-{word}")

    # ---- set-up

    def setup_option(self, name: str) -> str:
        """The name of an option of the set-up."""
        return self._say(f"setup_option-{name}")

    def setup_option_help(self, name: str) -> str:
        """What an option of the set-up changes."""
        return self._say(f"setup_option_help-{name}")

    def setup_value(self, name: str, value: str) -> str:
        """The name of a value of an option."""
        return self._say(f"setup_value-{name}-{value}")

    # ---- decisions

    def phase(self, view: View) -> str:
        """Where the game stands, in a few words."""
        return self._say(f"phase-{view['phase']}", **_counted(view))

    def chapter(self, view: View) -> str:
        """The round, turn or generation in which the game stands, or the phase before or after all of them."""
        title = f"chapter-{view['phase']}"
        return self._say(title, **_counted(view)) if self._voice.speaker.has(title) else self.phase(view)

    def waiting(self, view: View) -> str:
        """Whom the game is waiting for."""
        players = [self._voice.player(seat) for seat in view["waiting"]]
        return self._common.say("waiting", players=players) if players else self._common.say("over")

    def prompt(self, view: View, decision: Decision) -> str:
        """What is expected of the seat now."""
        kind = self.game.decision_kinds[decision.kind]
        return self._prompts[kind](self._question(view, decision, decision.seat))

    def option(self, view: View, decision: Decision, action: int) -> str:
        """What an option does."""
        verb, content = self._action(action)
        return self._options[verb](self._question(view, decision, decision.seat), content)

    def short_option(self, view: View, decision: Decision, action: int) -> str:
        """An option in a few words."""
        return self._short(view, decision, action, decision.seat)

    def answer(self, view: View, decision: Decision, action: int) -> str:
        """What somebody has answered, in a few words that address nobody."""
        return self._short(view, decision, action, SPECTATOR)

    def _short(self, view: View, decision: Decision, action: int, reader: int) -> str:
        verb, content = self._action(action)
        return self._short_options[verb](self._question(view, decision, reader), content)

    @abstractmethod
    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        """The things on the table that an option touches, the most telling first."""

    def verb(self, name: str) -> str:
        """The name of a kind of action."""
        return self._say(f"verb-{name}")

    def question(self, kind: str) -> str:
        """What a kind of decision asks the seat to do, as an infinitive."""
        return self._say(f"question-{kind}")

    def reason(self, reason: Reason) -> str:
        """Why an action was refused, and what would be right."""
        return tell(self._voice.refusals, reason.code, reason.numbers)

    @abstractmethod
    def _question(self, view: View, decision: Decision, reader: int) -> object:
        """A decision with all that its prompt and its options may speak of; only the reader's seat is called you."""

    def _action(self, action: int) -> tuple[str, Any]:
        return next(iter(self.game.actions.form(action).items()))

    # ---- judgements

    def plan(self, steps: Sequence[PlannedStep], reader: int = SPECTATOR) -> list[str]:
        """What a seat does one after the other, a line for each step; only the reader's seat is called you."""
        told = [step for step in steps if self._is_told(step)]
        return [self.step(step, reader) for step in told or steps]

    def _is_told(self, step: PlannedStep) -> bool:
        """Whether a step belongs into a plan; one that does nothing is told only where it is all there is."""
        return self._action(step[2])[0] != "skip"

    def step(self, step: PlannedStep, reader: int = SPECTATOR) -> str:
        """A single step, in words that make sense without the question."""
        view, decision, action = step
        verb, content = self._action(action)
        return self._steps[verb](self._question(view, decision, reader), content)

    def benefit(self, code: str, numbers: Sequence[int]) -> str:
        """What a move brings, in a sentence that addresses nobody."""
        return tell(self._voice.benefits, code, numbers)

    def benefits(self, found: Iterable[tuple[str, Sequence[int]]]) -> list[str]:
        """What a move brings, in a sentence each; if nothing is known of it, that nothing is better."""
        told = [self.benefit(code, numbers) for code, numbers in found]
        return told or [self._common.say("no_benefit")]

    def why_better(self, found: Iterable[tuple[str, Sequence[int]]], reasons: Iterable[tuple[str, float]]) -> list[str]:
        """Why a move would have been better: what it brings, or else in which parts of its value another was worse."""
        told = [self.benefit(code, numbers) for code, numbers in found]
        better = [self.value_part(part, -points) for part, points in reasons if points < 0]
        return told or ([self._common.say("better_by", parts=better)] if better else [])

    def value_parts(self) -> list[str]:
        """The names of all parts of a position's value."""
        return self._voice.speaker.names("value_part")

    def value_part(self, part: str, points: float) -> str:
        """By how many points a part of a position's value is better or worse, such as "future income −1.2"."""
        return self._common.say("value_change", part=self._say(f"value_part-{part}"), points=round(points, 1))

    def value_reasons(self, reasons: Iterable[tuple[str, float]]) -> str:
        """Why a position is better or worse: the parts of its value that changed, each with the points."""
        return ", ".join(self.value_part(part, points) for part, points in reasons)

    # ---- course and end

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self._log[self.game.event_kinds[event.kind]](*event.numbers)

    def event_things(self, event: Event, line: str) -> list[Mention]:
        """The things that the line of an event names: the touch of each, and how the line spells it."""
        named = self._mentions(self.game.event_kinds[event.kind], event.numbers)
        return [(name, _as_spelt(text, line)) for name, text in named]

    @abstractmethod
    def _mentions(self, kind: str, numbers: Sequence[int]) -> Iterable[Mention]:
        """The things that the line of an event names."""

    @abstractmethod
    def event_seat(self, event: Event) -> int:
        """The side that an event is mostly about, or -1."""

    def score_item(self, item: ScoreItem) -> str:
        """What a line of the score sheet counts."""
        return tell(self._voice.scores, item.code, item.numbers)

    def score_category(self, item: ScoreItem) -> str:
        """What a line of the score sheet is counted under, together with others."""
        return self._say(f"score_category-{item.code}")

    def outcome_summary(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""
        return self._voice.summary(outcome)


def _counted(view: View) -> dict[str, int]:
    """What a game counts as it goes on."""
    return {name: view[name] for name in ("round", "turn", "generation") if name in view}


def _as_spelt(text: str, line: str) -> str:
    """A text as it stands in a line, which may begin with it."""
    return text if text in line else text[:1].upper() + text[1:]
