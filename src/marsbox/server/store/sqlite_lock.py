"""A lock on an SQLite file for one server at a time: two would not know of each other's moves."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from marsbox.core import UserError


@contextmanager
def sqlite_lock(file: Path | None) -> Iterator[None]:
    """Hold the lock on this file, or raise a `UserError` if another server has it; None is a shared database.

    A lock on a small file beside the database says so. It is SQLite's own, so it ends with its process, however that
    ends.
    """
    if file is None:
        yield
        return
    with closing(sqlite3.connect(":memory:" if _unusable(file) else _beside(file), timeout=0)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise UserError("database_served", database=file) from error
        yield


def _beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.serving")


def _unusable(file: Path) -> bool:
    """Whether nothing can be written beside the database; opening the database itself will show why."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with _beside(file).open("a"):
            return False
    except OSError:
        return True
