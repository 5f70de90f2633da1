"""`marsbox words`."""

from typing import Annotated

import typer

from marsbox.cli.commands.options import Lang
from marsbox.cli.language import Sentences
from marsbox.words import LANGUAGES, catalogue, missing


def words(
    context: typer.Context,
    lacking: Annotated[str, typer.Option("--missing", metavar="LANG", help="help_words_missing")] = "",
    lang: Lang = "",
) -> None:
    """Tell how much of each language is there, or which messages one lacks."""
    say: Sentences = context.obj
    if not lacking:
        for language in LANGUAGES:
            typer.echo(_summary(language, say))
        return
    if lacking not in LANGUAGES:
        from marsbox.core import UserError

        raise UserError("unknown_language", language=lacking, known=LANGUAGES)
    for file, messages in missing(lacking).items():
        for message in messages:
            typer.echo(f"{lacking}/{file}.ftl: {message}")
    typer.echo(_summary(lacking, say))


def _summary(language: str, say: Sentences) -> str:
    count = sum(map(len, missing(language).values()))
    return say("words_missing", language=language, name=catalogue(language).name, count=count)
