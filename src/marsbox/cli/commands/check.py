"""`marsbox check`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.cli.commands.options import DatabaseUrl, GameFiles, Lang
from marsbox.cli.extras import needs_extra


def check(
    context: typer.Context,
    database: DatabaseUrl = None,
    components: GameFiles = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help_check_save")] = None,
    lang: Lang = "",
) -> None:
    """Look at every table of a database."""
    with needs_extra("server"):
        from marsbox.cli.server.databases import check_tables

    raise typer.Exit(check_tables(database, components or [], save, context.obj))
