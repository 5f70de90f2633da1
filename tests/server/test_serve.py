"""Starting a server: every reason not to is one plain sentence and exit status 2."""

import asyncio
import signal
import socket
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine

from marsbox.server import Settings
from marsbox.server.middleware.identity import load_secret
from marsbox.server.serve import serve
from marsbox.server.store.database import Database
from marsbox.words import LANGUAGES
from tests.server.faults import full
from tests.server.running import ServerProcess

Refused = Callable[[Settings], str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Start a server that can't be started, and return its one sentence."""

    def start(settings: Settings) -> str:
        assert serve(settings) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err.strip()

    return start


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "mars.db")


def test_a_taken_port(refused: Refused, database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(Settings(database=database, port=port))
        assert said == (
            f"Port {port} on 127.0.0.1 is already in use; stop the program using it or choose another port with --port."
        )
        french = refused(Settings(database=database, port=port, language="fr"))
        assert french.startswith(f"Le port {port} de 127.0.0.1 est déjà utilisé")


def test_a_host_that_is_not_there(refused: Refused, database: str) -> None:
    assert "Port 0 on 192.0.2.1 can’t be used" in refused(Settings(database=database, host="192.0.2.1", port=0))


def test_a_port_that_is_none(refused: Refused, database: str) -> None:
    assert refused(Settings(database=database, port=70000)).startswith("70000 is not a port")


def test_an_unknown_language(refused: Refused, database: str) -> None:
    said = refused(Settings(database=database, language="tlh"))
    assert said == f"There is no language “tlh” here; the languages are: {', '.join(LANGUAGES)}."


def test_an_unknown_kind_of_database(refused: Refused) -> None:
    for database in ("mysql://ann:pass@localhost/mars", "sqlite://", "sqlite:///:memory:", "://"):
        said = refused(Settings(database=database))
        assert "of an unknown kind" in said
        assert "pass" not in said


def test_a_read_only_database(refused: Refused, tmp_path: Path, database: str) -> None:
    make(database)
    said = refused(Settings(database=f"sqlite:///file:{tmp_path}/mars.db?mode=ro&uri=true"))
    assert said == f"The database {database} is read-only; make it writable or name another one."


def test_a_full_database(refused: Refused, database: str) -> None:
    make(database)
    with sqlite3.connect(database) as other:
        other.execute("VACUUM")
    other.close()
    with full(Engine):
        said = refused(Settings(database=database))
    assert said.startswith(f"The database {database} is full, or its disk is")


def test_a_locked_database(refused: Refused, database: str) -> None:
    make(database)
    with sqlite3.connect(database, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        said = refused(Settings(database=database, busy_seconds=0.1))
    other.close()
    assert "is locked by another program" in said


def test_a_file_that_is_no_database(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "notes.db"
    file.write_bytes(b"nothing but a shopping list " * 100)
    assert refused(Settings(database=str(file))) == f"{file} is not a Marsbox database; name another file."


def test_a_folder_that_cannot_be(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "can’t be opened" in refused(Settings(database=str(tmp_path / "file" / "mars.db"), secret="x" * 40))
    assert "can’t be opened" in refused(Settings(database=str(tmp_path), secret="x" * 40))


def test_a_postgresql_that_does_not_answer(refused: Refused) -> None:
    said = refused(Settings(database="postgresql://ann:hidden@127.0.0.1:1/mars", secret="x" * 40))
    assert "can’t be reached" in said
    assert "hidden" not in said


def test_components_that_cannot_be_used(refused: Refused, database: str, tmp_path: Path) -> None:
    wrong = tmp_path / "cards.toml"
    wrong.write_text("[energy]\nstart = 'many'\n")
    assert str(wrong) in refused(Settings(database=database, components={"pocket-mars": str(wrong)}))
    assert "pocket-mars" in refused(Settings(database=database, components={"chess": str(wrong)}))


def test_the_key_is_made_once_and_is_the_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "mars.secret"
    key = load_secret(file)
    assert len(key) >= 48
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_secret(file) == key
    assert [entry.name for entry in file.parent.iterdir()] == ["mars.secret"]


def test_a_key_that_cannot_be_used(refused: Refused, database: str, tmp_path: Path) -> None:
    (tmp_path / "mars.secret").write_text("short")
    assert "shorter than 32 characters" in refused(Settings(database=database))


def test_a_key_that_others_may_read(refused: Refused, database: str, tmp_path: Path) -> None:
    load_secret(tmp_path / "mars.secret")
    (tmp_path / "mars.secret").chmod(0o640)
    assert "restrict it with chmod 600" in refused(Settings(database=database))


def test_a_key_that_can_be_guessed(refused: Refused, database: str) -> None:
    said = refused(Settings(database=database, secret="mars"))
    assert said == "MARSBOX_SECRET is too short to be safe; use at least 32 random characters."


def test_a_server_says_where_it_is_and_stops_when_told(tmp_path: Path, database: str) -> None:
    server = ServerProcess(tmp_path, Settings(database=database, port=0, bot_workers=1))
    assert server.greeting.startswith("Marsbox: http://localhost:")
    assert httpx.get(f"{server.url}/api/games").status_code == 200
    assert server.stop() == -signal.SIGTERM


def test_a_file_that_another_server_uses(refused: Refused, tmp_path: Path, database: str) -> None:
    first = ServerProcess(tmp_path, Settings(database=database, port=0, bot_workers=1))
    assert refused(Settings(database=database, port=0)) == (
        f"Another server is already using the database {database}, and an SQLite file can only be used by one server; "
        "stop the other one, name another file, or use postgresql://…, which several servers can share."
    )
    first.kill()
    second = ServerProcess(tmp_path, Settings(database=database, port=0, bot_workers=1))
    assert second.greeting.startswith("Marsbox: http://localhost:")
    second.stop()


def make(database: str) -> None:
    """A database as a server leaves it."""

    async def once() -> None:
        new = Database(Settings(database=database))
        await new.open()
        await new.close()

    asyncio.run(once())
