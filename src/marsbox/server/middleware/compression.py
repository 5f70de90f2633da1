"""Compression of answers that are the same for everybody."""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

# The size of compressed data reveals something of its content, so nothing that a game keeps secret is.
PUBLIC: Final = ("/assets/", "/api/games/")


class Compression:
    """Compresses the client's files, components and rules for clients that accept it."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._packed = GZipMiddleware(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self._packed if public else self._plain)(scope, receive, send)
