"""What the words of every game can tell, whatever the game and the language."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from marsbox.core.contract import Decision, Game, Outcome, Reason, ScoreItem, View
from marsbox.core.events import Event


@dataclass(frozen=True)
class RulesSection:
    """A chapter of the rules; `html` holds paragraphs and lists only."""

    id: str
    title: str
    html: str


def tell(speaker: object, kind: str, numbers: Iterable[object]) -> str:
    """Let the method that has the name of a kind of thing put its numbers into words."""
    return str(getattr(speaker, kind)(*numbers))


class Words(ABC):
    """All words of one game in one language. One that belongs to a seat speaks only of what its view holds."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language

    @abstractmethod
    def game_name(self) -> str:
        """The name of the game."""

    @abstractmethod
    def game_summary(self) -> str:
        """What the game is about, in a sentence or two."""

    @abstractmethod
    def rules(self) -> list[RulesSection]:
        """The rules for a newcomer, in our own words."""

    # ---- components

    @abstractmethod
    def components(self) -> dict[str, Any]:
        """Everything in the box as plain data with its words; the keys are the game's own."""

    @abstractmethod
    def player(self, side: int) -> str:
        """The name of a side."""

    @abstractmethod
    def building(self, building: int | str) -> str:
        """The name of a building, which is also the name of its colour."""

    @abstractmethod
    def ability(self, building: int | str) -> str:
        """What a building can be used for."""

    @abstractmethod
    def zone(self, zone: str) -> str:
        """The name of a zone of a building."""

    @abstractmethod
    def card_name(self, card: int | str) -> str:
        """The name of a card, given by its id or its number."""

    @abstractmethod
    def card_text(self, card: int | str, part: str) -> str:
        """What one part of a card does."""

    @abstractmethod
    def card_facts(self, card: int | str) -> dict[str, Any]:
        """All about a card: id, name, texts and provenance, and the game's own fields."""

    @abstractmethod
    def card_part(self, part: str) -> str:
        """The name of a part of a card, such as its value."""

    @abstractmethod
    def provenance(self, word: str) -> str:
        """How certain a part of a component is."""

    # ---- set-up

    @abstractmethod
    def setup_option(self, name: str) -> str:
        """The name of an option of the set-up."""

    @abstractmethod
    def setup_option_help(self, name: str) -> str:
        """What an option of the set-up changes."""

    @abstractmethod
    def setup_value(self, name: str, value: str) -> str:
        """The name of a value of an option."""

    # ---- decisions

    @abstractmethod
    def phase(self, view: View) -> str:
        """Where the game stands, in a few words."""

    @abstractmethod
    def waiting(self, view: View) -> str:
        """Whom the game is waiting for."""

    @abstractmethod
    def prompt(self, view: View, decision: Decision) -> str:
        """What is expected of the seat now."""

    @abstractmethod
    def option(self, view: View, decision: Decision, action: int) -> str:
        """What an option does."""

    @abstractmethod
    def short_option(self, view: View, decision: Decision, action: int) -> str:
        """An option in a few words."""

    @abstractmethod
    def touches(self, view: View, decision: Decision, action: int) -> list[str]:
        """The things on the table that an option touches, the most telling first."""

    @abstractmethod
    def verb(self, name: str) -> str:
        """The name of a kind of action."""

    @abstractmethod
    def question(self, kind: str) -> str:
        """What a kind of decision asks the seat to do, as an infinitive."""

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Why an action was refused, and what would be right."""

    # ---- course and end

    @abstractmethod
    def event(self, event: Event) -> str:
        """A line of the log."""

    @abstractmethod
    def event_seat(self, event: Event) -> int:
        """The side that an event is mostly about, or -1."""

    @abstractmethod
    def score_item(self, item: ScoreItem) -> str:
        """What a line of the score sheet counts."""

    @abstractmethod
    def outcome_summary(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""
