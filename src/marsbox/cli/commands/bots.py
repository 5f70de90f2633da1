"""`marsbox bots`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import Lang


def bots(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help_bots_game")] = None,
    lang: Lang = "",
) -> None:
    """List the opponents: levels, characters and other bots."""
    from marsbox.cli.arguments import checked_game
    from marsbox.cli.play.bot_list import list_bots
    from marsbox.cli.terminal.screen import Screen
    from marsbox.games import game_ids

    list_bots([checked_game(name) for name in ([game] if game else game_ids())], Screen(), context.obj)
