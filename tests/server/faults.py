"""What can go wrong with an SQLite database, made to go wrong."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event


@contextmanager
def full(engine: Engine | type[Engine]) -> Iterator[None]:
    """No connection may add a page to its database."""
    with _pragmas(engine, broken="max_page_count = 1", mended="max_page_count = 1073741823"):
        yield


@contextmanager
def read_only(engine: Engine | type[Engine]) -> Iterator[None]:
    """No connection may write."""
    with _pragmas(engine, broken="query_only = ON", mended="query_only = OFF"):
        yield


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def _pragmas(engine: Engine | type[Engine], broken: str, mended: str) -> Iterator[None]:
    state = broken

    def apply(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {state}")
        cursor.close()

    event.listen(engine, "checkout", apply)
    yield
    # connections of a pool live on, and have to forget it
    state = mended
    if isinstance(engine, type):
        event.remove(engine, "checkout", apply)
