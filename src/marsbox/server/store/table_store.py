"""What is stored of tables, and how: every change of a table is one transaction on top of the one before it."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, Table, bindparam, case, delete, func, insert, null, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import SQLAlchemyError

from marsbox.server.runtime.errors import Problem, Unreadable
from marsbox.server.store.database import Database, discreet
from marsbox.server.store.pg_notify import Notice, announce
from marsbox.server.store.schema import actions, chat, events, players, results, seats, tables
from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.clocks import Clock
from marsbox.server.tables.state import Life

Status = Literal["open", "running", "over"]
Kind = Literal["person", "bot"]
StandIn = Literal["asked", "absent", "clock", "left", "resigned", "voted_out"]
"""Why a bot plays a person's seat: they wanted it, were away, ran out of time, left, gave up, or the others voted."""
RETURNING: Final = ("asked", "absent", "clock")
T = TypeVar("T")
_log = logging.getLogger("marsbox.storage")
NOT_OVER: Final = ("open", "running")
# every move of everybody is stored by these, so they are not made anew for each
UNREADABLE: Final = (ValueError, TypeError, KeyError, AttributeError, IndexError, msgspec.DecodeError)
"""What reading a damaged row may raise."""
_CHANGE: Final = update(tables).where(
    tables.c.id == bindparam("changed_table"), tables.c.revision == bindparam("changed_revision")
)
_ADD: Final = {kind: insert(kind) for kind in (actions, events, chat)}


class MovedOn(Exception):
    """Somebody else has changed the table since it was read."""


@dataclass(frozen=True)
class StoredSeat:
    """Who sits on a seat; a person's seat without a player is free, also while a bot stands in."""

    seat: int
    kind: Kind
    bot: str | None
    player: str | None
    name: str
    stand_in: StandIn | None = None
    left_by: str | None = field(default=None, repr=False)
    """The first who left it while the game ran and has not come back: the result of the seat is theirs."""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves."""
        return self.kind == "bot" or self.stand_in is not None

    @property
    def may_return(self) -> bool:
        """Whether its person may play it again instead of the bot."""
        return self.player is not None and self.stand_in in RETURNING

    def held_by(self, player: str) -> bool:
        """Whether it is this player's seat; who was voted out has lost it."""
        return self.player == player and self.stand_in != "voted_out"


FORMAT: Final = 2
"""How actions, events and dumps of a table are written: by name. Format 1 had numbers in the order of the code."""
StoredAction = tuple[int, str | int]
"""A seat and the form of its action as JSON; in format 1 its number."""
StoredWay = tuple[int, int]
"""A step back: a seat, and how many actions had been recorded before."""


@dataclass(frozen=True)
class StoredEvent:
    """One event of a game, by name."""

    audience: int
    kind: str
    facts: tuple[str | int | None, ...]


@dataclass(frozen=True)
class Head:
    """What never changes about a table once it is opened."""

    id: str
    game: str
    rules: int
    digest: str
    name: str
    setup: dict[str, Any]
    seed: int = field(repr=False)
    owner: str = field(repr=False)
    public: bool
    created: datetime
    uploaded: bool = False
    clock: Clock | None = None


@dataclass(frozen=True)
class Counter:
    """The numbers one seat sees: how often its view changed, and the id of its newest decision."""

    version: int = 0
    decision: int = 0


@dataclass(frozen=True)
class Listing:
    """A table as the lobby lists it."""

    head: Head
    status: Status
    seats: tuple[StoredSeat, ...]
    life: Life


@dataclass(frozen=True)
class StoredTable:
    """A table, whole."""

    head: Head
    status: Status
    revision: int
    counters: tuple[Counter, ...]
    dump: bytes | None = field(repr=False)
    seats: tuple[StoredSeat, ...]
    actions: tuple[StoredAction, ...] = field(repr=False)
    events: tuple[StoredEvent, ...] = field(repr=False)
    life: Life = field(default_factory=Life)
    chat: tuple[ChatLine, ...] = field(default=(), repr=False)
    way_back: tuple[StoredWay, ...] | None = None
    """What can be undone; None where nobody has stored it."""
    format: int = FORMAT


@dataclass(frozen=True)
class News:
    """A table as it was last stored, for somebody who knows it from before: its lists have only what is new."""

    table: StoredTable
    actions_kept: int
    events_kept: int


@dataclass(frozen=True)
class Splice(Generic[T]):
    """How a stored list changes: the first `kept` stay, the rest goes if `cut`, and `added` comes after them."""

    kept: int
    cut: bool
    added: Sequence[T]

    @staticmethod
    def between(before: Sequence[T], after: Sequence[T]) -> "Splice[T]":
        """The smallest change from one list to the other.

        >>> Splice.between([1, 2, 3], [1, 2, 4, 5])
        Splice(kept=2, cut=True, added=[4, 5])
        """
        kept = 0
        for old, new in zip(before, after, strict=False):
            if old != new:
                break
            kept += 1
        return Splice(kept, kept < len(before), after[kept:])


@dataclass(frozen=True)
class Result:
    """How a game ended for a seat."""

    seat: int
    player: str | None
    place: int
    points: int
    played_on: bool


@dataclass(frozen=True)
class Change:
    """One change of a table, as it is stored."""

    status: Status
    bot_due: bool
    counters: tuple[Counter, ...]
    dump: bytes | None
    actions: Splice[StoredAction]
    events: Splice[StoredEvent]
    way_back: Sequence[StoredWay] = ()
    head: Head | None = None
    """Where the game begins, or its table was stored in an older format: what is known of it now."""
    seats: Sequence[StoredSeat] = ()
    life: Life = field(default_factory=Life)
    deadline: datetime | None = None
    chat: Splice[ChatLine] = field(default_factory=lambda: Splice(0, cut=False, added=()))
    results: Sequence[Result] = ()
    """With the change that ends the game."""


class Storage:
    """Tables in a database. Every failure of the database is a `Problem` that says that nothing was changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def shared(self) -> bool:
        """Whether other processes may change the same tables."""
        return self._database.shared

    async def create(self, head: Head, seated: Sequence[StoredSeat], most: int, beginning: Change) -> None:
        """Store a new table at revision 1, unless its owner has `most` tables that are not over."""

        def work(connection: Connection) -> None:
            _insert(connection, head, seated, beginning)
            mine = select(func.count()).where(tables.c.owner == head.owner, tables.c.status.in_(NOT_OVER))
            count = connection.scalar(mine) or 0
            if count > most:
                raise Problem("too_many_tables", count=count - 1, most=most)

        await self.write(work)

    async def keep(self, table: StoredTable, most: int) -> None:
        """Store a finished game that somebody brought, unless they have `most` of them."""
        head = table.head
        whole = Change(
            status=table.status,
            bot_due=False,
            counters=table.counters,
            dump=table.dump,
            actions=Splice(0, cut=False, added=table.actions),
            events=Splice(0, cut=False, added=table.events),
            way_back=table.way_back or (),
        )

        def work(connection: Connection) -> None:
            _insert(connection, head, table.seats, whole)
            brought = update(tables).where(tables.c.id == head.id)
            connection.execute(brought.values(ended=head.created, rated=True))
            mine = select(func.count()).where(tables.c.owner == head.owner, tables.c.uploaded)
            count = connection.scalar(mine) or 0
            if count > most:
                raise Problem("too_many_records", count=count - 1, most=most)

        await self.write(work)

    async def load(self, table: str) -> StoredTable | None:
        """A table as it was last stored."""
        return await self.read(partial(_load, table=table))

    async def load_since(self, table: str, revision: int) -> News | None:
        """A table as it was last stored, with those actions and events alone that came after a revision."""
        return await self.read(partial(_load_since, table=table, revision=revision))

    async def revision(self, table: str) -> int | None:
        """The newest revision of a table; None if there is no such table."""
        query = select(tables.c.revision).where(tables.c.id == table)
        return await self.read(lambda connection: connection.scalar(query))

    async def save(self, table: str, revision: int, change: Change) -> None:
        """Store a change made on top of `revision`; `MovedOn` if that is not the newest any more."""

        def work(connection: Connection) -> None:
            _save(connection, table, revision, change)
            if self.shared:
                announce(connection, Notice(table, revision + 1))

        await self.write(work)

    async def listed(self, player: str, limit: int) -> list[Listing]:
        """Tables that are not over and public or this player's, newest first."""
        own = select(seats.c.table_id).where(seats.c.player == player)
        query = (
            select(tables)
            .where(tables.c.status.in_(NOT_OVER))
            .where(or_(tables.c.public, tables.c.owner == player, tables.c.id.in_(own)))
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        return await self.read(lambda connection: listings(connection, readable_rows(connection, query)))

    async def waiting_for_bots(self, seconds: float = 0.0) -> list[str]:
        """Tables at which a bot has to move, and nothing has happened for so long."""
        since = datetime.now(UTC) - timedelta(seconds=seconds)
        return await self.names(
            select(tables.c.id).where(tables.c.status == "running", tables.c.bot_due, tables.c.changed <= since)
        )

    async def overdue(self, now: datetime) -> list[str]:
        """Tables at which somebody's time has run out."""
        return await self.names(select(tables.c.id).where(tables.c.status == "running", tables.c.deadline <= now))

    async def meet(self, player: str, name: str) -> None:
        """Remember a player and the name they use."""
        now = datetime.now(UTC)
        # in one statement, because another process may meet the same player
        new = postgresql_insert(players) if self.shared else sqlite_insert(players)
        row = {"id": player, "name": name, "created": now, "seen": now}
        known = new.values(row).on_conflict_do_update(index_elements=["id"], set_={"name": name, "seen": now})
        await self.write(lambda connection: connection.execute(known))

    async def names(self, query: Select[str]) -> list[str]:
        """The ids that a query finds."""
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, stored as one transaction."""
        with self._told_plainly():
            return await self._database.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds, as it was at one moment."""
        with self._told_plainly():
            return await self._database.read(work)

    @contextmanager
    def _told_plainly(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            cause = self._database.cause(error)
            _log.warning("%s", cause)
            raise Problem("not_stored", cause=discreet(cause)) from error


def readable_rows(connection: Connection, query: Select[Any]) -> Sequence[Row[Any]]:
    """The rows of the tables that a query finds, without those that can't be read."""
    try:
        return connection.execute(query).all()
    except UNREADABLE:
        # one bad row spoils the whole answer: each is asked for by itself
        found: list[Row[Any]] = []
        for table in connection.execute(query.with_only_columns(tables.c.id)).scalars().all():
            with suppress(*UNREADABLE):
                found += connection.execute(select(tables).where(tables.c.id == table)).all()
        return found


def listings(connection: Connection, found: Sequence[Row[Any]]) -> list[Listing]:
    """These rows of the tables, with their seats; one that can't be read is left out."""
    ids = [row.id for row in found]
    seated: dict[str, list[StoredSeat]] = {table: [] for table in ids}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        seated[row.table_id].append(_seat(row))
    listed = []
    for row in found:
        with suppress(*UNREADABLE):
            listed.append(Listing(_head(row), row.status, tuple(seated[row.id]), Life.from_json(row.life)))
    return listed


def _load(connection: Connection, table: str) -> StoredTable | None:
    return _stored(connection, table, 0)


def _load_since(connection: Connection, table: str, revision: int) -> News | None:
    stored = _stored(connection, table, revision + 1)
    if stored is None:
        return None
    known = [
        connection.scalar(select(func.count()).where(part.c.table_id == table, part.c.revision <= revision)) or 0
        for part in (actions, events)
    ]
    return News(stored, *known)


def _stored(connection: Connection, table: str, since: int) -> StoredTable | None:
    """A table, with the actions and events that a revision from `since` on has added."""
    try:
        return _read(connection, table, since)
    except UNREADABLE as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def _read(connection: Connection, table: str, since: int) -> StoredTable | None:
    found = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if found is None:
        return None
    seated = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
    acted = connection.execute(
        select(actions.c.seat, actions.c.form, actions.c.action)
        .where(actions.c.table_id == table, actions.c.revision >= since)
        .order_by(actions.c.number)
    )
    happened = connection.execute(
        select(events.c.audience, events.c.kind, events.c.numbers)
        .where(events.c.table_id == table, events.c.revision >= since)
        .order_by(events.c.number)
    )
    said = connection.execute(select(chat).where(chat.c.table_id == table).order_by(chat.c.number))
    return StoredTable(
        head=_head(found),
        status=found.status,
        revision=found.revision,
        counters=tuple(Counter(version, decision) for version, decision in found.counters),
        dump=found.dump,
        seats=tuple(_seat(row) for row in seated),
        actions=tuple(_action(seat, action if form is None else form) for seat, form, action in acted),
        events=tuple(StoredEvent(audience, kind, tuple(facts)) for audience, kind, facts in happened),
        life=Life.from_json(found.life),
        chat=tuple(ChatLine(row.player, row.seat, row.name, row.text, utc(row.sent)) for row in said),
        way_back=None if found.way_back is None else tuple((seat, at) for seat, at in found.way_back),
        format=found.format,
    )


@cache
def _action(seat: int, action: str | int) -> StoredAction:
    # a game has a few thousand different ones: all tables share them
    return seat, action


def _save(connection: Connection, table: str, revision: int, change: Change) -> None:
    newest = {"changed_table": table, "changed_revision": revision}
    result = connection.execute(_CHANGE, newest | _change_row(change, revision + 1))
    if result.rowcount != 1:
        raise MovedOn
    if change.head is not None:
        begun = {"rules": change.head.rules, "digest": change.head.digest, "setup": change.head.setup}
        connection.execute(update(tables).where(tables.c.id == table).values(begun))
    new = {"table_id": table, "revision": revision + 1}
    _splice(connection, actions, new, change.actions, _action_row)
    _splice(connection, events, new, change.events, _event_row)
    _splice(connection, chat, {"table_id": table}, change.chat, asdict)
    if change.results:
        _keep_results(connection, table, change.results)
    for seat in change.seats:
        # somebody who is connected stays so, whatever happens to the seat
        same_person = case((seats.c.player == seat.player, seats.c.seen_at), else_=null())
        connection.execute(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == seat.seat)
            .values(_seat_row(table, seat) | {"seen": datetime.now(UTC), "seen_at": same_person})
        )


def _keep_results(connection: Connection, table: str, ended: Sequence[Result]) -> None:
    game = connection.scalar(select(tables.c.game).where(tables.c.id == table))
    connection.execute(update(tables).where(tables.c.id == table).values(ended=datetime.now(UTC)))
    rows = [{"table_id": table, "game": game} | asdict(result) for result in ended]
    connection.execute(insert(results), rows)


def _insert(connection: Connection, head: Head, seated: Sequence[StoredSeat], first: Change) -> None:
    connection.execute(insert(tables), _head_row(head) | _change_row(first, 1))
    connection.execute(insert(seats), [_seat_row(head.id, seat) for seat in seated])
    new = {"table_id": head.id, "revision": 1}
    _splice(connection, actions, new, first.actions, _action_row)
    _splice(connection, events, new, first.events, _event_row)


def _splice(
    connection: Connection,
    kind: Table,
    new: dict[str, Any],
    splice: Splice[T],
    row: Callable[[T], dict[str, Any]],
) -> None:
    """Change a stored list; `new` is what all rows that are added have in common."""
    if splice.cut:
        connection.execute(delete(kind).where(kind.c.table_id == new["table_id"], kind.c.number >= splice.kept))
    if splice.added:
        rows = [{**new, "number": n, **row(item)} for n, item in enumerate(splice.added, splice.kept)]
        connection.execute(_ADD[kind], rows)


def _action_row(action: StoredAction) -> dict[str, Any]:
    return {"seat": action[0], "form": action[1]}


def _event_row(event: StoredEvent) -> dict[str, Any]:
    return {"audience": event.audience, "kind": event.kind, "numbers": list(event.facts)}


def _change_row(change: Change, revision: int) -> dict[str, Any]:
    return {
        "status": change.status,
        "bot_due": change.bot_due,
        "revision": revision,
        "counters": [[counter.version, counter.decision] for counter in change.counters],
        "dump": change.dump,
        "way_back": [list(way) for way in change.way_back],
        "format": FORMAT,
        "life": change.life.to_json(),
        "deadline": change.deadline,
        "changed": datetime.now(UTC),
    }


def _head_row(head: Head) -> dict[str, Any]:
    return {
        "id": head.id,
        "game": head.game,
        "rules": head.rules,
        "digest": head.digest,
        "name": head.name,
        "setup": head.setup,
        "seed": f"{head.seed:032x}",
        "owner": head.owner,
        "public": head.public,
        "created": head.created,
        "uploaded": head.uploaded,
        "clock": None if head.clock is None else head.clock.to_json(),
    }


def _head(row: Row[Any]) -> Head:
    return Head(
        id=row.id,
        game=row.game,
        rules=row.rules,
        digest=row.digest,
        name=row.name,
        setup=row.setup,
        seed=int(row.seed, 16),
        owner=row.owner,
        public=row.public,
        created=utc(row.created),
        uploaded=row.uploaded,
        clock=Clock.from_json(row.clock),
    )


def utc(stored: datetime) -> datetime:
    """A stored moment."""
    # SQLite forgets the time zone; what was stored is UTC
    return stored.replace(tzinfo=UTC) if stored.tzinfo is None else stored


def _seat_row(table: str, seat: StoredSeat) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "bot": seat.bot,
        "player": seat.player,
        "name": seat.name,
        "stand_in": seat.stand_in,
        "left_by": seat.left_by,
    }


def _seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(row.seat, row.kind, row.bot, row.player, row.name, row.stand_in, row.left_by)
