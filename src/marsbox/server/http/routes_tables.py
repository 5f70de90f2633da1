"""The JSON API of tables: listing and opening them."""

from fastapi import APIRouter

from marsbox.server.http.dependencies import AtServices, GameId, Language, Player, TableId
from marsbox.server.http.schemas import REFUSED, TableCard, TableList, TableRequest, TutorialRequest
from marsbox.server.lobby.wanted import WantedSeat, WantedTable
from marsbox.server.play.table import Table
from marsbox.server.present.message import Message
from marsbox.server.present.table_card import live_card, stored_card
from marsbox.server.tables.clocks import Clock

router = APIRouter(prefix="/api", responses=REFUSED)


@router.post(
    "/games/{game}/tutorial", response_model=TableCard, status_code=201, summary="Open a first game that teaches"
)
async def open_tutorial(
    services: AtServices, player: Player, language: Language, game: GameId, wanted: TutorialRequest
) -> Message:
    """Open a private table against one bot, with cards that are the same for everybody who learns the game."""
    return live_card(await services.lobby.open_tutorial(player, game, wanted.you, language), player)


@router.get("/tables", response_model=TableList, summary="Tables to join or watch")
async def tables(services: AtServices, player: Player, language: Language) -> Message:
    """Tables that are not over and public, or yours; the newest first."""
    found = await services.lobby.listed(player)
    cards = [live_card(one, player) if isinstance(one, Table) else stored_card(one, player) for one in found]
    return {"tables": cards}


@router.post("/tables", response_model=TableCard, status_code=201, summary="Open a table")
async def open_table(services: AtServices, player: Player, language: Language, wanted: TableRequest) -> Message:
    """Open a table and take seats at it. The game starts as soon as every seat for a person is taken."""
    table = await services.lobby.open_table(
        player,
        WantedTable(
            game=wanted.game,
            seats=[WantedSeat(seat.kind, seat.bot, seat.name) for seat in wanted.seats],
            options=wanted.options,
            name=wanted.name,
            you=wanted.you,
            take=wanted.take,
            public=wanted.public,
            clock=None if wanted.clock is None else Clock(wanted.clock.kind, wanted.clock.seconds),
        ),
        language,
    )
    return live_card(table, player)


@router.get("/tables/{table}", response_model=TableCard, summary="One table")
async def table_card(services: AtServices, player: Player, language: Language, table: TableId) -> Message:
    """Who sits at a table, and whether it is running."""
    return live_card(await services.registry.table(table), player)
