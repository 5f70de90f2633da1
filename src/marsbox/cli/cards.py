"""`marsbox cards`: every component of a game, with its text and how certain it is."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from marsbox.cli.board import board_of
from marsbox.cli.checks import checked_game
from marsbox.cli.errors import Complaint
from marsbox.cli.language import Speech
from marsbox.cli.pocket_mars import BUILDING_STYLES, certainty
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.text import Words, words


@dataclass(frozen=True)
class Shelf:
    """The components that are to be shown."""

    game: PocketMars
    words: Words
    cards: list[dict[str, Any]]
    whole: bool


def checked_shelf(game: str, card: str | None, components: Path | None, say: Speech) -> Shelf:
    """All components of a game, or one card of it."""
    rules = checked_game(game, components)
    assert isinstance(rules, PocketMars)
    text = words(rules, say.language)
    ids = [printed.id for printed in rules.box.cards]
    if card is not None:
        found = board_of(rules, text, say).card_named(card)
        if found is None:
            raise Complaint("unknown_card", game=game, card=card, known=", ".join(ids))
        ids = [found]
    return Shelf(rules, text, [text.card_facts(number) for number in ids], card is None)


def print_json(shelf: Shelf, say: Speech) -> None:
    """Print the components as one JSON object."""
    content: dict[str, object] = {"game": shelf.game.id, "language": say.language, "cards": shelf.cards}
    if shelf.whole:
        content["buildings"] = [
            {"building": name, "name": shelf.words.building(name), "ability": shelf.words.ability(name)}
            for name in BUILDINGS
        ]
        content["provenance"] = shelf.game.box.provenance
        content["note"] = shelf.game.box.note
    sys.stdout.write(json.dumps(content, ensure_ascii=False) + "\n")


def show(shelf: Shelf, say: Speech) -> None:
    """Print the components for reading."""
    console = Console(markup=False, emoji=False, highlight=False)
    text = shelf.words
    if shelf.whole:
        console.print(Text(f"{text.game_name()} · {say('cards_count', count=len(shelf.cards))}", style="bold"))
        console.print(say("cards_note"))
        console.print()
        for name in BUILDINGS:
            console.print(_rows([(text.building(name), text.ability(name))], BUILDING_STYLES[name]))
        facts = shelf.game.box.facts
        numbers = say(
            "cards_numbers", start=facts.energy_start, maximum=facts.energy_maximum, value=facts.building_value
        )
        console.print(numbers)
        for part, word in shelf.game.box.provenance.items():
            console.print("  " + say("about", thing=say("part_" + part.replace(" ", "_")), what=text.provenance(word)))
        console.print()
    for card in shelf.cards:
        style = BUILDING_STYLES[card["colour"]]
        console.print(Text(f"{card['id']}  {card['name']}", style=f"{style} bold"))
        console.print(_rows([(text.card_part(part), card[part]) for part in ("hand", "module")], "dim"))
        console.print(_rows([(text.card_part("provenance"), certainty(text, card["provenance"], say))], "dim"))


def _rows(rows: list[tuple[str, str]], style: str) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(width=4)
    table.add_column(width=12, style=style)
    table.add_column()
    for title, content in rows:
        table.add_row("", title, content)
    return table
