"""Events of Terraforming Mars in paragraphs: one for each action of a player."""

from collections.abc import Sequence
from typing import Final

from marsbox.cli.games.event_groups import group_by_player
from marsbox.core import Event
from marsbox.games.terraforming_mars.kinds import EVENT_KINDS
from marsbox.text import Words

# what players do; all that follows belongs to it
ACTIONS: Final = (
    "played_card",
    "used_action",
    "project_used",
    "milestone_claimed",
    "award_funded",
    "passed",
    "produced",
)
# the others see that cards were dealt, drafted or passed on, but not which; everybody does it at the same time
HIDDEN_CARDS: Final = {
    "dealt": 1,
    "drafted": 1,
    "passed_cards": 2,
}  # with how many numbers, where the cards are not named


def group_events(words: Words, events: Sequence[Event]) -> list[list[Event]]:
    """The events worth reading, those that belong together in one paragraph."""
    found: list[list[Event]] = []
    for together in group_by_player(words, [event for event in events if not _names_no_card(event)]):
        for event in together:
            if event is together[0] or EVENT_KINDS[event.kind] in ACTIONS:
                found.append([])
            found[-1].append(event)
    return found


def _names_no_card(event: Event) -> bool:
    return len(event.numbers) <= HIDDEN_CARDS.get(EVENT_KINDS[event.kind], 0)
