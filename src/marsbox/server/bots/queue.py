"""The queue of questions to bots: people who are present come first, and owners of tables take turns.

Tables at which somebody waits at the screen have processes of their own. All others share one process in the
background, which gives way to everything else on the machine: tables whose people are away, and, slowly, tables of bots
alone. So whatever is opened and left, a person who is there waits for nobody but others who are there.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, Generic, TypeVar

from marsbox.server.play.table import Table

_OWNERS_KEPT: Final = 1000
"""Owners whose last turn is kept."""
Process = TypeVar("Process")


class Urgency(IntEnum):
    """How urgent a question is; lower comes first."""

    ATTENDED = 0
    """Somebody who plays is connected."""
    AWAITED = 1
    """People play, and none of them is connected."""
    UNATTENDED = 2
    """Bots play alone."""


@dataclass(frozen=True)
class Asker:
    """Who asks: a table, with whoever has opened it."""

    table: str
    owner: str
    urgency: Urgency


def asker_of(table: Table) -> Asker:
    """A table as it asks for its bots now."""
    people = [seat for seat in table.seats if seat.played_by_person]
    if any(table.subscribers.online(seat) for seat in people):
        urgency = Urgency.ATTENDED
    else:
        urgency = Urgency.AWAITED if people else Urgency.UNATTENDED
    return Asker(table.id, table.head.owner, urgency)


class _Waiting(Generic[Process]):
    """A question that waits for a process."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.process: Process | None = None
        self._given = asyncio.Event()

    async def wait(self) -> None:
        """Wait for a process."""
        await self._given.wait()

    def give(self, process: Process) -> None:
        """Hand over a process."""
        self.process = process
        self._given.set()


class ThinkingQueue(Generic[Process]):
    """Gives processes to those who ask: `foreground` to tables with people, `background` to all others.

    Of tables at which bots play alone, so many questions a second are let through, of all of them together.
    """

    def __init__(
        self, foreground: Iterable[Process], background: Iterable[Process], unattended_per_second: float
    ) -> None:
        # the one that was last busy comes first: as few processes are started as are needed at once
        self._foreground = list(foreground)
        self._background = list(background)
        self._own_background = frozenset(map(id, self._background))
        self._pause = 1 / unattended_per_second
        self._unattended_from = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: dict[Urgency, dict[str, deque[_Waiting[Process]]]] = {urgency: {} for urgency in Urgency}
        self._turns = 0
        self._last_turn: dict[str, int] = {}

    @asynccontextmanager
    async def process(self, asker: Asker) -> AsyncIterator[Process]:
        """A process for one question, when it is the asker's turn."""
        waiting: _Waiting[Process] = _Waiting(asker)
        self._enter(waiting)
        self._hand_out()
        try:
            await waiting.wait()
            assert waiting.process is not None
            yield waiting.process
        finally:
            # a cancelled asker may still wait, or may just have been given a process
            if waiting.process is None:
                self._leave(waiting)
            else:
                self._take_back(waiting.process)

    def update_urgency(self, asker: Asker) -> None:
        """The urgency of a table has changed: move its questions."""
        moved = [
            waiting
            for urgency, owners in self._waiting.items()
            if urgency is not asker.urgency
            for waiting in owners.get(asker.owner, ())
            if waiting.asker.table == asker.table
        ]
        for waiting in moved:
            self._leave(waiting)
            waiting.asker = replace(waiting.asker, urgency=asker.urgency)
            self._enter(waiting)
        self._hand_out()

    def _enter(self, waiting: _Waiting[Process]) -> None:
        asker = waiting.asker
        self._waiting[asker.urgency].setdefault(asker.owner, deque()).append(waiting)

    def _leave(self, waiting: _Waiting[Process]) -> None:
        owners = self._waiting[waiting.asker.urgency]
        line = owners[waiting.asker.owner]
        line.remove(waiting)
        if not line:
            del owners[waiting.asker.owner]

    def _hand_out(self) -> None:
        while self._foreground and (asked := self._next(Urgency.ATTENDED)) is not None:
            self._give(self._foreground.pop(), asked)
        while self._background and (asked := self._next(Urgency.AWAITED) or self._next_unattended()) is not None:
            self._give(self._background.pop(), asked)

    def _give(self, process: Process, asked: _Waiting[Process]) -> None:
        self._leave(asked)
        owner = asked.asker.owner
        self._turns += 1
        self._last_turn.pop(owner, None)
        self._last_turn[owner] = self._turns
        if len(self._last_turn) > _OWNERS_KEPT:
            del self._last_turn[next(iter(self._last_turn))]
        asked.give(process)

    def _take_back(self, process: Process) -> None:
        (self._background if id(process) in self._own_background else self._foreground).append(process)
        self._hand_out()

    def _next(self, urgency: Urgency) -> _Waiting[Process] | None:
        """The first question of the owner whose last turn was the longest ago."""
        owners = self._waiting[urgency]
        if not owners:
            return None
        return owners[min(owners, key=lambda owner: self._last_turn.get(owner, 0))][0]

    def _next_unattended(self) -> _Waiting[Process] | None:
        asked = self._next(Urgency.UNATTENDED)
        if asked is None:
            return None
        loop = asyncio.get_running_loop()
        if loop.time() < self._unattended_from:
            if self._timer is None:
                self._timer = loop.call_at(self._unattended_from, self._resume_unattended)
            return None
        self._unattended_from = loop.time() + self._pause
        return asked

    def _resume_unattended(self) -> None:
        self._timer = None
        self._hand_out()
