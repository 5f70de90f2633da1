"""`marsbox simulate`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.cli.commands import options as given


def simulate(
    context: typer.Context,
    game: given.GameId,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="help_simulate_bots")] = None,
    more_bots: given.OneMoreBot = None,
    games: Annotated[str, typer.Option(metavar="N", help="help_games")] = "100",
    seed: given.Seed = None,
    options: given.GameOptions = None,
    components: given.ComponentsFile = None,
    jobs: given.Jobs = None,
    engine: given.Engine = "local",
    ray_address: given.RayAddress = None,
    limit: given.Limit = None,
    on_error: given.OnError = "stop",
    out: given.Out = None,
    form: given.Form = None,
    resume: given.ResumeRun = False,
    only: Annotated[str | None, typer.Option(metavar="N", help="help_only")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="help_only_record")] = None,
    json: given.Json = False,
    lang: given.Lang = "",
) -> None:
    """Let bots play many games, or one of them again."""
    from marsbox.cli.lab import simulate as simulation
    from marsbox.cli.lab.batch import BatchOptions, named_bots
    from marsbox.core import UserError

    say = context.obj
    what = (game, named_bots(bots, more_bots or []), seed, options or [], components)
    typed = BatchOptions(*what, jobs, engine, ray_address, limit, on_error, out, form, resume)
    batch = simulation.checked_batch(typed, games, say)
    if only is not None:
        raise typer.Exit(simulation.show_only(batch, only, record, say))
    if record is not None:
        raise UserError("only_with", option="--record", other="--only")
    (simulation.print_json if json else simulation.show)(batch, say)
