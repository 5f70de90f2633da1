"""A secret link that moves a seat to another device, once, and can be revoked.

Of a link only a digest is stored, with the player whose seat it moves: a link that outlives its owner's seat is void.
"""

import hashlib
import hmac
import secrets
from dataclasses import replace
from functools import partial

from fastapi import APIRouter, Request
from sqlalchemy import Connection, Delete, delete, insert, select

from marsbox.server.http.dependencies import Language, Player, SeatNumber, TableId
from marsbox.server.http.schemas import REFUSED, ClaimRequest, SeatLink, TableCard
from marsbox.server.play.lobby import Lobby
from marsbox.server.play.table import Table
from marsbox.server.present.presenter import Message, live_card
from marsbox.server.runtime.errors import Problem
from marsbox.server.store.schema import seat_links
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.seating import Seating, check_welcome

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", responses=REFUSED)


class SeatLinks:
    """The links of all seats: at most one for each."""

    def __init__(self, lobby: Lobby, storage: TableStore) -> None:
        self._lobby = lobby
        self._storage = storage

    async def make(self, player: str, table_id: str, seat: int) -> str:
        """The key of a new link for an own seat; the one before it is void."""
        table = await self._lobby.table(table_id)
        table.seating.own(player, seat)
        key = secrets.token_urlsafe(24)
        row = {"table_id": table_id, "seat": seat, "player": player, "digest": _digest(key)}

        def work(connection: Connection) -> None:
            connection.execute(_gone(table_id, seat))
            connection.execute(insert(seat_links), row)

        await self._storage.write(work)
        return key

    async def revoke(self, player: str, table_id: str, seat: int) -> Table:
        """Void the link of an own seat, or as the host that of any seat."""
        table = await self._lobby.table(table_id)
        table.seating.place(seat)
        if not table.seating.is_host(player):
            table.seating.own(player, seat)
        await self._storage.write(lambda connection: connection.execute(_gone(table_id, seat)))
        return table

    async def claim(self, player: str, table_id: str, seat: int, key: str) -> Table:
        """Move the seat to whoever brings the key of its link, which is void then."""
        table = await self._lobby.table(table_id)
        table.seating.place(seat)
        found = select(seat_links.c.player, seat_links.c.digest).where(
            seat_links.c.table_id == table_id, seat_links.c.seat == seat
        )
        link = await self._storage.read(lambda connection: connection.execute(found).one_or_none())
        if link is None or not hmac.compare_digest(link.digest, _digest(key)):
            raise Problem("seat_link_void")
        # should the server stop after this, the link is void all the same: the seat is another player's
        await table.rearrange(partial(hand_over, giver=link.player, taker=player, seat=seat))
        await self._storage.write(lambda connection: connection.execute(_gone(table_id, seat)))
        return table


def hand_over(seating: Seating, giver: str, taker: str, seat: int) -> Seating:
    """The same seat, name and game with another player id; void if the giver has lost the seat meanwhile."""
    place = seating.place(seat)
    if not place.held_by(giver):
        raise Problem("seat_link_void")
    check_welcome(seating, taker)
    return seating.with_seats(replace(place, player=taker))


@router.post("/link", response_model=SeatLink, status_code=201, summary="A link that moves your seat")
async def make_link(request: Request, player: Player, language: Language, table: TableId, seat: SeatNumber) -> Message:
    """Whoever opens it first has your seat. A new one voids the one before; keep it secret."""
    links: SeatLinks = request.app.state.seat_links
    key = await links.make(player, table, seat)
    # what follows the # stays in the browser: it is in no log and no referrer
    return {"key": key, "link": f"/t/{table}#seat={seat}&key={key}"}


@router.delete("/link", response_model=TableCard, summary="Revoke the link of a seat")
async def revoke_link(
    request: Request, player: Player, language: Language, table: TableId, seat: SeatNumber
) -> Message:
    """Void the link of your seat, or as the host that of any seat."""
    links: SeatLinks = request.app.state.seat_links
    return live_card(await links.revoke(player, table, seat), player)


@router.post("/claim", response_model=TableCard, summary="Move a seat to this device")
async def claim_seat(
    request: Request, player: Player, language: Language, table: TableId, seat: SeatNumber, wanted: ClaimRequest
) -> Message:
    """Take over the seat that the key of its link belongs to."""
    links: SeatLinks = request.app.state.seat_links
    return live_card(await links.claim(player, table, seat, wanted.key), player)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def _gone(table: str, seat: int) -> Delete:
    return delete(seat_links).where(seat_links.c.table_id == table, seat_links.c.seat == seat)
