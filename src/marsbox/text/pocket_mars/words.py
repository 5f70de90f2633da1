"""The words of Pocket Mars: what there is to be told, whatever the language."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from marsbox.core.contract import Decision, View
from marsbox.core.events import Event
from marsbox.games.pocket_mars.components import CardAction
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS
from marsbox.text.mentions import Mention
from marsbox.text.pocket_mars.components import components
from marsbox.text.pocket_mars.mentions import mentions
from marsbox.text.pocket_mars.question import Question
from marsbox.text.pocket_mars.rules import rules
from marsbox.text.pocket_mars.touches import touches
from marsbox.text.pocket_mars.voice import PocketMarsVoice
from marsbox.text.words import RulesSection, Words

_OF_NOBODY: Final = ("round_began", "deck_rebuilt", "system_failed", "game_ended")
_OF_AUTOMATICS: Final = ("androids_acted", "androids_rested", "automatics_refilled")


class PocketMarsWords(Words):
    """All words of Pocket Mars, spoken by a voice."""

    _voice: PocketMarsVoice

    def __init__(self, game: PocketMars, voice: PocketMarsVoice) -> None:
        super().__init__(game, voice)
        self._names = voice.names
        self._cards = voice.cards

    def rules(self) -> list[RulesSection]:
        return rules(self._names.box, self.language, self.provenance)

    # ---- components

    def components(self) -> dict[str, Any]:
        return components(self._names.box, self)

    def building(self, building: int | str) -> str:
        """The name of a building, which is also the name of its colour."""
        return str(self._names.building(building))

    def ability(self, building: int | str) -> str:
        """What a building can be used for."""
        return self._cards.sentence(self._cards.ability(self._names.building_number(building)))

    def zone(self, zone: str) -> str:
        """The name of a zone of a building."""
        return self._say(f"zone-{zone}")

    def card_name(self, card: int | str) -> str:
        return str(self._names.card(card))

    def short_card_name(self, card: int | str) -> str:
        """The name of a card on a crowded table: Wat3."""
        return self._names.short_card(card)

    def short_building(self, building: int | str) -> str:
        """The beginning of a building's name."""
        return self._names.short_building(building)

    def card_text(self, card: int | str, part: str) -> str:
        """What one part of a card does: its hand or its module action."""
        it = self._names.printed(card)
        return self.action_text({"hand": it.hand, "module": it.module}[part])

    def action_text(self, action: CardAction) -> str:
        """What any card action, printed or not, needs and does."""
        return self._cards.sentence(self._cards.action(action))

    def card_facts(self, card: int | str) -> dict[str, Any]:
        it = self._names.printed(card)
        hand, module = self._cards.hand(card), self._cards.module(card)
        return {
            "id": it.id,
            "name": self.card_name(card),
            "colour": BUILDINGS[it.colour],
            "value": it.value,
            "hand": self._cards.sentence(hand),
            "module": self._cards.sentence(module),
            "text": self._say("card_text", hand=hand, module=module),
            "provenance": dict(it.provenance),
        }

    # ---- decisions and course

    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        verb, content = self._action(action)
        return touches(self._question(view, decision, decision.seat), verb, content)

    def _question(self, view: View, decision: Decision, reader: int) -> Question:
        return Question(self._names, self.game.decision_kinds, view, decision, reader)

    def _mentions(self, kind: str, numbers: Sequence[int]) -> Iterable[Mention]:
        return mentions(self._names, kind, numbers)

    def event_seat(self, event: Event) -> int:
        kind = self.game.event_kinds[event.kind]
        if kind in _OF_NOBODY:
            return -1
        return AUTOMATICS if kind in _OF_AUTOMATICS else event.numbers[0]
