"""Messages as plain Python: a dict from id to text, or to a function of the facts."""

from collections.abc import Iterable, Mapping
from typing import Final

from tools.words.catalogues import Catalogue, missing
from tools.words.model import Call, Choice, Message, Pattern, Slot, expressions
from tools.words.plurals import NAMES, rule_of

HEAD: Final = '"""Made by `make build` from the catalogues of `marsbox.words`; changes here are lost."""\n'
COMMON: Final = {"NUMBER": "number", "SIGNED": "signed", "LIST": "listed", "JOIN": "joined", "COUNT": "len"}
OPTIONS: Final = {"minimumFractionDigits": "least", "maximumFractionDigits": "most", "style": "style"}


def module(messages: Iterable[Message]) -> str:
    """A module with the messages of one file."""
    messages = list(messages)
    lines = [f"    {message.id!r}: {value(message)}," for message in messages]
    return "\n".join([HEAD, *_imports(messages), *_plurals(messages), "MESSAGES = {", *lines, "}", ""])


def index(catalogues: Mapping[str, Catalogue], english: Catalogue, digest: str) -> str:
    """The module that says which languages there are, and what each lacks."""
    languages = {language: (each.name, each.locale) for language, each in catalogues.items()}
    lacking = {language: missing(each, english) for language, each in catalogues.items()}
    lines = [f"{name} = {what!r}" for name, what in (("DIGEST", digest), ("LANGUAGES", languages))]
    return "\n".join([HEAD, *lines, f"MISSING = {lacking!r}", ""])


def value(message: Message) -> str:
    """A message as an expression.

    >>> value(Message("hello", "en", ("Hello, ", Slot("name"), "!")))
    'lambda f: f\\'Hello, {f["name"]}!\\''
    """
    if message.text is not None:
        return repr(message.text)
    return f"lambda f: {_pattern(message.pattern, message.language)}"


def _pattern(pattern: Pattern, language: str) -> str:
    """Runs of texts and slots as f-strings, added to the choices between them."""
    if len(pattern) == 1 and isinstance(pattern[0], str):
        return repr(pattern[0])
    pieces: list[str] = []
    run: list[str] = []
    for part in pattern:
        if isinstance(part, Choice):
            pieces += [*_f_string(run), _choice(part, language)]
            run = []
        else:
            run.append(_quoted(part) if isinstance(part, str) else f"{{{_operand(part, language)}}}")
    return " + ".join([*pieces, *_f_string(run)]) or "''"


def _f_string(run: list[str]) -> list[str]:
    """A run as one literal; Python 3.11 wants other quotes inside braces than around them."""
    return [f"f'{''.join(run)}'"] if run else []


def _quoted(text: str) -> str:
    for sign, escaped in (("\\", "\\\\"), ("'", "\\'"), ("\n", "\\n"), ("{", "{{"), ("}", "}}")):
        text = text.replace(sign, escaped)
    return text


def _operand(part: Slot | Call, language: str) -> str:
    if isinstance(part, Slot):
        return f'f["{part.name}"]'
    argument = _operand(part.argument, language)
    name = COMMON.get(part.function)
    if name is None:
        return f"{language}.{part.function.lower()}({argument})"
    if name == "len":
        return f"len({argument})"
    options = [f", {OPTIONS[option]}={_option(given)}" for option, given in part.options.items()]
    return f"{name}({language}, {argument}{''.join(options)})"


def _option(given: str | float) -> str:
    return f'"{given}"' if isinstance(given, str) else str(given)


def _choice(choice: Choice, language: str) -> str:
    selector = _operand(choice.selector, language)
    made = [
        f"{_pattern(pattern, language)} if {_test(key, selector, language)} else " for key, pattern in choice.variants
    ]
    return f"({''.join(made)}{_pattern(choice.default, language)})"


def _test(key: str | float, selector: str, language: str) -> str:
    if key in NAMES:
        return f'plural_{language}({selector}) == "{key}"'
    return f"{selector} == {_option(key)}"


def _imports(messages: Iterable[Message]) -> list[str]:
    calls = [
        (part.function, message.language)
        for message in messages
        for part in expressions(message.pattern)
        if isinstance(part, Call) and part.function != "COUNT"
    ]
    common = sorted({COMMON[function] for function, _ in calls if function in COMMON})
    grammars = sorted({language for _, language in calls})
    lines = [f"from marsbox.words.{language} import grammar as {language}" for language in grammars]
    return lines + ([f"from marsbox.words.formats import {', '.join(common)}"] if common else [])


def _plurals(messages: Iterable[Message]) -> list[str]:
    """The plural rules that the messages need, as functions."""
    needed = {
        message.language
        for message in messages
        for part in expressions(message.pattern)
        if isinstance(part, Choice) and any(key in NAMES for key, _ in part.variants)
    }
    return [f"\n\ndef plural_{language}(n):\n    return {rule_of(language).python}\n\n" for language in sorted(needed)]
