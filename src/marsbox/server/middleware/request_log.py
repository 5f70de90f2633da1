"""The request log: gives each request an id, counts and times it, and logs it."""

import logging
import re
import secrets
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from marsbox.server.runtime.logs import FACTS, log_context
from marsbox.server.runtime.metrics import Metrics

_log = logging.getLogger("marsbox.requests")
_GIVEN_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
_TABLE: Final = re.compile(r"/(?:api/tables|t)/([A-Za-z0-9_-]{16})(?:/|$)")
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NO_ANSWER: Final = 499
"""The status logged for a client that left before it was answered."""


class RequestLog:
    """Middleware that logs and counts every request and every socket."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and log its outcome."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = request_id(Headers(scope=scope).get("x-request-id", ""))
        table = _TABLE.match(scope["path"])
        with log_context(request=request, table=None if table is None else table[1]):
            await self._logged(request, scope, receive, send)

    async def _logged(self, request: str, scope: Scope, receive: Receive, send: Send) -> None:
        status = NO_ANSWER

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
                status = message.get("status", 101)
                MutableHeaders(scope=message)["X-Request-Id"] = request
            await send(message)

        begin = time.perf_counter()
        try:
            await self._app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - begin
            method = "WEBSOCKET" if scope["type"] == "websocket" else scope["method"]
            if scope["type"] == "http":
                self._metrics.requests.add(method if method in _METHODS else "other", str(status))
                self._metrics.request_seconds.add(seconds)
            facts = {"method": method[:20], "route": _route(scope), "status": status, "ms": round(seconds * 1000, 1)}
            _log.info("answered", extra={FACTS: facts})


def request_id(given: str) -> str:
    """The id that a proxy gave a request if it looks like one, else a new one.

    >>> request_id("proxy-0042")
    'proxy-0042'
    >>> request_id("two\\nlines") == request_id("two\\nlines")
    False
    """
    return given if _GIVEN_ID.fullmatch(given) else secrets.token_hex(8)


def _route(scope: Scope) -> str:
    # the path itself holds a table's id, or whatever somebody made up
    route = scope.get("route")
    return str(getattr(route, "path", "none"))
