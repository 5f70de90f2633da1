"""Export of a whole database to one file, and import: for backups, and between SQLite and PostgreSQL.

What belongs to a table is found in the schema, so that whatever is stored with tables goes along. A file is read as a
whole or not at all, and every game in it is played through first.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from marsbox.core import UserError
from marsbox.server.export.file import Line, damaged, read_lines, write_lines
from marsbox.server.export.rows import read_row, written_row
from marsbox.server.export.verify import RowOf, verify, verify_readable
from marsbox.server.store.database import Database, schema_version
from marsbox.server.store.schema import disk_probes, metadata, tables
from marsbox.server.store.table_rows import UNREADABLE
from marsbox.server.tables.catalog import Catalog

PARTS: Final = tuple(
    part
    for part in metadata.sorted_tables
    if any(key.column.table is tables for column in part.columns for key in column.foreign_keys)
)
"""What belongs to a table and goes with it."""
_OTHERS: Final = tuple(part for part in metadata.sorted_tables if part not in (*PARTS, tables, disk_probes))


@dataclass(frozen=True)
class Exported:
    """How many tables were written, and which were left out because they can't be read, with the reason."""

    tables: int
    left_out: Mapping[str, str]


async def export_all(database: Database, catalog: Catalog, file: Path) -> Exported:
    """Write everything to a new file that only its owner may read, except tables that are unreadable."""
    with write_lines(file) as write, database.as_problem():

        def work(connection: Connection) -> Exported:
            write({"schema": schema_version(connection)})
            count, left_out = 0, {}
            for line in _others(connection):
                write(line)
            for name in all_tables(connection):
                try:
                    write(_table_line(connection, catalog, name))
                    count += 1
                except UNREADABLE as error:
                    left_out[name] = reason_of(error)
            return Exported(count, left_out)

        return await database.read(work)


async def import_all(database: Database, catalog: Catalog, file: Path) -> int:
    """Read everything from a file, or nothing if anything in it is wrong; the number of tables in it."""

    def work(connection: Connection) -> int:
        lines = read_lines(file)
        if next(lines).get("schema", "") > schema_version(connection):
            raise UserError("import_newer", file=file)
        count = 0
        for line in lines:
            if "table" in line:
                _add_table(connection, catalog, line, file)
                count += 1
            else:
                _add_row(connection, line, file)
        return count

    with database.as_problem():
        return await database.write(work)


def _others(connection: Connection) -> Iterator[Line]:
    for part in _OTHERS:
        for row in connection.execute(select(part).order_by(*part.primary_key)):
            yield {"of": part.name, "row": written_row(part, dict(row._mapping))}


def _table_line(connection: Connection, catalog: Catalog, name: str) -> Line:
    table, parts = table_rows(connection, name)
    # a table that needs other components or a newer Marsbox is not damaged
    with suppress(UserError):
        verify_readable(catalog, table, parts)
    return {
        "table": written_row(tables, table),
        "parts": {part.name: [written_row(part, row) for row in parts[part.name]] for part in PARTS},
    }


def reason_of(error: Exception) -> str:
    """What is wrong with a table, for its operator."""
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"


def all_tables(connection: Connection) -> Sequence[str]:
    """The ids of all tables, the oldest first."""
    return connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars().all()


def table_rows(connection: Connection, name: str) -> tuple[RowOf, dict[str, Sequence[RowOf]]]:
    """The row of a table, and the rows of all that belongs to it."""
    table = connection.execute(select(tables).where(tables.c.id == name)).mappings().one()
    parts: dict[str, Sequence[RowOf]] = {}
    for part in PARTS:
        found = connection.execute(select(part).where(part.c.table_id == name).order_by(*part.primary_key))
        parts[part.name] = [dict(row) for row in found.mappings()]
    return dict(table), parts


def _add_table(connection: Connection, catalog: Catalog, line: Line, file: Path) -> None:
    with damaged(file):
        table = read_row(tables, line["table"])
        parts: dict[str, list[dict[str, Any]]] = {
            part.name: [read_row(part, row) for row in line["parts"].get(part.name, ())] for part in PARTS
        }
        if any(row["table_id"] != table["id"] for rows in parts.values() for row in rows):
            raise ValueError("a part belongs to another table")
        verify(catalog, table, parts)
    if connection.scalar(select(tables.c.id).where(tables.c.id == table["id"])) is not None:
        raise UserError("import_exists", file=file, table=table["id"])
    connection.execute(insert(tables).values(table))
    for part in PARTS:
        if parts[part.name]:
            connection.execute(insert(part), parts[part.name])


def _add_row(connection: Connection, line: Line, file: Path) -> None:
    with damaged(file):
        part = next(part for part in _OTHERS if part.name == line["of"])
        row = read_row(part, line["row"])
    same = [column == row[column.name] for column in part.primary_key]
    # somebody who is known here already stays as they are
    if (connection.execute(select(*part.primary_key).where(*same))).first() is None:
        connection.execute(insert(part).values(row))
