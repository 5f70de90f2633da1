"""The words of Pocket Mars: what there is to be told, whatever the language, and the `Voice` of a language."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from marsbox.core.contract import Decision, Outcome, Reason, ScoreItem, View
from marsbox.core.events import Event
from marsbox.games.pocket_mars.components import CardAction
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS
from marsbox.text.pocket_mars.components import components
from marsbox.text.pocket_mars.names import Names
from marsbox.text.pocket_mars.question import Question
from marsbox.text.pocket_mars.rules import rules
from marsbox.text.pocket_mars.touches import touches
from marsbox.text.words import RulesSection, Words, tell

_OF_NOBODY: Final = ("round_began", "deck_rebuilt", "system_failed", "game_ended")
_OF_AUTOMATICS: Final = ("androids_acted", "androids_rested", "automatics_refilled")


@dataclass(frozen=True)
class Terms:
    """Words that stand alone, by their names in the data."""

    game_name: str
    game_summary: str
    zones: dict[str, str]
    card_parts: dict[str, str]
    provenances: dict[str, str]
    setup_options: dict[str, str]
    setup_option_help: dict[str, str]
    setup_values: dict[str, dict[str, str]]
    verbs: dict[str, str]
    questions: dict[str, str]
    phases: dict[str, str]
    hand_and_module: str


@dataclass(frozen=True)
class Voice:
    """A language: its terms, clauses for what cards and buildings do, and the speakers that put numbers into sentences.

    `prompts` has a method for each kind of decision, `options` and `short_options` one for each verb, `log` one for
    each kind of event, `refusals` one for each code of a reason and `scores` one for each code of a score item.
    """

    names: Names
    terms: Terms
    action: Callable[[CardAction], str]
    ability: Callable[[int], str]
    prompts: object
    options: object
    short_options: object
    log: object
    refusals: object
    scores: object
    summary: Callable[[Outcome], str]
    waiting: Callable[[list[str]], str]
    sentence: Callable[[str], str]
    typeset: Callable[[str], str]


class PocketMarsWords(Words):
    """All words of Pocket Mars, spoken by a voice."""

    def __init__(self, game: PocketMars, language: str, voice: Voice) -> None:
        super().__init__(game, language)
        self._voice = voice
        self._names = voice.names
        self._terms = voice.terms
        self._typeset = voice.typeset

    def game_name(self) -> str:
        return self._typeset(self._terms.game_name)

    def game_summary(self) -> str:
        return self._typeset(self._terms.game_summary)

    def rules(self) -> list[RulesSection]:
        chapters = rules(self._names.box, self.language, self._terms.provenances)
        return [
            RulesSection(chapter.id, self._typeset(chapter.title), self._typeset(chapter.html)) for chapter in chapters
        ]

    # ---- components

    def components(self) -> dict[str, Any]:
        return components(self._names.box, self)

    def player(self, side: int) -> str:
        return self._typeset(self._names.player(side))

    def building(self, building: int | str) -> str:
        return self._names.building(building)

    def ability(self, building: int | str) -> str:
        return self._sentence(self._voice.ability(self._names.building_number(building)))

    def zone(self, zone: str) -> str:
        return self._terms.zones[zone]

    def card_name(self, card: int | str) -> str:
        return self._names.card(card)

    def card_text(self, card: int | str, part: str) -> str:
        it = self._names.printed(card)
        return self.action_text({"hand": it.hand, "module": it.module}[part])

    def action_text(self, action: CardAction) -> str:
        """What any card action, printed or not, needs and does."""
        return self._sentence(self._voice.action(action))

    def _sentence(self, clause: str) -> str:
        return self._typeset(self._voice.sentence(clause))

    def card_facts(self, card: int | str) -> dict[str, Any]:
        it = self._names.printed(card)
        hand, module = self._voice.action(it.hand), self._voice.action(it.module)
        return {
            "id": it.id,
            "name": self.card_name(card),
            "colour": BUILDINGS[it.colour],
            "value": it.value,
            "hand": self.action_text(it.hand),
            "module": self.action_text(it.module),
            "text": self._typeset(self._terms.hand_and_module.format(hand=hand, module=module)),
            "provenance": dict(it.provenance),
        }

    def card_part(self, part: str) -> str:
        return self._terms.card_parts[part]

    def provenance(self, word: str) -> str:
        return self._typeset(self._terms.provenances[word])

    # ---- set-up

    def setup_option(self, name: str) -> str:
        return self._typeset(self._terms.setup_options[name])

    def setup_option_help(self, name: str) -> str:
        return self._typeset(self._terms.setup_option_help[name])

    def setup_value(self, name: str, value: str) -> str:
        return self._typeset(self._terms.setup_values[name][value])

    # ---- decisions

    def phase(self, view: View) -> str:
        return self._typeset(self._terms.phases[view["phase"]].format(round=view["round"]))

    def waiting(self, view: View) -> str:
        return self._typeset(self._voice.waiting([self._names.player(seat) for seat in view["waiting"]]))

    def prompt(self, view: View, decision: Decision) -> str:
        question = self._question(view, decision)
        return self._typeset(tell(self._voice.prompts, question.kind, (question,)))

    def option(self, view: View, decision: Decision, action: int) -> str:
        verb, content = self._action(action)
        return self._typeset(tell(self._voice.options, verb, (self._question(view, decision), content)))

    def short_option(self, view: View, decision: Decision, action: int) -> str:
        verb, content = self._action(action)
        return self._typeset(tell(self._voice.short_options, verb, (self._question(view, decision), content)))

    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        verb, content = self._action(action)
        return touches(self._question(view, decision), verb, content)

    def verb(self, name: str) -> str:
        return self._typeset(self._terms.verbs[name])

    def question(self, kind: str) -> str:
        return self._typeset(self._terms.questions[kind])

    def reason(self, reason: Reason) -> str:
        return self._typeset(tell(self._voice.refusals, reason.code, reason.numbers))

    def _question(self, view: View, decision: Decision) -> Question:
        return Question(self._names, self.game.decision_kinds, view, decision)

    def _action(self, action: int) -> tuple[str, object]:
        return next(iter(self.game.actions.form(action).items()))

    # ---- course and end

    def event(self, event: Event) -> str:
        return self._typeset(tell(self._voice.log, self.game.event_kinds[event.kind], event.numbers))

    def event_seat(self, event: Event) -> int:
        kind = self.game.event_kinds[event.kind]
        if kind in _OF_NOBODY:
            return -1
        return AUTOMATICS if kind in _OF_AUTOMATICS else event.numbers[0]

    def score_item(self, item: ScoreItem) -> str:
        return self._typeset(tell(self._voice.scores, item.code, item.numbers))

    def outcome_summary(self, outcome: Outcome) -> str:
        return self._typeset(self._voice.summary(outcome))
