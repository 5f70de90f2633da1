"""How the table of a game looks in a terminal. Each game has a board; one without has a plain list of what is seen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from marsbox.cli.language import Speech
from marsbox.cli.news import by_side
from marsbox.cli.shelf import Entry, Row, Shelf, folded
from marsbox.core import Event, Game, ScoreItem, State, View
from marsbox.games import find_part
from marsbox.text import Words


@dataclass(frozen=True)
class Guide:
    """What the help of a game adds: lines on the things that can be asked about, the signs on its table, examples."""

    things: str
    signs: str
    examples: str


class Board(Protocol):
    """What a terminal shows of a game besides its words."""

    def draw(self, view: View, width: int) -> list[Text]:
        """The table as one seat sees it, as lines of at most `width` characters."""

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        """Every side's points so far, each with its reason; empty where they are not public."""

    def news(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events that are worth telling at a question, in paragraphs."""

    def heading(self, verb: str, content: object) -> str:
        """What options are called together where they are too many to stand alone; empty if by the words they share."""

    def mat(self, state: State, seat: int, whose: str) -> list[str]:
        """The cards of a player in detail as the seat knows them, its own unless a name is typed; empty if none."""

    def guide(self) -> Guide:
        """What there is to ask about, and how to read the table."""

    def shelf(self) -> Shelf:
        """Everything in the box."""

    def card_named(self, name: str) -> str | None:
        """The id of the card, or of another thing on the shelf, that a person means."""

    def card_page(self, card: str) -> list[str]:
        """All about a card, or another thing on the shelf."""

    def place_page(self, name: str) -> list[str]:
        """All about another thing of the table that a person means; empty if there is none."""


@dataclass(frozen=True)
class BoardPart:
    """The terminal's part of a game: `board` makes its board."""

    board: Callable[[Any, Any, Speech], Board]


def board_of(game: Game, words: Words, say: Speech) -> Board:
    """The board of a game."""
    part = find_part("cli", game.id, BoardPart)
    return PlainBoard(game, words, say) if part is None else part.board(game, words, say)


class PlainBoard:
    """A game that has no drawing yet: its view and its components as lists."""

    def __init__(self, game: Game, words: Words, say: Speech) -> None:
        self.game = game
        self.words = words
        self.say = say

    def draw(self, view: View, width: int) -> list[Text]:
        return [Text(cut(f"{name}: {_plain(value)}", width)) for name, value in view.items()]

    def score_sheets(self, state: State) -> list[list[ScoreItem]]:
        return []

    def news(self, events: Sequence[Event]) -> list[list[Event]]:
        return by_side(self.words, events)

    def heading(self, verb: str, content: object) -> str:
        return ""

    def mat(self, state: State, seat: int, whose: str) -> list[str]:
        return []

    def guide(self) -> Guide:
        return Guide(self.say("plain_things"), self.say("plain_signs"), self.say("plain_examples"))

    def shelf(self) -> Shelf:
        box = self.words.components()
        listed = {part: things for part, things in box.items() if _are_listed(things)}
        head: list[Row | Text | str] = [Text(self.words.game_name(), style="bold"), ""]
        entries = [_entry(thing) for things in listed.values() for thing in things]
        return Shelf(self.game.id, head, entries, {part: box[part] for part in box if part not in listed})

    def card_named(self, name: str) -> str | None:
        return next((entry.id for entry in self.shelf().entries if folded(name) == folded(entry.id)), None)

    def card_page(self, card: str) -> list[str]:
        return [line for entry in self.shelf().only(card).entries for line in entry.page(self.say)]

    def place_page(self, name: str) -> list[str]:
        return []


def _are_listed(things: Any) -> bool:
    """Whether a part of the box is a list of things that have an id."""
    return isinstance(things, list) and all(isinstance(thing, dict) and "id" in thing for thing in things)


def _entry(thing: dict[str, Any]) -> Entry:
    rows = [Row(part, _plain(value)) for part, value in thing.items() if part not in ("id", "name")]
    return Entry(thing["id"], f"{thing['id']}  {thing.get('name', '')}".rstrip(), "", rows, thing)


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
