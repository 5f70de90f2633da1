"""The application: everything put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI

from marsbox.server.http.error_handlers import add_error_handlers
from marsbox.server.http.health import health_router
from marsbox.server.http.pages import page_router
from marsbox.server.http.routes_people import router as people_router
from marsbox.server.http.routes_seat_links import SeatLinks
from marsbox.server.http.routes_seat_links import router as seat_link_router
from marsbox.server.http.routes_seats import router as life_router
from marsbox.server.http.routes_tables import router
from marsbox.server.middleware.compression import Compression
from marsbox.server.middleware.identity import Identity, given_secret, load_secret
from marsbox.server.middleware.request_log import RequestLog
from marsbox.server.middleware.security import Security
from marsbox.server.play.lobby import Lobby
from marsbox.server.play.sync import TableSync
from marsbox.server.runtime.errors import Problem
from marsbox.server.runtime.language import check_language
from marsbox.server.runtime.logs import check_style
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.runtime.networks import networks
from marsbox.server.runtime.periodic import PeriodicTask
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore

if TYPE_CHECKING:
    from marsbox.server.bots.jobs import Jobs

BOTS_IN: Final = ("server", "workers")
DESCRIPTION = """Open tables, take seats and read records. A game itself is played over the WebSocket
/api/tables/{id}/live, which docs/protocol.md describes.

You are who your cookie says: the first answer sets it. Every refusal has the body {"error": {"code", "message"}}, and
refusing changes nothing."""


def create_app(settings: Settings) -> FastAPI:
    """A server's application, which opens its database when it starts. A `Problem` says what settings are wrong."""
    check_language(settings.language)
    check_style(settings.log)
    networks(settings.proxies)
    database = Database(settings)
    # before a key is made beside it
    database.check_ours()
    metrics = Metrics()
    jobs = _jobs(settings, database)
    storage = TableStore(database)
    lobby = Lobby(settings, storage, metrics, jobs)
    following = TableSync(database, lobby.tables, lobby.hear_of_elsewhere)
    takeovers = PeriodicTask("taking over bots", settings.takeover_seconds, lobby.take_over)
    identity = Identity(given_secret(settings.secret) if settings.secret else load_secret(database.secret_file))

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await database.open()
        if jobs is not None:
            await jobs.open()
        following.start()
        await lobby.resume()
        takeovers.start()
        try:
            yield
        finally:
            await takeovers.close()
            await following.close()
            await lobby.close()
            await database.close()

    app = FastAPI(
        title="Marsbox",
        version="1",
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.lobby = lobby
    app.state.identity = identity
    app.state.database = database
    app.state.seat_links = SeatLinks(lobby, storage)
    add_error_handlers(app, settings.language)
    app.include_router(router)
    app.include_router(health_router(settings, database, metrics))
    app.include_router(life_router)
    app.include_router(seat_link_router)
    app.include_router(people_router)
    app.include_router(page_router(settings.static, settings.language))
    app.add_middleware(Compression)
    app.add_middleware(Security, settings=settings, identity=identity)
    app.add_middleware(RequestLog, metrics=metrics)
    return app


def _jobs(settings: Settings, database: Database) -> "Jobs | None":
    """The queue for workers, if bots think there."""
    if settings.bots_in not in BOTS_IN:
        raise Problem("unknown_bots_place", place=settings.bots_in[:40], known=", ".join(BOTS_IN))
    if settings.bots_in == "server":
        return None
    if not database.shared:
        raise Problem("workers_need_postgresql", database=database.name)
    # most servers need no queue, and start sooner without it
    from marsbox.server.bots.jobs import Jobs

    return Jobs(database.url)
