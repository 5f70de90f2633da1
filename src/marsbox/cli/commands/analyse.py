"""`marsbox analyse`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import ComponentsFile, Json, Lang, PlayerNames, RecordPath


def analyse(
    context: typer.Context,
    file: RecordPath,
    moves: Annotated[str, typer.Option(metavar="N", help="help_moves")] = "10",
    iterations: Annotated[str | None, typer.Option(metavar="N", help="help_iterations")] = None,
    names: PlayerNames = None,
    components: ComponentsFile = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Show how the chances of a recorded game went, and which moves cost most."""
    from marsbox.cli.records import analyse as analysis

    plan = analysis.checked_plan(file, names or [], iterations, moves, components, context.obj)
    (analysis.print_json if json else analysis.show)(plan, context.obj)
