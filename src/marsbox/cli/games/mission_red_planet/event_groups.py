"""Events of Mission: Red Planet in paragraphs: one for each character, landing and zone."""

from collections.abc import Sequence
from typing import Final

from marsbox.core import SPECTATOR, Event
from marsbox.games.mission_red_planet.kinds import EVENT_KINDS
from marsbox.text import Words

# the table shows which ships came, the question which turn it is, and a character who answered a call acts at once
SHOWN_ELSEWHERE: Final = ("ship_docked", "turn_began", "characters_chosen", "called")
# what follows from the event before
CONSEQUENCES: Final = ("took_off", "resource_found")
# what happens zone by zone: a name for it, and which of the event's numbers is the zone
OF_ZONES: Final = {
    "tokens_won": ("tokens", 1),
    "tokens_stay": ("tokens", 0),
    "tokens_lost": ("tokens", 0),
    "astronauts_lost": ("losses", 1),
    "discovery_scored": ("discovery", 1),
}
# the others see that a card was dealt or kept, but not which one
CARDS: Final = ("events_dealt", "bonus_kept")


def group_events(words: Words, events: Sequence[Event]) -> list[list[Event]]:
    """The events worth reading, those that belong together in one paragraph."""
    found: list[list[Event]] = []
    topic: object = None
    for event in events:
        kind = EVENT_KINDS[event.kind]
        if kind in SHOWN_ELSEWHERE or (kind in CARDS and len(event.numbers) == 1):
            continue
        if kind in CONSEQUENCES and found:
            found[-1].append(event)
            continue
        about = _topic(words, kind, event)
        if found and about is not None and about == topic and kind != "character_began":
            found[-1].append(event)
        else:
            found.append([event])
        topic = about
    return found


def _topic(words: Words, kind: str, event: Event) -> object:
    """What an event is about: a zone or a seat; None for what stands alone."""
    if kind in OF_ZONES:
        what, place = OF_ZONES[kind]
        return (what, event.numbers[place])
    seat = words.event_seat(event)
    return None if seat == SPECTATOR else seat
