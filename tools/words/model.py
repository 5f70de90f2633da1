"""A message after parsing: text, slots, calls of functions and choices. References are already resolved."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field


class CatalogueError(ValueError):
    """A catalogue that can't be compiled; the message names the file, the message and what would be right."""


@dataclass(frozen=True)
class Slot:
    """A fact that whoever says the message gives."""

    name: str


@dataclass(frozen=True)
class Call:
    """A function of the language's grammar, such as LIST, applied to a slot or to another call."""

    function: str
    argument: "Slot | Call"
    options: Mapping[str, str | float] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """The first variant whose key fits, else the default. A float is an exact number, a text a category or a word."""

    selector: "Slot | Call"
    variants: tuple[tuple[str | float, "Pattern"], ...]
    default_key: str | float
    default: "Pattern"

    @property
    def keys(self) -> tuple[str | float, ...]:
        """Every key, that of the default last."""
        return (*(key for key, _ in self.variants), self.default_key)


Part = str | Slot | Call | Choice
Pattern = tuple[Part, ...]


@dataclass(frozen=True)
class Message:
    """A message of one language; the language is the one it is written in, also where it stands in for another.

    `attributes` are plain texts such as a gender. `offered` are facts that its comment names: another language may use
    them.
    """

    id: str
    language: str
    pattern: Pattern
    attributes: Mapping[str, str] = field(default_factory=dict)
    offered: frozenset[str] = frozenset()

    @property
    def text(self) -> str | None:
        """The message if it is the same whatever the facts, else None."""
        if not self.pattern:
            return ""
        only = self.pattern[0]
        return only if len(self.pattern) == 1 and isinstance(only, str) else None


def expressions(pattern: Pattern) -> Iterator[Slot | Call | Choice]:
    """Every expression of a pattern, also those inside choices and calls."""
    for part in pattern:
        if isinstance(part, str):
            continue
        yield from _inside(part)


def _inside(part: Slot | Call | Choice) -> Iterator[Slot | Call | Choice]:
    yield part
    if isinstance(part, Call):
        yield from _inside(part.argument)
    elif isinstance(part, Choice):
        yield from _inside(part.selector)
        for _, pattern in part.variants:
            yield from expressions(pattern)
        yield from expressions(part.default)


def slots(message: Message) -> list[str]:
    """The names of all slots, in the order in which they first appear."""
    return list(dict.fromkeys(part.name for part in expressions(message.pattern) if isinstance(part, Slot)))
