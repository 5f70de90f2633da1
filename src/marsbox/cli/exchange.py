"""`marsbox export` and `marsbox import`: everything of a database as one file."""

import asyncio
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from marsbox.cli.errors import Complaint
from marsbox.cli.language import Speech
from marsbox.cli.serve import chosen_settings
from marsbox.server import Problem, Settings
from marsbox.server.alone import alone
from marsbox.server.catalog import Catalog
from marsbox.server.database import Database
from marsbox.server.exchange import export_all, import_all
from marsbox.server.messages import sentence


def export_tables(file: Path, database: str | None, say: Speech) -> int:
    """Write a database to a file; the exit status."""
    return _done("exported", _export(chosen_settings(database, [], say), file), file, say)


def import_tables(file: Path, database: str | None, components: Sequence[str], say: Speech) -> int:
    """Read a file into a database; the exit status."""
    return _done("imported", _import(chosen_settings(database, components, say), file), file, say)


def _done(code: str, work: Coroutine[Any, Any, int], file: Path, say: Speech) -> int:
    try:
        count = asyncio.run(work)
    except Problem as problem:
        raise Complaint("said", what=problem.told(say.language)) from None
    sys.stdout.write(sentence(code, say.language, {"count": count, "file": file}) + "\n")
    return 0


async def _export(settings: Settings, file: Path) -> int:
    database = Database(settings)
    try:
        await database.open()
        return await export_all(database, file)
    finally:
        await database.close()


async def _import(settings: Settings, file: Path) -> int:
    catalog = Catalog(settings.components)
    database = Database(settings)
    # before a lock is made beside it
    database.check_ours()
    try:
        # a file of SQLite is for one who writes
        with alone(database.file):
            await database.open()
            return await import_all(database, catalog, file)
    finally:
        await database.close()
