"""A table as it is listed and seen from outside: its card."""

from collections.abc import Sequence
from datetime import UTC, datetime

from marsbox.server.play.table import Table
from marsbox.server.present.message import Message
from marsbox.server.tables.model import Head, Listing
from marsbox.server.tables.seating import Seating
from marsbox.server.tables.tutorials import is_tutorial


def table_card(head: Head, seating: Seating, online: Sequence[bool], player: str) -> Message:
    """A table as `player` sees it from outside. Nobody's player id is in it."""
    state = seating.state
    clocks = state.clocks or (None,) * len(seating.seats)
    now = datetime.now(UTC)
    return {
        "id": head.id,
        "game": head.game,
        "name": head.name,
        "rules": head.rules,
        "components": head.digest,
        "options": head.setup["options"],
        "status": seating.status,
        "public": head.public,
        "host": seating.is_host(player),
        "paused": state.paused,
        "wishes": state.wishes,
        "open_chat": state.open_chat,
        "clock": None if head.clock is None else head.clock.to_json(),
        "next": state.next,
        "tutorial": is_tutorial(head.game, head.setup),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "bot": seat.bot,
                "name": seat.name,
                "taken": seat.kind == "bot" or seat.player is not None,
                "online": here,
                "yours": seat.held_by(player),
                "stand_in": seat.stand_in,
                "votes": state.votes.get(seat.seat, ()),
                "left": None if clock is None else clock.remaining(now),
                "ticking": clock is not None and clock.due is not None,
            }
            for seat, here, clock in zip(seating.seats, online, clocks, strict=True)
        ],
        "created": head.created.isoformat(timespec="seconds"),
        "link": f"/t/{head.id}",
    }


def live_card(table: Table, player: str) -> Message:
    """The card of a table in memory."""
    online = [seat.kind == "bot" or table.subscribers.online(seat) for seat in table.seats]
    return table_card(table.head, table.seating, online, player)


def stored_card(listing: Listing, player: str) -> Message:
    """The card of a table that nobody is connected to."""
    online = [seat.kind == "bot" for seat in listing.seats]
    seating = Seating(listing.head.owner, listing.status, listing.seats, listing.state)
    return table_card(listing.head, seating, online, player)
