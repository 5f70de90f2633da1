"""What the terminal shows of each game.

A game has a package here with the name of its package in `marsbox.games`, and in it a `TerminalPart` named `PART`. A
game without one is shown by `marsbox.cli.games.generic`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from marsbox.cli.games.board import Board
from marsbox.cli.games.component_list import Components
from marsbox.cli.games.event_groups import group_by_player
from marsbox.cli.language import Sentences
from marsbox.core import Event, Game
from marsbox.games import find_part
from marsbox.text import Words

LAYER: Final = "cli.games"

EventGroups = list[list[Event]]


@dataclass(frozen=True)
class TerminalPart:
    """The parts that a game declares for the terminal, each made from the game, its words and a language.

    `group_events` leaves out what is not worth reading at a question, and makes paragraphs of the rest.
    """

    board: Callable[[Any, Any, Sentences], Board]
    components: Callable[[Any, Any, Sentences], Components]
    group_events: Callable[[Any, Sequence[Event]], EventGroups] = group_by_player


@dataclass(frozen=True)
class GameDisplay:
    """The terminal parts of one game in one language."""

    board: Board
    components: Components
    words: Words
    parts: TerminalPart

    def group_events(self, events: Sequence[Event]) -> EventGroups:
        """The events worth reading at a question, in paragraphs."""
        return self.parts.group_events(self.words, events)


def display_of(game: Game, words: Words, say: Sentences) -> GameDisplay:
    """How a game is shown in a terminal."""
    parts = terminal_part(game.id)
    return GameDisplay(parts.board(game, words, say), parts.components(game, words, say), words, parts)


def terminal_part(game_id: str) -> TerminalPart:
    """The terminal parts of a game, or those of any game."""
    from marsbox.cli.games import generic

    return find_part(LAYER, game_id, TerminalPart) or generic.PART
