"""`marsbox cards`: every component of a game, with its text and how certain it is."""

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from marsbox.cli.board import board_of
from marsbox.cli.checks import checked_game
from marsbox.cli.errors import Complaint
from marsbox.cli.language import Speech
from marsbox.cli.shelf import Row, Shelf
from marsbox.text import words


def checked_shelf(game: str, card: str | None, components: Path | None, say: Speech) -> Shelf:
    """All components of a game, or one card of it."""
    rules = checked_game(game, components)
    board = board_of(rules, words(rules, say.language), say)
    shelf = board.shelf()
    if card is None:
        return shelf
    found = board.card_named(card)
    if found is None:
        known = ", ".join(entry.id for entry in shelf.entries)
        raise Complaint("unknown_card", game=game, card=card, known=known)
    return shelf.only(found)


def print_json(shelf: Shelf, say: Speech) -> None:
    """Print the components as one JSON object."""
    cards = [entry.facts for entry in shelf.entries]
    content = {"game": shelf.game, "language": say.language, "cards": cards, **shelf.facts}
    sys.stdout.write(json.dumps(content, ensure_ascii=False) + "\n")


def show(shelf: Shelf, say: Speech) -> None:
    """Print the components for reading."""
    console = Console(markup=False, emoji=False, highlight=False)
    for line in shelf.head:
        console.print(_laid_out(line) if isinstance(line, Row) else line)
    for entry in shelf.entries:
        console.print(Text(entry.title, style=f"{entry.style} bold"))
        for row in entry.rows:
            console.print(_laid_out(row))


def _laid_out(row: Row) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(width=4)
    table.add_column(width=12, style=row.style)
    table.add_column()
    table.add_row("", row.thing, row.what)
    return table
