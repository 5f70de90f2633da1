"""`marsbox tournament`."""

from typing import Annotated

import typer

from marsbox.cli.commands import options as given


def tournament(
    context: typer.Context,
    game: given.GameId,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help="help_tournament_bots")] = None,
    more_bots: given.OneMoreBot = None,
    rounds: Annotated[str, typer.Option(metavar="N", help="help_rounds")] = "50",
    players: Annotated[str | None, typer.Option(metavar="N", help="help_tournament_players")] = None,
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
    json: given.Json = False,
    lang: given.Lang = "",
) -> None:
    """Let every bot meet every other in every seat."""
    from marsbox.cli.lab import tournament as contest
    from marsbox.cli.lab.batch import BatchOptions, named_bots

    say = context.obj
    what = (game, named_bots(bots, more_bots or []), seed, options or [], components)
    typed = BatchOptions(*what, jobs, engine, ray_address, limit, on_error, out, form, resume)
    batch = contest.checked_batch(typed, rounds, players, say)
    (contest.print_json if json else contest.show)(batch, say)
