"""The command in this process: what it was given, what it said and how it ended."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from marsbox import cli


@dataclass(frozen=True)
class Run:
    """A command that has ended."""

    status: int
    out: str
    err: str


Command = Callable[..., Run]


@pytest.fixture(autouse=True)
def _own_world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No locale, no data folder and no width of the machine decides what a test sees."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "MARSBOX_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def marsbox(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`marsbox("cards", "pocket-mars")`; what is typed goes into `typed`."""

    def run(*arguments: object, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        status = cli.run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Run(status, captured.out, captured.err)

    return run


@pytest.fixture(scope="session")
def finished_games() -> dict[str, str]:
    """Records of finished games by the game's id: the first test that needs one plays it for all others."""
    return {}


@pytest.fixture
def recorded(marsbox: Command, tmp_path: Path, finished_games: dict[str, str]) -> Callable[[str], Path]:
    """The record of a finished game, by the game's id, in a file of the test's own."""

    def recorded(game: str) -> Path:
        file = tmp_path / "game.json"
        if game in finished_games:
            file.write_text(finished_games[game], encoding="utf-8")
        else:
            assert marsbox("play", game, "--seed", 5, "--record", file, typed="1\n" * 2000).status == 0
            finished_games[game] = file.read_text(encoding="utf-8")
        return file

    return recorded


@pytest.fixture
def record(recorded: Callable[[str], Path]) -> Path:
    """The record of a finished game of Pocket Mars for two."""
    return recorded("pocket-mars")
