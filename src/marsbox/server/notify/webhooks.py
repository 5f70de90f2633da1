"""Sending a line of text to an address that a player has named, such as a topic of ntfy or a webhook of Discord.

The address is anybody's word, so the server talks to nothing of its own neighbourhood: the name is looked up, every
address it has must be a public one, the connection goes to one of those very addresses, and no answer leads on to
another place. Nothing of an answer is read but its status.
"""

import asyncio
import json
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from marsbox.core import UserError
from marsbox.server.runtime.networks import networks, within

LONGEST: Final = 500
PATIENCE_SECONDS: Final = 5.0
_STATUS_LINE: Final = 1024
_PORTS: Final = {"https": 443, "http": 80}
_SPECIAL_IPV4: Final = networks(
    [
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    ]
)
"""The whole of IANA's registry of special-purpose addresses, and those of multicast. Python's own idea of a global
address changes with its version and has let some of them through."""
_UNICAST_IPV6: Final = networks(["2000::/3"])
"""The one part of IPv6 from which IANA gives out addresses of the open internet."""
_SPECIAL_IPV6: Final = networks(["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"])
"""What IANA's registry has in that part."""
_DISCORD: Final = ("discord.com", "discordapp.com")
_FIRST_FREE_PORT: Final = 1024
_LOOKUPS: Final = ThreadPoolExecutor(4, "looking up names")
"""Threads of their own: a name server that does not answer delays nothing but other notifications."""

Lookup = Callable[[str, int], Awaitable[Sequence[str]]]
MayReach = Callable[[str], bool]


class NotSent(Exception):
    """A line that did not arrive; it says why, and never where."""


@dataclass(frozen=True)
class Target:
    """Where a line goes: the name for the certificate, and the address for the connection."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, and none in disguise.

    >>> [is_public(one) for one in ("93.184.216.34", "127.0.0.1", "10.0.0.1", "169.254.169.254", "::1")]
    [True, False, False, False, False]
    >>> [is_public(one) for one in ("::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "fe80::1%eth0", "::a00:1")]
    [False, False, False, False, False]
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return within(str(known), _UNICAST_IPV6) and not within(str(known), _SPECIAL_IPV6)
    return not within(str(known), _SPECIAL_IPV4)


async def look_up(host: str, port: int) -> Sequence[str]:
    """All addresses of a name."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, ask)
    return [str(entry[4][0]) for entry in found]


async def find_target(url: str, lookup: Lookup = look_up, may_reach: MayReach = is_public) -> Target:
    """Where an address leads, or a `UserError` if it leads nowhere that the server may talk to."""
    parts = _parts(url)
    host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            addresses = await lookup(host, port)
    except (OSError, UnicodeError):
        raise UserError("webhook_unknown", host=host[:100]) from None
    if not addresses or not all(may_reach(address) for address in addresses):
        raise UserError("webhook_private", host=host[:100])
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port, path, addresses[0])


async def send(target: Target, text: str) -> None:
    """Send a line and see whether it was taken; `NotSent` if not. It takes a few seconds at most."""
    context = ssl.create_default_context() if target.scheme == "https" else None
    name = target.host if context is not None else None
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_connection(
                target.address, target.port, ssl=context, server_hostname=name, limit=_STATUS_LINE
            )
            try:
                writer.write(_request(target, text))
                await writer.drain()
                answer = await reader.readline()
            finally:
                writer.close()
    except (OSError, ValueError) as error:
        # a timeout and a bad certificate are errors of the system too
        raise NotSent(type(error).__name__) from error
    status = answer.split(b" ", 2)[1:2]
    if not status or not status[0].startswith(b"2"):
        raise NotSent(f"status {status[0][:3].decode('ascii', 'replace') if status else 'none'}")


def _parts(url: str) -> SplitResult:
    refused = UserError("bad_webhook", most=LONGEST)
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise refused
    try:
        parts = urlsplit(url)
        whole = parts.scheme in _PORTS and parts.hostname and _may_be_web(parts.port) and "@" not in parts.netloc
    except ValueError:
        raise refused from None
    if not whole:
        raise refused
    return parts


def _may_be_web(port: int | None) -> bool:
    """Whether a port may be that of a web server; mail, shells and the like have the low ones."""
    return port is None or port in _PORTS.values() or port >= _FIRST_FREE_PORT


def _request(target: Target, text: str) -> bytes:
    if target.host in _DISCORD:
        # the name of a table must not mention anybody
        body = json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode()
        kind = "application/json"
    else:
        body, kind = text.encode(), "text/plain; charset=utf-8"
    usual = target.port == _PORTS[target.scheme]
    name = f"[{target.host}]" if ":" in target.host else target.host
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {name}" if usual else f"Host: {name}:{target.port}",
        "User-Agent: Marsbox",
        f"Content-Type: {kind}",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
