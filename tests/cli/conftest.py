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


@pytest.fixture
def record(marsbox: Command, tmp_path: Path) -> Path:
    """The record of a finished game of Pocket Mars for two."""
    file = tmp_path / "game.json"
    assert marsbox("play", "pocket-mars", "--seed", 5, "--record", file, typed="1\n" * 2000).status == 0
    return file
