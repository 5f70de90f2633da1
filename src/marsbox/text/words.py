"""What the words of every game can tell, whatever the game and the language."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from marsbox.core.contract import Decision, Game, Outcome, Reason, ScoreItem, View
from marsbox.core.events import Event
from marsbox.text.mentions import Mention
from marsbox.text.voice import Voice, tell


@dataclass(frozen=True)
class RulesSection:
    """A chapter of the rules; `html` holds paragraphs and lists only."""

    id: str
    title: str
    html: str


class Words(ABC):
    """All words of one game in one language. One that belongs to a seat speaks only of what its view holds.

    A game says what there is to tell, a `Voice` how it is said in a language.
    """

    def __init__(self, game: Game, language: str, voice: Voice) -> None:
        self.game = game
        self.language = language
        self._voice = voice
        self._typeset = voice.typeset

    def game_name(self) -> str:
        """The name of the game."""
        return self._typeset(self._voice.terms.game_name)

    def game_summary(self) -> str:
        """What the game is about, in a sentence or two."""
        return self._typeset(self._voice.terms.game_summary)

    def components_note(self) -> str:
        """What there is to say about the box as a whole: how surely its parts are known."""
        return self._typeset(self._voice.terms.components_note)

    def rules(self) -> list[RulesSection]:
        """The rules for a newcomer, in our own words."""
        return [
            RulesSection(chapter.id, self._typeset(chapter.title), self._typeset(chapter.html))
            for chapter in self._chapters()
        ]

    @abstractmethod
    def _chapters(self) -> list[RulesSection]:
        """The chapters of the rules, before they are typeset."""

    # ---- components

    @abstractmethod
    def components(self) -> dict[str, Any]:
        """Everything in the box as plain data with its words; the keys are the game's own."""

    def player(self, side: int) -> str:
        """The name of a side."""
        return self._typeset(self._voice.player(side))

    @abstractmethod
    def card_name(self, card: int | str) -> str:
        """The name of a card, given by its id or its number."""

    @abstractmethod
    def card_facts(self, card: int | str) -> dict[str, Any]:
        """All about a card: id, name, texts and provenance, and the game's own fields."""

    def card_part(self, part: str) -> str:
        """The name of a part of a card, such as its value."""
        return self._voice.terms.card_parts[part]

    def provenance(self, word: str) -> str:
        """How certain a part of a component is."""
        return self._typeset(self._voice.terms.provenances[word])

    def _sentence(self, clause: str) -> str:
        return self._typeset(self._voice.sentence(clause))

    # ---- set-up

    def setup_option(self, name: str) -> str:
        """The name of an option of the set-up."""
        return self._typeset(self._voice.terms.setup_options[name])

    def setup_option_help(self, name: str) -> str:
        """What an option of the set-up changes."""
        return self._typeset(self._voice.terms.setup_option_help[name])

    def setup_value(self, name: str, value: str) -> str:
        """The name of a value of an option."""
        return self._typeset(self._voice.terms.setup_values[name][value])

    # ---- decisions

    def phase(self, view: View) -> str:
        """Where the game stands, in a few words."""
        return self._typeset(self._voice.terms.phases[view["phase"]].format_map(view))

    def chapter(self, view: View) -> str:
        """The round, turn or generation in which the game stands, or the phase before or after all of them."""
        terms = self._voice.terms
        title = terms.chapters.get(view["phase"], terms.phases[view["phase"]])
        return self._typeset(title.format_map(view))

    def waiting(self, view: View) -> str:
        """Whom the game is waiting for."""
        return self._typeset(self._voice.waiting([self._voice.player(seat) for seat in view["waiting"]]))

    def prompt(self, view: View, decision: Decision) -> str:
        """What is expected of the seat now."""
        kind = self.game.decision_kinds[decision.kind]
        return self._typeset(tell(self._voice.prompts, kind, (self._question(view, decision),)))

    def option(self, view: View, decision: Decision, action: int) -> str:
        """What an option does."""
        verb, content = self._action(action)
        return self._typeset(tell(self._voice.options, verb, (self._question(view, decision), content)))

    def short_option(self, view: View, decision: Decision, action: int) -> str:
        """An option in a few words."""
        verb, content = self._action(action)
        return self._typeset(tell(self._voice.short_options, verb, (self._question(view, decision), content)))

    @abstractmethod
    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        """The things on the table that an option touches, the most telling first."""

    def verb(self, name: str) -> str:
        """The name of a kind of action."""
        return self._typeset(self._voice.terms.verbs[name])

    def question(self, kind: str) -> str:
        """What a kind of decision asks the seat to do, as an infinitive."""
        return self._typeset(self._voice.terms.questions[kind])

    def reason(self, reason: Reason) -> str:
        """Why an action was refused, and what would be right."""
        return self._typeset(tell(self._voice.refusals, reason.code, reason.numbers))

    @abstractmethod
    def _question(self, view: View, decision: Decision) -> object:
        """A decision with all that its prompt and its options may speak of."""

    def _action(self, action: int) -> tuple[str, Any]:
        return next(iter(self.game.actions.form(action).items()))

    # ---- judgements

    def value_parts(self) -> list[str]:
        """The names of all parts of a position's value."""
        return list(self._voice.terms.value_parts)

    def value_part(self, part: str) -> str:
        """What a part of a position's value stands for, as it follows a number of points."""
        return self._typeset(self._voice.terms.value_parts[part])

    def value_reasons(self, reasons: Iterable[tuple[str, float]]) -> str:
        """Why a position is better or worse: the parts of its value that changed, each with the points."""
        changes = [f"{self._voice.signed(points)} {self.value_part(part)}" for part, points in reasons]
        return ", ".join(changes)

    # ---- course and end

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self._typeset(tell(self._voice.log, self.game.event_kinds[event.kind], event.numbers))

    def event_things(self, event: Event, line: str) -> list[Mention]:
        """The things that the line of an event names: the touch of each, and how the line spells it."""
        named = self._mentions(self.game.event_kinds[event.kind], event.numbers)
        return [(name, _as_spelt(self._typeset(text), line)) for name, text in named]

    @abstractmethod
    def _mentions(self, kind: str, numbers: Sequence[int]) -> Iterable[Mention]:
        """The things that the line of an event names, before they are typeset."""

    @abstractmethod
    def event_seat(self, event: Event) -> int:
        """The side that an event is mostly about, or -1."""

    def score_item(self, item: ScoreItem) -> str:
        """What a line of the score sheet counts."""
        return self._typeset(tell(self._voice.scores, item.code, item.numbers))

    def score_category(self, item: ScoreItem) -> str:
        """What a line of the score sheet is counted under, together with others."""
        return self._typeset(self._voice.terms.score_categories[item.code])

    def outcome_summary(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""
        return self._typeset(self._voice.summary(outcome))


def _as_spelt(text: str, line: str) -> str:
    """A text as it stands in a line, which may begin with it."""
    return text if text in line else text[:1].upper() + text[1:]
