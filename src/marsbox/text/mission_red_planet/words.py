"""The words of Mission: Red Planet: what there is to be told, whatever the language."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from marsbox.core.contract import Decision, View
from marsbox.core.events import Event
from marsbox.games.mission_red_planet.components import EventCard
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.text.mentions import Mention
from marsbox.text.mission_red_planet.components import components
from marsbox.text.mission_red_planet.effects import effect
from marsbox.text.mission_red_planet.mentions import mentions
from marsbox.text.mission_red_planet.question import Question, ship_seen
from marsbox.text.mission_red_planet.rules import rules
from marsbox.text.mission_red_planet.touches import touches
from marsbox.text.mission_red_planet.voice import MissionVoice
from marsbox.text.words import RulesSection, Words

# the attribute of a name that is our translation
OWN: Final = "own"
_OF_NOBODY: Final = (
    "game_began",
    "ship_docked",
    "turn_began",
    "ships_reshuffled",
    "characters_chosen",
    "called",
    "took_off",
    "resource_found",
    "landed",
    "scoring_began",
    "tokens_stay",
    "tokens_lost",
    "discovery_revealed",
    "game_ended",
)


class MissionRedPlanetWords(Words):
    """All words of Mission: Red Planet, spoken by a voice."""

    _voice: MissionVoice

    def __init__(self, game: MissionRedPlanet, voice: MissionVoice) -> None:
        super().__init__(game, voice)
        self._names = voice.names

    def rules(self) -> list[RulesSection]:
        return rules(self._names.box, self.language)

    # ---- components

    def components(self) -> dict[str, Any]:
        return components(self._names.box, self)

    def zone(self, zone: int | str) -> str:
        """The name of a zone."""
        return str(self._names.zone(zone))

    def resource(self, resource: int | str) -> str:
        """The name of a resource."""
        return str(self._names.resource(resource))

    def character(self, character: int | str) -> str:
        """The name of a character."""
        return str(self._names.character(character))

    def character_text(self, character: int | str) -> str:
        """What a character does."""
        return self._voice.cards.character(character)

    def ship(self, view: View, slot: int) -> str:
        """What a ship on the launch pad or in flight is called."""
        return str(self._names.ship(ship_seen(self._names, view, slot)))

    def card_name(self, card: int | str) -> str:
        return str(self._names.card(card))

    def card_facts(self, card: int | str) -> dict[str, Any]:
        it = self._names.printed(card)
        return {
            "id": it.id,
            "kind": "bonus" if it.discovery is None else "discovery",
            "name": self.card_name(card),
            "copies": it.copies,
            "text": self._voice.cards.event(card),
            "effect": effect(self._names.box, it),
            "provenance": self._provenance(it),
        }

    def _provenance(self, card: EventCard) -> dict[str, str]:
        """How certain the parts of a card are; a name that was translated by us is none that anybody has seen."""
        if self._names.card(card.id).attribute(OWN):
            return card.provenance | {"name": "reconstructed"}
        return dict(card.provenance)

    # ---- decisions and course

    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        return touches(*self._action(action))

    def _question(self, view: View, decision: Decision, reader: int) -> Question:
        return Question(self._names, self.game.decision_kinds, view, decision, reader)

    def _mentions(self, kind: str, numbers: Sequence[int]) -> Iterable[Mention]:
        return mentions(self._names, kind, numbers)

    def event_seat(self, event: Event) -> int:
        return -1 if self.game.event_kinds[event.kind] in _OF_NOBODY else event.numbers[0]
