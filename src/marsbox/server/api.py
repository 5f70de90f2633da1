"""The JSON API: games, tables, seats and records."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.responses import JSONResponse

from marsbox import __version__
from marsbox.bots.levels import BOT_NAMES, LEVELS, level_below
from marsbox.bots.part import figure_of
from marsbox.core import Game
from marsbox.server.analyses import Working
from marsbox.server.clocks import Clock
from marsbox.server.live import serve_live
from marsbox.server.lobby import WantedSeat, WantedTable
from marsbox.server.models import (
    REFUSED,
    Analysis,
    AnalysisProgress,
    ApiToken,
    Components,
    GameList,
    ReplayCourse,
    Rules,
    TableCard,
    TableList,
    TableRequest,
    TutorialRequest,
    Version,
)
from marsbox.server.parameters import Address, AtLobby, GameId, Language, Player, TableId
from marsbox.server.replay import OPEN
from marsbox.server.telling import Message, live_card
from marsbox.server.tutorials import tutorial_setup
from marsbox.text import words
from marsbox.text.bots import BotWords

router = APIRouter(prefix="/api", responses=REFUSED)


StepNumber = Annotated[int, PathParameter(description="How many steps were made; 0 is the position after set-up.")]
Eyes = Annotated[str, Query(description="Who sees it: a seat, counted from 0, or spectator, or open for all hands.")]


@router.get("/games", response_model=GameList, summary="The games of the box")
async def games(lobby: AtLobby, language: Language) -> Message:
    """What can be played, with whom and in which variants."""
    return {"games": [_game_card(game, lobby.catalog.bots, language) for game in lobby.catalog.games]}


@router.get("/games/{game}/components", response_model=Components, summary="The components of a game")
async def game_components(lobby: AtLobby, game: GameId, language: Language) -> Message:
    """Every card with its generated text and its provenance: how surely each part of it is known."""
    told = words(lobby.catalog.game(game), language)
    return {"game": game, "note": told.components_note()} | told.components()


@router.get("/games/{game}/rules", response_model=Rules, summary="The rules of a game")
async def rules(lobby: AtLobby, game: GameId, language: Language) -> Message:
    """The rules in our own words, as HTML paragraphs for each chapter."""
    told = words(lobby.catalog.game(game), language).rules()
    return {"sections": [{"id": section.id, "title": section.title, "html": section.html} for section in told]}


@router.post(
    "/games/{game}/tutorial", response_model=TableCard, status_code=201, summary="Open a first game that teaches"
)
async def open_tutorial(
    lobby: AtLobby, player: Player, language: Language, game: GameId, wanted: TutorialRequest
) -> Message:
    """Open a private table against one bot, with cards that are the same for everybody who learns the game."""
    return live_card(await lobby.open_tutorial(player, game, wanted.you, language), player)


@router.get("/tables", response_model=TableList, summary="Tables to join or watch")
async def tables(lobby: AtLobby, player: Player, language: Language) -> Message:
    """Tables that are not over and public, or yours; the newest first."""
    return {"tables": await lobby.listed(player)}


@router.post("/tables", response_model=TableCard, status_code=201, summary="Open a table")
async def open_table(lobby: AtLobby, player: Player, language: Language, wanted: TableRequest) -> Message:
    """Open a table and take seats at it. The game starts as soon as every seat for a person is taken."""
    table = await lobby.open_table(
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
async def table_card(lobby: AtLobby, player: Player, language: Language, table: TableId) -> Message:
    """Who sits at a table, and whether it is running."""
    return live_card(await lobby.table(table), player)


@router.get(
    "/tables/{table}/record",
    summary="The record of a finished game",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "The record, to replay and analyse."}},
)
async def record(lobby: AtLobby, language: Language, table: TableId) -> Response:
    """Set-up, seed and actions, what was told and where it ended. It holds every secret: refused before the end."""
    found = await lobby.table(table)
    name = f"{found.head.game}-{found.id}.json"
    return Response(
        found.exported().to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/tables/{table}/replay", response_model=ReplayCourse, summary="A finished game, step by step")
async def replay(lobby: AtLobby, address: Address, language: Language, table: TableId, eyes: Eyes = OPEN) -> Response:
    """What happened in each step as these eyes saw it, and how points grew. Refused before the game is over."""
    return _json(await lobby.replay(address, table, eyes, language))


@router.get(
    "/tables/{table}/replay/{step}",
    summary="A position of a finished game",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "A view message, as the WebSocket has it."}},
)
async def replayed_position(
    lobby: AtLobby, address: Address, language: Language, table: TableId, step: StepNumber, eyes: Eyes = OPEN
) -> Response:
    """What these eyes saw after so many steps."""
    return _json(await lobby.replayed_position(address, table, eyes, language, step))


@router.get(
    "/tables/{table}/analysis",
    response_model=Analysis,
    responses={202: {"model": AnalysisProgress, "description": "It is being made; ask again in a second."}},
    summary="What a bot thinks of a finished game",
)
async def analysis(lobby: AtLobby, address: Address, language: Language, table: TableId) -> Response:
    """Every seat's chance of winning at each step, and the moves that cost most. Refused before the game is over."""
    found = await lobby.analysis(address, table, language)
    if isinstance(found, Working):
        return JSONResponse({"status": "working", **asdict(found)}, 202)
    return _json(found)


@router.post(
    "/records",
    response_model=TableCard,
    status_code=201,
    summary="Upload a record",
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def upload_record(
    lobby: AtLobby, address: Address, player: Player, language: Language, request: Request
) -> Message:
    """Keep the record of a whole game, to be watched again. It is checked by playing it; the same one is kept once."""
    return live_card(await lobby.keep_record(address, player, await request.body(), language), player)


@router.post("/tokens", response_model=ApiToken, status_code=201, summary="A token for a program")
async def new_token(request: Request) -> Message:
    """A program that sends it as `Authorization: Bearer TOKEN` is a player of its own, with no need of cookies."""
    return {"token": request.app.state.identity.new_token()}


@router.get("/version", response_model=Version, summary="What this server runs")
async def version() -> Message:
    """The version of Marsbox."""
    return {"marsbox": __version__}


@router.websocket("/tables/{table}/live")
async def live(websocket: WebSocket, table: str) -> None:
    """The table, live; see docs/protocol.md."""
    await serve_live(websocket, websocket.app.state.lobby, table)


def _json(written: bytes) -> Response:
    return Response(written, media_type="application/json")


def _game_card(game: Game, known: Sequence[str], language: str) -> Message:
    told = words(game, language)
    bots = BotWords(language)
    return {
        "id": game.id,
        "name": told.game_name(),
        "summary": told.game_summary(),
        "players": list(game.player_counts),
        "options": [
            {
                "name": option.name,
                "label": told.setup_option(option.name),
                "values": [{"value": value, "label": told.setup_value(option.name, value)} for value in option.values],
                "default": option.default,
                "players": list(option.players),
            }
            for option in game.setup_options
        ],
        "bots": [
            {
                "name": level,
                "label": bots.name(level),
                "description": bots.about(level, level_below(level), figure_of(game.id, level)),
            }
            for level in LEVELS
        ]
        # of other packages; the bots of Marsbox that are no levels are for those who know their names
        + [
            {"name": bot, "label": bots.name(bot), "description": bots.about(bot, bot, None)}
            for bot in known
            if bot not in BOT_NAMES
        ],
        "tutorial": tutorial_setup(game) is not None,
    }
