"""The JSON API of finished games: records, replays, analyses and uploads."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as PathParameter

from marsbox.server.finished.analyses import Working
from marsbox.server.finished.replay import OPEN
from marsbox.server.http.answers import REFUSED, Answer, described, returns, table_answer
from marsbox.server.http.dependencies import Address, CurrentReader, Language, ServicesDependency, TableId
from marsbox.server.protocol.finished import Analysis, AnalysisProgress, ReplayCourse
from marsbox.server.protocol.server_messages import ViewMessage
from marsbox.server.protocol.tables import TableInfo

router = APIRouter(prefix="/api", responses=REFUSED)

StepNumber = Annotated[int, PathParameter(description="How many steps were made; 0 is the position after set-up.")]
Eyes = Annotated[str, Query(description="Who sees it: a seat, counted from 0, or spectator, or open for all hands.")]


@router.get(
    "/tables/{table}/record",
    summary="The record of a finished game",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "The record, to replay and analyse."}},
)
async def record(services: ServicesDependency, language: Language, table: TableId) -> Response:
    """Set-up, seed and actions, its events and its end. It holds every secret: refused before the end."""
    found = await services.registry.table(table)
    name = f"{found.head.game}-{found.id}.json"
    return Response(
        found.exported().to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/tables/{table}/replay", **returns(ReplayCourse), summary="A finished game, step by step")
async def replay(
    services: ServicesDependency, address: Address, language: Language, table: TableId, eyes: Eyes = OPEN
) -> Response:
    """What happened in each step as these eyes saw it, and how points grew. Refused before the game is over."""
    return _json(await services.finished.replay(address, table, eyes, language))


@router.get(
    "/tables/{table}/replay/{step}",
    **returns(ViewMessage, description="The position, as the WebSocket sends it."),
    summary="A position of a finished game",
)
async def replayed_position(
    services: ServicesDependency,
    address: Address,
    language: Language,
    table: TableId,
    step: StepNumber,
    eyes: Eyes = OPEN,
) -> Response:
    """What these eyes saw after so many steps."""
    return _json(await services.finished.replayed_position(address, table, eyes, language, step))


@router.get(
    "/tables/{table}/analysis",
    **returns(Analysis, also={202: described(AnalysisProgress, "It is being made; ask again in a second.")}),
    summary="What a bot thinks of a finished game",
)
async def analysis(services: ServicesDependency, address: Address, language: Language, table: TableId) -> Response:
    """Every seat's chance of winning at each step, and the moves that cost most. Refused before the game is over."""
    found = await services.finished.analysis(address, table, language)
    if isinstance(found, Working):
        return Answer(AnalysisProgress("working", found.done, found.of, found.ahead), 202)
    return _json(found)


@router.post(
    "/records",
    **returns(TableInfo, 201),
    summary="Upload a record",
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def upload_record(
    services: ServicesDependency, address: Address, reader: CurrentReader, request: Request
) -> Answer:
    """Keep the record of a whole game, to be watched again. It is checked by playing it; the same one is kept once."""
    table = await services.finished.keep_record(address, reader.player, await request.body())
    return table_answer(table, reader, 201)


def _json(written: bytes) -> Response:
    return Response(written, media_type="application/json")
