"""What each person at the terminal has not read yet."""

from rich.text import Text

from marsbox.cli.play.table import Table
from marsbox.cli.terminal.screen import wrapped
from marsbox.core import Event


class Unread:
    """For each seat of a person, how many of the events and of the notices about bots were shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._events_read = dict.fromkeys(table.seats.people, 0)
        self._notices_read = dict.fromkeys(table.seats.people, 0)

    def mark_all_read(self) -> None:
        """Take all that has happened so far as read."""
        self._events_read = dict.fromkeys(self.table.seats.people, len(self.table.events))

    def forget_undone(self) -> None:
        """Events that were taken back count as read by nobody."""
        count = len(self.table.events)
        self._events_read = {person: min(read, count) for person, read in self._events_read.items()}

    def events(self, seat: int) -> list[Event]:
        """What this seat has seen happen since it last looked; they count as read from now on."""
        events = self.table.events
        fresh = [event for event in events[self._events_read[seat] :] if event.seen_by(seat)]
        self._events_read[seat] = len(events)
        return fresh

    def notices(self, seat: int) -> list[Text]:
        """The notices about bots that are new to this seat; they count as read from now on."""
        notices = self.table.bot_notices[self._notices_read[seat] :]
        self._notices_read[seat] = len(self.table.bot_notices)
        return [line for _, notice in notices for line in wrapped(self.table.screen, notice, 2)]

    def lines(self, seat: int) -> list[Text]:
        """All that is new to this seat, in words; it counts as read from now on."""
        return self.notices(seat) + paragraphs(self.table, self.events(seat))


def paragraphs(table: Table, events: list[Event]) -> list[Text]:
    """Events in words, those that belong together in one paragraph."""
    groups = table.display.group_events(events)
    texts = [" ".join(table.words.event(event) for event in group) for group in groups]
    return [line for text in texts for line in wrapped(table.screen, text, 2)]
