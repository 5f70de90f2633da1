"""`marsbox export`, `import` and `check`: everything of a database, or a sentence that says why not."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.stored.reading import HERE, copied_database, frozen

OLD = HERE / "0.1.0"


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A database with tables of an earlier version."""
    return Path(copied_database(OLD, tmp_path / "from.db"))


def damage(database: Path) -> str:
    """Damage the position of a table; its id."""
    table = str(next(entry["table"] for entry in frozen(OLD, "tables") if entry["status"] == "running"))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET dump = x'00ff' WHERE id = ?", [table])
    return table


def test_a_database_goes_into_a_file_and_into_another_database(marsbox: Command, tmp_path: Path, stored: Path) -> None:
    file = tmp_path / "all.marsbox"
    count = len(frozen(OLD, "tables"))
    run = marsbox("export", file, "--database", stored)
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith(f"{count} tables exported to {file}.")
    run = marsbox("import", file, "--database", tmp_path / "to.db", "--lang", "fr")
    assert (run.status, run.err) == (0, "")
    assert run.out == f"{count} tables importées de {file}.\n"


def test_a_file_that_is_no_export_is_named(marsbox: Command, tmp_path: Path, stored: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("bread, milk")
    run = marsbox("import", file, "--database", tmp_path / "to.db")
    assert (run.status, run.out) == (2, "")
    assert run.err == f"{file} is not a Marsbox export; name a file written by `marsbox export`.\n"
    run = marsbox("export", file, "--database", stored)
    assert (run.status, run.out) == (2, "")
    assert run.err == f"{file} already exists; name a new file.\n"


@pytest.mark.parametrize("command", [["export", "all.marsbox"], ["check"]])
def test_a_database_that_is_not_there_is_named_and_not_made(
    marsbox: Command, tmp_path: Path, command: list[str]
) -> None:
    missing = tmp_path / "nowhere" / "mars.db"
    run = marsbox(*command, "--database", missing)
    assert (run.status, run.out) == (2, "")
    assert str(missing) in run.err
    assert not missing.parent.exists()


@pytest.mark.parametrize("command", [["export", "all.marsbox"], ["check"]])
@pytest.mark.parametrize(("language", "word"), [("en", "is empty"), ("fr", "est vide")])
def test_an_empty_file_is_no_database_and_stays_empty(
    marsbox: Command, tmp_path: Path, command: list[str], language: str, word: str
) -> None:
    empty = tmp_path / "mars.db"
    empty.touch()
    run = marsbox(*command, "--database", empty, "--lang", language)
    assert (run.status, run.out) == (2, "")
    assert f"{empty} {word}" in run.err
    assert empty.stat().st_size == 0
    assert [path.name for path in tmp_path.iterdir()] == ["mars.db"]


def test_an_import_that_is_refused_leaves_no_database(marsbox: Command, tmp_path: Path, stored: Path) -> None:
    file = tmp_path / "all.marsbox"
    marsbox("export", file, "--database", stored)
    file.write_bytes(file.read_bytes()[:-200])
    before = sorted(tmp_path.iterdir())
    for name in (file, tmp_path / "nothing"):
        assert marsbox("import", name, "--database", tmp_path / "to.db").status == 2
        assert sorted(tmp_path.iterdir()) == before


def test_whole_tables_pass_a_check(marsbox: Command, stored: Path) -> None:
    run = marsbox("check", "--database", stored)
    count = len(frozen(OLD, "tables"))
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith(f"{count} tables checked: 0 damaged")


def test_a_damaged_table_is_named_saved_and_left_out_of_an_export(
    marsbox: Command, tmp_path: Path, stored: Path
) -> None:
    table = damage(stored)
    folder = tmp_path / "rest"
    run = marsbox("check", "--database", stored, "--save", folder)
    assert run.status == 1
    assert f"{table} is damaged: the stored position is no dump of a game." in run.out
    assert [file.name for file in folder.iterdir()] == [f"{table}.json"]
    run = marsbox("check", "--database", stored, "--lang", "fr")
    assert run.status == 1
    assert f"{table} est endommagée" in run.out
    run = marsbox("export", tmp_path / "all.marsbox", "--database", stored)
    assert run.status == 1
    assert table in run.out
