"""One live table: the game at it, who sits where, and the ordered gate that every change goes through.

Inside the gate the match runs ahead of what is stored. Nobody sees that: all that is shown comes from the state stored
last, `events`, `counters` and `seats`, and these are replaced together once the change is stored. If storing fails, the
table is read from the database again before the next change, so that memory and database can't drift apart.

A server holds many tables, and most of them wait for somebody to move. So nothing is kept that can be made again from
the state: of what everybody saw only a trace is left, which tells whether it is new.

Where several processes share a database, another one may have changed the table. A change made from an old revision is
never stored, nothing is refused before the newest one was looked at, and whoever watches here is told what was stored
elsewhere.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from typing import Final, TypeVar

from marsbox.core import (
    SPECTATOR,
    Event,
    FastRng,
    Game,
    IllegalAction,
    Match,
    Outcome,
    Preview,
    Reason,
    Record,
    RecordError,
    Setup,
    Snapshot,
    State,
)
from marsbox.server.play.subscribers import Audience, Update, Watcher
from marsbox.server.runtime.background import Tasks
from marsbox.server.runtime.errors import Problem
from marsbox.server.runtime.settings import Limits
from marsbox.server.store.stats import results_of
from marsbox.server.store.table_store import (
    FORMAT,
    Change,
    Counter,
    Head,
    MovedOn,
    News,
    Result,
    Splice,
    Status,
    Storage,
    StoredAction,
    StoredEvent,
    StoredSeat,
    StoredTable,
)
from marsbox.server.tables.bot_log import bot_replaced, is_notice
from marsbox.server.tables.chat import ChatLine, check_pace, checked_text
from marsbox.server.tables.clocks import NOBODY_LOOKED, SeatClock, first_due, ticked, with_grace
from marsbox.server.tables.event_log import PackedEvents
from marsbox.server.tables.game_codec import (
    packed,
    read_game,
    read_news,
    written_actions,
    written_event,
    written_way_back,
)
from marsbox.server.tables.seating import Rule, Seating, distinct, run_out, settled
from marsbox.server.tables.state import Life
from marsbox.server.tables.views import Sight, Trace, counted, look, look_once
from marsbox.text import words

T = TypeVar("T")
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
        """Whether the record still leads to this end, whatever has changed since."""
        if self.record.can_be_replayed(self.game):
            return True
        told = [event for event in self.events if not is_notice(self.game, event)]
        return self.record.leads_to(self.game, self.end, told)


@dataclass
class _Step:
    """What the gate let through and the match has carried out, but nobody has stored yet."""

    seats: tuple[StoredSeat, ...]
    status: Status
    match: Match | None
    events: Splice[Event]
    life: Life
    acted: int | None = None
    undone: bool = False
    said: Sequence[ChatLine] = ()


class _Refusal:
    """A reason of the game, told in words."""

    def __init__(self, table: "Table", reason: Reason) -> None:
        self._table = table
        self._reason = reason

    def told(self, language: str) -> str:
        return words(self._table.game, language, self._table.names).reason(self._reason)


class Table:
    """A table in memory. Its public attributes say what is stored; only its methods change them."""

    head: Head
    seats: tuple[StoredSeat, ...]
    status: Status
    revision: int
    traces: tuple[Trace, ...]
    """What is left of what each seat sees, then the spectator; empty before the game starts."""
    counters: tuple[Counter, ...]
    events: PackedEvents
    life: Life
    chat: list[ChatLine]
    asked_now: frozenset[int] = frozenset()
    """The seats that have to decide since the newest change."""

    def __init__(self, game: Game, stored: StoredTable, storage: Storage, changed: Callable[["Table"], None]) -> None:
        self.game = game
        self._storage = storage
        self._changed = changed
        self._gate = asyncio.Lock()
        self._changes = Tasks()
        self._match: Match | None = None
        self._state: State | None = None
        self._told: dict[int, Sight] = {}
        self._recorded = 0
        self._format = FORMAT
        self._stale = False
        self.audience = Audience()
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
        clocks = () if head.clock is None else (SeatClock(head.clock.seconds),) * len(seats)
        new = StoredTable(head, "open", 0, nothing, None, tuple(seats), (), (), Life(clocks=clocks))
        table = Table(game, new, storage, changed)
        await table._store(table._arranged(table.seating), partial(storage.create, head, seats, most))
        table._told = {}
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
        return [seat.seat for seat in self.seats if seat.held_by(player)]

    @property
    def seating(self) -> Seating:
        """Who plays which seat."""
        return Seating(self.head.owner, self.status, self.seats, self.life)

    @property
    def started(self) -> bool:
        """Whether there is a game to be seen."""
        return bool(self.traces)

    def sight(self, seat: int) -> Sight:
        """What a seat, or `SPECTATOR`, sees of the game."""
        assert self._state is not None
        known = self._told.get(seat)
        return known or look_once(self.game, self._state, seat, can_undo=self.traces[seat].can_undo)

    def shown_to(self, player: str) -> list[int]:
        """Whose views a player gets: those of their seats, or the spectator's."""
        return self.seats_of(player) or [SPECTATOR]

    def thinking(self, seat: int) -> None:
        """Let everybody know that a bot thinks."""
        self.audience.tell_thinking(seat, self.counters[SPECTATOR].version)

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

    async def settled(self) -> None:
        """Wait until every change on its way is stored and everybody here was told of it."""
        await self._changes.finish()
        await self.audience.heard()

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
            if not self.traces[seat].can_undo:
                raise Problem("cannot_undo", seat=seat)
            try:
                standing = match.undo(seat)
            except RecordError as error:
                # what is stored of the record is damaged; the position is not
                raise Problem("cannot_undo", seat=seat) from error
            return self._moved(match, self._cut_to(len(standing)), acted=seat, undone=True)

        await self._change(gate, first)

    async def say(self, player: str, name: str, text: str, limits: Limits) -> None:
        """Say something to everybody at the table; `name` is for somebody who has no seat."""
        said = checked_text(text, limits.chat_length)

        def gate() -> _Step:
            mine = self.seats_of(player)
            if not mine and self.status == "running" and not self.life.open_chat:
                raise Problem("chat_closed")
            now = datetime.now(UTC)
            check_pace(self.chat, player, now, limits, seated=bool(mine))
            seat = mine[0] if mine else None
            called = distinct(name, self.names) if seat is None else self.seats[seat].name
            return replace(self._arranged(self.seating), said=[ChatLine(player, seat, called, said, now)])

        await self._change(gate)

    async def rearrange(self, rule: Rule) -> None:
        """Change who plays which seat, whether the table is paused, or what people wish, by a rule of `seating`."""

        def gate() -> _Step:
            return self._arranged(settled(self.seating, rule(self.seating)))

        await self._change(gate)

    async def run_out(self, now: datetime) -> None:
        """Give the seats whose time is over to bots; who ran out of it while no server was there has a minute more."""

        def gate() -> _Step:
            clocks = self.life.clocks
            over = [seat for seat, clock in enumerate(clocks) if clock.is_over(now)]
            missed = first_due(clocks)
            if missed is not None and missed < now - NOBODY_LOOKED:
                graced = tuple(with_grace(clock) if seat in over else clock for seat, clock in enumerate(clocks))
                return self._arranged(replace(self.seating, life=replace(self.life, clocks=graced)))
            return self._arranged(settled(self.seating, run_out(self.seating, over)))

        await self._change(gate)

    async def replace_bot(self, failed: StoredSeat, bot: str, how: str) -> None:
        """Let another bot play on for one that has failed, and tell everybody; the seat keeps its name."""

        def gate() -> _Step:
            place = self.seating.place(failed.seat)
            if not place.played_by_bot or place.bot != failed.bot:
                # another process was faster, or the person for whom the bot stood in
                return self._arranged(self.seating)
            assert failed.bot is not None
            step = self._arranged(self.seating.with_seats(replace(place, bot=bot)))
            step.events = self._added([bot_replaced(self.game, place.seat, failed.bot, how, bot)])
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
            decision = self.game.decision(match.state, seat)
            if decision is None:
                raise Problem("no_decision", seat=seat)
            known = self.game.determinize(match.state, seat, FastRng(secrets.randbits(64)))
            return Question(seat, self.counters[seat].decision, tuple(decision.options), self.game.dump(known))

    async def bots_due(self) -> list[StoredSeat]:
        """The bots that have to move now."""
        async with self._gate:
            await self._refresh()
            return self.bots_waiting

    @property
    def bots_waiting(self) -> list[StoredSeat]:
        """The bots that have to move, as far as this process knows."""
        return [] if self.life.paused else _due(self.seats, self.traces)

    async def catch_up(self) -> None:
        """See whether another process has changed the table, and tell those who watch here."""
        async with self._gate:
            await self._refresh()

    async def reread(self) -> None:
        """Read what was stored past the table, and tell those who watch here."""
        async with self._gate:
            await self._reload()

    async def follow(self, revision: int) -> None:
        """Another process has stored this revision: read it, and tell those who watch here."""
        async with self._gate:
            if revision <= self.revision:
                return
            await self._reload()
        for seat in self.bots_waiting:
            self.thinking(seat.seat)

    def record(self) -> Record:
        """The record of a finished game."""
        if self.status != "over" or self._match is None:
            raise Problem("record_secret")
        return self._match.record

    def exported(self) -> Record:
        """The record of a finished game with all that was told in it, so that it can be shown wherever it is read."""
        finished = self.finished()
        told = [event for event in finished.events if not is_notice(self.game, event)]
        return finished.record.with_snapshot(Snapshot.of(self.game, told, finished.end))

    def finished(self) -> Finished:
        """The finished game, to be seen again."""
        record = self.record()
        assert self._match is not None
        return Finished(self.game, self.names, record, self._match.state, tuple(self.events))

    # the gate

    async def _change(self, gate: Callable[[], _Step], first: Watcher | None = None) -> None:
        # once begun, a change is stored and told even if the one who asked for it is gone
        await asyncio.shield(self._changes.begin(self._pass_gate(gate, first), "changing a table"))

    async def _pass_gate(self, gate: Callable[[], _Step], first: Watcher | None) -> None:
        async with self._gate:
            update = await self._attempt(gate)
            await self.audience.tell_in_turn(update, first)
            self._told = {}
        self._changed(self)

    async def _attempt(self, gate: Callable[[], _Step]) -> Update:
        for _ in range(_ATTEMPTS):
            if self._stale:
                await self._reload()
            try:
                step = gate()
            except Problem:
                if await self._is_behind():
                    await self._reload()
                    continue
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
        traces = tuple(sight.trace for sight in sights)
        counters = counted(self.counters, self.traces, traces, step.acted, undone=step.undone)
        status: Status = "over" if traces and traces[0].over else step.status
        actions = [] if step.match is None else step.match.record.actions
        life = self._lived(step, status, traces, len(actions))
        head = self._begun(step)
        change = Change(
            status=status,
            bot_due=not life.paused and bool(_due(step.seats, traces)),
            counters=counters,
            dump=None if step.match is None else packed(self.game.dump(step.match.state)),
            actions=self._newly_recorded(actions),
            events=self._newly_told(step.events),
            way_back=written_way_back(step.match),
            head=head if head != self.head or self._format != FORMAT else None,
            seats=[new for new, old in zip(step.seats, self.seats, strict=True) if new != old],
            life=life,
            deadline=first_due(life.clocks),
            results=self._results(step.seats, status, sights[-1].outcome if sights else None),
            chat=Splice(len(self.chat), cut=False, added=step.said),
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
            table=life != self.life,
            chat=len(self.chat) if step.said else None,
        )
        self.chat = [*self.chat, *step.said]
        self.asked_now = _newly_asked(self.traces, traces)
        self.seats, self.status, self._match, self._recorded = step.seats, status, step.match, len(actions)
        self.life = life
        self.head, self._format = head, FORMAT
        self.traces, self.counters = traces, counters
        self._state = None if step.match is None else step.match.state
        self._told = dict(zip((*range(self.players), SPECTATOR), sights, strict=False))
        self.events.splice(step.events.kept, step.events.added)
        self.revision += 1
        return update

    async def _refresh(self) -> None:
        if self._stale or await self._is_behind():
            await self._reload()

    async def _is_behind(self) -> bool:
        return self._storage.shared and await self._storage.revision(self.id) != self.revision

    async def _reload(self) -> None:
        """Read what another process has stored: what is new of it, or all of it where memory is not to be trusted."""
        before = _Shown(self)
        if self._stale or self._format != FORMAT:
            events = self.events
            self._restore(_found(self.id, await self._storage.load(self.id)))
            kept = Splice.between([_key(event) for event in events], [_key(event) for event in self.events]).kept
            cut = tuple(events[kept:])
        else:
            news = _found(self.id, await self._storage.load_since(self.id, self.revision))
            kept = news.events_kept
            cut = tuple(self.events[kept:])
            self._advance(news)
        if self.revision != before.revision:
            self.audience.tell(before.update(self, kept, cut))

    def _restore(self, stored: StoredTable) -> None:
        read = read_game(self.game, stored)
        self.events = PackedEvents(read.events)
        self._take(stored, read.match)

    def _advance(self, news: News) -> None:
        read = read_news(self.game, news, self._match)
        self.events.splice(news.events_kept, read.events)
        self._take(news.table, read.match)

    def _take(self, stored: StoredTable, match: Match | None) -> None:
        """Stand where the table was stored, with a match that was read from it."""
        self.head = stored.head if match is None else _head_of(stored.head, match.record)
        self.seats = stored.seats
        self.status = stored.status
        self.life = stored.life
        self.chat = list(stored.chat)
        self.asked_now = frozenset()
        self.revision = stored.revision
        self.counters = stored.counters
        self._format = stored.format
        self._match = match
        self._recorded = 0 if match is None else len(match.record.actions)
        self.traces = tuple(sight.trace for sight in look(match))
        self._state = None if match is None else match.state
        self._told = {}
        self._stale = False

    def _moved(self, match: Match, events: Splice[Event], acted: int, *, undone: bool = False) -> _Step:
        return _Step(self.seats, self.status, match, events, self.life, acted, undone)

    def _results(self, seats: Sequence[StoredSeat], status: Status, outcome: Outcome | None) -> Sequence[Result]:
        if status != "over" or self.status == "over" or outcome is None:
            return ()
        return results_of(seats, outcome)

    def _lived(self, step: _Step, status: Status, traces: Sequence[Trace], actions: int) -> Life:
        """The life after a step: clocks go on, and run only for people who have to decide."""
        life = replace(step.life, furthest=max(actions, step.life.furthest))
        if self.head.clock is None:
            return life
        owing = [status == "running" and trace.asked is not None for trace in traces[: len(step.seats)]]
        owing = owing or [False] * len(step.seats)
        asked = [
            owes and not seat.played_by_bot and seat.player is not None
            for owes, seat in zip(owing, step.seats, strict=True)
        ]
        renewed = step.acted if actions > step.life.furthest else None
        now = datetime.now(UTC)
        clocks = ticked(self.head.clock, life.clocks, asked, now, owing=owing, paused=life.paused, renewed=renewed)
        return replace(life, clocks=clocks)

    def _arranged(self, seating: Seating) -> _Step:
        seats, life = seating.seats, seating.life
        complete = all(seat.kind == "bot" or seat.player is not None for seat in seats)
        if self.status != "open" or not complete:
            return _Step(seats, self.status, self._match, self._added([]), life)
        match = Match.start(self.game, Setup.from_dict(self.head.setup), self.head.seed)
        return _Step(seats, "running", match, Splice(0, cut=False, added=match.opening), life)

    def _begun(self, step: _Step) -> Head:
        """The head after a step: with the game, it says what was dealt from and by which rules."""
        begins = self.status == "open" and step.match is not None
        return _head_of(self.head, step.match.record) if begins and step.match is not None else self.head

    def _newly_recorded(self, actions: Sequence[tuple[int, int]]) -> Splice[StoredAction]:
        """A step adds actions to the record or, as an undo, takes some away; it never changes one."""
        if self._format != FORMAT:
            return Splice(0, cut=True, added=written_actions(self.game, actions))
        kept = min(self._recorded, len(actions))
        return Splice(kept, cut=kept < self._recorded, added=written_actions(self.game, actions[kept:]))

    def _newly_told(self, events: Splice[Event]) -> Splice[StoredEvent]:
        if self._format != FORMAT:
            events = Splice(0, cut=True, added=[*self.events[: events.kept], *events.added])
        return Splice(events.kept, events.cut, [written_event(self.game, event) for event in events.added])

    def _added(self, events: Sequence[Event]) -> Splice[Event]:
        return Splice(len(self.events), cut=False, added=events)

    def _cut_to(self, count: int) -> Splice[Event]:
        """The log with so many events of the game: what the table itself has told since still stands."""
        own = [at for at, event in enumerate(self.events) if not is_notice(self.game, event)]
        kept = own[count] if count < len(own) else len(self.events)
        return Splice(kept, cut=True, added=[event for event in self.events[kept:] if is_notice(self.game, event)])

    def _playing(self, player: str | None, seat: int) -> Match:
        place = self.seating.place(seat)
        if player is not None:
            self.seating.own(player, seat)
        if self.status == "over":
            raise Problem("table_over")
        if self._match is None:
            raise Problem("table_open")
        if self.life.paused:
            raise Problem("table_paused")
        if place.played_by_bot != (player is None):
            raise Problem("no_bot_here" if player is None else "bot_plays", seat=seat)
        return self._match

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn a refusal of the game into a problem that tells its reason."""
        try:
            yield
        except IllegalAction as refusal:
            raise Problem("illegal", reason=_Refusal(self, refusal.reason)) from refusal

    def _check_decision(self, seat: int, decision: str) -> None:
        if self.traces[seat].asked is None:
            raise Problem("no_decision", seat=seat)
        current = str(self.counters[seat].decision)
        if decision != current:
            raise Problem("stale_decision", seat=seat, given=decision[:20], current=current)


class _Shown:
    """What those who watch a table know of it, kept while it is read again."""

    def __init__(self, table: Table) -> None:
        self.revision = table.revision
        self._seats, self._status = table.seats, table.status
        self._counters, self._chat = table.counters, table.chat
        self._head, self._life = table.head, table.life

    def update(self, table: Table, kept: int, cut: tuple[Event, ...]) -> Update:
        """What is new to them, of their events `kept` still stand and `cut` do not."""
        return Update(
            seats=_news(self._counters, table.counters),
            kept=kept,
            cut=cut,
            whole=self._seats != table.seats or self._status != table.status,
            table=self._life != table.life or self._head != table.head,
            chat=Splice.between(self._chat, table.chat).kept if self._chat != table.chat else None,
        )


def _found(table: str, stored: T | None) -> T:
    if stored is None:
        raise Problem("unknown_table", table=table)
    return stored


def _key(event: Event) -> tuple[int, int, tuple[int, ...]]:
    return event.audience, event.kind, event.numbers


def _head_of(head: Head, record: Record) -> Head:
    """The head of a table at which a game with this record is played."""
    return replace(head, rules=record.rules, digest=record.digest, setup=record.setup.to_dict())


def _news(before: Sequence[Counter], after: Sequence[Counter]) -> frozenset[int]:
    places = (*range(len(after) - 1), SPECTATOR)
    return frozenset(seat for seat, old, new in zip(places, before, after, strict=True) if old != new)


def _newly_asked(before: Sequence[Trace], after: Sequence[Trace]) -> frozenset[int]:
    asked = {seat for seat, trace in enumerate(before) if trace.asked is not None}
    return frozenset(seat for seat, trace in enumerate(after) if trace.asked is not None and seat not in asked)


def _due(seats: Sequence[StoredSeat], traces: Sequence[Trace]) -> list[StoredSeat]:
    # the spectator's trace, which comes last, is nobody's
    return [seat for seat, trace in zip(seats, traces, strict=False) if seat.played_by_bot and trace.asked is not None]
