"""How the table of a game looks in a terminal. Each game has a board; one without has a plain list of what is seen."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from marsbox.cli.language import Speech
from marsbox.core import SPECTATOR, Game, ScoreItem, State, View
from marsbox.text import Words

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Board(Protocol):
    """What a terminal shows of a game besides its words."""

    def draw(self, view: View, width: int) -> list[Text]:
        """The table as one seat sees it, as lines of at most `width` characters."""

    def open_view(self, state: State) -> View:
        """The table with all hands open, for a game that is replayed."""

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        """Every side's points so far, each with its reason; empty where they are not public."""

    def card_named(self, name: str) -> str | None:
        """The id of the card that a person means."""

    def card_page(self, card: str) -> list[str]:
        """All about a card."""

    def place_page(self, name: str) -> list[str]:
        """All about another thing of the table that a person means; empty if there is none."""


def board_of(game: Game, words: Words, say: Speech) -> Board:
    """The board of a game."""
    from marsbox.cli.pocket_mars import PocketMarsBoard
    from marsbox.games.pocket_mars.game import PocketMars

    return PocketMarsBoard(game, words, say) if isinstance(game, PocketMars) else PlainBoard(game)


class PlainBoard:
    """A game that has no drawing yet: its view as a list."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(self, view: View, width: int) -> list[Text]:
        return [Text(cut(f"{name}: {_plain(value)}", width)) for name, value in view.items()]

    def open_view(self, state: State) -> View:
        return self.game.view(state, SPECTATOR)

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        return []

    def card_named(self, name: str) -> str | None:
        return None

    def card_page(self, card: str) -> list[str]:
        return []

    def place_page(self, name: str) -> list[str]:
        return []


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={_plain(part)}" for name, part in value.items())
    if isinstance(value, list):
        return "[" + ", ".join(_plain(part) for part in value) + "]"
    return str(value)


def cut(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is too long.

    >>> cut("construction", 8)
    'constru…'
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def padded(text: str, width: int) -> str:
    """The text at exactly this width."""
    return set_cell_size(cut(text, width), width)


def marks_of(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first one of the name, or A, B, C in turn where those are not all different.

    >>> marks_of(["Ann", "Greedy"]), marks_of(["Zoé", "Greedy 2", "Greedy 3"])
    (['A', 'G'], ['A', 'B', 'C'])
    """
    initials = [name[:1].upper() for name in names]
    plain = all(len(initial) == cell_len(initial) == 1 and initial.isalpha() for initial in initials)
    return initials if plain and len(set(initials)) == len(initials) else list(LETTERS[: len(initials)])
