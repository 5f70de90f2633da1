"""The event log of a table, in a few bytes each: a game has hundreds, and most are only read by newcomers."""

from array import array
from collections.abc import Iterable, Sequence
from typing import overload

import msgspec

from marsbox.core import Event, seat_bit

_decoder = msgspec.msgpack.Decoder(tuple[int, tuple[int, ...]])


class EventLog(Sequence[Event]):
    """A list of events, decoded whenever they are read.

    >>> events = EventLog([Event(-1, 3, (0, 1)), Event(4, 5, (17,))])
    >>> events.seen_by(0), events.seen_before(0, 2), events.seen_before(1, 2)
    ([Event(-1, 3, (0, 1))], 1, 2)
    >>> events.splice(1, [Event(2, 6, ())])
    >>> list(events)
    [Event(-1, 3, (0, 1)), Event(2, 6, ())]
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._bytes = bytearray()
        self._ends = array("I")
        self._audiences = array("i")
        self._counted: dict[int, tuple[int, int]] = {}
        self.splice(0, events)

    def splice(self, kept: int, added: Iterable[Event]) -> None:
        """Keep the first `kept` events, and let `added` come after them."""
        if kept < len(self):
            self._counted.clear()
            del self._bytes[self._begin(kept) :]
            del self._ends[kept:]
            del self._audiences[kept:]
        for event in added:
            self._bytes += msgspec.msgpack.encode((event.kind, event.numbers))
            self._ends.append(len(self._bytes))
            self._audiences.append(event.audience)

    def seen_before(self, seat: int, number: int) -> int:
        """How many of the first `number` events a seat may know, counted on from the last time."""
        begin, count = self._counted.get(seat, (0, 0))
        if begin > number:
            begin = count = 0
        bit = seat_bit(seat)
        count += sum(audience & bit != 0 for audience in self._audiences[begin:number])
        self._counted[seat] = (number, count)
        return count

    def seen_by(self, seat: int) -> list[Event]:
        """The events that a seat may know."""
        bit = seat_bit(seat)
        return [self._event(at) for at, audience in enumerate(self._audiences) if audience & bit]

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [self._event(at) for at in range(*index.indices(len(self)))]
        return self._event(range(len(self))[index])

    def _event(self, at: int) -> Event:
        kind, numbers = _decoder.decode(self._bytes[self._begin(at) : self._ends[at]])
        return Event(self._audiences[at], kind, numbers)

    def _begin(self, at: int) -> int:
        return self._ends[at - 1] if at else 0
