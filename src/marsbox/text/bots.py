"""What bots are called, how they play, and what a table is told when one gives up its seat."""

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Protocol

from marsbox.words import catalogue

FAILURES: Final = ("illegal", "late", "exception")
"""How a bot can fail at a table: a move that is not allowed, no answer in time, an error of its own."""


class Measured(Protocol):
    """How strong a bot was found to be."""

    @property
    def players(self) -> int:
        """How many played."""

    @property
    def percent(self) -> int:
        """The part of its games that it won."""


class BotWords:
    """The words for bots in one language.

    >>> BotWords("en").name("commander"), BotWords("fr").name("commander")
    ('Commander', 'Commandant')
    """

    def __init__(self, language: str) -> None:
        self._typeset = catalogue(language).typeset
        self._words = _read(language)

    def name(self, bot: str) -> str:
        """What a bot is called on its seat; one that we have no words for, by its id."""
        return self._say(self._of(bot, "name", bot))

    def the(self, bot: str) -> str:
        """What a bot is called within a sentence.

        >>> BotWords("fr").the("engineer")
        'l’Ingénieur'
        """
        # an old log may tell of a bot that is gone
        return self._say(self._of(bot, "the", bot))

    def about(self, bot: str, against: str, measured: Measured | None) -> str:
        """How a bot plays and, once that was measured, how it does against another."""
        told = self._say(self._of(bot, "about", ""))
        if measured is None:
            return told
        other = self._words[against]
        the = other.get("accusative", other["the"])
        code = "wins_of_two" if measured.players == 2 else "wins_of_four"
        return f"{told} {self._sentence(code, percent=measured.percent, the=the, three=other['three'])}"

    def replaced(self, bot: str, seat: int, failure: str, simpler: str) -> str:
        """That a bot has failed and a simpler one plays on.

        >>> BotWords("en").replaced("commander", 1, "late", "engineer")
        'The Commander in seat 2 took too long; the Engineer takes over.'
        """
        the = self.the(bot)
        # people count seats from one
        return self._sentence(failure, The=the[0].upper() + the[1:], seat=seat + 1, simpler=self.the(simpler))

    def _of(self, bot: str, word: str, otherwise: str) -> str:
        return self._words.get(bot, {}).get(word, otherwise)

    def _sentence(self, code: str, **facts: object) -> str:
        return self._say(self._words["sentences"][code].format_map(facts))

    def _say(self, text: str) -> str:
        return self._typeset(text)


@cache
def _read(language: str) -> dict[str, dict[str, str]]:
    folder = resources.files("marsbox.text")
    file = folder / f"bots.{language}.toml"
    if not file.is_file():
        file = folder / "bots.en.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
