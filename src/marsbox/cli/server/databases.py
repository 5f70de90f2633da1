"""`marsbox export`, `marsbox import` and `marsbox check`: everything of a database, as one file or looked at."""

import asyncio
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from marsbox.cli.language import Sentences
from marsbox.cli.server.serve import chosen_settings
from marsbox.core import UserError
from marsbox.server import Settings
from marsbox.server.export.check import Checked, check_all, save_rest
from marsbox.server.export.transfer import Exported, export_all, import_all
from marsbox.server.runtime.errors import message_of
from marsbox.server.runtime.sentences import sentence
from marsbox.server.store.database import Database
from marsbox.server.store.sqlite_lock import sqlite_lock
from marsbox.server.tables.catalog import Catalog

INCOMPLETE: Final = 1
T = TypeVar("T")


def export_tables(file: Path, database: str | None, say: Sentences) -> int:
    """Write a database to a file; the exit status, which is 1 if a table could not be read."""
    exported = _run(_export(chosen_settings(database, [], say), file), say)
    _print(sentence("exported", say.language, {"count": exported.tables, "file": file}))
    for table, reason in exported.left_out.items():
        _print(sentence("left_out", say.language, {"table": table, "reason": reason}))
    return INCOMPLETE if exported.left_out else 0


def import_tables(file: Path, database: str | None, components: Sequence[str], say: Sentences) -> int:
    """Read a file into a database; the exit status."""
    count = _run(_import(chosen_settings(database, components, say), file), say)
    _print(sentence("imported", say.language, {"count": count, "file": file}))
    return 0


def check_tables(database: str | None, components: Sequence[str], folder: Path | None, say: Sentences) -> int:
    """Look at every table; the exit status, which is 1 if one of them is damaged."""
    checked, saved = _run(_check(chosen_settings(database, components, say), folder), say)
    for table, reason in checked.damaged.items():
        _print(sentence("check_damaged", say.language, {"table": table, "reason": reason}))
    for table, problem in checked.waiting.items():
        _print(f"{table}: {message_of(problem, say.language)}")
    for file in saved:
        _print(sentence("check_saved", say.language, {"file": file}))
    facts = {"count": checked.tables, "damaged": len(checked.damaged), "waiting": len(checked.waiting)}
    _print(sentence("checked", say.language, facts))
    return INCOMPLETE if checked.damaged else 0


def _run(work: Coroutine[Any, Any, T], say: Sentences) -> T:
    try:
        return asyncio.run(work)
    except UserError as problem:
        raise UserError("said", what=message_of(problem, say.language)) from None


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")


def _existing_database(settings: Settings) -> Database:
    """The database that is to be read: one that is not there is not made, nor is anything made of an empty file."""
    database = Database(settings)
    if database.file is not None:
        if not database.file.exists():
            raise UserError("database_missing", database=database.name)
        if database.file.is_file() and database.file.stat().st_size == 0:
            raise UserError("database_empty", database=database.name)
    return database


async def _export(settings: Settings, file: Path) -> Exported:
    database = _existing_database(settings)
    try:
        await database.open()
        return await export_all(database, Catalog(settings.components, settings.plugins), file)
    finally:
        await database.close()


async def _import(settings: Settings, file: Path) -> int:
    catalog = Catalog(settings.components, settings.plugins)
    database = Database(settings)
    # before a lock is made beside it
    database.check_ours()
    new = database.file is not None and not database.file.exists()
    try:
        # a file of SQLite is for one who writes
        with sqlite_lock(database.file):
            await database.open()
            return await import_all(database, catalog, file)
    except UserError:
        if new and database.file is not None:
            _remove(database.file)
        raise
    finally:
        await database.close()


def _remove(made: Path) -> None:
    """Leave nothing of a database that was made for nothing."""
    for beside in made.parent.glob(f"{made.name}*"):
        beside.unlink()


async def _check(settings: Settings, folder: Path | None) -> tuple[Checked, list[Path]]:
    catalog = Catalog(settings.components, settings.plugins)
    database = _existing_database(settings)
    try:
        await database.open()
        checked = await check_all(database, catalog)
        saved = [] if folder is None else [await save_rest(database, table, folder) for table in checked.damaged]
        return checked, saved
    finally:
        await database.close()
