"""`marsbox replay`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import ComponentsFile, Lang, PlayerNames, RecordPath


def replay(
    context: typer.Context,
    file: RecordPath,
    seat: Annotated[str | None, typer.Option(metavar="K", help="help_replay_seat")] = None,
    names: PlayerNames = None,
    whole: Annotated[bool, typer.Option("--all", help="help_all")] = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Show a recorded game, step by step or at once."""
    from marsbox.cli.records.replay import checked_player

    player = checked_player(file, seat, names or [], components, context.obj)
    if whole or not player.screen.at_terminal:
        player.print_all()
    else:
        player.step_through()
