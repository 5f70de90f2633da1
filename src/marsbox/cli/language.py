"""The language of the terminal, and its own sentences in it. The words of games are in `marsbox.text`."""

from collections.abc import Mapping, Sequence
from typing import Final

from marsbox.words import LANGUAGES, catalogue

LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Sentences:
    """The sentences of one language, from its catalogue.

    >>> Sentences("en")("unknown_bot", bot="deep", known="random, greedy")
    'There is no bot “deep”; the bots are random, greedy.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = catalogue(language)

    def __call__(self, code: str, /, **facts: object) -> str:
        return self.catalogue.say(f"terminal-{code}", **facts)

    def means(self, code: str, typed: str) -> bool:
        """Whether a typed answer is one of the words for `yes` or `no`, in this language or in English.

        >>> Sentences("de").means("yes", "Ja"), Sentences("de").means("yes", "oui")
        (True, False)
        """
        return typed.lower() in {*self(code).split(), *Sentences("en")(code).split()}

    def knows(self, code: str) -> bool:
        """Whether there is a sentence of this code."""
        return self.catalogue.has(f"terminal-{code}")


def pick_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that the arguments ask for by `--lang`, else the locale's, else English.

    >>> pick_language(["cards", "pocket-mars"], {"LANG": "fr_CH.UTF-8"})
    'fr'
    >>> pick_language(["cards", "--lang=en"], {"LANG": "fr_CH.UTF-8"})
    'en'
    """
    asked = _asked(arguments)
    if asked is None:
        locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
        return next((language for language in LANGUAGES if locale.lower().startswith(language)), "en")
    if asked not in LANGUAGES:
        from marsbox.core import UserError

        raise UserError("unknown_language", language=asked, known=LANGUAGES)
    return asked


def _asked(arguments: Sequence[str]) -> str | None:
    asked = None
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        elif argument == "--lang" and number + 1 < len(arguments):
            asked = arguments[number + 1]
    return asked
