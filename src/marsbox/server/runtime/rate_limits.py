"""Rate limits for each client: requests, messages and open sockets."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.types import Scope

from marsbox.core import UserError
from marsbox.server.runtime.settings import Limits

_ADDRESSES_KEPT: Final = 10_000
_IPV6_HOME: Final = 64
_LONGEST_NAME: Final = 60


class TokenBucket:
    """A token bucket: so many messages a second, and a burst at once.

    >>> pace = TokenBucket(rate=1.0, burst=2)
    >>> [pace.allows(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    >>> pace.wait(1.5)
    0.5
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._then: float | None = None

    def allows(self, now: float) -> bool:
        """Whether one more message is allowed at this time, in seconds."""
        self._refill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self, now: float) -> float:
        """How many seconds to wait until the next message is allowed."""
        self._refill(now)
        return max(0.0, 1 - self._tokens) / self._rate

    def rested(self, now: float) -> bool:
        """Whether the bucket is full again."""
        self._refill(now)
        return self._tokens >= self._burst

    def _refill(self, now: float) -> None:
        if self._then is not None:
            self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now


class TokenBuckets:
    """A bucket for each address; full ones are dropped.

    >>> paces = TokenBuckets(rate=1.0, burst=1)
    >>> [paces.wait("192.0.2.1", 0.0), paces.wait("192.0.2.1", 0.0), paces.wait("192.0.2.2", 0.0)]
    [0.0, 1.0, 0.0]
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def wait(self, address: str, now: float) -> float:
        """Count one more request of an address: 0 if it is allowed, else how many seconds to wait."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= _ADDRESSES_KEPT:
                self._forget(now)
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst)
        return 0.0 if bucket.allows(now) else bucket.wait(now)

    def _forget(self, now: float) -> None:
        busy = {address: bucket for address, bucket in self._buckets.items() if not bucket.rested(now)}
        # many addresses must not exhaust memory: the newest half of them is kept
        self._buckets = dict(list(busy.items())[-_ADDRESSES_KEPT // 2 :])


class SocketLimits:
    """How many sockets each player and each address has open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._players: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many are open in total."""
        return self._players.total()

    @contextmanager
    def one_more(self, player: str, address: str) -> Iterator[None]:
        """Count a socket while it is open; a `UserError` if it is one too many."""
        limits = self._limits
        if self._players[player] >= limits.sockets_per_player:
            raise UserError("too_many_sockets", count=self._players[player], most=limits.sockets_per_player)
        if self._addresses[address] >= limits.sockets_per_address:
            raise UserError("too_many_sockets_here", most=limits.sockets_per_address)
        if self._addresses.total() >= limits.sockets:
            raise UserError("server_full", seconds=60)
        with _counted(self._players, player), _counted(self._addresses, address):
            yield


def address_of(scope: Scope) -> str:
    """The address of a client. Of an IPv6 address only the network counts, because one home has all addresses of it.

    >>> address_of({"client": ("192.0.2.1", 1234)}), address_of({"client": ("2001:db8:1:2:3:4:5:6", 1234)})
    ('192.0.2.1', '2001:db8:1:2::')
    """
    host = (scope.get("client") or ("", 0))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)[:_LONGEST_NAME]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        rest = 128 - _IPV6_HOME
        return str(IPv6Address(int(address) >> rest << rest))
    return str(address)


@contextmanager
def _counted(counter: Counter[str], key: str) -> Iterator[None]:
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
