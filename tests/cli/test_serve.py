"""`marsbox serve`: it serves, or says why it can't."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.cli.every_game import POCKET_MARS

TIMEOUT_SECONDS = 30


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "marsbox", "serve", "--port", "0", "--database", str(tmp_path / "games.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = re.search(r"http://localhost:(\d+)", line)
            assert address, line
            url = f"http://127.0.0.1:{address[1]}/api/games"
            with urllib.request.urlopen(url, timeout=TIMEOUT_SECONDS) as answer:
                assert b"pocket-mars" in answer.read()
            server.send_signal(signal.SIGINT)
            _, said = server.communicate(timeout=TIMEOUT_SECONDS)
        finally:
            server.kill()
    assert "Traceback" not in said


@pytest.mark.parametrize(("language", "sentence"), [("en", "is already in use"), ("fr", "est déjà")])
def test_a_taken_port_is_named(tmp_path: Path, language: str, sentence: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        options = ["--port", port, "--database", str(tmp_path / "games.db"), "--lang", language]
        run = subprocess.run([sys.executable, "-m", "marsbox", "serve", *options], capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (2, "")
    assert port in run.stderr
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1


def test_wrong_components_are_named(marsbox: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(POCKET_MARS.own_components.replace("value = 1", "value = 9", 1), encoding="utf-8")
    run = marsbox("serve", "--port", 0, "--database", tmp_path / "games.db", "--components", f"pocket-mars={file}")
    assert (run.status, run.out) == (2, "")
    assert "mine.toml" in run.err
    run = marsbox("serve", "--port", 0, "--database", tmp_path / "games.db", "--components", f"chess={file}")
    assert (run.status, run.out) == (2, "")
    assert "chess" in run.err


def test_a_database_that_can_t_be_opened_is_named(marsbox: Command) -> None:
    run = marsbox("serve", "--port", 0, "--database", "/dev/null/games.db")
    assert (run.status, run.out) == (2, "")
    assert "/dev/null/games" in run.err
