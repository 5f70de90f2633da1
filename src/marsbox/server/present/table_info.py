"""A table as it is listed and seen from outside."""

from collections.abc import Sequence
from datetime import UTC, datetime

from marsbox.core import Game
from marsbox.server.play.table import Table
from marsbox.server.present.characters import character_info
from marsbox.server.present.names import table_name
from marsbox.server.present.reader import Reader
from marsbox.server.present.seat_actions import seat_actions
from marsbox.server.protocol.tables import ClockInfo, HoldInfo, SeatInfo, TableInfo
from marsbox.server.runtime.seat_names import seat_names
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.model import Head, Listing
from marsbox.server.tables.seating import Seating
from marsbox.server.tables.tutorials import is_tutorial


def table_info(head: Head, game: Game | None, seating: Seating, online: Sequence[bool], reader: Reader) -> TableInfo:
    """A table as somebody sees it from outside; `game` is None where it is not played here. No player id is in it."""
    state = seating.state
    now = datetime.now(UTC)
    clock, hold = head.clock, state.hold
    names = seat_names([seat.called for seat in seating.seats], reader.language)
    return TableInfo(
        id=head.id,
        game=head.game,
        name=table_name(head, game, reader.language),
        rules=head.rules,
        components=head.digest,
        options=head.setup["options"],
        status=seating.status,
        public=head.public,
        host=seating.is_host(reader.player),
        paused=state.paused,
        deserted=state.deserted,
        wishes=state.wishes,
        open_chat=state.open_chat,
        clock=None if clock is None else ClockInfo(clock.kind, clock.seconds),
        hold=None if hold is None else HoldInfo(hold.seat, max(0.0, (hold.until - now).total_seconds())),
        conceded=state.conceded,
        next=state.next,
        tutorial=is_tutorial(head.game, head.setup),
        seats=[
            _seat_info(seating, seat.seat, name, reader, online[seat.seat], now)
            for seat, name in zip(seating.seats, names, strict=True)
        ],
        created=head.created.isoformat(timespec="seconds"),
        link=f"/t/{head.id}",
    )


def _seat_info(seating: Seating, number: int, name: str, reader: Reader, online: bool, now: datetime) -> SeatInfo:
    seat = seating.seats[number]
    taken = seat.kind == "bot" or seat.player is not None
    clock = seating.state.clocks[number] if seating.state.clocks else None
    named_after = seat.called.bot
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        bot=seat.bot,
        character=None if named_after is None else character_info(named_after, reader.language),
        # the log of a game that has begun still names who has left a seat
        name=name if taken or seating.status != "open" else "",
        taken=taken,
        online=online,
        yours=seat.held_by(reader.player),
        stand_in=seat.stand_in,
        votes=seating.state.votes.get(number, ()),
        left=None if clock is None else clock.remaining(now),
        ticking=clock is not None and clock.due is not None and not seat.played_by_bot,
        actions=seat_actions(seating, reader.player, number, online=online),
    )


def live_info(table: Table, reader: Reader) -> TableInfo:
    """A table in memory."""
    online = [seat.kind == "bot" or table.subscribers.online(seat) for seat in table.seats]
    return table_info(table.head, table.game, table.seating, online, reader)


def stored_info(listing: Listing, catalog: Catalog, reader: Reader) -> TableInfo:
    """A table that nobody is connected to."""
    name = listing.head.game
    online = [seat.kind == "bot" for seat in listing.seats]
    seating = Seating(listing.head.owner, listing.status, listing.seats, listing.state)
    return table_info(listing.head, catalog.game(name) if catalog.has(name) else None, seating, online, reader)
