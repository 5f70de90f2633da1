"""A folder in which packages are installed for one test."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import marsbox.games
from tests.plugins.installed import install_example


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path; what is imported from it is forgotten afterwards."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    before = set(sys.modules)
    yield folder
    for name in set(sys.modules) - before:
        if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    marsbox.games._load_own.cache_clear()


@pytest.fixture
def countdown(site: Path) -> str:
    """The id of the example's game, which is installed."""
    install_example(site)
    return "countdown"
