"""`marsbox simulate`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.cli.commands.options import (
    ComponentsFile,
    Engine,
    Form,
    GameId,
    GameOptions,
    Jobs,
    Json,
    Lang,
    Limit,
    OneMoreBot,
    OnError,
    Out,
    RayAddress,
    ResumeRun,
    Seed,
)


def simulate(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="help_simulate_bots")] = None,
    more_bots: OneMoreBot = None,
    games: Annotated[str, typer.Option(metavar="N", help="help_games")] = "100",
    seed: Seed = None,
    options: GameOptions = None,
    components: ComponentsFile = None,
    jobs: Jobs = None,
    engine: Engine = "local",
    ray_address: RayAddress = None,
    limit: Limit = None,
    on_error: OnError = "stop",
    out: Out = None,
    form: Form = None,
    resume: ResumeRun = False,
    only: Annotated[str | None, typer.Option(metavar="N", help="help_only")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="help_only_record")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games, or one of them again."""
    from marsbox.cli.lab import simulate as simulation
    from marsbox.cli.lab.batch import BatchOptions, named_bots
    from marsbox.core import UserError

    say = context.obj
    how = BatchOptions(jobs, engine, ray_address, limit, on_error, out, form, resume)
    names = named_bots(bots, more_bots or [])
    batch = simulation.checked_batch(game, names, games, seed, options or [], components, how, say)
    if only is not None:
        raise typer.Exit(simulation.show_only(batch, only, record, say))
    if record is not None:
        raise UserError("only_with", option="--record", other="--only")
    (simulation.print_json if json else simulation.show)(batch, say)
