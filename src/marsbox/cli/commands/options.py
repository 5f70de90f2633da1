"""Arguments and options that commands share. Their help is the code of a sentence, translated in `marsbox.cli.app`."""

from pathlib import Path
from typing import Annotated

import typer

from marsbox.words import LANGUAGES

Lang = Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="help_lang")]
Json = Annotated[bool, typer.Option("--json", help="help_json")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="help_game")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help_option")]
ComponentsFile = Annotated[Path | None, typer.Option(metavar="FILE", help="help_components")]
RecordPath = Annotated[Path, typer.Argument(metavar="FILE", help="help_file")]
PlayerNames = Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="help_replay_name")]

# of simulations and tournaments
OneMoreBot = Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="help_bot")]
Seed = Annotated[str | None, typer.Option(metavar="S", help="help_seed")]
Jobs = Annotated[str | None, typer.Option(metavar="N", help="help_jobs")]
Engine = Annotated[str, typer.Option(metavar="local|ray", help="help_engine")]
RayAddress = Annotated[str | None, typer.Option(metavar="HOST:PORT", help="help_ray_address")]
Limit = Annotated[str | None, typer.Option(metavar="SECONDS", help="help_limit")]
OnError = Annotated[str, typer.Option(metavar="stop|count", help="help_on_error")]
Out = Annotated[Path | None, typer.Option(metavar="FOLDER", help="help_out")]
Form = Annotated[str | None, typer.Option("--format", metavar="parquet|csv", help="help_format")]
ResumeRun = Annotated[bool, typer.Option("--resume", help="help_resume_run")]

# of the server and its database
DatabaseUrl = Annotated[str | None, typer.Option(metavar="URL", help="help_database")]
GameFiles = Annotated[list[str] | None, typer.Option(metavar="GAME=FILE", help="help_serve_components")]
