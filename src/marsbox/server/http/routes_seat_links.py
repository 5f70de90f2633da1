"""The JSON API of links that move a seat to another device."""

from fastapi import APIRouter

from marsbox.server.http.dependencies import AtServices, Language, Player, SeatNumber, TableId
from marsbox.server.http.schemas import REFUSED, ClaimRequest, SeatLink, TableCard
from marsbox.server.present.message import Message
from marsbox.server.present.table_card import live_card

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", responses=REFUSED)


@router.post("/link", response_model=SeatLink, status_code=201, summary="A link that moves your seat")
async def make_link(
    services: AtServices, player: Player, language: Language, table: TableId, seat: SeatNumber
) -> Message:
    """Whoever opens it first has your seat. A new one voids the one before; keep it secret."""
    key = await services.seat_links.make(player, table, seat)
    # what follows the # stays in the browser: it is in no log and no referrer
    return {"key": key, "link": f"/t/{table}#seat={seat}&key={key}"}


@router.delete("/link", response_model=TableCard, summary="Revoke the link of a seat")
async def revoke_link(
    services: AtServices, player: Player, language: Language, table: TableId, seat: SeatNumber
) -> Message:
    """Void the link of your seat, or as the host that of any seat."""
    return live_card(await services.seat_links.revoke(player, table, seat), player)


@router.post("/claim", response_model=TableCard, summary="Move a seat to this device")
async def claim_seat(
    services: AtServices, player: Player, language: Language, table: TableId, seat: SeatNumber, wanted: ClaimRequest
) -> Message:
    """Take over the seat that the key of its link belongs to."""
    return live_card(await services.seat_links.claim(player, table, seat, wanted.key), player)
