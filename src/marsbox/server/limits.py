"""How much one client may ask for."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from marsbox.server.errors import Problem
from marsbox.server.settings import Limits


class Pace:
    """A token bucket: so many messages a second, and a burst at once.

    >>> pace = Pace(rate=1.0, burst=2)
    >>> [pace.allows(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._then: float | None = None

    def allows(self, now: float) -> bool:
        """Whether one more message is all right at this time, in seconds."""
        if self._then is not None:
            self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Sockets:
    """How many sockets each player has open."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.sockets_per_player
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many there are of all players together."""
        return self._open.total()

    @contextmanager
    def one_more(self, player: str) -> Iterator[None]:
        """Count a socket while it is open; a `Problem` if it is one too many."""
        if self._open[player] >= self._most:
            raise Problem("too_many_sockets", count=self._open[player], most=self._most)
        self._open[player] += 1
        try:
            yield
        finally:
            self._open[player] -= 1
            if not self._open[player]:
                del self._open[player]
