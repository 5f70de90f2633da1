"""`marsbox serve`: tables in the browser."""

import dataclasses
import sys
from collections.abc import Sequence
from typing import Final

from marsbox.cli.checks import checked_number
from marsbox.cli.errors import Complaint
from marsbox.cli.language import Speech
from marsbox.server import Problem, Settings
from marsbox.server import serve as serve_tables

HIGHEST_PORT: Final = 65535


def serve(
    host: str, port: str, database: str | None, components: Sequence[str], origins: Sequence[str], say: Speech
) -> int:
    """Serve until stopped; the exit status."""
    try:
        settings = Settings.from_environment()
    except Problem as problem:
        raise Complaint("said", what=problem.told(say.language)) from None
    files: dict[str, str] = {}
    for written in components:
        game, equals, file = written.partition("=")
        if not equals:
            raise Complaint("bad_components_option", value=written)
        files[game] = file
    return serve_tables(
        dataclasses.replace(
            settings,
            host=host,
            port=checked_number("--port", port, 0, HIGHEST_PORT),
            database=settings.database if database is None else database,
            components=files,
            origins=tuple(origins),
            language=say.language,
        ),
        _say_at_once,
    )


def _say_at_once(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
