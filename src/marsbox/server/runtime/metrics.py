"""Figures for operators, in the text format of Prometheus.

They count and time; none of them names a player or a table.
"""

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate
from typing import Final, Protocol

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metric(Protocol):
    """Something that is exported as lines of text."""

    def lines(self) -> Iterator[str]:
        """The lines of the text format."""


class Counter:
    """How often something happened, for each combination of labels.

    >>> count = Counter("moves_total", "Moves.", "game")
    >>> count.add("pocket-mars")
    >>> list(count.lines())[-1]
    'moves_total{game="pocket-mars"} 1'
    """

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        self._name = name
        self._meaning = meaning
        self._labels = labels
        self._counted: dict[tuple[str, ...], int] = defaultdict(int)
        if not labels:
            self._counted[()] = 0

    def add(self, *values: str) -> None:
        """Count one; `values` are those of the labels, and never come from a client's input."""
        self._counted[values] += 1

    def lines(self) -> Iterator[str]:
        """The lines of the text format."""
        yield from _head(self._name, self._meaning, "counter")
        for values, number in sorted(self._counted.items()):
            pairs = ",".join(f'{label}="{value}"' for label, value in zip(self._labels, values, strict=True))
            yield f"{self._name}{{{pairs}}} {number}" if pairs else f"{self._name} {number}"


class Gauge:
    """How much there is of something now.

    >>> list(Gauge("sockets", "Open sockets.", lambda: 3).lines())[-1]
    'sockets 3'
    """

    def __init__(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        self._name = name
        self._meaning = meaning
        self._read = read

    def lines(self) -> Iterator[str]:
        """The lines of the text format."""
        yield from _head(self._name, self._meaning, "gauge")
        yield f"{self._name} {self._read():g}"


class Histogram:
    """How long something took: how often it took at most so many seconds.

    >>> timing = Histogram("move_seconds", "A move.", [0.1, 1.0])
    >>> timing.add(0.5)
    >>> list(timing.lines())[2:]
    ['move_seconds_bucket{le="0.1"} 0', 'move_seconds_bucket{le="1"} 1', 'move_seconds_bucket{le="+Inf"} 1',
     'move_seconds_sum 0.5', 'move_seconds_count 1']
    """

    def __init__(self, name: str, meaning: str, bounds: Sequence[float] = SECONDS) -> None:
        self._name = name
        self._meaning = meaning
        self._bounds = bounds
        self._counted = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one of so many seconds."""
        self._counted[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Time what happens inside, unless it fails."""
        begin = time.perf_counter()
        yield
        self.add(time.perf_counter() - begin)

    def lines(self) -> Iterator[str]:
        """The lines of the text format."""
        yield from _head(self._name, self._meaning, "histogram")
        limits = [f"{bound:g}" for bound in self._bounds] + ["+Inf"]
        for limit, number in zip(limits, accumulate(self._counted), strict=True):
            yield f'{self._name}_bucket{{le="{limit}"}} {number}'
        yield f"{self._name}_sum {self._sum:g}"
        yield f"{self._name}_count {sum(self._counted)}"


class Metrics:
    """All figures of one server process."""

    def __init__(self) -> None:
        self.requests = Counter("marsbox_requests_total", "HTTP requests answered.", "method", "status")
        self.request_seconds = Histogram("marsbox_request_seconds", "From a request to the end of its answer.")
        self.messages = Counter("marsbox_messages_total", "WebSocket messages.", "direction")
        self.refusals = Counter("marsbox_refusals_total", "WebSocket messages refused.", "code")
        self.move_seconds = Histogram("marsbox_move_seconds", "From a person's move to its being stored and told.")
        self.thought_seconds = Histogram("marsbox_bot_seconds", "From a question to a bot to its answer.")
        self._metrics: list[Metric] = [
            self.requests,
            self.request_seconds,
            self.messages,
            self.refusals,
            self.move_seconds,
            self.thought_seconds,
        ]

    def add_gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """Export a value that is read whenever the figures are."""
        self._metrics.append(Gauge(name, meaning, read))

    def text(self) -> str:
        """All figures as they are now."""
        return "".join(f"{line}\n" for metric in self._metrics for line in metric.lines())


def _head(name: str, meaning: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"
