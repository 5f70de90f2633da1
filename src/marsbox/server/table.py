"""One live table: the game at it, who sits where, and the ordered gate that every change goes through.

Inside the gate the match runs ahead of what is stored. Nobody sees that: all that is shown comes from `sights`,
`events`, `counters` and `seats`, and these are replaced together once the change is stored. If storing fails, the table
is read from the database again before the next change, so that memory and database can't drift apart.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from marsbox.core import (
    SPECTATOR,
    Event,
    FastRng,
    Game,
    IllegalAction,
    Log,
    Match,
    Preview,
    Reason,
    Record,
    Setup,
    State,
)
from marsbox.server.errors import Problem
from marsbox.server.notices import bot_replaced, event_kinds, is_notice
from marsbox.server.sight import Sight, counted, look
from marsbox.server.storage import (
    Change,
    Counter,
    Head,
    MovedOn,
    Splice,
    Status,
    Storage,
    StoredEvent,
    StoredSeat,
    StoredTable,
)
from marsbox.server.watching import Update, Watcher
from marsbox.text import words

_ATTEMPTS: Final = 10


@dataclass(frozen=True)
class Question:
    """A decision put to a bot, with a state that holds nothing the seat may not know."""

    seat: int
    decision: int
    options: tuple[int, ...]
    dump: bytes = field(repr=False)


@dataclass(frozen=True)
class Finished:
    """A game that is over, as it is stored: the record, and what was known at its end, should the record not do."""

    game: Game
    names: tuple[str, ...]
    record: Record = field(repr=False)
    end: State = field(repr=False)
    events: Sequence[Event] = field(repr=False)

    @property
    def replayable(self) -> bool:
        """Whether the rules are still those that the record was made with."""
        return self.record.rules == self.game.version


@dataclass
class _Step:
    """What the gate let through and the match has carried out, but nobody has stored yet."""

    seats: tuple[StoredSeat, ...]
    status: Status
    match: Match | None
    events: Splice[Event]
    acted: int | None = None
    undone: bool = False


class _Refusal:
    """A reason of the game, told in words."""

    def __init__(self, table: "Table", reason: Reason) -> None:
        self._table = table
        self._reason = reason

    def told(self, language: str) -> str:
        return words(self._table.game, language, self._table.names).reason(self._reason)


class Table:
    """A table in memory. Its public attributes say what is stored; only its methods change them."""

    seats: tuple[StoredSeat, ...]
    status: Status
    revision: int
    sights: tuple[Sight, ...]
    """What each seat sees, then the spectator; empty before the game starts."""
    counters: tuple[Counter, ...]
    events: list[Event]

    def __init__(self, game: Game, stored: StoredTable, storage: Storage, changed: Callable[["Table"], None]) -> None:
        self.game = game
        self.head = stored.head
        self._storage = storage
        self._changed = changed
        self._gate = asyncio.Lock()
        self._changes: set[asyncio.Task[None]] = set()
        self._match: Match | None = None
        self._actions: list[tuple[int, int]] = []
        self._stale = False
        self.watchers: list[Watcher] = []
        self._restore(stored)

    @staticmethod
    async def opened(
        game: Game,
        head: Head,
        seats: Sequence[StoredSeat],
        storage: Storage,
        changed: Callable[["Table"], None],
        most: int,
    ) -> "Table":
        """A new table, stored, unless its owner has `most` of them. Its game starts at once if all seats are taken."""
        nothing = (Counter(),) * (len(seats) + 1)
        table = Table(game, StoredTable(head, "open", 0, nothing, None, tuple(seats), (), ()), storage, changed)
        await table._store(table._seated([]), partial(storage.create, head, seats, most))
        changed(table)
        return table

    @property
    def id(self) -> str:
        """The table's id, the secret part of its link."""
        return self.head.id

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The names on the seats."""
        return tuple(seat.name for seat in self.seats)

    def seats_of(self, player: str) -> list[int]:
        """The seats that a player has taken."""
        return [seat.seat for seat in self.seats if seat.player == player]

    def shown_to(self, player: str) -> list[int]:
        """Whose views a player gets: those of their seats, or the spectator's."""
        return self.seats_of(player) or [SPECTATOR]

    def online(self, seat: StoredSeat) -> bool:
        """Whether the person on a seat is connected."""
        return any(watcher.player == seat.player for watcher in self.watchers)

    def join(self, watcher: Watcher) -> None:
        """Somebody connects."""
        self.watchers.append(watcher)
        self._tell_others_table(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody disconnects."""
        self.watchers.remove(watcher)
        self._tell_others_table(watcher)

    def thinking(self, seat: int) -> None:
        """Let everybody know that a bot thinks."""
        for watcher in list(self.watchers):
            watcher.tell_thinking(seat)

    async def act(
        self, player: str | None, seat: int, decision: str, actions: Sequence[int], first: Watcher | None = None
    ) -> None:
        """Answer a decision; `player` is None for a bot. `first` hears of it before the others."""

        def gate() -> _Step:
            match = self._playing(player, seat)
            self._check_decision(seat, decision)
            with self._refusing():
                events, _ = match.play_many(seat, actions)
            return self._moved(match, self._added(events), acted=seat)

        await self._change(gate, first)

    async def take_back(self, player: str, seat: int, first: Watcher | None = None) -> None:
        """Take back the newest step of an open answer."""

        def gate() -> _Step:
            match = self._playing(player, seat)
            try:
                match.take_back(seat)
            except IllegalAction as refusal:
                raise Problem("cannot_take_back", seat=seat) from refusal
            return self._moved(match, self._added([]), acted=seat)

        await self._change(gate, first)

    async def undo(self, player: str, seat: int, first: Watcher | None = None) -> None:
        """Undo the seat's own newest action."""

        def gate() -> _Step:
            match = self._playing(player, seat)
            if not self.sights[seat].can_undo:
                raise Problem("cannot_undo", seat=seat)
            match.undo(seat)
            log = Log()
            match.record.replay(self.game, log=log)
            return self._moved(match, self._cut_to(len(log.events)), acted=seat, undone=True)

        await self._change(gate, first)

    async def take_seat(self, player: str, seat: int, name: str) -> None:
        """Sit down on a free seat, or change the name on an own one."""

        def gate() -> _Step:
            place = self._place(seat)
            if self.status == "over":
                raise Problem("table_over")
            if place.kind == "bot":
                raise Problem("seat_is_bot", seat=seat)
            if place.player not in (None, player):
                raise Problem("seat_taken", seat=seat, name=place.name)
            others = [other.name for other in self.seats if other.seat != seat and other.name]
            return self._seated([replace(place, player=player, name=distinct(name, others))])

        await self._change(gate)

    async def leave_seat(self, player: str, seat: int) -> None:
        """Stand up; the game waits until somebody takes the seat."""

        def gate() -> _Step:
            place = self._place(seat)
            if place.kind == "bot":
                raise Problem("seat_is_bot", seat=seat)
            if place.player is None:
                raise Problem("seat_is_empty", seat=seat)
            self._check_yours(player, seat)
            # the log of a game that has begun still tells of the one who left
            return self._seated([replace(place, player=None, name="" if self.status == "open" else place.name)])

        await self._change(gate)

    async def replace_bot(self, failed: StoredSeat, bot: str, how: str) -> None:
        """Let another bot play on for one that has failed, and tell everybody; the seat keeps its name."""

        def gate() -> _Step:
            if self._place(failed.seat) != failed:
                # another process was faster
                return self._seated([])
            assert failed.bot is not None
            step = self._seated([replace(failed, bot=bot)])
            step.events = self._added([bot_replaced(self.game, failed.seat, failed.bot, how, bot)])
            return step

        await self._change(gate)

    async def preview(self, player: str, seat: int, decision: str, actions: Sequence[int]) -> Preview:
        """What an answer would do, as far as nothing hidden decides it."""
        async with self._gate:
            await self._refresh()
            match = self._playing(player, seat)
            self._check_decision(seat, decision)
            with self._refusing():
                return match.preview(seat, actions, FastRng(secrets.randbits(64)))

    async def question(self, player: str | None, seat: int) -> Question:
        """What a bot is asked for this seat: for its own (`player` is None), or as a hint to the player."""
        async with self._gate:
            await self._refresh()
            match = self._playing(player, seat)
            decision = self.sights[seat].decision
            if decision is None:
                raise Problem("no_decision", seat=seat)
            known = self.game.determinize(match.state, seat, FastRng(secrets.randbits(64)))
            return Question(seat, self.counters[seat].decision, tuple(decision.options), self.game.dump(known))

    async def bots_due(self) -> list[StoredSeat]:
        """The bots that have to move now."""
        async with self._gate:
            await self._refresh()
            return _due(self.seats, self.sights)

    def record(self) -> Record:
        """The record of a finished game."""
        if self.status != "over" or self._match is None:
            raise Problem("record_secret")
        return self._match.record

    def finished(self) -> Finished:
        """The finished game, to be seen again."""
        record = self.record()
        assert self._match is not None
        return Finished(self.game, self.names, record, self._match.state, tuple(self.events))

    # the gate

    async def _change(self, gate: Callable[[], _Step], first: Watcher | None = None) -> None:
        # once begun, a change is stored and told even if the one who asked for it is gone
        change = asyncio.create_task(self._pass_gate(gate, first))
        self._changes.add(change)
        change.add_done_callback(self._changes.discard)
        await asyncio.shield(change)

    async def _pass_gate(self, gate: Callable[[], _Step], first: Watcher | None) -> None:
        async with self._gate:
            update = await self._attempt(gate)
            for watcher in sorted(self.watchers, key=lambda watcher: watcher is not first):
                watcher.tell(update)
        self._changed(self)

    async def _attempt(self, gate: Callable[[], _Step]) -> Update:
        for _ in range(_ATTEMPTS):
            await self._refresh()
            try:
                step = gate()
            except Problem:
                raise
            except BaseException:
                self._stale = True
                raise
            try:
                return await self._store(step, partial(self._storage.save, self.id, self.revision))
            except MovedOn:
                # another process was faster: look again, and let the gate decide anew
                continue
        raise Problem("table_moved_on")

    async def _store(self, step: _Step, save: Callable[[Change], Awaitable[None]]) -> Update:
        sights = look(step.match)
        counters = counted(self.counters, self.sights, sights, step.acted, undone=step.undone)
        status: Status = "over" if sights and sights[0].over else step.status
        actions = [] if step.match is None else list(step.match.record.actions)
        change = Change(
            status=status,
            bot_due=bool(_due(step.seats, sights)),
            counters=counters,
            dump=None if step.match is None else self.game.dump(step.match.state),
            actions=Splice.between(self._actions, actions),
            events=Splice(step.events.kept, step.events.cut, self._named(step.events.added)),
            seats=[new for new, old in zip(step.seats, self.seats, strict=True) if new != old],
        )
        # whatever happens while it is stored, the database knows best; a failed commit may even have succeeded
        self._stale = True
        await save(change)
        self._stale = False
        update = Update(
            seats=_news(self.counters, counters),
            kept=step.events.kept,
            cut=tuple(self.events[step.events.kept :]),
            whole=step.seats != self.seats or status != self.status,
        )
        self.seats, self.status, self._match, self._actions = step.seats, status, step.match, actions
        self.sights, self.counters = sights, counters
        self.events = [*self.events[: step.events.kept], *step.events.added]
        self.revision += 1
        return update

    async def _refresh(self) -> None:
        if not self._stale:
            return
        stored = await self._storage.load(self.id)
        if stored is None:
            raise Problem("unknown_table", table=self.id)
        before = self.revision
        self._restore(stored)
        if self.revision != before:
            everybody = frozenset(range(SPECTATOR, self.players))
            for watcher in list(self.watchers):
                watcher.tell(Update(everybody, 0, whole=True))

    def _restore(self, stored: StoredTable) -> None:
        self.seats = stored.seats
        self.status = stored.status
        self.revision = stored.revision
        self.counters = stored.counters
        kinds = {name: kind for kind, name in enumerate(event_kinds(self.game))}
        self.events = [Event(event.audience, kinds[event.kind], event.numbers) for event in stored.events]
        self._actions = list(stored.actions)
        self._match = None if stored.dump is None else Match.restore(self.game, _record(stored), stored.dump)
        self.sights = look(self._match)
        self._stale = False

    def _moved(self, match: Match, events: Splice[Event], acted: int, *, undone: bool = False) -> _Step:
        return _Step(self.seats, self.status, match, events, acted, undone)

    def _seated(self, places: Iterable[StoredSeat]) -> _Step:
        taken = {place.seat: place for place in places}
        seats = tuple(taken.get(seat.seat, seat) for seat in self.seats)
        complete = all(seat.kind == "bot" or seat.player is not None for seat in seats)
        if self.status != "open" or not complete:
            return _Step(seats, self.status, self._match, self._added([]))
        match = Match.start(self.game, _setup(self.head), self.head.seed)
        return _Step(seats, "running", match, Splice(0, cut=False, added=match.opening))

    def _added(self, events: Sequence[Event]) -> Splice[Event]:
        return Splice(len(self.events), cut=False, added=events)

    def _cut_to(self, count: int) -> Splice[Event]:
        """The log with so many events of the game: what the table itself has told since still stands."""
        own = [at for at, event in enumerate(self.events) if not is_notice(self.game, event)]
        kept = own[count] if count < len(own) else len(self.events)
        return Splice(kept, cut=True, added=[event for event in self.events[kept:] if is_notice(self.game, event)])

    def _named(self, events: Iterable[Event]) -> list[StoredEvent]:
        kinds = event_kinds(self.game)
        return [StoredEvent(event.audience, kinds[event.kind], event.numbers) for event in events]

    def _place(self, seat: int) -> StoredSeat:
        if not 0 <= seat < self.players:
            raise Problem("unknown_seat", seat=seat, last=self.players - 1)
        return self.seats[seat]

    def _playing(self, player: str | None, seat: int) -> Match:
        self._place(seat)
        if player is not None:
            self._check_yours(player, seat)
        if self.status == "over":
            raise Problem("table_over")
        if self._match is None:
            raise Problem("table_open")
        return self._match

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn a refusal of the game into a problem that tells its reason."""
        try:
            yield
        except IllegalAction as refusal:
            raise Problem("illegal", reason=_Refusal(self, refusal.reason)) from refusal

    def _check_yours(self, player: str, seat: int) -> None:
        if self.seats[seat].player != player:
            raise Problem("not_your_seat", seat=seat, yours=", ".join(map(str, self.seats_of(player))) or "–")

    def _check_decision(self, seat: int, decision: str) -> None:
        if self.sights[seat].decision is None:
            raise Problem("no_decision", seat=seat)
        current = str(self.counters[seat].decision)
        if decision != current:
            raise Problem("stale_decision", seat=seat, given=decision[:20], current=current)

    def _tell_others_table(self, one: Watcher) -> None:
        for watcher in list(self.watchers):
            if watcher is not one:
                watcher.tell_table()


def _news(before: Sequence[Counter], after: Sequence[Counter]) -> frozenset[int]:
    places = (*range(len(after) - 1), SPECTATOR)
    return frozenset(seat for seat, old, new in zip(places, before, after, strict=True) if old != new)


def _due(seats: Sequence[StoredSeat], sights: Sequence[Sight]) -> list[StoredSeat]:
    # the spectator's sight, which comes last, is nobody's
    return [seat for seat, sight in zip(seats, sights, strict=False) if seat.kind == "bot" and sight.asked is not None]


def _setup(head: Head) -> Setup:
    return Setup(head.setup["players"], head.setup["options"], head.setup["deal"])


def _record(stored: StoredTable) -> Record:
    head = stored.head
    return Record(head.game, head.rules, head.digest, _setup(head), head.seed, list(stored.actions))


def distinct(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody else at the table has it.

    >>> distinct("Ann", ["Bob", "Ann"])
    'Ann 2'
    """
    number = 2
    free = name
    while free in others:
        free = f"{name} {number}"
        number += 1
    return free
