"""Events: what happened, and who may know it.

A rule reports an event only when somebody passes a `Log`, so search pays nothing. An event is numbers alone; words are
made from it later, in any language, by `marsbox.text`.
"""

from typing import Final

SPECTATOR: Final = -1
EVERYONE: Final = -1


def seat_bit(seat: int) -> int:
    """The bit of a seat in a mask of viewers; `SPECTATOR` has one too.

    >>> seat_bit(SPECTATOR), seat_bit(0), seat_bit(2)
    (1, 2, 8)
    """
    return 1 << (seat + 1)


class Event:
    """One thing that happened: `audience` (a mask of `seat_bit`, or `EVERYONE`), `kind` and `numbers`.

    `kind` is an index into the game's `event_kinds`; what the numbers mean is documented there.
    """

    def __init__(self, audience: int, kind: int, numbers: tuple[int, ...]) -> None:
        self.audience = audience
        self.kind = kind
        self.numbers = numbers

    def seen_by(self, seat: int) -> bool:
        """Whether this seat (or `SPECTATOR`) may learn of the event."""
        return self.audience & seat_bit(seat) != 0

    def __repr__(self) -> str:
        return f"Event({self.audience}, {self.kind}, {self.numbers})"


class Log:
    """A list of events in the order they happened.

    >>> log = Log()
    >>> log.add(EVERYONE, 3, (0, 1))
    >>> log.add(seat_bit(1), 4, (17,))
    >>> [event.kind for event in log.seen_by(0)]
    [3]
    """

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, audience: int, kind: int, numbers: tuple[int, ...]) -> None:
        """Append an event."""
        self.events.append(Event(audience, kind, numbers))

    def add_secret(self, owner: int, kind: int, secret: tuple[int, ...], public: tuple[int, ...]) -> None:
        """Append what only `owner` learns in full, and the less that everyone else learns of the same thing."""
        self.add(seat_bit(owner), kind, secret)
        self.add(~seat_bit(owner), kind, public)

    def seen_by(self, seat: int) -> list[Event]:
        """The events that this seat may learn of."""
        return [event for event in self.events if event.seen_by(seat)]
