"""Security of every request: identity, origin, rate and size limits, and the headers that protect the answer."""

import asyncio
import logging
import math
import re
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from marsbox.core import UserError
from marsbox.server.middleware.identity import Identity
from marsbox.server.runtime.errors import body_of, headers_of, status_of
from marsbox.server.runtime.language import pick_language
from marsbox.server.runtime.rate_limits import TokenBuckets, address_of
from marsbox.server.runtime.settings import Settings

_log = logging.getLogger("marsbox.server")
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
RECORDS: Final = "/api/records"
"""The one place that takes more than a message: a whole game."""
TABLES: Final = "/api/tables"
OPENING: Final = (RECORDS, "/tutorial", "/rematch")
"""How the paths end, besides `TABLES`, to which a request opens a table."""
OWN_SITES: Final = ("none", "same-origin")
"""What a browser calls a request of the person themselves, or of a page of the same server."""
HEALTH: Final = "/healthz"
"""Paths for load balancers, which have no rate limit."""
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


_PORT: Final = re.compile(r":\d*$")


class Security:
    """Middleware around the whole application. It puts the player's id into `scope["state"]["player"]`."""

    def __init__(self, app: ASGIApp, settings: Settings, identity: Identity) -> None:
        self._app = app
        self._settings = settings
        self._identity = identity
        self._hosts = frozenset(host.lower() for host in settings.hosts)
        self._hinted = bool(settings.proxies)
        limits = settings.limits
        self._requests = TokenBuckets(limits.requests_per_second, limits.request_burst)
        self._changes = TokenBuckets(limits.changes_per_second, limits.change_burst)
        self._openings = TokenBuckets(limits.tables_per_minute / 60, limits.table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        guarded = self._guarded(scope, headers, send)
        if "x-forwarded-for" in headers and not self._hinted:
            self._hinted = True
            _log.warning("a proxy that MARSBOX_PROXIES does not name is not believed: its clients count as one address")
        try:
            if scope["path"] != HEALTH:
                self._check_host(headers)
                self._check_pace(scope)
            if "authorization" in headers and scope["path"] != HEALTH:
                scope["state"]["player"] = self._identity.bearer(headers["authorization"])
            self._check_origin(scope, headers)
            if scope["type"] == "http" and scope["method"] not in SAFE_METHODS:
                receive = await self._whole_body(self._most_bytes(scope["path"]), headers, receive)
        except UserError as problem:
            await _refuse(problem, self.language(scope, headers), scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)

    def language(self, scope: Scope, headers: Headers) -> str:
        """The language to refuse in; one that is not known counts as none."""
        return viewer_language(scope, headers, self._settings.language)

    def _guarded(self, scope: Scope, headers: Headers, send: Send) -> Send:
        player = self._identity.player(*headers.getlist("cookie"))
        cookie: str | None = None
        if player is None:
            player = self._identity.new_player()
            # a browser that withholds cookies on a cross-site request must not get a new identity
            foreign = headers.get("sec-fetch-site", "none") not in OWN_SITES
            if scope["path"].startswith("/api/") and "authorization" not in headers and not foreign:
                cookie = self._identity.set_cookie(player, secure=scope["scheme"] in ("https", "wss"))
        scope.setdefault("state", {})["player"] = player

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                out = MutableHeaders(scope=message)
                if message["type"] == "http.response.start":
                    for name, value in SECURITY_HEADERS.items():
                        out.setdefault(name, value)
                    if scope["path"].startswith("/api/"):
                        out.setdefault("Cache-Control", "no-store")
                if cookie is not None:
                    out.append("Set-Cookie", cookie)
            await send(message)

        return guarded

    def _check_pace(self, scope: Scope) -> None:
        address, now = address_of(scope), time.monotonic()
        wait = self._requests.wait(address, now)
        if scope["type"] == "http" and scope["method"] not in SAFE_METHODS:
            wait = max(wait, self._changes.wait(address, now))
            if scope["path"] == TABLES or scope["path"].endswith(OPENING):
                wait = max(wait, self._openings.wait(address, now))
        if wait > 0:
            raise UserError("too_many_requests", seconds=math.ceil(wait))

    def _check_host(self, headers: Headers) -> None:
        """Refuse a host name that is not the server's: another site may point its own name here (DNS rebinding)."""
        host = headers.get("host", "")
        name = host.rpartition(":")[0] if _PORT.search(host) else host
        if self._hosts and name.lower() not in self._hosts:
            raise UserError("foreign_host", host=host[:100])

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        origin = headers.get("origin")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        if origin is None:
            # no browser omits both, and a program that does has no cookie that a page could abuse
            if headers.get("sec-fetch-site", "none") in OWN_SITES:
                return
            origin = headers["sec-fetch-site"]
        if origin in self._settings.origins or _is_own(origin, scope, headers):
            return
        raise UserError("foreign_origin", origin=origin[:100])

    def _most_bytes(self, path: str) -> int:
        limits = self._settings.limits
        return limits.record_bytes if path == RECORDS else limits.message_bytes

    async def _whole_body(self, most: int, headers: Headers, receive: Receive) -> Receive:
        """Read the body up to the limit; returns a `receive` that replays it."""
        too_large = UserError("message_too_large", most=most)
        length = headers.get("content-length", "")
        if length.isascii() and length.isdigit() and int(length) > most:
            raise too_large
        body = b""
        more = True
        seconds = self._settings.limits.body_seconds
        try:
            async with asyncio.timeout(seconds):
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        return receive
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        raise too_large
        except TimeoutError:
            raise UserError("body_too_slow", most=f"{seconds:g}") from None
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again


def _is_own(origin: str, scope: Scope, headers: Headers) -> bool:
    """Whether a page was served by this server; one that came over plain HTTP speaks for no server with HTTPS."""
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    safe = page.scheme == "https" or scope["scheme"] in ("http", "ws")
    return safe and page.netloc == headers.get("host")


def viewer_language(scope: Scope, headers: Headers, default: str) -> str:
    """The language in which a viewer gets a problem, even if the problem is the language."""
    asked = Request({"type": "http", "query_string": scope["query_string"], "headers": []}).query_params.get("lang")
    accepted = headers.get("accept-language", "")
    try:
        return pick_language(asked, accepted, default)
    except UserError:
        return pick_language(None, accepted, default)


async def _refuse(problem: UserError, language: str, scope: Scope, receive: Receive, send: Send) -> None:
    response = JSONResponse(body_of(problem, language), status_of(problem), headers_of(problem))
    if scope["type"] == "http":
        await response(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(response)
