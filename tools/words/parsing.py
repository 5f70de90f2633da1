"""From the syntax tree of a Fluent file to messages: terms and references are put in where they are named."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from tools.words.model import Call, CatalogueError, Choice, Part, Pattern, Slot
from tools.words.plurals import NAMES, rule_of

COMMON_FUNCTIONS: Final = ("NUMBER", "SIGNED", "LIST", "OR", "JOIN", "COUNT", "CAPITAL", "FORM", "ATTRIBUTE")
# what the functions of every language may be told; FORM and a language's own ones take the forms of that language
OPTIONS: Final = {"NUMBER": ("minimumFractionDigits", "maximumFractionDigits", "style"), "ATTRIBUTE": ("name",)}

Entry = ast.Message | ast.Term
Typeset = Callable[[str], str]


@dataclass(frozen=True)
class Source:
    """One file of a catalogue: its entries by name, terms with their leading hyphen."""

    file: Path
    entries: Mapping[str, Entry]


def read_source(file: Path) -> Source:
    """The entries of a file; a `CatalogueError` for what can't be parsed or stands there twice."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise CatalogueError(f"{file} is not a text in UTF-8; save it as such") from None
    resource = FluentParser(with_spans=True).parse(text)
    entries: dict[str, Entry] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            what = entry.annotations[0].message if entry.annotations else "not understood"
            hint = "; a text goes on in lines that begin with spaces, and { } belong in pairs"
            raise CatalogueError(f"{file}, line {_line(text, entry)}: {what}{hint}")
        if isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in entries:
                raise CatalogueError(f"{file}: {name} is there twice; remove one")
            entries[name] = entry
    return Source(file, entries)


def _line(text: str, entry: ast.Junk) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


class Resolver:
    """Makes patterns of one language; all its files share their terms and messages."""

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Entry],
        functions: frozenset[str],
        forms: frozenset[str],
        typeset: Typeset,
    ) -> None:
        self.language = language
        self._entries = entries
        self._functions = functions
        self._forms = forms
        self._typeset = typeset

    def pattern(self, message: ast.Message) -> Pattern:
        """The pattern of a message."""
        if message.value is None:
            raise CatalogueError(f"{self.language}, {message.id.name}: a message needs a text of its own")
        return _Pattern(self, message.id.name, {}, (message.id.name,)).parts(message.value)

    def attributes(self, message: ast.Message) -> dict[str, str]:
        """The attributes of a message, which are plain texts."""
        made = {}
        for attribute in message.attributes:
            pattern = _Pattern(self, message.id.name, {}, (message.id.name,)).parts(attribute.value)
            if len(pattern) != 1 or not isinstance(pattern[0], str):
                about = f"{self.language}, {message.id.name}.{attribute.id.name}"
                raise CatalogueError(f"{about}: an attribute is a plain text, such as feminine")
            made[attribute.id.name] = pattern[0]
        return made

    def typeset(self, text: str) -> str:
        """A text with the spaces of the language."""
        return self._typeset(text)

    def entry(self, name: str, about: str) -> Entry:
        """A message or term that another one names."""
        if name not in self._entries:
            raise CatalogueError(f"{self.language}, {about}: there is no {name}")
        return self._entries[name]

    def check_function(self, name: str, about: str) -> None:
        """Refuse a function that the language does not have."""
        if name not in self._functions:
            known = ", ".join(sorted(self._functions))
            raise CatalogueError(f"{self.language}, {about}: there is no function {name}; there are {known}")

    def check_options(self, name: str, options: Mapping[str, str | float], about: str) -> None:
        """Refuse options that a function does not have."""
        known = OPTIONS.get(name, () if name in COMMON_FUNCTIONS and name != "FORM" else self._forms)
        if unknown := set(options) - set(known):
            there = f"it has {', '.join(sorted(known))}" if known else "FORMS in grammar.py lists the forms there are"
            wrong = ", ".join(sorted(unknown))
            raise CatalogueError(f"{self.language}, {about}: {name} has no option {wrong}; {there}")

    def check_categories(self, keys: tuple[str | float, ...], about: str) -> None:
        """Refuse plural categories that the language does not have."""
        categories = rule_of(self.language).categories
        for key in keys:
            if key in NAMES and key not in categories:
                known = ", ".join(f"[{each}]" for each in categories)
                raise CatalogueError(f"{self.language}, {about}: there is no plural [{key}] here; there are {known}")


@dataclass(frozen=True)
class _Pattern:
    """The making of one pattern; `given` are the arguments of a term, `path` what led here."""

    resolver: Resolver
    about: str
    given: Mapping[str, str | float]
    path: tuple[str, ...]

    @property
    def language(self) -> str:
        """The language that the pattern belongs to."""
        return self.resolver.language

    def parts(self, pattern: ast.Pattern) -> Pattern:
        return _joined(part for element in pattern.elements for part in self._element(element))

    def _element(self, element: ast.TextElement | ast.Placeable) -> Pattern:
        if isinstance(element, ast.TextElement):
            return (self.resolver.typeset(element.value),)
        return self._expression(element.expression)

    def _expression(self, expression: object) -> Pattern:
        match expression:
            case ast.Placeable():
                return self._expression(expression.expression)
            case ast.StringLiteral():
                return (str(expression.parse()["value"]),)
            case ast.NumberLiteral():
                return (expression.value,)
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(expression)
            case ast.VariableReference() if expression.id.name in self.given:
                return (str(self.given[expression.id.name]),)
            case _:
                return (self._operand(expression),)

    def _operand(self, expression: object) -> Slot | Call:
        match expression:
            case ast.VariableReference():
                return Slot(expression.id.name)
            case ast.FunctionReference():
                name = expression.id.name
                self.resolver.check_function(name, self.about)
                if len(expression.arguments.positional) != 1:
                    raise CatalogueError(f"{self.language}, {self.about}: {name} takes one thing, such as $count")
                options = _named(expression.arguments)
                self.resolver.check_options(name, options, self.about)
                return Call(name, self._operand(expression.arguments.positional[0]), options)
            case _:
                needed = "a slot such as $name or a function of one is needed here"
                raise CatalogueError(f"{self.language}, {self.about}: {needed}")

    def _reference(self, reference: ast.MessageReference | ast.TermReference) -> Pattern:
        name = f"-{reference.id.name}" if isinstance(reference, ast.TermReference) else reference.id.name
        if name in self.path:
            raise CatalogueError(f"{self.language}, {self.about}: {name} names itself")
        entry = self.resolver.entry(name, self.about)
        value = entry.value
        if reference.attribute is not None:
            values = [each.value for each in entry.attributes if each.id.name == reference.attribute.name]
            value = values[0] if values else None
        if value is None:
            raise CatalogueError(f"{self.language}, {self.about}: {name} has no such text")
        given = self.given
        if isinstance(reference, ast.TermReference):
            given = _named(reference.arguments) if reference.arguments else {}
        return _Pattern(self.resolver, self.about, given, (*self.path, name)).parts(value)

    def _choice(self, choice: ast.SelectExpression) -> Pattern:
        variants = [(_key(variant), variant) for variant in choice.variants]
        default = next(variant for variant in choice.variants if variant.default)
        known = self._known(choice.selector)
        if known is not None:
            fitting = next((variant for key, variant in variants if key == known), default)
            return self.parts(fitting.value)
        others = tuple((key, self.parts(variant.value)) for key, variant in variants if not variant.default)
        made = Choice(self._operand(choice.selector), others, _key(default), self.parts(default.value))
        self.resolver.check_categories(made.keys, self.about)
        return (made,)

    def _known(self, selector: object) -> str | float | None:
        """What a selector is before anything is said: an argument or a form of a term; None for a slot."""
        if isinstance(selector, ast.VariableReference):
            # inside a term a slot that nobody gave is as if it were not there: the default is taken
            if self.path[-1].startswith("-"):
                return self.given.get(selector.id.name, "")
            return self.given.get(selector.id.name)
        if isinstance(selector, ast.TermReference):
            pattern = self._reference(selector)
            if len(pattern) == 1 and isinstance(pattern[0], str):
                return pattern[0]
        return None


def _named(arguments: ast.CallArguments) -> dict[str, str | float]:
    return {argument.name.name: _literal(argument.value) for argument in arguments.named}


def _literal(value: ast.StringLiteral | ast.NumberLiteral) -> str | float:
    return str(value.parse()["value"]) if isinstance(value, ast.StringLiteral) else _number(value)


def _number(literal: ast.NumberLiteral) -> float:
    number = float(literal.value)
    return int(number) if number.is_integer() else number


def _key(variant: ast.Variant) -> str | float:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else _number(variant.key)


def _joined(parts: Iterator[Part]) -> Pattern:
    """The parts with neighbouring texts as one."""
    made: list[Part] = []
    for part in parts:
        last = made[-1] if made else None
        if isinstance(part, str) and isinstance(last, str):
            made[-1] = last + part
        elif part != "":
            made.append(part)
    return tuple(made)
