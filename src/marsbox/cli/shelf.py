"""The shelf with the components of a game: what a board tells of them, for people and for programs."""

import unicodedata
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from marsbox.cli.language import Speech
from marsbox.text import Words


@dataclass(frozen=True)
class Row:
    """A thing and what there is to say about it; the style is that of the thing's name."""

    thing: str
    what: str
    style: str = "dim"


@dataclass(frozen=True)
class Entry:
    """One component, such as a card: a title and rows for people, facts for programs."""

    id: str
    title: str
    style: str
    rows: list[Row]
    facts: dict[str, Any]

    def page(self, say: Speech) -> list[str]:
        """The component as lines of any length."""
        return [self.title, *["  " + say("about", thing=row.thing, what=row.what) for row in self.rows]]


@dataclass(frozen=True)
class Shelf:
    """Components of a game by its id; `head` and `facts` tell of the whole box, for people and for programs."""

    game: str
    head: list[Row | Text | str]
    entries: list[Entry]
    facts: dict[str, Any]

    def only(self, card: str) -> "Shelf":
        """One component, and nothing of the rest of the box."""
        return Shelf(self.game, [], [entry for entry in self.entries if entry.id == card], {})


def certainty(words: Words, provenance: dict[str, str], say: Speech) -> str:
    """How certain the parts of a card are, those alike together."""
    groups: dict[str, list[str]] = {}
    for part, word in provenance.items():
        groups.setdefault(word, []).append(words.card_part(part).lower())
    return say("separator").join(
        say("about", thing=", ".join(parts), what=words.provenance(word)) for word, parts in groups.items()
    )


def folded(name: str) -> str:
    """A name without case, accents, spaces and brackets: as it is quickly typed.

    >>> folded("Énergie 3")
    'energie3'
    """
    plain = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
