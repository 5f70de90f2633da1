"""`marsbox export`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.cli.commands.options import DatabaseUrl, Lang
from marsbox.cli.extras import needs_extra


def export(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help_export_file")],
    database: DatabaseUrl = None,
    lang: Lang = "",
) -> None:
    """Write everything in a database to a file."""
    with needs_extra("server"):
        from marsbox.cli.server.databases import export_tables

    raise typer.Exit(export_tables(file, database, context.obj))
