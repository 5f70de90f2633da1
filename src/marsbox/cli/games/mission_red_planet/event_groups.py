"""What happened in a game of Mission: Red Planet, told in paragraphs: one for each character, landing and zone."""

from collections.abc import Sequence
from typing import Final

from marsbox.core import SPECTATOR, Event
from marsbox.games.mission_red_planet.kinds import EVENT_KINDS
from marsbox.text import Words

# the table shows which ships came, the question which turn it is, and a character who answered a call acts at once
TOLD_OTHERWISE: Final = ("ship_docked", "turn_began", "characters_chosen", "called")
# what follows from the event before
CONSEQUENCES: Final = ("took_off", "resource_found")
# what is told zone by zone: a name for it, and which of the event's numbers is the zone
OF_ZONES: Final = {
    "tokens_won": ("tokens", 1),
    "tokens_stay": ("tokens", 0),
    "tokens_lost": ("tokens", 0),
    "astronauts_lost": ("losses", 1),
    "discovery_scored": ("discovery", 1),
}
# others are told that a card was dealt or kept, but not which one
CARDS: Final = ("events_dealt", "bonus_kept")


def paragraphs(words: Words, events: Sequence[Event]) -> list[list[Event]]:
    """The events that are worth telling, those that belong together in one paragraph."""
    found: list[list[Event]] = []
    topic: object = None
    for event in events:
        kind = EVENT_KINDS[event.kind]
        if kind in TOLD_OTHERWISE or (kind in CARDS and len(event.numbers) == 1):
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
