"""The command with all its subcommands, described in the reader's language."""

from functools import cache
from typing import TYPE_CHECKING, Annotated, Final

import typer

from marsbox.cli.commands.analyse import analyse
from marsbox.cli.commands.bench import bench
from marsbox.cli.commands.bots import bots
from marsbox.cli.commands.cards import cards
from marsbox.cli.commands.check import check
from marsbox.cli.commands.export import export
from marsbox.cli.commands.import_file import import_file
from marsbox.cli.commands.options import Lang
from marsbox.cli.commands.play import play
from marsbox.cli.commands.replay import replay
from marsbox.cli.commands.serve import serve
from marsbox.cli.commands.simulate import simulate
from marsbox.cli.commands.tournament import tournament
from marsbox.cli.commands.train import train
from marsbox.cli.commands.words import words
from marsbox.cli.commands.worker import worker
from marsbox.cli.language import Sentences

if TYPE_CHECKING:
    from typer.core import TyperGroup

# in the order of the help page; each with the code of the sentence that describes it
COMMANDS: Final = (
    ("play", play, "help_play"),
    ("bots", bots, "help_bots"),
    ("simulate", simulate, "help_simulate"),
    ("tournament", tournament, "help_tournament"),
    ("bench", bench, "help_bench"),
    ("train", train, "help_train"),
    ("cards", cards, "help_cards"),
    ("replay", replay, "help_replay"),
    ("analyse", analyse, "help_analyse"),
    ("serve", serve, "help_serve"),
    ("worker", worker, "help_worker"),
    ("export", export, "help_export"),
    ("import", import_file, "help_import"),
    ("check", check, "help_check"),
    ("words", words, "help_words"),
)


def build(language: str) -> "TyperGroup":
    """The whole command; it wants the `Sentences` of the same language as the object of its context."""
    _title_panels(Sentences(language))
    return _built(language)


@cache
def _built(language: str) -> "TyperGroup":
    app = typer.Typer(add_completion=False, rich_markup_mode="rich", help="help_marsbox")
    app.callback(invoke_without_command=True)(marsbox)
    for name, command, description in COMMANDS:
        app.command(name, help=description)(command)
    group = typer.main.get_group(app)
    _translate(group, Sentences(language))
    return group


def marsbox(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help_version")] = False,
    lang: Lang = "",
) -> None:
    """Show the version, or help if no command is given."""
    if version:
        from marsbox.cli.version import show_version

        show_version(context.obj)
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _translate(group: "TyperGroup", say: Sentences) -> None:
    """Put sentences in the place of their codes; the option --help is Typer's own."""
    for command in (group, *group.commands.values()):
        command.help = say(command.help or "")
        for parameter in command.params:
            if isinstance(parameter, (typer.core.TyperOption, typer.core.TyperArgument)):
                parameter.help = say(parameter.help or "")
        with command.make_context("marsbox", [], resilient_parsing=True) as context:
            option = command.get_help_option(context)
        if option is not None:
            option.help = say("help_help")


def _title_panels(say: Sentences) -> None:
    """Put the titles that Typer gives to the parts of a help page into the language too; they are the same for all."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("panel_arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("panel_options")
    rich_utils.COMMANDS_PANEL_TITLE = say("panel_commands")
    rich_utils.DEFAULT_STRING = say("panel_default")
    rich_utils.REQUIRED_LONG_STRING = say("panel_required")
