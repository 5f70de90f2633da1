"""`marsbox tournament`."""

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


def tournament(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="help_tournament_bots")] = None,
    more_bots: OneMoreBot = None,
    rounds: Annotated[str, typer.Option(metavar="N", help="help_rounds")] = "50",
    players: Annotated[str | None, typer.Option(metavar="N", help="help_tournament_players")] = None,
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
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let every bot meet every other in every seat."""
    from marsbox.cli.lab import tournament as contest
    from marsbox.cli.lab.batch import BatchOptions, named_bots

    say = context.obj
    how = BatchOptions(jobs, engine, ray_address, limit, on_error, out, form, resume)
    names = named_bots(bots, more_bots or [])
    batch = contest.checked_batch(game, names, rounds, players, seed, options or [], components, how, say)
    (contest.print_json if json else contest.show)(batch, say)
