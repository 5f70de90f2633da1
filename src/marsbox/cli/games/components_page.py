"""`marsbox cards`: every component of a game, with its text and how certain it is."""

import json
import sys
import textwrap
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.text import Text

from marsbox.cli.arguments import checked_game
from marsbox.cli.games import display_of
from marsbox.cli.games.component_list import ComponentList, Row, folded
from marsbox.cli.language import Sentences
from marsbox.cli.terminal.screen import Screen
from marsbox.cli.terminal.text_width import padded
from marsbox.core import UserError
from marsbox.text import words

INDENT: Final = 5
THING_WIDTH: Final = 12
MARGIN: Final = INDENT + THING_WIDTH + 1
NARROWEST: Final = 20
MOST_LISTED: Final = 60
SIMILAR: Final = 3


def checked_listing(game: str, card: str | None, components: Path | None, say: Sentences) -> ComponentList:
    """All components of a game, or one of them."""
    rules = checked_game(game, components)
    box = display_of(rules, words(rules, say.language), say).components
    listing = box.listing()
    if card is None:
        return listing
    found = box.find(card)
    if found is None:
        known = [entry.name for entry in listing.entries]
        if len(known) > MOST_LISTED:
            raise UserError("unknown_card_of_many", game=game, card=card, known=", ".join(_similar(card, listing)))
        raise UserError("unknown_card", game=game, card=card, known=", ".join(known))
    return listing.only(found)


def _similar(card: str, listing: ComponentList) -> list[str]:
    """The components whose names are most like what was typed, or a few where none is."""
    known = {folded(entry.name): entry.name for entry in listing.entries}
    close = get_close_matches(folded(card), known, SIMILAR)
    return [known[name] for name in close] or list(known.values())[-SIMILAR:]


def print_json(listing: ComponentList, say: Sentences) -> None:
    """Print the components as one JSON object."""
    cards = [entry.facts for entry in listing.cards]
    content = {"game": listing.game, "language": say.language, "cards": cards, **listing.facts}
    sys.stdout.write(json.dumps(content, ensure_ascii=False) + "\n")


def show(listing: ComponentList, say: Sentences) -> None:
    """Print the components for reading."""
    screen = Screen()
    for line in listing.head:
        screen.show(*(_laid_out(line, screen.width) if isinstance(line, Row) else [line]))
    part = ""
    for entry in listing.entries:
        if entry.part != part and entry.part in listing.headings:
            screen.show("", Text(listing.headings[entry.part], style="bold underline"))
        part = entry.part
        screen.show(Text(entry.title, style=f"{entry.style} bold"))
        for row in entry.rows:
            screen.show(*_laid_out(row, screen.width))


def _laid_out(row: Row, width: int) -> list[Text]:
    """The thing on the left, and what there is to say beside it."""
    first, *rest = textwrap.wrap(row.what, max(NARROWEST, width - MARGIN)) or [""]
    line = Text(" " * INDENT)
    line.append(padded(row.thing, THING_WIDTH), style=row.style)
    return [line.append(f" {first}"), *[Text(" " * MARGIN + more) for more in rest]]
