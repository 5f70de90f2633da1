"""Limits for connections: how many an address may have open, and how long and how large a request's head may be.

A client that opens connections and sends nothing, or sends without end, would otherwise block the others. Sockets
are counted elsewhere; a connection that becomes one is no longer counted here.
"""

import asyncio
import json
from collections import Counter
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from marsbox.core import UserError
from marsbox.server.runtime.errors import body_of, status_of
from marsbox.server.runtime.networks import networks, within
from marsbox.server.runtime.rate_limits import address_of
from marsbox.server.runtime.settings import Settings

_PIPELINED: Final = 16
"""Pipelined requests that may wait; browsers send none."""


class ConnectionLimits:
    """How many connections each address has open. A proxy has those of all its clients, and is not counted."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.language = settings.language
        self._proxies = networks(settings.proxies)
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count one more; whether the address may have it."""
        address = address_of({"client": (host, 0)})
        self._open[address] += 1
        return self._open[address] <= self.limits.connections_per_address or within(host, self._proxies)

    def leave(self, host: str) -> None:
        """Count one less."""
        address = address_of({"client": (host, 0)})
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class GuardedConnection(HttpToolsProtocol):
    """A connection that has to send the head of its request in time and within a size."""

    address_limits: ConnectionLimits

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._host: str | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._heard = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own is
        """Somebody connects."""
        super().connection_made(transport)
        self._host = "" if self.client is None else self.client[0]
        if self.address_limits.enter(self._host):
            self._wait_for_head()
        else:
            self._refuse(UserError("too_many_connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        # what belongs to a body is read and limited elsewhere
        self._heard = 0 if self._patience is None else self._heard + len(data)
        super().data_received(data)
        if self._patience is not None and self._heard > self.address_limits.limits.head_bytes:
            self._refuse(UserError("head_too_large", most=self.address_limits.limits.head_bytes))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._head_is_there()
        if len(self.pipeline) >= _PIPELINED:
            raise ValueError("too many requests wait for one answer")
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, and is counted as one from now on."""
        self._leave()
        super().handle_websocket_upgrade()

    def _wait_for_head(self) -> None:
        self._head_is_there()
        self._patience = self.loop.call_later(self.address_limits.limits.head_seconds, self._too_late)

    def _head_is_there(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _too_late(self) -> None:
        self._refuse(UserError("head_too_slow", most=f"{self.address_limits.limits.head_seconds:g}"))

    def _refuse(self, problem: UserError) -> None:
        self._head_is_there()
        if self.transport.is_closing():
            return
        body = json.dumps(body_of(problem, self.address_limits.language)).encode()
        status = HTTPStatus(status_of(problem))
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        self.transport.write(head.encode("ascii") + body)
        self.transport.close()

    def _leave(self) -> None:
        self._head_is_there()
        if self._host is not None:
            self.address_limits.leave(self._host)
            self._host = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket whose refusal is an answer like any other, and no error in the log."""

    async def send(self, message: Any) -> None:
        """Send what the application answers."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # without it uvicorn logs that the socket was not accepted
            self.handshake_complete = True


def guarded(settings: Settings) -> type[GuardedConnection]:
    """The kind of connection for one server."""

    class Guarded(GuardedConnection):
        address_limits = ConnectionLimits(settings)

    return Guarded
