"""The board of a game in a terminal."""

import textwrap
from dataclasses import dataclass
from typing import Protocol

from rich.text import Text

from marsbox.core import SPECTATOR, ScoreItem, State, View


@dataclass(frozen=True)
class Guide:
    """What a game adds to the help: lines on the things that can be asked about, the signs on its board, examples."""

    things: str
    signs: str
    examples: str


@dataclass(frozen=True)
class Face:
    """A position in the parts of a full screen: a line that says where the game stands, the board, and the players."""

    title: Text
    board: list[Text]
    players: list[Text]


class Board(Protocol):
    """What a terminal shows of a position besides words. A game's board inherits what it has nothing to add to."""

    def draw(self, view: View, width: int) -> list[Text]:
        """The position as one seat sees it, as lines of at most `width` characters."""

    def guide(self) -> Guide:
        """What there is to ask about, and how to read the board."""

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        """Every side's points so far, each with its reason; empty where they are not public."""
        return []

    def heading(self, verb: str, content: object) -> str:
        """A title for options that are too many to be listed singly; empty if the words they share are the title."""
        return ""

    def player_cards(self, state: State, seat: int, owner: str) -> list[str]:
        """The cards of a player in detail as the seat knows them, its own unless a name is typed; empty if none."""
        return []

    # ---- on a full screen

    def face(self, view: View, width: int, height: int) -> Face:
        """The position in parts for a screen with so many columns and lines; in few lines where it has few."""
        title, *board = self.draw(view, width)
        return Face(title, board, [])

    def hand(self, view: View, state: State, width: int) -> list[Text]:
        """What the seat that sees the view holds, in detail, as lines of at most `width` characters."""
        lines = self.player_cards(state, view["seat"], "") if view["seat"] != SPECTATOR else []
        return [part for line in lines for part in folded_lines(Text(line), width)]

    def ends_selection(self, verb: str) -> bool:
        """Whether options of this kind confirm what was chosen in the steps before."""
        return False


def folded_lines(text: Text, width: int, indent: int = 4) -> list[Text]:
    """A text as lines of at most this width, all but the first indented; its styles stay.

    >>> [line.plain for line in folded_lines(Text("one two three"), 9, 2)]
    ['one two', '  three']
    """
    found: list[Text] = []
    start = 0
    for line in textwrap.wrap(text.plain, max(width, 8), subsequent_indent=" " * indent, drop_whitespace=True):
        words = line.strip() if found else line.rstrip()
        start = text.plain.index(words, start) if words in text.plain[start:] else start
        part = text[start : start + len(words)]
        start += len(words)
        found.append(Text(" " * indent).append_text(part) if found else part)
    return found
