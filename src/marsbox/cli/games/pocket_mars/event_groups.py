"""Events of Pocket Mars in paragraphs: one for each player that did something."""

from collections.abc import Sequence
from typing import Final

from marsbox.cli.games.event_groups import group_by_player
from marsbox.core import Event
from marsbox.games.pocket_mars.kinds import EVENT_KINDS
from marsbox.text import Words

SHOWN_BY_THE_QUESTION: Final = "turn_began"


def group_events(words: Words, events: Sequence[Event]) -> list[list[Event]]:
    """The events worth reading, those of a player in one paragraph."""
    return group_by_player(words, [event for event in events if EVENT_KINDS[event.kind] != SHOWN_BY_THE_QUESTION])
