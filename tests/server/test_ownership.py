"""A database that is not Marsbox's, or is damaged, is refused in a sentence; somebody else's is not touched."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from marsbox import cli
from marsbox.core import UserError
from marsbox.server import Settings
from marsbox.server.serve import serve
from marsbox.server.store.database import Database
from tests.server.running import SECRET

PAGE = 4096
NO_PORT = 70_000
Make = Callable[[Path], None]


def shop(file: Path) -> None:
    """A database of a shop."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("CREATE TABLE wares (name TEXT); INSERT INTO wares VALUES ('nails')")


def players_alone(file: Path) -> None:
    """A table with a name that Marsbox has too."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE players (id TEXT)")


def alembic_of_others(file: Path) -> None:
    """Another application that uses Alembic."""
    shop(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('ae1027a6acf1')"
        )


def alembic_with_our_number(file: Path) -> None:
    """One that counts its versions as Marsbox does."""
    shop(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('0001')"
        )


def in_use(file: Path) -> None:
    """A database of a shop that was killed: what it holds lies in the log beside it."""
    other = file.with_name("other.db")
    with closing(sqlite3.connect(other, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE wares (name TEXT)")
        file.write_bytes(other.read_bytes())
        file.with_name(f"{file.name}-wal").write_bytes(other.with_name("other.db-wal").read_bytes())
    for left in file.parent.glob("other.db*"):
        left.unlink()


def no_database(file: Path) -> None:
    """A file that is something else."""
    file.write_bytes(b"nothing but a shopping list " * 100)


FOREIGN = [shop, players_alone, alembic_of_others, alembic_with_our_number, in_use, no_database]


def seen(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    """Every file of a folder: its content, its mode and when it was changed."""
    return {
        file.name: (file.read_bytes(), stat.S_IMODE(file.stat().st_mode), file.stat().st_mtime_ns)
        for file in sorted(folder.iterdir())
    }


@pytest.mark.parametrize("command", ["serve", "export", "import"])
@pytest.mark.parametrize("make", FOREIGN)
def test_the_database_of_another_application_is_refused_and_not_touched(
    make: Make, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    file = folder / "theirs.db"
    make(file)
    file.chmod(0o644)
    before = seen(folder)
    status, said = started(command, file, tmp_path, capsys)
    assert status == 2
    assert said == f"{file} is not a Marsbox database; name another file.\n"
    assert seen(folder) == before


def started(command: str, file: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit status of a command on a database, and what it says."""
    capsys.readouterr()
    if command == "serve":
        # without a key, so that it would have to make one beside the database; it must not begin to serve
        status = serve(Settings(database=str(file), port=NO_PORT))
        return status, capsys.readouterr().err
    exported = folder / "all.marsbox"
    if command == "import":
        exported.write_text("{}\n")
    status = cli.run([command, str(exported), "--database", str(file), "--lang", "en"])
    return status, capsys.readouterr().err


# ---- what is Marsbox's


def ours(file: Path, rows: int = 0) -> None:
    """A database of Marsbox, with so many large rows in it."""

    async def work() -> None:
        database = Database(Settings(database=str(file)))
        await database.open()
        await database.close()

    asyncio.run(work())
    with closing(sqlite3.connect(file)) as connection, connection:
        for number in range(rows):
            connection.execute("INSERT INTO room_checks VALUES (?, ?)", (f"{number:09}", bytes(3000)))


def opening(file: Path) -> str:
    """What becomes of opening a database: a code, or nothing."""

    async def work() -> str:
        database = Database(Settings(database=str(file)))
        try:
            await database.open()
        except UserError as problem:
            return problem.code
        finally:
            await database.close()
        return ""

    return asyncio.run(work())


def test_a_file_that_is_empty_or_not_there_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with closing(sqlite3.connect(tmp_path / "nothing in it.db")) as connection:
        connection.execute("VACUUM")
    for name in ("empty.db", "nothing in it.db", "new.db"):
        assert opening(tmp_path / name) == ""


def test_a_database_whose_server_was_killed_is_known_again(tmp_path: Path) -> None:
    file, copy = tmp_path / "mars.db", tmp_path / "killed.db"

    async def work() -> None:
        database = Database(Settings(database=str(file)))
        await database.open()
        # as a kill would leave it: nearly everything lies in the log
        copy.write_bytes(file.read_bytes())
        copy.with_name("killed.db-wal").write_bytes(file.with_name("mars.db-wal").read_bytes())
        await database.close()

    asyncio.run(work())
    assert copy.with_name("killed.db-wal").stat().st_size > 0
    assert opening(copy) == ""


def test_a_database_that_was_being_built_is_known_again(tmp_path: Path) -> None:
    file = tmp_path / "mars.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    assert opening(file) == ""


def test_a_database_of_a_newer_marsbox_is_no_foreign_one(tmp_path: Path) -> None:
    file = tmp_path / "mars.db"
    ours(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert opening(file) == "database_newer"


def broken_pages(file: Path) -> None:
    """All pages but the first ones are noise."""
    size = file.stat().st_size
    with file.open("r+b") as out:
        out.seek(size // 2 // PAGE * PAGE)
        out.write(os.urandom(size - size // 2 // PAGE * PAGE))


def truncated(file: Path) -> None:
    """The second half is missing."""
    os.truncate(file, file.stat().st_size // 2 // PAGE * PAGE)


def truncated_within_a_page(file: Path) -> None:
    """So is half of a page."""
    os.truncate(file, file.stat().st_size // 2 // PAGE * PAGE + PAGE // 2)


def broken_schema(file: Path) -> None:
    """The list of tables is noise."""
    with file.open("r+b") as out:
        out.seek(100)
        out.write(os.urandom(PAGE - 100))


@pytest.mark.parametrize("command", ["serve", "export", "import"])
@pytest.mark.parametrize("damage", [broken_pages, truncated, truncated_within_a_page, broken_schema])
def test_a_damaged_database_is_refused_in_a_sentence(
    damage: Make, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mars.db"
    ours(file, rows=200)
    damage(file)
    status, said = started(command, file, tmp_path, capsys)
    assert status == 2
    assert said.startswith(f"The database {file} is damaged")
    assert said.count("\n") == 1


# ---- PostgreSQL


def filled(address: str, statements: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statements)


def tables_of(address: str) -> list[tuple[str, ...]]:
    with psycopg.connect(address) as connection:
        return connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1").fetchall()


@pytest.mark.parametrize(
    ("statements", "named"),
    [
        ("CREATE TABLE players (id int)", "players"),
        ("CREATE TABLE wares (id int); CREATE TABLE seats (id int); CREATE TABLE events (id int)", "events, seats"),
        (
            "CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('ae1027a6acf1')",
            "alembic_version",
        ),
        (
            "CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('0001')",
            "alembic_version",
        ),
    ],
)
def test_tables_of_others_with_our_names_are_left_alone(
    fresh_postgres: str, statements: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(fresh_postgres, statements)
    before = tables_of(fresh_postgres)
    assert serve(Settings(database=fresh_postgres, secret=SECRET, port=NO_PORT)) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"tables of another application with names that Marsbox needs ({named})" in said
    assert tables_of(fresh_postgres) == before


async def test_a_database_may_be_shared_with_others_who_have_other_names(fresh_postgres: str) -> None:
    filled(fresh_postgres, "CREATE TABLE wares (id int)")
    for _ in range(2):
        database = Database(Settings(database=fresh_postgres))
        await database.open()
        await database.close()
    assert ("tables",) in tables_of(fresh_postgres)
    assert ("wares",) in tables_of(fresh_postgres)
