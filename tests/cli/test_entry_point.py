"""The installed command prefers the compiled package of a checkout, and never an outdated one."""

import os
import runpy
import sys
from pathlib import Path

import pytest

import marsbox
from marsbox.cli import entry_point


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two equal packages: the sources and what was built from them."""
    for folder in ("src/marsbox", "build/compiled/marsbox"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "rules.py").write_text("ANSWER = 42\n")
    monkeypatch.setattr(marsbox, "__file__", str(tmp_path / "src/marsbox/__init__.py"))
    monkeypatch.setattr(sys, "argv", ["marsbox", "--version"])
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    return tmp_path


def test_a_compiled_package_of_the_same_sources_is_run(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Replaced(Exception):
        pass

    def replace(program: str, command: list[str], environment: dict[str, str]) -> None:
        assert command == [program, "-m", "marsbox", "--version"]
        assert environment["PYTHONPATH"] == os.pathsep.join([str(checkout / "build/compiled"), "elsewhere"])
        raise Replaced

    monkeypatch.setattr(os, "execve", replace)
    with pytest.raises(Replaced):
        entry_point.main()


def test_an_outdated_one_is_named_and_left_alone(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "src/marsbox/rules.py").write_text("ANSWER = 43\n")
    with pytest.raises(SystemExit) as left:
        entry_point.main()
    assert left.value.code == 0
    output = capsys.readouterr()
    assert "make build" in output.err
    assert "pocket-mars: rule set" in output.out


def test_without_one_the_command_just_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(marsbox, "__file__", str(tmp_path / "site-packages/marsbox/__init__.py"))
    monkeypatch.setattr(sys, "argv", ["marsbox", "--version"])
    with pytest.raises(SystemExit):
        entry_point.main()
    assert capsys.readouterr().err == ""


def test_a_module_that_came_or_went_is_a_difference(checkout: Path) -> None:
    sources, built = checkout / "src/marsbox", checkout / "build/compiled/marsbox"
    assert entry_point.first_difference(sources, built) is None
    (sources / "new.py").write_text("")
    assert entry_point.first_difference(sources, built) == Path("new.py")


def test_python_m_marsbox_runs_the_package_that_was_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["marsbox", "--version"])
    with pytest.raises(SystemExit):
        runpy.run_module("marsbox", run_name="__main__")
    assert capsys.readouterr().out.startswith("marsbox ")
