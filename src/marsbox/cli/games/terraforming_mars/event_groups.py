"""What happened in a game of Terraforming Mars, told in paragraphs: one for each action of a player."""

from collections.abc import Sequence
from typing import Final

from marsbox.cli.games.event_groups import by_side
from marsbox.core import Event
from marsbox.games.terraforming_mars.kinds import EVENT_KINDS
from marsbox.text import Words

# what a player begins with; all that follows belongs to it
DEEDS: Final = ("played_card", "used_action", "project_used", "milestone_claimed", "award_funded", "passed", "produced")
# others are told that cards were dealt, drafted or passed on, but not which; everybody does it at the same time
UNTOLD: Final = {"dealt": 1, "drafted": 1, "passed_cards": 2}  # with how many numbers, where the cards are not named


def paragraphs(words: Words, events: Sequence[Event]) -> list[list[Event]]:
    """The events that are worth telling, those that belong together in one paragraph."""
    found: list[list[Event]] = []
    for together in by_side(words, [event for event in events if not _is_idle(event)]):
        for event in together:
            if event is together[0] or EVENT_KINDS[event.kind] in DEEDS:
                found.append([])
            found[-1].append(event)
    return found


def _is_idle(event: Event) -> bool:
    return len(event.numbers) <= UNTOLD.get(EVENT_KINDS[event.kind], 0)
