"""`marsbox serve` and `marsbox worker`: tables in the browser, and processes in which their bots think."""

import dataclasses
import sys
from collections.abc import Sequence
from typing import Final

from marsbox.cli.arguments import checked_number
from marsbox.cli.extras import needs_extra
from marsbox.cli.language import Sentences
from marsbox.core import UserError
from marsbox.server import Settings
from marsbox.server.runtime.errors import message_of
from marsbox.server.serve import serve

HIGHEST_PORT: Final = 65535
MOST_PROCESSES: Final = 1024


def serve_tables(
    host: str,
    port: str,
    database: str | None,
    components: Sequence[str],
    origins: Sequence[str],
    bots_in: str | None,
    say: Sentences,
) -> int:
    """Serve until stopped; the exit status."""
    settings = chosen_settings(database, components, say)
    return serve(
        dataclasses.replace(
            settings,
            host=host,
            port=checked_number("--port", port, 0, HIGHEST_PORT),
            origins=tuple(origins),
            bots_in=settings.bots_in if bots_in is None else bots_in,
        ),
        _print_flushed,
    )


def run_worker(database: str | None, components: Sequence[str], processes: str | None, say: Sentences) -> int:
    """Let bots think until stopped; the exit status."""
    with needs_extra("postgres"):
        from marsbox.server.worker import work

    settings = chosen_settings(database, components, say)
    if processes is not None:
        number = checked_number("--processes", processes, 1, MOST_PROCESSES)
        settings = dataclasses.replace(settings, bot_workers=number)
    return work(settings, _print_flushed)


def chosen_settings(database: str | None, components: Sequence[str], say: Sentences) -> Settings:
    """The settings of the environment, changed by what the command line says."""
    try:
        settings = Settings.from_environment()
    except UserError as problem:
        raise UserError("said", what=message_of(problem, say.language)) from None
    files: dict[str, str] = {}
    for written in components:
        game, equals, file = written.partition("=")
        if not equals:
            raise UserError("bad_components_option", value=written)
        files[game] = file
    return dataclasses.replace(
        settings,
        database=settings.database if database is None else database,
        components=files,
        language=say.language,
    )


def _print_flushed(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
