"""Messages as the library `fluent.runtime` says them, and facts to try them with."""

import importlib
import inspect
import itertools
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from marsbox.words import formats
from tools.words.catalogues import Catalogue
from tools.words.to_typescript import joint_types, slot_types

NUMBERS: Final = (0, 1, 2, 5, 21)
LISTS: Final[tuple[list[str], ...]] = ([], ["Ann"], ["Ann", "Élise"], ["Ann", "Ben", "Élise"])


class Names(FluentType, list[str]):
    """A list that the library takes as a fact."""


class Typesetter(Transformer):
    """Puts the spaces of a language into every text of a file."""

    def __init__(self, typeset: Callable[[str], str]) -> None:
        self._typeset = typeset

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name that the library calls
        node.value = self._typeset(node.value)
        return node


def bundle(folder: Path, locale: str) -> FluentBundle:
    """All messages of a language, with the functions that our compiler knows."""
    grammar = importlib.import_module(f"marsbox.words.{folder.name}.grammar")
    functions: dict[str, Callable[..., Any]] = {
        # some languages of CLDR have an ordinary no-break space before the percent sign
        "NUMBER": lambda value, **options: _number(value, locale, options).replace("\u00a0%", "\u202f%"),
        "SIGNED": lambda value: formats.signed(grammar, value),
        "LIST": lambda names: formats.listed(grammar, names),
        "OR": lambda names: formats.either(grammar, names),
        "JOIN": ", ".join,
        "COUNT": len,
        "CAPITAL": formats.capital,
        "FORM": lambda what, **forms: _fact(formats.form(what, **forms)),
        "ATTRIBUTE": formats.attribute,
    }
    for name, function in inspect.getmembers(grammar, inspect.isfunction):
        functions[name.upper()] = _of_facts(function)
    made = FluentBundle([locale], functions=functions, use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        Typesetter(getattr(grammar, "typeset", str)).visit(resource)
        made.add_resource(resource)
    return made


def said(words: FluentBundle, message: str, facts: dict[str, Any]) -> str:
    """What the library makes of a message."""
    pattern = words.get_message(message).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, {name: _fact(fact) for name, fact in facts.items()})
    assert errors == [], (message, facts)
    return str(text)


def samples(message: str, language: str, catalogues: Mapping[str, Catalogue]) -> Iterator[dict[str, Any]]:
    """Facts for every slot of a message, in every combination and form that may make a difference."""
    forms = catalogues[language].forms
    spoken = catalogues[language].messages()[message]
    types = joint_types(message, catalogues)
    types |= {name: kind for name, kind in slot_types(spoken).items() if name in forms}
    for facts in itertools.product(*map(_values, types.values())):
        yield dict(zip(types, facts, strict=True))


def _number(value: float, locale: str, options: Mapping[str, Any]) -> str:
    return fluent_number(value, **options).format(Locale.parse(locale, sep="-"))


def _values(kind: str) -> tuple[Any, ...]:
    if kind == "number":
        return NUMBERS
    if kind.startswith("readonly"):
        return LISTS
    if kind.startswith('"'):
        return tuple(word.strip('"') for word in kind.split(" | "))
    return ("Ann",) if kind == "string" else ("Élise : ?", 7)


def _of_facts(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a grammar whose lists the library takes as facts again."""
    return lambda what, **forms: _fact(function(what, **forms))


def _fact(fact: Any) -> Any:
    return Names(fact) if isinstance(fact, list) else fact
