"""Components files that can't be used, for the tests of every game that reads one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from marsbox.core.errors import ComponentsError
from marsbox.games import load_game

FILE = "mine.toml"


def check_refused_file(load: Callable[[], object], message: str) -> None:
    """The file `mine.toml` is refused with its name and this message."""
    with pytest.raises(ComponentsError) as error:
        load()
    assert message in str(error.value)
    assert FILE in str(error.value)


def check_missing_file(game_id: str, folder: Path) -> None:
    """A file that does not exist is refused with its name."""
    with pytest.raises(ComponentsError, match=r"nowhere\.toml: the components file can't be read"):
        load_game(game_id, folder / "nowhere.toml")
