"""`marsbox worker`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import GameFiles, Lang
from marsbox.cli.extras import needs_extra


def worker(
    context: typer.Context,
    database: Annotated[str | None, typer.Option(metavar="URL", help="help_worker_database")] = None,
    components: GameFiles = None,
    processes: Annotated[str | None, typer.Option(metavar="N", help="help_processes")] = None,
    lang: Lang = "",
) -> None:
    """Let bots think for the servers of a PostgreSQL."""
    with needs_extra("server"):
        from marsbox.cli.server.serve import run_worker

    raise typer.Exit(run_worker(database, components or [], processes, context.obj))
