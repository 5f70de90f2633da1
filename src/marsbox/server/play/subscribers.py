"""The subscribers of a table: everybody who is connected to it, and the updates they get."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from marsbox.core import Event
from marsbox.server.tables.model import Seat


@dataclass(frozen=True)
class Update:
    """What a change of a table means for its subscribers."""

    seats: frozenset[int]
    """Whose view, decision or numbers are new; `SPECTATOR` may be among them."""
    kept: int
    """How many of the events from before still stand."""
    cut: tuple[Event, ...] = ()
    """Events that were undone."""
    whole: bool = False
    """Whether who sits where, a name or the table's status is new, so that everything is sent again."""
    table: bool = False
    """Whether pause, wishes, votes or clocks are new."""
    chat: int | None = None
    """How many lines of the chat are not new; None if none is."""


class Subscriber(Protocol):
    """Somebody connected to a table. The table never waits for them."""

    @property
    def player(self) -> str:
        """Who it is."""

    def send_update(self, update: Update) -> None:
        """Send a change, without its log."""

    def send_log(self, update: Update) -> None:
        """Send the log of a change."""

    async def flushed(self) -> None:
        """Wait until everything is sent; the only method that waits."""

    def send_table(self) -> None:
        """Send who is connected now."""

    def send_thinking(self, seat: int) -> None:
        """Send that a bot is thinking about its move."""


class Subscribers:
    """Everybody who is connected to one table, here or at another process."""

    def __init__(self) -> None:
        self.local: list[Subscriber] = []
        self._remote: frozenset[str] = frozenset()
        self._thinking: dict[int, int] = {}

    def has(self, player: str) -> bool:
        """Whether a player is connected here."""
        return any(subscriber.player == player for subscriber in self.local)

    def online(self, seat: Seat) -> bool:
        """Whether the person on a seat is connected, here or at another process."""
        return seat.player is not None and (self.has(seat.player) or seat.player in self._remote)

    def add(self, subscriber: Subscriber, seats: Sequence[Seat]) -> None:
        """Somebody connects."""
        before = self._online(seats)
        self.local.append(subscriber)
        self._send_presence(before, seats, subscriber)

    def remove(self, subscriber: Subscriber, seats: Sequence[Seat]) -> None:
        """Somebody disconnects."""
        before = self._online(seats)
        self.local.remove(subscriber)
        self._send_presence(before, seats, subscriber)

    def set_remote(self, players: frozenset[str], seats: Sequence[Seat]) -> None:
        """These players are connected to other processes."""
        before = self._online(seats)
        self._remote = players
        self._send_presence(before, seats, None)

    def send_thinking(self, seat: int, happened: int) -> None:
        """Let everybody know that a bot thinks; `happened` counts what everybody has seen.

        It is sent once until that number grows: how often a bot is asked, or asked again because of somebody else,
        would reveal secret answers that are half given.
        """
        if self._thinking.get(seat) == happened:
            return
        self._thinking[seat] = happened
        for subscriber in list(self.local):
            subscriber.send_thinking(seat)

    def publish(self, update: Update) -> None:
        """Send a change to everybody here."""
        for subscriber in list(self.local):
            subscriber.send_update(update)
            subscriber.send_log(update)

    async def publish_in_turn(self, update: Update, first: Subscriber | None) -> None:
        """The same for the change of somebody who waits to see it, with pauses in which messages go out.

        So everybody's view is on its way before the next one's, and before any log, is made.
        """
        subscribers = sorted(self.local, key=lambda subscriber: subscriber is not first)
        for subscriber in subscribers:
            subscriber.send_update(update)
            await asyncio.sleep(0)
        for subscriber in subscribers:
            subscriber.send_log(update)

    async def flushed(self) -> None:
        """Wait until everything is sent to everybody here."""
        await asyncio.gather(*(subscriber.flushed() for subscriber in self.local), return_exceptions=True)

    def _online(self, seats: Sequence[Seat]) -> list[bool]:
        return [self.online(seat) for seat in seats]

    def _send_presence(self, before: list[bool], seats: Sequence[Seat], one: Subscriber | None) -> None:
        """Tell the others if somebody on a seat came or went; spectators are not announced."""
        if before == self._online(seats):
            return
        for subscriber in list(self.local):
            if subscriber is not one:
                subscriber.send_table()
