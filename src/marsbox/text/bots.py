"""What bots are called, how they play, and what a table is told when one gives up its seat."""

import unicodedata
from collections.abc import Iterable
from typing import Final, Protocol

from marsbox.words import LANGUAGES, Phrase, catalogue

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
        self._words = catalogue(language)

    def name(self, bot: str) -> str:
        """What a bot is called on its seat; one that we have no words for, by its id."""
        return str(self._of(bot, "name"))

    def with_level(self, bot: str, level: str) -> str:
        """The name of a character, with its level.

        >>> BotWords("de").with_level("ines", "engineer")
        'Ines (Ingenieur)'
        """
        return self._words.say("bots-with_level", name=self.name(bot), level=self.name(level))

    def manner(self, manner: str) -> str:
        """How characters with this manner play.

        >>> BotWords("en").manner("collector")
        'Loves cards and takes as many as possible.'
        """
        return self._words.say(f"bots-manner-{manner}")

    def the(self, bot: str) -> str:
        """What a bot is called within a sentence.

        >>> BotWords("fr").the("engineer")
        'l’Ingénieur'
        """
        return str(self._of(bot, "the"))

    def about(self, bot: str, against: str, measured: Measured | None) -> str:
        """How a bot plays and, once that was measured, how it does against another."""
        told = self._words.say(f"bots-about-{bot}") if self._words.has(f"bots-about-{bot}") else ""
        return told if measured is None else f"{told} {self.wins(against, measured)}"

    def wins(self, against: str, measured: Measured) -> str:
        """How often a bot wins against another."""
        if measured.players == 2:
            return self._words.say("bots-wins_of_two", percent=measured.percent, the=self._of(against, "the"))
        return self._words.say("bots-wins_of_four", percent=measured.percent, three=self._of(against, "three"))

    def replaced(self, bot: str, seat: int, failure: str, simpler: str) -> str:
        """That a bot has failed and a simpler one plays on.

        >>> BotWords("en").replaced("commander", 1, "late", "engineer")
        'The Commander in seat 2 took too long; the Engineer takes over.'
        """
        facts = {"bot": self._of(bot, "the"), "simpler": self._of(simpler, "the")}
        # people count seats from one
        return self._words.say(f"bots-{failure}", seat=seat + 1, **facts)

    def _of(self, bot: str, word: str) -> Phrase | str:
        """A word for a bot: its name where it has no other, as a character.

        An old log may tell of a bot that is gone: it is told by its id.
        """
        for message in (f"bots-{word}-{bot}", f"bots-name-{bot}"):
            if self._words.has(message):
                return self._words.phrase(message)
        return bot


def bot_called(written: str, known: Iterable[str]) -> str | None:
    """The bot with this id, or with this name in any language; capitals and accents do not matter.

    >>> bot_called("Ingenieur", ("cadet", "engineer")), bot_called("INÈS", ("cadet", "ines")), bot_called("ned", ())
    ('engineer', 'ines', None)
    """
    wanted = _without_accents(written)
    languages = [BotWords(language) for language in LANGUAGES]
    return next(
        (bot for bot in known if wanted in {bot, *(_without_accents(words.name(bot)) for words in languages)}), None
    )


def _without_accents(text: str) -> str:
    """A text in small letters without accents, to be compared with another."""
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
