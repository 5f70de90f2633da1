"""Where a game is kept, so that it can be gone on with or watched again."""

import os
import shlex
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from marsbox.cli.errors import reason_of
from marsbox.core import Record, UserError


class RecordFile:
    """A file that holds the record of the game being played; each save replaces it whole."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def new(path: Path) -> "RecordFile":
        """A file to be written; refuses one that holds something, and one that can't be written."""
        try:
            there = path.exists()
            if there and (not path.is_file() or path.stat().st_size > 0):
                raise UserError("record_exists", file=path)
            path.touch()
            if not there:
                path.unlink()
        except OSError as error:
            raise UserError("record_unwritable", file=path, reason=reason_of(error)) from None
        return RecordFile(path.resolve())

    def save(self, record: Record) -> None:
        """Write the record; an `OSError` leaves the earlier one in place."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            beside.write_text(record.to_json() + "\n", encoding="utf-8")
            beside.replace(self.path)
        finally:
            beside.unlink(missing_ok=True)


def default_file(game: str, environment: Mapping[str, str] = os.environ) -> Path:
    """Where a game is kept if nobody says where: in the user's data folder."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    now = datetime.now().astimezone()
    return Path(home) / "marsbox" / "games" / f"{game}-{now:%Y%m%d-%H%M%S}.json"


def command_line(parts: Sequence[str]) -> str:
    """A command as it is typed.

    >>> command_line(["marsbox", "replay", "my game.json"])
    "marsbox replay 'my game.json'"
    """
    return shlex.join(parts)
