"""Checks that a database belongs to Marsbox before anything is changed in it.

A file of SQLite is Marsbox's alone, so one that holds anything else is refused. It is looked at in a way that changes
not a byte, neither in it nor beside it. A database of PostgreSQL may be shared with others, as long as they have no
table with a name that Marsbox needs.
"""

import re
import shutil
import sqlite3
import tempfile
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from marsbox.core import UserError
from marsbox.server.store.schema import metadata

_VERSION_TABLE: Final = "alembic_version"
_VERSION: Final = re.compile(r"\d{4}")
"""What Marsbox calls the versions of its schema; other applications use other names."""
_ALWAYS_THERE: Final = frozenset({"tables", "seats"})
_MASK: Final = 0xFF


def check_file(file: Path) -> None:
    """Raise a `UserError` if a file of SQLite is not Marsbox's. One that is not there, or empty, may become so."""
    try:
        if not file.is_file() or file.stat().st_size == 0:
            return
    except OSError:
        # opening it will show why
        return
    log = file.with_name(f"{file.name}-wal")
    if log.is_file() and log.stat().st_size > 0 and not _is_known(file):
        _check_with_log(file, log)
    else:
        _check(file, _untouched(file))


def check_shared(connection: Connection, database: str) -> None:
    """Raise a `UserError` if a database of PostgreSQL has tables of others where Marsbox's own should be."""
    names = frozenset(inspect(connection).get_table_names())
    versions = (
        [str(version) for version in connection.scalars(text(f"SELECT version_num FROM {_VERSION_TABLE}"))]
        if _VERSION_TABLE in names
        else []
    )
    if not _is_ours(names, versions):
        taken = names & {*metadata.tables, _VERSION_TABLE}
        if taken:
            raise UserError("database_shared", database=database, tables=", ".join(sorted(taken)))


def _is_known(file: Path) -> bool:
    """Whether a file is Marsbox's whatever its log says."""
    try:
        names, versions = _content(_untouched(file))
    except sqlite3.Error:
        return False
    return bool(names) and _is_ours(names, versions)


def _check_with_log(file: Path, log: Path) -> None:
    """Check a file whose newest pages lie in a log beside it: a server runs on it, or was killed."""
    # SQLite would change both, so it is given a copy
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        shutil.copyfile(log, copy.with_name(log.name))
        _check(file, copy.as_uri())


def _check(file: Path, address: str) -> None:
    try:
        names, versions = _content(address)
    except sqlite3.OperationalError:
        # it can't be opened; opening it for use will show why
        return
    except sqlite3.DatabaseError as error:
        damaged = error.sqlite_errorcode & _MASK == sqlite3.SQLITE_CORRUPT
        raise UserError("database_damaged" if damaged else "database_foreign", database=file) from error
    if names and not _is_ours(names, versions):
        raise UserError("database_foreign", database=file)


def _untouched(file: Path) -> str:
    # "immutable": no lock is taken, and no log or journal is made beside it
    return f"{file.absolute().as_uri()}?mode=ro&immutable=1"


def _content(address: str) -> tuple[frozenset[str], list[str]]:
    """The names of the tables of a file, and the versions of its schema."""
    with closing(sqlite3.connect(address, uri=True)) as connection:
        found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        names = frozenset(str(name) for (name,) in found if not name.startswith("sqlite_"))
        known = connection.execute(f"SELECT * FROM {_VERSION_TABLE}") if _VERSION_TABLE in names else ()
        return names, [str(row[0]) for row in known]


def _is_ours(names: Collection[str], versions: Collection[str]) -> bool:
    if versions:
        return all(_VERSION.fullmatch(version) for version in versions) and _ALWAYS_THERE.issubset(names)
    # a server that was killed at its very first start has built a part of its tables
    return _VERSION_TABLE in names and {*metadata.tables, _VERSION_TABLE}.issuperset(names)
