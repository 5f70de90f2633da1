"""The JSON API of links that move a seat to another device."""

from fastapi import APIRouter

from marsbox.server.http.answers import REFUSED, Answer, returns, table_answer
from marsbox.server.http.dependencies import CurrentReader, SeatNumber, ServicesDependency, TableId
from marsbox.server.protocol.requests import ClaimRequest
from marsbox.server.protocol.tables import SeatLink, TableInfo

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", responses=REFUSED)


@router.post("/link", **returns(SeatLink, 201), summary="A link that moves your seat")
async def make_link(services: ServicesDependency, reader: CurrentReader, table: TableId, seat: SeatNumber) -> Answer:
    """Whoever opens it first has your seat. A new one voids the one before; keep it secret."""
    key = await services.seat_links.make(reader.player, table, seat)
    # what follows the # stays in the browser: it is in no log and no referrer
    return Answer(SeatLink(key, f"/t/{table}#seat={seat}&key={key}"), 201)


@router.delete("/link", **returns(TableInfo), summary="Revoke the link of a seat")
async def revoke_link(services: ServicesDependency, reader: CurrentReader, table: TableId, seat: SeatNumber) -> Answer:
    """Void the link of your seat, or as the host that of any seat."""
    return table_answer(await services.seat_links.revoke(reader.player, table, seat), reader)


@router.post("/claim", **returns(TableInfo), summary="Move a seat to this device")
async def claim_seat(
    services: ServicesDependency,
    reader: CurrentReader,
    table: TableId,
    seat: SeatNumber,
    wanted: ClaimRequest,
) -> Answer:
    """Take over the seat that the key of its link belongs to."""
    return table_answer(await services.seat_links.claim(reader.player, table, seat, wanted.key), reader)
