"""The words of server, terminal, laboratory and games in every language: one catalogue, one loader.

A language is a folder beside this file with messages in Project Fluent's format. They are compiled to plain Python, and
those of the browser to TypeScript, when the package is built. Which messages a game says is chosen in `marsbox.text`.

>>> catalogue("en").say("terminal-unknown_bot", bot="deep", known="random, greedy")
'There is no bot “deep”; the bots are random, greedy.'
"""

from collections.abc import Callable, Mapping, Set
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from marsbox.words import formats
from marsbox.words.formats import Message, Phrase

__all__ = ["LANGUAGES", "Catalogue", "NotCompiled", "Phrase", "UnknownLanguage", "catalogue", "missing"]


_NOTHING: Final[Mapping[str, str]] = {}


class NotCompiled(ImportError):
    """The catalogues were not compiled; the message says what to run."""


class UnknownLanguage(ValueError):
    """A language that Marsbox does not speak; the message lists those that it does."""


def _load(module: str) -> ModuleType:
    try:
        return import_module(f"marsbox.words._compiled.{module}")
    except ModuleNotFoundError as error:
        raise NotCompiled("The words of Marsbox are not compiled yet: run make build") from error


LANGUAGES: Final[tuple[str, ...]] = tuple(_load("index").LANGUAGES)
"""Every language there is, English first."""


class Catalogue:
    """The messages of one language; where it lacks one, the compiler has put the English one."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f'there is no language "{language}"; the languages are {", ".join(LANGUAGES)}')
        self.language = language
        self._loaded: set[str] = set()
        self._messages: dict[str, Message] = {}
        self._attributes: dict[str, Mapping[str, str]] = {}

    @property
    def name(self) -> str:
        """The language's name in the language itself."""
        return str(_load("index").LANGUAGES[self.language][0])

    def say(self, message: str, /, **facts: object) -> str:
        """A message with its facts."""
        found = self._messages.get(message)
        if found is None:
            found = self.find(message)
        return found if isinstance(found, str) else found(facts)

    def phrase(self, message: str, /, **facts: object) -> Phrase:
        """A message with its facts, to be a fact of another message."""
        return Phrase(self.find(message), facts, self.attributes(message))

    def find(self, message: str) -> Message:
        """A message as it was compiled: a text, or a function of its facts."""
        self._load(message)
        return self._messages[message]

    def attributes(self, message: str) -> Mapping[str, str]:
        """The attributes of a message."""
        self._load(message)
        return self._attributes.get(message, _NOTHING)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        self._load(message)
        return message in self._messages

    def ids(self, subject: str) -> Set[str]:
        """The ids of all messages of a subject, such as `server`."""
        self._load(subject)
        return dict.fromkeys(message for message in self._messages if message.startswith(f"{subject}-")).keys()

    def typeset(self, text: str) -> str:
        """A text that is not a message with the spaces that the language wants."""
        typeset: Callable[[str], str] = getattr(self._grammar, "typeset", str)
        return typeset(text)

    def number(self, value: float, places: int) -> str:
        """A number with so many decimals, as the language writes it."""
        return formats.number(self._grammar, value, least=places, most=places)

    def in_column(self, value: float, places: int) -> str:
        """The same without signs between thousands, for columns of figures."""
        return self.number(value, places).replace(self._grammar.THOUSANDS_SIGN, "")

    def percent(self, rate: float, places: int) -> str:
        """A rate in percent with so many decimals."""
        return formats.number(self._grammar, rate, least=places, most=places, style="percent")

    @property
    def _grammar(self) -> formats.Grammar:
        grammar: formats.Grammar = import_module(f"marsbox.words.{self.language}.grammar")
        return grammar

    def _load(self, message: str) -> None:
        subject = message.partition("-")[0]
        if subject not in self._loaded:
            module = _load(f"{self.language}_{subject}")
            self._messages.update(module.MESSAGES)
            self._attributes.update(module.ATTRIBUTES)
            self._loaded.add(subject)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; an `UnknownLanguage` where there is none.

    >>> catalogue("fr").name
    'Français'
    """
    return Catalogue(language)


def missing(language: str) -> Mapping[str, list[str]]:
    """The ids of the messages that a language lacks, by the file of the catalogue that they belong to.

    >>> missing("en")
    {}
    """
    lacking: Mapping[str, list[str]] = _load("index").MISSING[catalogue(language).language]
    return lacking
