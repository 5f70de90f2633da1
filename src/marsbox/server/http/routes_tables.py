"""The JSON API of tables: listing and opening them."""

from fastapi import APIRouter

from marsbox.server.http.answers import REFUSED, Answer, returns, table_answer
from marsbox.server.http.dependencies import CurrentReader, GameId, ServicesDependency, TableId
from marsbox.server.lobby.new_table import NewSeat, NewTable
from marsbox.server.play.table import Table
from marsbox.server.present.table_info import live_info, stored_info
from marsbox.server.protocol.requests import TableRequest, TutorialRequest
from marsbox.server.protocol.tables import TableInfo, TableList
from marsbox.server.tables.clocks import Clock

router = APIRouter(prefix="/api", responses=REFUSED)


@router.post("/games/{game}/tutorial", **returns(TableInfo, 201), summary="Open a first game that teaches")
async def open_tutorial(
    services: ServicesDependency, reader: CurrentReader, game: GameId, wanted: TutorialRequest
) -> Answer:
    """Open a private table against one bot, with cards that are the same for everybody who learns the game."""
    return table_answer(await services.lobby.open_tutorial(reader.player, game, wanted.you), reader, 201)


@router.get("/tables", **returns(TableList), summary="Tables to join or watch")
async def listed(services: ServicesDependency, reader: CurrentReader) -> Answer:
    """Tables that are not over and public, or yours: yours first, then the newest."""
    found = await services.lobby.listed(reader.player)
    waiting = {
        one.id: one.seats_asked
        for one in found
        if isinstance(one, Table) and one.status == "running" and one.seats_of(reader.player)
    }
    tables = [
        live_info(one, reader) if isinstance(one, Table) else stored_info(one, services.catalog, reader)
        for one in found
    ]
    return Answer(TableList(tables, waiting))


@router.post("/tables", **returns(TableInfo, 201), summary="Open a table")
async def open_table(services: ServicesDependency, reader: CurrentReader, wanted: TableRequest) -> Answer:
    """Open a table and take seats at it. The game starts as soon as every seat for a person is taken."""
    table = await services.lobby.open_table(
        reader.player,
        NewTable(
            game=wanted.game,
            seats=[NewSeat(seat.kind, seat.bot, seat.name, seat.level) for seat in wanted.seats],
            options=wanted.options,
            name=wanted.name,
            you=wanted.you,
            take=wanted.take,
            public=wanted.public,
            clock=None if wanted.clock is None else Clock(wanted.clock.kind, wanted.clock.seconds),
        ),
    )
    return table_answer(table, reader, 201)


@router.get("/tables/{table}", **returns(TableInfo), summary="One table")
async def one_table(services: ServicesDependency, reader: CurrentReader, table: TableId) -> Answer:
    """Who sits at a table, and whether it is running."""
    return table_answer(await services.registry.table(table), reader)
