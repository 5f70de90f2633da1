"""Events in paragraphs, one for each player that did something."""

from collections.abc import Sequence

from marsbox.core import SPECTATOR, Event
from marsbox.text import Words


def group_by_player(words: Words, events: Sequence[Event]) -> list[list[Event]]:
    """Events of the same player that follow each other, together; what is nobody's stands before them."""
    paragraphs: list[list[Event]] = []
    last = SPECTATOR
    for event in events:
        side = words.event_seat(event)
        if paragraphs and side != SPECTATOR and last in (side, SPECTATOR):
            paragraphs[-1].append(event)
        else:
            paragraphs.append([event])
        last = side
    return paragraphs
