"""What a table's log tells besides the game's own events: that a bot has failed and another one plays on.

A notice is an event like any other, whose kind comes after those of the game. Its numbers are the seat, and the bots
before and after by their place in `BOT_NAMES`.
"""

from typing import Final

from marsbox.bots import BOT_NAMES
from marsbox.core import EVERYONE, Event, Game
from marsbox.text.bots import FAILURES, BotWords

PREFIX: Final = "bot_"


def event_kinds(game: Game) -> tuple[str, ...]:
    """The names of all kinds of events at a table, the game's own first."""
    return (*game.event_kinds, *[PREFIX + failure for failure in FAILURES])


def is_notice(game: Game, event: Event) -> bool:
    """Whether the table tells of it, and not the game."""
    return event.kind >= len(game.event_kinds)


def bot_replaced(game: Game, seat: int, before: str, failure: str, after: str) -> Event:
    """The notice that a bot has failed and a simpler one has its seat now."""
    kind = len(game.event_kinds) + FAILURES.index(failure)
    return Event(EVERYONE, kind, (seat, BOT_NAMES.index(before), BOT_NAMES.index(after)))


def told(game: Game, notice: Event, language: str) -> str:
    """A notice in words."""
    seat, before, after = notice.numbers
    failure = FAILURES[notice.kind - len(game.event_kinds)]
    return BotWords(language).replaced(BOT_NAMES[before], seat, failure, BOT_NAMES[after])
