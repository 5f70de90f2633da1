"""What every earlier version has stored can be read: dumps in the middle of any choice, records, databases, exports."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marsbox.core import Game, Record, RecordError
from marsbox.games import GAME_IDS, load_game
from tests.server.conftest import new_database, running_postgres
from tests.stored.reading import (
    HERE,
    OF_THE_FIRST_DECK,
    VERSIONS,
    check_goes_on,
    check_position,
    check_record,
    check_tables,
    components_of,
    copied_database,
    frozen,
    imported,
)

POCKET_MARS = load_game("pocket-mars")


@pytest.fixture(params=VERSIONS)
def folder(request: pytest.FixtureRequest) -> Path:
    """What one version has stored."""
    return HERE / str(request.param)


@pytest.fixture
def games(folder: Path) -> dict[str, Game]:
    """The games as they were played then."""
    components = components_of(folder)
    return {game: load_game(game, components.get(game)) for game in GAME_IDS}


@pytest.fixture
def empty_postgres(tmp_path: Path) -> Iterator[str]:
    with running_postgres(tmp_path) as server, new_database(server.get_uri(), tmp_path) as address:
        yield address


def test_there_is_something_of_the_first_version() -> None:
    assert "0.1.0" in VERSIONS


def test_a_dump_is_the_same_position_and_goes_on(folder: Path, games: dict[str, Game]) -> None:
    positions = frozen(folder, "positions")
    for position in positions:
        check_position(games[position["game"]], position)
    asked = {(position["game"], question["kind"]) for position in positions for question in position["asked"]}
    # of the deck of the first version no card asks for cards to be covered
    expected = {(game.id, kind) for game in games.values() for kind in game.decision_kinds} - {("pocket-mars", "cover")}
    assert folder.name != "0.1.0" or asked >= expected


def test_a_record_ends_as_it_did(folder: Path, games: dict[str, Game]) -> None:
    entries = frozen(folder, "records")
    assert {entry["game"] for entry in entries} == set(GAME_IDS)
    for entry in entries:
        assert check_record(games[entry["game"]], entry)


async def test_tables_of_a_database_go_on_and_finished_games_are_shown(folder: Path, tmp_path: Path) -> None:
    entries = frozen(folder, "tables")
    counted = await check_tables(copied_database(folder, tmp_path / "marsbox.db"), entries, components_of(folder))
    assert counted[True] == len(entries)


async def test_tables_of_an_export_go_on_in_postgresql(folder: Path, empty_postgres: str) -> None:
    entries = frozen(folder, "tables")
    await imported(folder, empty_postgres)
    counted = await check_tables(empty_postgres, entries, components_of(folder))
    assert counted[True] == len(entries)


# --- with the deck of today, which is not the one that was played with ------------------------------------------------

of_the_first_deck = pytest.mark.parametrize("version", OF_THE_FIRST_DECK)


def records_of(version: str) -> list[dict[str, Any]]:
    """What is frozen of games of Pocket Mars."""
    return [entry for entry in frozen(HERE / version, "records") if entry["game"] == POCKET_MARS.id]


@of_the_first_deck
def test_a_dump_of_the_first_deck_goes_on_with_the_deck_of_today(version: str) -> None:
    for position in frozen(HERE / version, "positions"):
        if position["game"] == POCKET_MARS.id:
            check_goes_on(POCKET_MARS, position)


@of_the_first_deck
def test_a_record_of_the_first_deck_is_refused_or_shown_with_the_deck_of_today(version: str) -> None:
    for entry in records_of(version):
        check_record(POCKET_MARS, entry)
        bare = Record.from_json(entry["record"]).with_snapshot(None)
        with pytest.raises(RecordError) as refusal:
            bare.replay(POCKET_MARS)
        assert refusal.value.code == "other_components"


@of_the_first_deck
async def test_tables_of_the_first_deck_go_on_or_are_shown_with_the_deck_of_today(version: str, tmp_path: Path) -> None:
    entries = frozen(HERE / version, "tables")
    counted = await check_tables(copied_database(HERE / version, tmp_path / "marsbox.db"), entries, {})
    assert 0 < counted[True] <= len(entries) == counted.total()
