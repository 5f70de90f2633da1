"""The `marsbox` command: thin, in every language of the catalogues.

What a command needs is imported when it runs, so that `marsbox --version` answers at once.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from marsbox.cli.language import Sentences, pick_language

BAD_INPUT: Final = 2
PIPE_CLOSED: Final = 1
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit status: 2 for bad input, with one sentence on the standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # a terminal that lacks a character gets a sign in its place, not a stack trace
            stream.reconfigure(errors="replace")
    try:
        status = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever read has seen enough; the interpreter must not try to write the rest when it ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = PIPE_CLOSED
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    say = Sentences(pick_language([], os.environ))
    try:
        say = Sentences(pick_language(arguments, os.environ))
        return _dispatch(say, arguments)
    except Exception as error:
        # not before: help and the version are there before the rules are loaded
        from marsbox.cli.errors import describe
        from marsbox.core import UserError

        if not isinstance(error, UserError):
            raise
        sys.stderr.write(describe(error, say) + "\n")
        return BAD_INPUT


def _dispatch(say: Sentences, arguments: Sequence[str]) -> int:
    if list(arguments) == ["--version"]:
        from marsbox.cli.version import show_version

        show_version(say)
        return 0
    import typer

    from marsbox.cli.app import build

    try:
        status = build(say.language).main(list(arguments), prog_name="marsbox", standalone_mode=False, obj=say)
    except typer.TyperException as error:
        from marsbox.cli.usage import usage_error

        raise usage_error(error) from None
    return status if isinstance(status, int) else 0
