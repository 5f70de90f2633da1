"""Every command and its options. What they do is in the module of the same name, imported when the command runs."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from marsbox.cli.errors import Complaint
from marsbox.cli.language import Speech

if TYPE_CHECKING:
    from typer.core import TyperGroup


def build(language: str) -> "TyperGroup":
    """The whole command, described in a language."""
    _title_panels(Speech(language))
    return _built(language)


@cache
def _built(language: str) -> "TyperGroup":
    say = Speech(language)
    app = typer.Typer(add_completion=False, rich_markup_mode="rich", help=say("help_marsbox"))
    _add_marsbox(app, say)
    _add_play(app, say)
    _add_simulate(app, say)
    _add_tournament(app, say)
    _add_bench(app, say)
    _add_cards(app, say)
    _add_replay(app, say)
    _add_analyse(app, say)
    _add_serve(app, say)
    _add_worker(app, say)
    _add_exchange(app, say)
    command = typer.main.get_group(app)
    _translate_help_option(command, say)
    return command


def _add_marsbox(app: typer.Typer, say: Speech) -> None:
    @app.callback(invoke_without_command=True)
    def marsbox(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=say("help_version"))] = False,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        if version:
            from marsbox.cli.version import show_version

            show_version(say)
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())


def _add_play(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_play"))
    def play(
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=say("help_game"), show_default=False)] = None,
        players: Annotated[str | None, typer.Option(metavar="N", help=say("help_players"))] = None,
        bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help=say("help_play_bots"))] = None,
        humans: Annotated[str, typer.Option(metavar="N", help=say("help_humans"))] = "1",
        seat: Annotated[str | None, typer.Option(metavar="K", help=say("help_play_seat"))] = None,
        name: Annotated[list[str] | None, typer.Option(metavar="NAME", help=say("help_name"))] = None,
        option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("help_option"))] = None,
        seed: Annotated[str | None, typer.Option(metavar="S", help=say("help_play_seed"))] = None,
        record: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_record"))] = None,
        resume: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_resume"))] = None,
        components: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_components"))] = None,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.play.setup import Wishes
        from marsbox.cli.play.setup import play as play_game

        names, options = tuple(name or ()), tuple(option or ())
        play_game(
            Wishes(game, players, bots, humans, seat, names, options, seed, record, resume, components),
            say,
        )


def _add_simulate(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_simulate"))
    def simulate(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help_game"))],
        bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help=say("help_simulate_bots"))] = None,
        bot: Annotated[list[str] | None, typer.Option(metavar="BOT", help=say("help_bot"))] = None,
        games: Annotated[str, typer.Option(metavar="N", help=say("help_games"))] = "100",
        seed: Annotated[str | None, typer.Option(metavar="S", help=say("help_seed"))] = None,
        option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("help_option"))] = None,
        components: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_components"))] = None,
        jobs: Annotated[str | None, typer.Option(metavar="N", help=say("help_jobs"))] = None,
        engine: Annotated[str, typer.Option(metavar="local|ray", help=say("help_engine"))] = "local",
        ray_address: Annotated[str | None, typer.Option(metavar="HOST:PORT", help=say("help_ray_address"))] = None,
        limit: Annotated[str | None, typer.Option(metavar="SECONDS", help=say("help_limit"))] = None,
        on_error: Annotated[str, typer.Option(metavar="stop|count", help=say("help_on_error"))] = "stop",
        out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("help_out"))] = None,
        form: Annotated[str | None, typer.Option("--format", metavar="parquet|csv", help=say("help_format"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=say("help_resume_run"))] = False,
        only: Annotated[str | None, typer.Option(metavar="N", help=say("help_only"))] = None,
        record: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_only_record"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help_json"))] = False,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.lab import simulate as command
        from marsbox.cli.lab.batch import Wishes, named_bots

        wishes = Wishes(jobs, engine, ray_address, limit, on_error, out, form, resume)
        names = named_bots(bots, bot or [])
        plan = command.checked_plan(game, names, games, seed, option or [], components, wishes, say)
        if only is not None:
            raise typer.Exit(command.show_only(plan, only, record, say))
        if record is not None:
            raise Complaint("only_with", option="--record", other="--only")
        (command.print_json if json else command.show)(plan, say)


def _add_tournament(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_tournament"))
    def tournament(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help_game"))],
        bots: Annotated[str | None, typer.Option(metavar="BOT,BOT", help=say("help_tournament_bots"))] = None,
        bot: Annotated[list[str] | None, typer.Option(metavar="BOT", help=say("help_bot"))] = None,
        rounds: Annotated[str, typer.Option(metavar="N", help=say("help_rounds"))] = "50",
        players: Annotated[str | None, typer.Option(metavar="N", help=say("help_tournament_players"))] = None,
        seed: Annotated[str | None, typer.Option(metavar="S", help=say("help_seed"))] = None,
        option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("help_option"))] = None,
        components: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_components"))] = None,
        jobs: Annotated[str | None, typer.Option(metavar="N", help=say("help_jobs"))] = None,
        engine: Annotated[str, typer.Option(metavar="local|ray", help=say("help_engine"))] = "local",
        ray_address: Annotated[str | None, typer.Option(metavar="HOST:PORT", help=say("help_ray_address"))] = None,
        limit: Annotated[str | None, typer.Option(metavar="SECONDS", help=say("help_limit"))] = None,
        on_error: Annotated[str, typer.Option(metavar="stop|count", help=say("help_on_error"))] = "stop",
        out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("help_out"))] = None,
        form: Annotated[str | None, typer.Option("--format", metavar="parquet|csv", help=say("help_format"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=say("help_resume_run"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("help_json"))] = False,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.lab import tournament as command
        from marsbox.cli.lab.batch import Wishes, named_bots

        wishes = Wishes(jobs, engine, ray_address, limit, on_error, out, form, resume)
        names = named_bots(bots, bot or [])
        plan = command.checked_plan(game, names, rounds, players, seed, option or [], components, wishes, say)
        (command.print_json if json else command.show)(plan, say)


def _add_bench(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_bench"))
    def bench(
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=say("help_bench_game"))] = None,
        players: Annotated[str | None, typer.Option(metavar="N", help=say("help_bench_players"))] = None,
        seconds: Annotated[str, typer.Option(metavar="S", help=say("help_seconds"))] = "2",
        json: Annotated[bool, typer.Option("--json", help=say("help_json"))] = False,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.lab import bench as command

        plan = command.checked_plan(game, players, seconds)
        (command.print_json if json else command.show)(plan, say)


def _add_cards(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_cards"))
    def cards(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("help_game"))],
        card: Annotated[str | None, typer.Argument(metavar="ID", help=say("help_card"))] = None,
        components: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_components"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help_json"))] = False,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.games import components_page as command

        listing = command.checked_listing(game, card, components, say)
        (command.print_json if json else command.show)(listing, say)


def _add_replay(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help_file"))],
        seat: Annotated[str | None, typer.Option(metavar="K", help=say("help_replay_seat"))] = None,
        name: Annotated[list[str] | None, typer.Option(metavar="NAME", help=say("help_replay_name"))] = None,
        whole: Annotated[bool, typer.Option("--all", help=say("help_all"))] = False,
        components: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_components"))] = None,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.records import replay as command

        player = command.checked_player(file, seat, name or [], components, say)
        if whole or not player.screen.at_terminal:
            player.tell_all()
        else:
            player.step_through()


def _add_analyse(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_analyse"))
    def analyse(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help_file"))],
        moves: Annotated[str, typer.Option(metavar="N", help=say("help_moves"))] = "10",
        iterations: Annotated[str | None, typer.Option(metavar="N", help=say("help_iterations"))] = None,
        name: Annotated[list[str] | None, typer.Option(metavar="NAME", help=say("help_replay_name"))] = None,
        components: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help_components"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help_json"))] = False,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.records import analyse as command

        plan = command.checked_plan(file, name or [], iterations, moves, components, say)
        (command.print_json if json else command.show)(plan, say)


def _add_serve(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_serve"))
    def serve(
        host: Annotated[str, typer.Option(metavar="HOST", help=say("help_host"))] = "127.0.0.1",
        port: Annotated[str, typer.Option(metavar="PORT", help=say("help_port"))] = "8000",
        database: Annotated[str | None, typer.Option(metavar="URL", help=say("help_database"))] = None,
        components: Annotated[
            list[str] | None, typer.Option(metavar="GAME=FILE", help=say("help_serve_components"))
        ] = None,
        origin: Annotated[list[str] | None, typer.Option(metavar="URL", help=say("help_origin"))] = None,
        bots_in: Annotated[str | None, typer.Option(metavar="server|workers", help=say("help_bots_in"))] = None,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_serve_lang"))] = "",
    ) -> None:
        from marsbox.cli.server.serve import serve as serve_tables

        raise typer.Exit(serve_tables(host, port, database, components or [], origin or [], bots_in, say))


def _add_worker(app: typer.Typer, say: Speech) -> None:
    @app.command(help=say("help_worker"))
    def worker(
        database: Annotated[str | None, typer.Option(metavar="URL", help=say("help_worker_database"))] = None,
        components: Annotated[
            list[str] | None, typer.Option(metavar="GAME=FILE", help=say("help_serve_components"))
        ] = None,
        processes: Annotated[str | None, typer.Option(metavar="N", help=say("help_processes"))] = None,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.server.serve import work

        raise typer.Exit(work(database, components or [], processes, say))


def _add_exchange(app: typer.Typer, say: Speech) -> None:
    @app.command("export", help=say("help_export"))
    def export_tables(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help_export_file"))],
        database: Annotated[str | None, typer.Option(metavar="URL", help=say("help_database"))] = None,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.server.databases import export_tables as export

        raise typer.Exit(export(file, database, say))

    @app.command("import", help=say("help_import"))
    def import_tables(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help_import_file"))],
        database: Annotated[str | None, typer.Option(metavar="URL", help=say("help_database"))] = None,
        components: Annotated[
            list[str] | None, typer.Option(metavar="GAME=FILE", help=say("help_serve_components"))
        ] = None,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.server.databases import import_tables as read

        raise typer.Exit(read(file, database, components or [], say))

    @app.command("check", help=say("help_check"))
    def check_tables(
        database: Annotated[str | None, typer.Option(metavar="URL", help=say("help_database"))] = None,
        components: Annotated[
            list[str] | None, typer.Option(metavar="GAME=FILE", help=say("help_serve_components"))
        ] = None,
        save: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("help_check_save"))] = None,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=say("help_lang"))] = "",
    ) -> None:
        from marsbox.cli.server.databases import check_tables as check

        raise typer.Exit(check(database, components or [], save, say))


def _title_panels(say: Speech) -> None:
    """Put the titles that Typer gives to the parts of a help page into the language too; they are the same for all."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("panel_arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("panel_options")
    rich_utils.COMMANDS_PANEL_TITLE = say("panel_commands")
    rich_utils.DEFAULT_STRING = say("panel_default")
    rich_utils.REQUIRED_LONG_STRING = say("panel_required")


def _translate_help_option(command: "TyperGroup", say: Speech) -> None:
    for one in (command, *command.commands.values()):
        with one.make_context("marsbox", [], resilient_parsing=True) as context:
            option = one.get_help_option(context)
        if option is not None:
            option.help = say("help_help")
