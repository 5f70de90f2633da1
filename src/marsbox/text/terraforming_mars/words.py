"""The words of Terraforming Mars: what there is to be told, whatever the language."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from marsbox.core.contract import Decision, View
from marsbox.core.events import SPECTATOR, Event
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.text.mentions import Mention
from marsbox.text.terraforming_mars.components import Components
from marsbox.text.terraforming_mars.mentions import mentions
from marsbox.text.terraforming_mars.plans import BUYING, bought, chosen_cards, purchase
from marsbox.text.terraforming_mars.question import Question
from marsbox.text.terraforming_mars.rules import rules
from marsbox.text.terraforming_mars.steps import PAYING
from marsbox.text.terraforming_mars.touches import touches
from marsbox.text.terraforming_mars.voice import TerraformingVoice
from marsbox.text.words import PlannedStep, RulesSection, Words

_OF_NOBODY: Final = ("game_began", "generation_began", "deck_rebuilt", "neutral_tile", "game_ended")


class TerraformingMarsWords(Words):
    """All words of Terraforming Mars, spoken by a voice."""

    _voice: TerraformingVoice

    def __init__(self, game: TerraformingMars, voice: TerraformingVoice) -> None:
        super().__init__(game, voice)
        self._names = voice.names
        self._box = Components(voice.cards)

    def rules(self) -> list[RulesSection]:
        return rules(self.language)

    # ---- components

    def components(self) -> dict[str, Any]:
        return self._box.everything()

    def card_name(self, card: int | str) -> str:
        return self._names.card(card)

    def card_facts(self, card: int | str) -> dict[str, Any]:
        return self._box.card(card)

    def resource(self, resource: int | str) -> str:
        """The name of a resource."""
        return self._names.resource(resource)

    def cube(self, cube: int | str) -> str:
        """The name of one cube that lies on a card."""
        return self._names.cube(cube)

    def tag(self, tag: int | str) -> str:
        """The name of a tag."""
        return self._names.tag(tag)

    def tile(self, tile: int | str) -> str:
        """The name of a tile."""
        return self._names.tile(tile)

    def parameter(self, parameter: int | str) -> str:
        """The name of a global parameter."""
        return self._names.parameter(parameter)

    def milestone(self, milestone: int | str) -> str:
        """The name of a milestone."""
        return self._names.milestone(milestone)

    def award(self, award: int | str) -> str:
        """The name of an award."""
        return self._names.award(award)

    def project(self, project: int | str) -> str:
        """The name of a standard project."""
        return self._names.project(project)

    # ---- decisions and course

    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        return touches(self._question(view, decision, decision.seat), *self._action(action))

    def _question(self, view: View, decision: Decision, reader: int) -> Question:
        return Question(self._names, self.game.decision_kinds, view, decision, reader)

    def answer(self, view: View, decision: Decision, action: int) -> str:
        step = (view, decision, action)
        return self.step(step) if self._ends_selection(step) else super().answer(*step)

    def plan(self, steps: Sequence[PlannedStep], reader: int = SPECTATOR) -> list[str]:
        if self._kind(steps[0]) in BUYING:
            chosen = [self.game.actions.form(action) for _, _, action in steps]
            return purchase(self._names, steps[0][0]["answers"], chosen, steps[-1][0]["budget"])
        return super().plan(steps, reader)

    def step(self, step: PlannedStep, reader: int = SPECTATOR) -> str:
        if not self._ends_selection(step):
            return super().step(step, reader)
        if self._kind(step) in BUYING:
            return bought(self._names, chosen_cards(step[0]["answers"]))
        return self.option(*step)

    def _is_told(self, step: PlannedStep) -> bool:
        pays_nothing = self._kind(step) in PAYING and self._action(step[2])[1] == 0
        return super()._is_told(step) and not pays_nothing and not self._ends_selection(step)

    def _kind(self, step: PlannedStep) -> str:
        return self.game.decision_kinds[step[1].kind]

    def _ends_selection(self, step: PlannedStep) -> bool:
        """Whether a step only says that no more cards are chosen."""
        return self._action(step[2])[0] == "done"

    def _mentions(self, kind: str, numbers: Sequence[int]) -> Iterable[Mention]:
        return mentions(self._names, kind, numbers)

    def event_seat(self, event: Event) -> int:
        return -1 if self.game.event_kinds[event.kind] in _OF_NOBODY else event.numbers[0]
