"""`marsbox play`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.cli.commands.options import ComponentsFile, GameOptions, Lang


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help_game", show_default=False)] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="help_players")] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="help_play_bots")] = None,
    humans: Annotated[str, typer.Option(metavar="N", help="help_humans")] = "1",
    seat: Annotated[str | None, typer.Option(metavar="K", help="help_play_seat")] = None,
    names: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="help_name")] = None,
    options: GameOptions = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="help_play_seed")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="help_record")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="help_resume")] = None,
    components: ComponentsFile = None,
    plain: Annotated[bool, typer.Option("--plain", help="help_plain")] = False,
    lang: Lang = "",
) -> None:
    """Play a game in the terminal."""
    from marsbox.cli.play.setup import PlayOptions
    from marsbox.cli.play.start import play as start

    typed = PlayOptions(
        game, players, bots, humans, seat, tuple(names or ()), tuple(options or ()), seed, record, resume, components
    )
    start(typed, context.obj, plain=plain)
