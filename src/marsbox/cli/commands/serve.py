"""`marsbox serve`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import DatabaseUrl, GameFiles
from marsbox.cli.extras import needs_extra
from marsbox.words import LANGUAGES


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="HOST", help="help_host")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="PORT", help="help_port")] = "8000",
    database: DatabaseUrl = None,
    components: GameFiles = None,
    origins: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="help_origin")] = None,
    bots_in: Annotated[str | None, typer.Option(metavar="server|workers", help="help_bots_in")] = None,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="help_serve_lang")] = "",
) -> None:
    """Open tables for the browser."""
    with needs_extra("server"):
        from marsbox.cli.server.serve import serve_tables

    status = serve_tables(host, port, database, components or [], origins or [], bots_in, context.obj)
    raise typer.Exit(status)
