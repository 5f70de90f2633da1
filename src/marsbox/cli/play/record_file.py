"""Where a game is kept, so that it can be gone on with or watched again."""

import hashlib
import json
import os
import shlex
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from marsbox.cli.errors import reason_of
from marsbox.cli.play.seating import Seating
from marsbox.core import Record, UserError

TABLE: Final = "table"
"""The member of a saved game that a record need not have: who plays it at the terminal."""


class RecordFile:
    """A file that holds the record of the game being played; each save replaces it whole.

    One that a person has `chosen` stays. One that Marsbox has chosen stays as long as the game is not over.
    """

    def __init__(self, path: Path, *, chosen: bool = True) -> None:
        self.path = path
        self.chosen = chosen

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

    def save(self, record: Record, seating: Seating) -> None:
        """Write the record and who plays; an `OSError` leaves the earlier one in place."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            beside.write_text(with_seating(record, seating) + "\n", encoding="utf-8")
            beside.replace(self.path)
        finally:
            beside.unlink(missing_ok=True)

    def discard(self) -> None:
        """Delete what was saved, if anything was and that is possible."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)

    def put_away(self) -> None:
        """Move the file of a finished game from those that can be gone on with to those that can be watched."""
        if self.path.parent != games_folder().resolve():
            return
        place = finished_folder() / self.path.name
        # where that is not possible, it stays where it is: a game that is over is not offered there either
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            self.path = self.path.replace(place)


def with_seating(record: Record, seating: Seating) -> str:
    """A record as text that also tells who plays; whoever reads a record passes over what it does not know."""
    content = json.loads(record.to_json())
    del content["checksum"]
    content[TABLE] = seating.to_dict()
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    content["checksum"] = hashlib.sha256(canonical.encode()).hexdigest()
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder: `$XDG_DATA_HOME/marsbox`, or `~/.local/share/marsbox`."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "marsbox"


def games_folder() -> Path:
    """Where games lie that nobody has named a file for."""
    return data_folder() / "games"


def finished_folder() -> Path:
    """Where they lie once they are over."""
    return data_folder() / "finished"


def automatic_file(game: str) -> RecordFile:
    """A file for a game that nobody has named one for, in the user's data folder."""
    now = datetime.now().astimezone()
    name = f"{game}-{now:%Y%m%d-%H%M%S}"
    path, number = games_folder().resolve() / f"{name}.json", 1
    while path.exists():
        number += 1
        path = path.with_name(f"{name}-{number}.json")
    return RecordFile(path, chosen=False)


def command_line(parts: Sequence[str]) -> str:
    """A command as it is typed.

    >>> command_line(["marsbox", "replay", "my game.json"])
    "marsbox replay 'my game.json'"
    """
    return shlex.join(parts)
