"""Log entries about bots: a bot has failed, and a simpler one plays on in its place.

Such an entry is an event like any other, with a kind after those of the game. Its numbers are the seat, and the bots
before and after by their place in a list of all known names. They are stored by name, and a bot that no longer exists
keeps its name in old logs.
"""

from collections.abc import Sequence
from typing import Final

from marsbox.bots import BOT_NAMES
from marsbox.core import EVERYONE, Event, Game, UnknownName
from marsbox.text.bots import FAILURES, BotWords

PREFIX: Final = "bot_"
FIRST_BOTS: Final = ("random", "greedy", "mcts", "cadet", "settler", "engineer", "commander")
"""The bots of version 0.1.0, which stored them by their place here."""
_known_bots: Final[list[str]] = list(BOT_NAMES)


def event_kinds(game: Game) -> tuple[str, ...]:
    """The names of all kinds of events at a table, the game's own first."""
    return (*game.event_kinds, *[PREFIX + failure for failure in FAILURES])


def is_bot_event(game: Game, event: Event) -> bool:
    """Whether an event is about a bot, and not one of the game."""
    return event.kind >= len(game.event_kinds)


def bot_replaced(game: Game, seat: int, before: str, failure: str, after: str) -> Event:
    """The event that a bot has failed and a simpler one has its seat now."""
    kind = len(game.event_kinds) + FAILURES.index(failure)
    return Event(EVERYONE, kind, bot_event_numbers((seat, before, after)))


def bot_event_numbers(facts: Sequence[str | int | None]) -> tuple[int, ...]:
    """The numbers of such an event, from its facts."""
    if len(facts) != 3 or not isinstance(facts[0], int):
        raise UnknownName(f"a notice tells of a seat and two bots, not of {list(facts)}")
    return facts[0], _bot_number(facts[1]), _bot_number(facts[2])


def bot_event_facts(numbers: Sequence[int]) -> tuple[str | int | None, ...]:
    """The facts of such an event, by name."""
    seat, before, after = numbers
    return seat, _known_bots[before], _known_bots[after]


def describe(game: Game, event: Event, language: str) -> str:
    """Such an event in words."""
    seat, before, after = event.numbers
    failure = FAILURES[event.kind - len(game.event_kinds)]
    return BotWords(language).replaced(_known_bots[before], seat, failure, _known_bots[after])


def _bot_number(name: object) -> int:
    if not isinstance(name, str):
        raise UnknownName(f"the name of a bot is a word, not {name!r}")
    if name not in _known_bots:
        _known_bots.append(name)
    return _known_bots.index(name)
