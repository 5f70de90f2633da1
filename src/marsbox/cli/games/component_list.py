"""The shelf with the components of a game: what a board tells of them, for people and for programs."""

import unicodedata
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from marsbox.cli.language import Speech
from marsbox.text import Words

CARDS: Final = "cards"


@dataclass(frozen=True)
class Row:
    """A thing and what there is to say about it; the style is that of the thing's name."""

    thing: str
    what: str
    style: str = "dim"


@dataclass(frozen=True)
class Entry:
    """One component, such as a card: a title and rows for people, facts for programs; `part` of the box it is in.

    `called` is what people call it, where that is not its id.
    """

    id: str
    title: str
    style: str
    rows: list[Row]
    facts: dict[str, Any]
    part: str = CARDS
    called: str = ""

    @property
    def name(self) -> str:
        """What to type for it."""
        return self.called or self.id

    def page(self, say: Speech) -> list[str]:
        """The component as lines of any length."""
        return [self.title, *["  " + say("about", thing=row.thing, what=row.what) for row in self.rows]]


@dataclass(frozen=True)
class Shelf:
    """Components of a game by its id.

    `head` tells people of the whole box, and `headings` stand above its parts; `facts` tell programs of all but cards.
    """

    game: str
    head: list[Row | Text | str]
    entries: list[Entry]
    facts: dict[str, Any]
    headings: dict[str, str] = field(default_factory=dict)

    @property
    def cards(self) -> list[Entry]:
        """The cards among the components."""
        return [entry for entry in self.entries if entry.part == CARDS]

    def only(self, thing: str) -> "Shelf":
        """One component, and nothing of the rest of the box."""
        found = [entry for entry in self.entries if entry.id == thing]
        facts = {}
        for entry in found:
            if entry.part != CARDS:
                facts[entry.part] = [entry.facts] if isinstance(self.facts[entry.part], list) else entry.facts
        return Shelf(self.game, [], found, facts)


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
