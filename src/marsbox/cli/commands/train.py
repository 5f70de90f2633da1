"""`marsbox train`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.cli.commands import options as given
from marsbox.cli.extras import needs_extra


def train(
    context: typer.Context,
    subject: Annotated[str, typer.Argument(metavar="SUBJECT", help="help_train_subject")],
    minutes: Annotated[str | None, typer.Option(metavar="M", help="help_minutes")] = None,
    jobs: Annotated[str | None, typer.Option(metavar="N", help="help_train_jobs")] = None,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help_train_folder")] = None,
    learner: Annotated[str, typer.Option(metavar="numpy|torch", help="help_learner")] = "numpy",
    rate: Annotated[str, typer.Option(metavar="R", help="help_rate")] = "0.001",
    last_rate: Annotated[str | None, typer.Option(metavar="R", help="help_last_rate")] = None,
    batch: Annotated[str, typer.Option(metavar="N", help="help_batch")] = "1024",
    seed: Annotated[str | None, typer.Option(metavar="S", help="help_train_seed")] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="help_train_players")] = None,
    start: Annotated[Path | None, typer.Option(metavar="FILE", help="help_start")] = None,
    against: Annotated[Path | None, typer.Option(metavar="FILE", help="help_against")] = None,
    deals: Annotated[str | None, typer.Option(metavar="N", help="help_deals")] = None,
    export: Annotated[Path | None, typer.Option(metavar="FILE", help="help_train_export")] = None,
    mix: Annotated[str | None, typer.Option(metavar="X", help="help_mix")] = None,
    lang: given.Lang = "",
) -> None:
    """Train a net by self-play or against another net, or export one that was trained."""
    from marsbox.core import UserError

    with needs_extra("learn"):
        from marsbox.cli.lab import train as training

    say = context.obj
    checked = training.checked_subject(subject)
    if export is not None:
        for option, value in {"--minutes": minutes, "--start": start, "--against": against}.items():
            if value is not None:
                raise UserError("not_with", option="--export", other=option)
        training.export(checked, folder, export, mix, say)
        return
    if mix is not None:
        raise UserError("only_with", option="--mix", other="--export")
    typed = training.TrainOptions(minutes, jobs, folder, learner, rate, last_rate, batch, seed, players, start, against)
    plan = training.checked_plan(checked, typed)
    number = training.checked_deals(plan, deals)
    with needs_extra("learn"):
        training.check_packages(plan)
    raise typer.Exit(training.show(plan, number, say))
