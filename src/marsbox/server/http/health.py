"""Health and metrics, for load balancers and operators."""

import asyncio
import math
import time
from collections.abc import Awaitable
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from marsbox.core import UserError
from marsbox.server.runtime.errors import body_of
from marsbox.server.runtime.metrics import CONTENT_TYPE, Metrics
from marsbox.server.runtime.networks import networks, within
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.database import Database, redacted

_TIMEOUT_SECONDS: Final = 3.0
_TRIED_EVERY: Final = 10.0
_LATE: Final = {True: "database_unreachable", False: "database_locked"}
"""What it means that a database does not answer in time, if others share it or not."""


def health_router(settings: Settings, database: Database, metrics: Metrics) -> APIRouter:
    """The routes; the figures are for the addresses that the settings name."""
    router = APIRouter(include_in_schema=False)
    allowed = networks(settings.metrics_from)

    health = Health(database)

    @router.api_route("/healthz", methods=["GET", "HEAD"])
    async def healthy() -> Response:
        problem = await health.problem()
        state = {"alive": True, "database": problem is None}
        error = {} if problem is None else body_of(problem, settings.language)
        return JSONResponse(state | error, 200 if problem is None else 503, {"Cache-Control": "no-store"})

    @router.get("/metrics")
    async def figures(request: Request) -> Response:
        if request.client is None or not within(request.client.host, allowed):
            raise UserError("metrics_secret")
        return Response(metrics.text(), headers={"Cache-Control": "no-store"}, media_type=CONTENT_TYPE)

    return router


class Health:
    """Whether the database answers and can be written; writing is tried every few seconds at most."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tried = -math.inf
        self._trying: asyncio.Task[UserError | None] | None = None
        self._unwritable: UserError | None = None

    async def problem(self) -> UserError | None:
        """What is wrong, in words that anybody may read; None if nothing is."""
        return await self._unreachable() or await self._full()

    async def _unreachable(self) -> UserError | None:
        return await self._attempt(self._database.ping())

    async def _full(self) -> UserError | None:
        if self._trying is None:
            if time.monotonic() < self._tried + _TRIED_EVERY:
                return self._unwritable
            self._trying = asyncio.create_task(self._attempt(self._database.probe_disk()), name="trying to write")
            self._trying.add_done_callback(self._note)
        return await asyncio.shield(self._trying)

    def _note(self, trying: "asyncio.Task[UserError | None]") -> None:
        self._trying = None
        if not trying.cancelled():
            self._tried, self._unwritable = time.monotonic(), trying.result()

    async def _attempt(self, work: Awaitable[object]) -> UserError | None:
        try:
            async with asyncio.timeout(_TIMEOUT_SECONDS):
                with self._database.as_problem():
                    await work
        except UserError as problem:
            return redacted(problem)
        except TimeoutError:
            return redacted(UserError(_LATE[self._database.shared], database=self._database.name))
        return None
