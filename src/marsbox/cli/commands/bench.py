"""`marsbox bench`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import Json, Lang


def bench(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help_bench_game")] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="help_bench_players")] = None,
    seconds: Annotated[str, typer.Option(metavar="S", help="help_seconds")] = "2",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure how fast the engine is."""
    from marsbox.cli.lab import bench as benchmark

    plan = benchmark.checked_plan(game, players, seconds)
    (benchmark.print_json if json else benchmark.show)(plan, context.obj)
