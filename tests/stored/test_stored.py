"""What every earlier version has stored can be read: dumps in the middle of any choice, records, databases, exports."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbox.games import GAME_IDS, load_game
from tests.server.conftest import new_database, running_postgres
from tests.stored.reading import (
    HERE,
    VERSIONS,
    check_position,
    check_record,
    check_tables,
    copied_database,
    frozen,
    imported,
)

GAMES = {game: load_game(game) for game in GAME_IDS}


@pytest.fixture(params=VERSIONS)
def folder(request: pytest.FixtureRequest) -> Path:
    """What one version has stored."""
    return HERE / str(request.param)


@pytest.fixture
def empty_postgres(tmp_path: Path) -> Iterator[str]:
    with running_postgres(tmp_path) as server, new_database(server.get_uri(), tmp_path) as address:
        yield address


def test_there_is_something_of_the_first_version() -> None:
    assert "0.1.0" in VERSIONS


def test_a_dump_is_the_same_position_and_goes_on(folder: Path) -> None:
    positions = frozen(folder, "positions")
    for position in positions:
        check_position(GAMES[position["game"]], position)
    asked = {(position["game"], told["kind"]) for position in positions for told in position["asked"]}
    # of the deck of the first version no card asks for cards to be covered
    expected = {(game.id, kind) for game in GAMES.values() for kind in game.decision_kinds} - {("pocket-mars", "cover")}
    assert folder.name != "0.1.0" or asked >= expected


def test_a_record_ends_as_it_did(folder: Path) -> None:
    entries = frozen(folder, "records")
    assert {entry["game"] for entry in entries} == set(GAME_IDS)
    for entry in entries:
        assert check_record(GAMES[entry["game"]], entry)


async def test_tables_of_a_database_go_on_and_finished_games_are_shown(folder: Path, tmp_path: Path) -> None:
    entries = frozen(folder, "tables")
    counted = await check_tables(copied_database(folder, tmp_path / "marsbox.db"), entries)
    assert counted[True] == len(entries)


async def test_tables_of_an_export_go_on_in_postgresql(folder: Path, empty_postgres: str) -> None:
    entries = frozen(folder, "tables")
    await imported(folder, empty_postgres)
    counted = await check_tables(empty_postgres, entries)
    assert counted[True] == len(entries)
