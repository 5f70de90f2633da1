"""The server's log: every line knows the request and the table it is about.

A table's id is the secret part of its link, so a line holds the beginning of it alone: enough to find the table in the
database, not enough to open it.
"""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from marsbox.core import UserError

STYLES: Final = ("plain", "json")
SHOWN: Final = 6
"""How many characters of a table's id are logged."""
FACTS: Final = "facts"
"""The name in `extra` under which a line brings facts of its own."""

_request: ContextVar[str] = ContextVar("request", default="")
_table: ContextVar[str] = ContextVar("table", default="")


def short_id(table: str) -> str:
    """A table's id as a log may hold it.

    >>> short_id("k3f9Zx_81uQw-0ab")
    'k3f9Zx'
    """
    return table[:SHOWN]


@contextmanager
def log_context(*, request: str | None = None, table: str | None = None) -> Iterator[None]:
    """Lines logged inside carry this request, this table, or both."""
    before = _request.get(), _table.get()
    if request is not None:
        _request.set(request)
    if table is not None:
        _table.set(short_id(table))
    try:
        yield
    finally:
        _request.set(before[0])
        _table.set(before[1])


class _Formatter(logging.Formatter):
    """Adds request and table to a line."""

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        """Everything besides the message."""
        known = {"request": _request.get(), "table": _table.get()}
        return {name: value for name, value in known.items() if value} | getattr(record, FACTS, {})


class PlainFormatter(_Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name that logging calls
        """The line, with its facts in brackets at the end."""
        facts = " ".join(f"{name}={value}" for name, value in self.facts(record).items())
        return super().formatMessage(record) + (f" [{facts}]" if facts else "")


class JsonFormatter(_Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The object; the stack trace of an error is a field of it."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        } | self.facts(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def check_style(style: str) -> None:
    """A `UserError` if there is no such style of log."""
    if style not in STYLES:
        raise UserError("unknown_log", log=style[:40], known=", ".join(STYLES))


def write_log(style: str) -> None:
    """Write the log of this process to its standard error: warnings for people, every request for programs."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if style == "json" else PlainFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("marsbox").setLevel(logging.INFO if style == "json" else logging.WARNING)
