"""The replay of the game in a file: a record, or a report of a problem that contains one."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from marsbox.cli.arguments import checked_game
from marsbox.cli.errors import about, reason_of
from marsbox.core import Record, RecordError, Replay, UserError
from marsbox.games import load_earlier

REPORT: Final = "marsbox-report"
CHANGED: Final = ("other_rules", "other_components")


@dataclass(frozen=True)
class Report:
    """What somebody said about a step of a game."""

    step: int
    expected: str
    happened: str


def read_replay(file: Path, components: Path | None) -> Replay:
    """The game recorded in a file, played again from the beginning."""
    return _played(file, _text(file), components)


def read_record_or_report(file: Path, components: Path | None) -> tuple[Replay, Report | None]:
    """The same, and what is reported of it if the file is a report."""
    text = _text(file)
    content = _report(text)
    if content is None:
        return _played(file, text, components), None
    if content.get("record") is None:
        raise UserError("report_without_record", file=file)
    replay = _played(file, json.dumps(content["record"]), components)
    step, last = content.get("step"), len(replay.steps)
    at = min(max(step, 0), last) if type(step) is int else last
    return replay, Report(at, _said(content.get("expected")), _said(content.get("happened")))


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError("record_unreadable", file=file, reason=reason_of(error)) from None
    except UnicodeDecodeError:
        raise UserError("record_foreign", file=file) from None


def _played(file: Path, text: str, components: Path | None) -> Replay:
    with about(f"{file}: "):
        record = Record.from_json(text)
    game = checked_game(record.game, components)
    with about(f"{file}: "):
        if components is None:
            # a game of cards that have changed since is watched with the cards that it was played with
            game = load_earlier(record.game, record.of(game).digest) or game
        try:
            return Replay.of(game, record)
        except RecordError as error:
            if error.code not in CHANGED:
                raise
            if record.snapshot is None:
                raise _refused(file, record, error) from None
            return Replay.shown(game, record)
        except ValueError as error:
            raise UserError("said", what=f"{file}: {error}") from None


def _refused(file: Path, record: Record, error: RecordError) -> Exception:
    """Why a record that brings nothing to show can't be played again, and with what it can."""
    if error.code != "other_components":
        return error
    return UserError("record_other_components", file=file, game=record.game)


def _report(text: str) -> dict[str, Any] | None:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) and content.get("format") == REPORT else None


def _said(words: object) -> str:
    """What somebody wrote, as one line of visible characters."""
    text = words if isinstance(words, str) else ""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
