"""The components of a game as a list: what is shown of them to people, and given to programs."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from rich.text import Text

from marsbox.cli.language import Sentences
from marsbox.text import Words

CARDS: Final = "cards"
SHORTEST_BEGINNING: Final = 3  # letters of a name that are enough where only one begins with them


@dataclass(frozen=True)
class Row:
    """A thing and what there is to say about it; the style is that of the thing's name."""

    thing: str
    what: str
    style: str = "dim"


@dataclass(frozen=True)
class Component:
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

    def page(self, say: Sentences) -> list[str]:
        """The component as lines of any length."""
        return [self.title, *["  " + say("about", thing=row.thing, what=row.what) for row in self.rows]]


@dataclass(frozen=True)
class ComponentList:
    """Components of a game by its id.

    `head` describes the whole box to people, and `headings` stand above its parts; `facts` are for programs, of all
    but the cards.
    """

    game: str
    head: list[Row | Text | str]
    entries: list[Component]
    facts: dict[str, Any]
    headings: dict[str, str] = field(default_factory=dict)

    @property
    def cards(self) -> list[Component]:
        """The cards among the components."""
        return [entry for entry in self.entries if entry.part == CARDS]

    def page(self, component: str | None, say: Sentences) -> list[str]:
        """All about the components with an id; a card and another thing may have the same."""
        return [line for entry in self.entries if entry.id == component for line in entry.page(say)]

    def only(self, thing: str) -> "ComponentList":
        """One component, and nothing of the rest of the box."""
        found = [entry for entry in self.entries if entry.id == thing]
        facts = {}
        for entry in found:
            if entry.part != CARDS:
                facts[entry.part] = [entry.facts] if isinstance(self.facts[entry.part], list) else entry.facts
        return ComponentList(self.game, [], found, facts)


class Components(Protocol):
    """The components of a game, found by what people type for them."""

    def listing(self) -> ComponentList:
        """Everything in the box."""

    def find(self, name: str) -> str | None:
        """The id of the card, or of another component, that a person means."""

    def page(self, component: str | None) -> list[str]:
        """All about a component given by its id."""

    def place_page(self, name: str) -> list[str]:
        """All about another thing on the board that a person means; empty if there is none."""


def find_by_name(names: Sequence[tuple[str, str]], typed: str) -> str | None:
    """The id that a person means, of pairs of an id and a name for it: by the whole name, or by how only one begins.

    >>> find_by_name([("banker", "banker"), ("birds", "birds")], "Ban")
    'banker'
    """
    wanted = folded(typed)
    known = [(component, folded(name)) for component, name in names]
    begun = {component: None for component, name in known if name.startswith(wanted)}
    if len(wanted) >= SHORTEST_BEGINNING and len(begun) == 1:
        return next(iter(begun))
    return next((component for component, name in known if name == wanted), None)


def certainty(words: Words, provenance: dict[str, str], say: Sentences) -> str:
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
