"""`marsbox export` and `marsbox import`: everything of a database as one file, or a sentence that says why not."""

from pathlib import Path

from tests.cli.conftest import Command


def test_a_database_goes_into_a_file_and_into_another_database(marsbox: Command, tmp_path: Path) -> None:
    file = tmp_path / "all.marsbox"
    run = marsbox("export", file, "--database", tmp_path / "from.db")
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith(f"0 tables are in {file}.")
    run = marsbox("import", file, "--database", tmp_path / "to.db", "--lang", "fr")
    assert (run.status, run.err) == (0, "")
    assert run.out == f"0 tables ont été lues dans {file}.\n"


def test_a_file_that_is_no_export_is_named(marsbox: Command, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("bread, milk")
    run = marsbox("import", file, "--database", tmp_path / "to.db")
    assert (run.status, run.out) == (2, "")
    assert run.err == f"{file} is not an export of Marsbox; name a file that `marsbox export` has written.\n"
    run = marsbox("export", file, "--database", tmp_path / "from.db")
    assert (run.status, run.out) == (2, "")
    assert run.err == f"{file} exists already; name a new file.\n"
