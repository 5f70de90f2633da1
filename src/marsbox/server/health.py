"""What an operator and a load balancer ask: whether the server works, and its figures."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse, Response

from marsbox.server.database import Database
from marsbox.server.errors import Problem
from marsbox.server.metrics import CONTENT_TYPE, Metrics
from marsbox.server.networks import networks, within
from marsbox.server.settings import Settings

_PATIENCE_SECONDS: Final = 3.0


def health_router(settings: Settings, database: Database, metrics: Metrics) -> APIRouter:
    """The routes; the figures are for the addresses that the settings name."""
    router = APIRouter(include_in_schema=False)
    watchers = networks(settings.metrics_from)

    @router.api_route("/healthz", methods=["GET", "HEAD"])
    async def health() -> Response:
        works = await reachable(database)
        state = {"alive": True, "database": works}
        return JSONResponse(state, 200 if works else 503, {"Cache-Control": "no-store"})

    @router.get("/metrics")
    async def figures(request: Request) -> Response:
        if request.client is None or not within(request.client.host, watchers):
            raise Problem("metrics_secret")
        return Response(metrics.text(), headers={"Cache-Control": "no-store"}, media_type=CONTENT_TYPE)

    return router


async def reachable(database: Database) -> bool:
    """Whether the database answers."""
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            await database.read(lambda connection: connection.execute(text("SELECT 1")))
    except (SQLAlchemyError, OSError):
        # a timeout is an OSError too
        return False
    return True
