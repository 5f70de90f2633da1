"""`marsbox import`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.cli.commands.options import DatabaseUrl, GameFiles, Lang
from marsbox.cli.extras import needs_extra


def import_file(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help_import_file")],
    database: DatabaseUrl = None,
    components: GameFiles = None,
    lang: Lang = "",
) -> None:
    """Read everything in an export into a database."""
    with needs_extra("server"):
        from marsbox.cli.server.databases import import_tables

    raise typer.Exit(import_tables(file, database, components or [], context.obj))
