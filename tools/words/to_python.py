"""Messages as plain Python: a dict from id to text, or to a function of the facts."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from typing import Final

from tools.words.catalogues import Catalogue, missing
from tools.words.model import Call, Choice, Message, Pattern, Slot, expressions
from tools.words.plurals import NAMES, rule_of

HEAD: Final = '"""Made by `make build` from the catalogues of `marsbox.words`; changes here are lost."""\n'
# functions that need to know the language, and those that don't
OF_A_LANGUAGE: Final = {"NUMBER": "number", "SIGNED": "signed", "LIST": "listed", "OR": "either", "JOIN": "joined"}
OF_ALL: Final = {"COUNT": "len", "CAPITAL": "capital", "FORM": "form", "ATTRIBUTE": "attribute"}
BUILT_IN: Final = "len"
OPTIONS: Final = {"minimumFractionDigits": "least", "maximumFractionDigits": "most"}


def module(messages: Iterable[Message], catalogues: Mapping[str, Catalogue]) -> str:
    """A module with the messages of one subject and their attributes."""
    messages = list(messages)
    lines = [f"    {message.id!r}: {value(message, catalogues[message.language].forms)}," for message in messages]
    attributes = {message.id: message.attributes for message in messages if message.attributes}
    return "\n".join(
        [
            HEAD,
            *_imports(messages),
            *_plurals(messages),
            "MESSAGES = {",
            *lines,
            "}",
            f"ATTRIBUTES = {attributes!r}",
            "",
        ]
    )


def index(catalogues: Mapping[str, Catalogue], english: Catalogue, digest: str) -> str:
    """The module that says which languages there are, and what each lacks."""
    languages = {language: (each.name, each.locale) for language, each in catalogues.items()}
    lacking = {language: missing(each, english) for language, each in catalogues.items()}
    lines = [f"{name} = {what!r}" for name, what in (("DIGEST", digest), ("LANGUAGES", languages))]
    return "\n".join([HEAD, *lines, f"MISSING = {lacking!r}", ""])


def value(message: Message, forms: Set[str] = frozenset()) -> str:
    """A message as an expression; the slots that are forms may be left empty by whoever says it.

    >>> value(Message("hello", "en", ("Hello, ", Slot("name"), "!")))
    'lambda f: f\\'Hello, {f["name"]}!\\''
    """
    if message.text is not None:
        return repr(message.text)
    return f"lambda f: {_Writer(message.language, forms).pattern(message.pattern)}"


@dataclass(frozen=True)
class _Writer:
    """Writes the patterns of one language as expressions of Python."""

    language: str
    forms: Set[str]

    def pattern(self, pattern: Pattern) -> str:
        """Runs of texts and slots as f-strings, added to the choices between them."""
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return repr(pattern[0])
        pieces: list[str] = []
        run: list[str] = []
        for part in pattern:
            if isinstance(part, Choice):
                pieces += [*_f_string(run), self._choice(part)]
                run = []
            else:
                run.append(_quoted(part) if isinstance(part, str) else f"{{{self._operand(part)}}}")
        return " + ".join([*pieces, *_f_string(run)]) or "''"

    def _operand(self, part: Slot | Call) -> str:
        if isinstance(part, Slot):
            return f'f.get("{part.name}")' if part.name in self.forms else f'f["{part.name}"]'
        argument = self._operand(part.argument)
        options = "".join(f", {OPTIONS.get(name, name)}={_option(given)}" for name, given in part.options.items())
        if part.function in OF_ALL:
            return f"{OF_ALL[part.function]}({argument}{options})"
        if part.function in OF_A_LANGUAGE:
            return f"{OF_A_LANGUAGE[part.function]}({self.language}, {argument}{options})"
        return f"{self.language}.{part.function.lower()}({argument}{options})"

    def _choice(self, choice: Choice) -> str:
        selector = self._operand(choice.selector)
        made = [f"{self.pattern(pattern)} if {self._test(key, selector)} else " for key, pattern in choice.variants]
        return f"({''.join(made)}{self.pattern(choice.default)})"

    def _test(self, key: str | float, selector: str) -> str:
        if key in NAMES:
            return f'plural_{self.language}({selector}) == "{key}"'
        return f"{selector} == {_option(key)}"


def _f_string(run: list[str]) -> list[str]:
    """A run as one literal; Python 3.11 wants other quotes inside braces than around them."""
    return [f"f'{''.join(run)}'"] if run else []


def _quoted(text: str) -> str:
    for sign, escaped in (("\\", "\\\\"), ("'", "\\'"), ("\n", "\\n"), ("{", "{{"), ("}", "}}")):
        text = text.replace(sign, escaped)
    return text


def _option(given: str | float) -> str:
    return f'"{given}"' if isinstance(given, str) else str(given)


def _imports(messages: Iterable[Message]) -> list[str]:
    calls = [
        (part.function, message.language)
        for message in messages
        for part in expressions(message.pattern)
        if isinstance(part, Call)
    ]
    common = {OF_A_LANGUAGE.get(function) or OF_ALL.get(function, BUILT_IN) for function, _ in calls} - {BUILT_IN}
    grammars = sorted({language for function, language in calls if function not in OF_ALL})
    lines = [f"from marsbox.words.{language} import grammar as {language}" for language in grammars]
    return lines + ([f"from marsbox.words.formats import {', '.join(sorted(common))}"] if common else [])


def _plurals(messages: Iterable[Message]) -> list[str]:
    """The plural rules that the messages need, as functions."""
    needed = {
        message.language
        for message in messages
        for part in expressions(message.pattern)
        if isinstance(part, Choice) and any(key in NAMES for key, _ in part.variants)
    }
    return [f"\n\ndef plural_{language}(n):\n    return {rule_of(language).python}\n\n" for language in sorted(needed)]
