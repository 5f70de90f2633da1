"""The web application: routes and middleware around the services."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI

from marsbox.core import UserError
from marsbox.server.http import (
    routes_finished,
    routes_games,
    routes_people,
    routes_seat_links,
    routes_seats,
    routes_tables,
)
from marsbox.server.http.answers import DescribedApp
from marsbox.server.http.error_handlers import add_error_handlers
from marsbox.server.http.health import health_router
from marsbox.server.http.pages import page_router
from marsbox.server.middleware.compression import Compression
from marsbox.server.middleware.identity import Identity, given_secret, load_secret
from marsbox.server.middleware.request_log import RequestLog
from marsbox.server.middleware.security import Security
from marsbox.server.play.sync import TableSync
from marsbox.server.runtime.language import check_language
from marsbox.server.runtime.logs import check_style
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.runtime.networks import networks
from marsbox.server.runtime.periodic import PeriodicTask
from marsbox.server.runtime.settings import Settings
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.pg_notify import libpq_address
from marsbox.server.store.table_store import TableStore
from marsbox.server.ws import connection

if TYPE_CHECKING:
    from marsbox.server.bots.jobs import Jobs

BOTS_IN: Final = ("server", "workers")
DESCRIPTION = """Open tables, take seats and read records. A game itself is played over the WebSocket
/api/tables/{id}/live, which docs/protocol.md describes.

You are who your cookie says: the first answer sets it. Every refusal has the body {"error": {"code", "message"}}, and
refusing changes nothing."""


def create_app(settings: Settings) -> FastAPI:
    """A server's application, which opens its database when it starts. A `UserError` says what settings are wrong."""
    check_language(settings.language)
    check_style(settings.log)
    networks(settings.proxies)
    database = Database(settings)
    # before a key is made beside it
    database.check_ours()
    metrics = Metrics()
    jobs = _jobs(settings, database)
    services = Services(settings, TableStore(database), metrics, jobs)
    sync = TableSync(database, services.registry.tables, services.presence_tracker.remote_changed)
    takeovers = PeriodicTask("taking over bots", settings.takeover_seconds, services.take_over)
    identity = Identity(given_secret(settings.secret) if settings.secret else load_secret(database.secret_file))

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await database.open()
        if jobs is not None:
            await jobs.open()
        sync.start()
        await services.resume()
        takeovers.start()
        try:
            yield
        finally:
            await takeovers.close()
            await sync.close()
            await services.close()
            await database.close()

    app = DescribedApp(
        title="Marsbox",
        version="1",
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.services = services
    app.state.identity = identity
    app.state.database = database
    add_error_handlers(app, settings.language)
    for routes in (routes_games, routes_tables, routes_finished, routes_seats, routes_seat_links, routes_people):
        app.include_router(routes.router)
    app.include_router(connection.router)
    app.include_router(health_router(settings, database, metrics))
    app.include_router(page_router(settings.static, settings.language))
    app.add_middleware(Compression)
    app.add_middleware(Security, settings=settings, identity=identity)
    app.add_middleware(RequestLog, metrics=metrics)
    return app


def _jobs(settings: Settings, database: Database) -> "Jobs | None":
    """The queue for workers, if bots think there."""
    if settings.bots_in not in BOTS_IN:
        raise UserError("unknown_bots_place", place=settings.bots_in[:40], known=", ".join(BOTS_IN))
    if settings.bots_in == "server":
        return None
    if not database.shared:
        raise UserError("workers_need_postgresql", database=database.name)
    # most servers need no queue, and start sooner without it
    from marsbox.server.bots.jobs import Jobs

    return Jobs(libpq_address(database.url), settings.stand_in_seconds)
