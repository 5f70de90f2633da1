"""What the tests need of a game in order to hear all its words: examples of everything it can be asked to tell."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from marsbox.core import Decision, Event, Game, Outcome, Reason, ScoreItem, Setup, View
from marsbox.text.voice import Voice


@dataclass(frozen=True)
class Scene:
    """A question to seat 0 with some of its options, as forms."""

    kind: str
    view: View
    options: list[dict[str, Any]]
    subject: int = -1

    def decision(self, game: Game) -> Decision:
        options = [game.actions.number(form) for form in self.options]
        return Decision(0, game.decision_kinds.index(self.kind), options, self.subject)


@dataclass(frozen=True)
class Table:
    """Players, what can happen where they sit (the numbers of every kind of event, in all its forms), and how it ends.

    `title` follows the name of a chapter of the approved texts.
    """

    names: Sequence[str]
    events: dict[str, list[tuple[int, ...]]]
    outcomes: list[Outcome]
    title: str = ""

    def course(self, game: Game) -> list[Event]:
        return [
            Event(-1, game.event_kinds.index(kind), numbers)
            for kind, several in self.events.items()
            for numbers in several
        ]


@dataclass(frozen=True)
class Examples:
    """All examples of a game.

    `voice` gives the voice of a language at a table of players. `terms` yields lines with words that only this game
    has, `chapters` whole chapters of them. `computed` are codes that the rules take from a variable, by its name.
    """

    game: Game
    package: str
    voice: Callable[[str, Sequence[str]], Voice]
    parts: tuple[str, ...]
    terms: Callable[[str], Iterable[str]]
    chapters: Callable[[str], dict[str, Iterable[str]]]
    phases: list[View]
    scenes: list[Scene]
    tables: list[Table]
    reasons: list[Reason]
    score_items: list[ScoreItem]
    benefits: list[tuple[str, tuple[int, ...]]]
    setups: list[Setup]
    computed: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def names(self) -> Sequence[str]:
        """Who sits at the first table."""
        return self.tables[0].names

    def waiting(self, seats: list[int]) -> View:
        """A view in which the game waits for these seats."""
        return self.phases[0] | {"waiting": seats}


def common_reasons(game: Game) -> list[Reason]:
    """The codes of a refusal that every game has, with the numbers they come with."""
    return [
        Reason("nothing_to_take_back"),
        Reason("nothing_to_undo"),
        Reason("unknown_seat", (5, 3)),
        Reason("unknown_seat", (1, 1)),
        Reason("unknown_action", (999, game.actions.size)),
        Reason("game_over"),
        Reason("not_your_decision", (1,)),
        Reason("not_your_decision", (1, 2)),
        *(Reason("not_asked", (kind,)) for kind in range(len(game.decision_kinds))),
    ]
