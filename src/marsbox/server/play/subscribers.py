"""Those who are connected to a table, and what it tells them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from marsbox.core import Event
from marsbox.server.store.table_store import StoredSeat


@dataclass(frozen=True)
class Update:
    """What a change of a table means for those who watch."""

    seats: frozenset[int]
    """Whose view, decision or numbers are new; `SPECTATOR` may be among them."""
    kept: int
    """How many of the events from before still stand."""
    cut: tuple[Event, ...] = ()
    """Events that were undone."""
    whole: bool = False
    """Whether who sits where, a name or the table's status is new, so that everything is told again."""
    table: bool = False
    """Whether pause, wishes, votes or clocks are new."""
    chat: int | None = None
    """How many lines of the chat are not new; None if none is."""


class Watcher(Protocol):
    """Somebody connected to a table. The table never waits for them."""

    @property
    def player(self) -> str:
        """Who it is."""

    def tell(self, update: Update) -> None:
        """Pass on a change, without its log."""

    def tell_log(self, update: Update) -> None:
        """Pass on the log of a change."""

    async def heard(self) -> None:
        """Wait until all that was passed on is sent; the one method that waits."""

    def tell_table(self) -> None:
        """Pass on that somebody came or went."""

    def tell_thinking(self, seat: int) -> None:
        """Pass on that a bot thinks about its move."""


class Audience:
    """Everybody who is connected to one table, here or at another process."""

    def __init__(self) -> None:
        self.here: list[Watcher] = []
        self._elsewhere: frozenset[str] = frozenset()
        self._thinking: dict[int, int] = {}

    def has(self, player: str) -> bool:
        """Whether a player is connected here."""
        return any(watcher.player == player for watcher in self.here)

    def online(self, seat: StoredSeat) -> bool:
        """Whether the person on a seat is connected, here or at another process."""
        return seat.player is not None and (self.has(seat.player) or seat.player in self._elsewhere)

    def join(self, watcher: Watcher, seats: Sequence[StoredSeat]) -> None:
        """Somebody connects."""
        before = self._who(seats)
        self.here.append(watcher)
        self._tell_who_is_there(before, seats, watcher)

    def part(self, watcher: Watcher, seats: Sequence[StoredSeat]) -> None:
        """Somebody disconnects."""
        before = self._who(seats)
        self.here.remove(watcher)
        self._tell_who_is_there(before, seats, watcher)

    def meet_elsewhere(self, players: frozenset[str], seats: Sequence[StoredSeat]) -> None:
        """These players are connected to other processes."""
        before = self._who(seats)
        self._elsewhere = players
        self._tell_who_is_there(before, seats, None)

    def tell_thinking(self, seat: int, happened: int) -> None:
        """Let everybody know that a bot thinks; `happened` counts what everybody has seen.

        It is told once until that is more: how often a bot is asked, or asked again because of somebody else, tells of
        secret answers that are half given.
        """
        if self._thinking.get(seat) == happened:
            return
        self._thinking[seat] = happened
        for watcher in list(self.here):
            watcher.tell_thinking(seat)

    def tell(self, update: Update) -> None:
        """Tell everybody here of a change."""
        for watcher in list(self.here):
            watcher.tell(update)
            watcher.tell_log(update)

    async def tell_in_turn(self, update: Update, first: Watcher | None) -> None:
        """The same for the change of somebody who waits to see it, with pauses in which what was told is sent.

        So everybody's view is on its way before the next one's, and before any log, is made.
        """
        watchers = sorted(self.here, key=lambda watcher: watcher is not first)
        for watcher in watchers:
            watcher.tell(update)
            await asyncio.sleep(0)
        for watcher in watchers:
            watcher.tell_log(update)

    async def heard(self) -> None:
        """Wait until everybody here was sent what they were told."""
        await asyncio.gather(*(watcher.heard() for watcher in self.here), return_exceptions=True)

    def _who(self, seats: Sequence[StoredSeat]) -> list[bool]:
        return [self.online(seat) for seat in seats]

    def _tell_who_is_there(self, before: list[bool], seats: Sequence[StoredSeat], one: Watcher | None) -> None:
        """Tell the others if somebody on a seat came or went; who only watches is nobody's news."""
        if before == self._who(seats):
            return
        for watcher in list(self.here):
            if watcher is not one:
                watcher.tell_table()
