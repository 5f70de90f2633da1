"""A check of every table for the operator: which can't be read, why, and what is left of them."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

from marsbox.core import UserError
from marsbox.server.export.rows import written
from marsbox.server.export.transfer import PARTS, all_tables, reason_of, table_rows
from marsbox.server.export.verify import verify
from marsbox.server.store.database import Database
from marsbox.server.store.schema import tables
from marsbox.server.store.table_rows import UNREADABLE
from marsbox.server.tables.catalog import Catalog


@dataclass(frozen=True)
class Checked:
    """How many tables there are; those that are damaged, and those that wait for something else, with the reason."""

    tables: int
    damaged: Mapping[str, str]
    waiting: Mapping[str, UserError]


async def check_all(database: Database, catalog: Catalog) -> Checked:
    """Read every table and play its game through, where its rules have not changed."""

    def work(connection: Connection) -> Checked:
        damaged: dict[str, str] = {}
        waiting: dict[str, UserError] = {}
        names = all_tables(connection)
        for name in names:
            try:
                verify(catalog, *table_rows(connection, name))
            except UNREADABLE as error:
                damaged[name] = reason_of(error)
            except UserError as problem:
                waiting[name] = problem
        return Checked(len(names), damaged, waiting)

    with database.as_problem():
        return await database.read(work)


async def save_rest(database: Database, table: str, folder: Path) -> Path:
    """Write all that is stored of a table to a new file, as it lies in the database."""

    def work(connection: Connection) -> dict[str, Any]:
        rest: dict[str, Any] = {"tables": _raw(connection, tables.name, "id", table)}
        for part in PARTS:
            rest[part.name] = _raw(connection, part.name, "table_id", table)
        return rest

    with database.as_problem():
        rest = await database.read(work)
    return _write(folder / f"{table}.json", json.dumps(rest, ensure_ascii=False, indent=1))


def _raw(connection: Connection, part: str, column: str, table: str) -> list[dict[str, Any]]:
    # names are those of the schema; what a column holds is not interpreted, because that is what failed
    query = text(f"SELECT * FROM {part} WHERE {column} = :table")
    found = connection.execute(query, {"table": table}).mappings()
    return [{name: written(value) for name, value in row.items()} for row in found]


def _write(file: Path, content: str) -> Path:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # it holds hidden cards
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(content)
    except FileExistsError as error:
        raise UserError("export_exists", file=file) from error
    except OSError as error:
        raise UserError("export_unwritable", file=file, reason=error.strerror or error) from error
    return file
