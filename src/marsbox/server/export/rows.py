"""Rows of the database as JSON, and back: the same for every kind of database."""

import base64
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, Column, DateTime, LargeBinary, Table


def written_row(part: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as JSON."""
    return {column.name: written(row[column.name]) for column in part.columns}


def read_row(part: Table, written: Mapping[str, Any]) -> dict[str, Any]:
    """A row from JSON; a `ValueError` names a field that is unknown, missing or of the wrong kind.

    Fields that came later than the file get what the schema gives them.
    """
    unknown = set(written) - {column.name for column in part.columns}
    if unknown:
        raise ValueError(f"unknown fields: {', '.join(sorted(unknown))}")
    row = {}
    for column in part.columns:
        if column.name in written:
            row[column.name] = _read(column, written[column.name])
        elif not column.nullable and column.server_default is None:
            raise ValueError(f"{column.name} is missing")
    return row


def written(value: Any) -> Any:
    """A value of a row as JSON."""
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, datetime):
        # SQLite forgets the time zone; what was stored is UTC
        return (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)).isoformat()
    return value


def _read(column: Column[Any], written: Any) -> Any:
    if written is None and column.nullable:
        return None
    if isinstance(column.type, LargeBinary):
        return base64.b64decode(written, validate=True)
    if isinstance(column.type, DateTime):
        return datetime.fromisoformat(written)
    if isinstance(column.type, JSON):
        return written
    kind = column.type.python_type
    if type(written) is int and kind is float:
        return float(written)
    if type(written) is not kind:
        raise ValueError(f"{column.name} has to be of type {kind.__name__}")
    return written
