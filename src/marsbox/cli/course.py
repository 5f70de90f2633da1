"""The course of the game recorded in a file."""

from pathlib import Path

from marsbox.cli.checks import checked_game
from marsbox.cli.errors import Complaint, plainly, reason_of
from marsbox.core import Course, Record


def read_record(file: Path) -> Record:
    """The record in a file."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Complaint("record_unreadable", file=file, reason=reason_of(error)) from None
    except UnicodeDecodeError:
        raise Complaint("record_foreign", file=file) from None
    with plainly(f"{file}: "):
        return Record.from_json(text)


def read_course(file: Path, components: Path | None) -> Course:
    """The game recorded in a file, played again from the beginning."""
    record = read_record(file)
    game = checked_game(record.game, components)
    with plainly(f"{file}: "):
        try:
            return Course.of(game, record)
        except ValueError as error:
            raise Complaint("said", what=f"{file}: {error}") from None
