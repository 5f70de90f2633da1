"""A table as it is listed and seen from outside."""

from collections.abc import Sequence
from datetime import UTC, datetime

from marsbox.server.play.table import Table
from marsbox.server.present.seat_actions import seat_actions
from marsbox.server.protocol.tables import ClockInfo, SeatInfo, TableInfo
from marsbox.server.tables.model import Head, Listing
from marsbox.server.tables.seating import Seating
from marsbox.server.tables.tutorials import is_tutorial


def table_info(head: Head, seating: Seating, online: Sequence[bool], player: str) -> TableInfo:
    """A table as `player` sees it from outside. Nobody's player id is in it."""
    state = seating.state
    now = datetime.now(UTC)
    clock = head.clock
    return TableInfo(
        id=head.id,
        game=head.game,
        name=head.name,
        rules=head.rules,
        components=head.digest,
        options=head.setup["options"],
        status=seating.status,
        public=head.public,
        host=seating.is_host(player),
        paused=state.paused,
        wishes=state.wishes,
        open_chat=state.open_chat,
        clock=None if clock is None else ClockInfo(clock.kind, clock.seconds),
        next=state.next,
        tutorial=is_tutorial(head.game, head.setup),
        seats=[_seat_info(seating, seat.seat, player, online[seat.seat], now) for seat in seating.seats],
        created=head.created.isoformat(timespec="seconds"),
        link=f"/t/{head.id}",
    )


def _seat_info(seating: Seating, number: int, player: str, online: bool, now: datetime) -> SeatInfo:
    seat = seating.seats[number]
    clock = seating.state.clocks[number] if seating.state.clocks else None
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        bot=seat.bot,
        name=seat.name,
        taken=seat.kind == "bot" or seat.player is not None,
        online=online,
        yours=seat.held_by(player),
        stand_in=seat.stand_in,
        votes=seating.state.votes.get(number, ()),
        left=None if clock is None else clock.remaining(now),
        ticking=clock is not None and clock.due is not None,
        actions=seat_actions(seating, player, number, online=online),
    )


def live_info(table: Table, player: str) -> TableInfo:
    """A table in memory."""
    online = [seat.kind == "bot" or table.subscribers.online(seat) for seat in table.seats]
    return table_info(table.head, table.seating, online, player)


def stored_info(listing: Listing, player: str) -> TableInfo:
    """A table that nobody is connected to."""
    online = [seat.kind == "bot" for seat in listing.seats]
    seating = Seating(listing.head.owner, listing.status, listing.seats, listing.state)
    return table_info(listing.head, seating, online, player)
