"""The names on seats in a reader's language.

What somebody typed is stored and shown as it was typed. Where nobody typed a name, what is stored are facts (which bot
sits there, the number of the seat), and each reader gets words for them in their own language.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from marsbox.server.runtime.sentences import sentence
from marsbox.text.bots import BotWords
from marsbox.words import LANGUAGES


@dataclass(frozen=True)
class SeatName:
    """What a seat is called: what somebody typed, else the name of a bot, else its number."""

    seat: int
    typed: str = ""
    bot: str | None = None


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else at the table has it.

    >>> distinct("Ann", ["Bob", "Ann"])
    'Ann 2'
    """
    taken = set(others)
    number = 2
    free = name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free


def seat_names(names: Sequence[SeatName], language: str) -> tuple[str, ...]:
    """The names on all seats of a table; one that nobody typed makes way for one that somebody did.

    >>> seats = [SeatName(0, "Commander"), SeatName(1, bot="commander"), SeatName(2)]
    >>> seat_names(seats, "en")
    ('Commander', 'Commander 2', 'Player 3')
    >>> seat_names(seats, "fr")
    ('Commander', 'Commandant', 'Joueur 3')
    """
    taken = {name.typed for name in names if name.typed}
    shown = []
    for name in names:
        if name.typed:
            shown.append(name.typed)
        else:
            shown.append(distinct(_generated(name, language), taken))
            taken.add(shown[-1])
    return tuple(shown)


@dataclass(frozen=True)
class NameOnSeat:
    """A fact of an error: the name on a seat."""

    names: Sequence[SeatName]
    seat: int

    def in_language(self, language: str) -> str:
        """The name for somebody who reads this language."""
        return seat_names(self.names, language)[self.seat]


@dataclass(frozen=True)
class BotName:
    """A fact of an error: the name of a bot."""

    bot: str

    def in_language(self, language: str) -> str:
        """The name for somebody who reads this language."""
        return BotWords(language).name(self.bot)


def spectator_name(typed: str, seats: Sequence[SeatName]) -> str:
    """The name that a spectator typed, unlike that of any seat, whoever reads it; empty if they typed none."""
    return typed and distinct(typed, _in_all_languages(seats))


def _in_all_languages(seats: Sequence[SeatName]) -> Iterator[str]:
    for language in LANGUAGES:
        yield from seat_names(seats, language)


def _generated(name: SeatName, language: str) -> str:
    if name.bot is not None:
        return BotWords(language).name(name.bot)
    # people count seats from one
    return sentence("player_number", language, {"number": name.seat + 1})
