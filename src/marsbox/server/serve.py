"""Starts a server, or says in one sentence why it can't be started."""

import asyncio
import errno
import gc
import math
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from marsbox.core import UserError
from marsbox.server.app import create_app
from marsbox.server.middleware.connections import SocketConnection, guarded
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.logs import write_log
from marsbox.server.runtime.settings import Settings
from marsbox.server.services import Services
from marsbox.server.store.sqlite_lock import sqlite_lock

FAILED: Final = 2
_FRAME_BYTES: Final = 4
"""How many times the largest message a frame may be before the connection is cut instead of answered."""


_OBJECTS: Final = 20_000
_SWITCH_SECONDS: Final = 0.0005


def _print_flushed(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def serve(settings: Settings, say: Callable[[str], None] = _print_flushed) -> int:
    """Serve until stopped, and return the exit status: 2 if the server could not be started."""
    try:
        app = create_app(settings)
        with sqlite_lock(app.state.database.file):
            asyncio.run(_try_database(app))
            with _listen(settings) as listening:
                say(f"Marsbox: http://{_shown_host(settings)}:{listening.getsockname()[1]}")
                write_log(settings.log)
                _tune_interpreter()
                Server(app, settings).run(sockets=[listening])
    except UserError as problem:
        sys.stderr.write(message_of(problem, settings.language) + "\n")
        return FAILED
    except KeyboardInterrupt:
        # Ctrl-C has ended the server in good order; it needs no stack trace
        return 0
    return 0


def _tune_interpreter() -> None:
    """Tune the interpreter for many short answers and a thread that stores moves."""
    # a view is made of hundreds of small objects that live for one answer: cycles are looked for less often
    gc.collect()
    gc.freeze()
    gc.set_threshold(_OBJECTS, 10, 5)
    # the thread that stores a move waits no longer than this for the one that talks to people
    sys.setswitchinterval(_SWITCH_SECONDS)


async def _try_database(app: FastAPI) -> None:
    """Open the database once before the server starts, because a failure then is a sentence and not a stack trace."""
    try:
        await app.state.database.open()
    finally:
        await app.state.database.close()


class Server(uvicorn.Server):
    """A server that finishes changes in flight before it disconnects its clients."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        super().__init__(_config(app, settings))
        self._services: Services = app.state.services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Store and send the moves on their way, then close everything."""
        await self._services.finish()
        await super().shutdown(sockets)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        access_log=False,
        http=guarded(settings),
        ws=SocketConnection,
        ws_max_size=_FRAME_BYTES * settings.limits.message_bytes,
        # compressing costs memory for each socket, and the size of compressed data reveals something of its content
        ws_per_message_deflate=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=math.ceil(settings.stop_seconds),
        log_config=None,
        lifespan="on",
    )


def _listen(settings: Settings) -> socket.socket:
    host, port = settings.host, settings.port
    if not 0 <= port <= 65535:
        raise UserError("bad_port", port=port)
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UserError("port_taken", host=host, port=port) from error
        raise UserError("port_unusable", host=host, port=port, reason=error.strerror or error) from error


def _shown_host(settings: Settings) -> str:
    if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return settings.host
