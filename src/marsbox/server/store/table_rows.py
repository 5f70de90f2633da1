"""Rows of the database and what they mean: tables, seats, actions and events, read and written."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, func, select

from marsbox.server.runtime.errors import Unreadable
from marsbox.server.store.earlier_names import recognised_head, recognised_line, recognised_seat
from marsbox.server.store.schema import actions, chat, events, seats, tables
from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.clocks import Clock
from marsbox.server.tables.model import Counter, Head, Listing, Seat
from marsbox.server.tables.state import TableState
from marsbox.server.tables.stored import FORMAT, Change, Delta, StoredAction, StoredEvent, StoredTable

UNREADABLE: Final = (ValueError, TypeError, KeyError, AttributeError, IndexError, msgspec.DecodeError)
"""What reading a damaged row may raise."""


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
    seated: dict[str, list[Seat]] = {table: [] for table in ids}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        seated[row.table_id].append(_seat(row))
    listed = []
    for row in found:
        with suppress(*UNREADABLE):
            head, seating, _ = _named(row, seated[row.id])
            listed.append(Listing(head, row.status, seating, TableState.from_json(row.life)))
    return listed


def table_since(connection: Connection, table: str, revision: int) -> Delta | None:
    """A table, with those actions and events alone that came after a revision."""
    stored = stored_table(connection, table, revision + 1)
    if stored is None:
        return None
    known = [
        connection.scalar(select(func.count()).where(part.c.table_id == table, part.c.revision <= revision)) or 0
        for part in (actions, events)
    ]
    return Delta(stored, *known)


def stored_table(connection: Connection, table: str, since: int = 0) -> StoredTable | None:
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
    head, seating, lines = _named(found, [_seat(row) for row in seated], [_line(row) for row in said])
    return StoredTable(
        head=head,
        status=found.status,
        revision=found.revision,
        counters=tuple(Counter(version, decision) for version, decision in found.counters),
        dump=found.dump,
        seats=seating,
        actions=tuple(_action(seat, action if form is None else form) for seat, form, action in acted),
        events=tuple(StoredEvent(audience, kind, tuple(facts)) for audience, kind, facts in happened),
        state=TableState.from_json(found.life),
        chat=lines,
        undo_points=None if found.way_back is None else tuple((seat, at) for seat, at in found.way_back),
        format=found.format,
    )


def _named(
    table: Row[Any], seated: Sequence[Seat], said: Sequence[ChatLine] = ()
) -> tuple[Head, tuple[Seat, ...], tuple[ChatLine, ...]]:
    """A table's head, seats and chat, without the names that an earlier version has made itself."""
    head = _head(table)
    if table.host is not None:
        return head, tuple(seated), tuple(said)
    return (
        recognised_head(head, seated),
        tuple(recognised_seat(seat) for seat in seated),
        tuple(recognised_line(line) for line in said),
    )


@cache
def _action(seat: int, action: str | int) -> StoredAction:
    # a game has a few thousand different ones: all tables share them
    return seat, action


def action_row(action: StoredAction) -> dict[str, Any]:
    """An action as a row."""
    return {"seat": action[0], "form": action[1]}


def event_row(event: StoredEvent) -> dict[str, Any]:
    """An event as a row."""
    return {"audience": event.audience, "kind": event.kind, "numbers": list(event.facts)}


def change_row(change: Change, revision: int) -> dict[str, Any]:
    """What a change writes into the row of its table."""
    return {
        "status": change.status,
        "bot_due": change.bot_due,
        "revision": revision,
        "counters": [[counter.version, counter.decision] for counter in change.counters],
        "dump": change.dump,
        "way_back": [list(point) for point in change.undo_points],
        "format": FORMAT,
        "life": change.state.to_json(),
        "deadline": change.deadline,
        "changed": datetime.now(UTC),
    }


def head_row(head: Head) -> dict[str, Any]:
    """A head as a row of the tables."""
    return {
        "id": head.id,
        "game": head.game,
        "rules": head.rules,
        "digest": head.digest,
        "name": head.name,
        "host": head.host,
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
        host=row.host or "",
    )


def utc(stored: datetime) -> datetime:
    """A stored moment."""
    # SQLite forgets the time zone; what was stored is UTC
    return stored.replace(tzinfo=UTC) if stored.tzinfo is None else stored


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """A seat as a row."""
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "bot": seat.bot,
        "player": seat.player,
        "name": seat.name,
        "stand_in": seat.stand_in,
        "left_by": seat.left_by,
        "first_bot": seat.first_bot,
    }


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.bot, row.player, row.name, row.stand_in, row.left_by, row.first_bot)


def _line(row: Row[Any]) -> ChatLine:
    return ChatLine(row.player, row.seat, row.name, row.text, utc(row.sent))
