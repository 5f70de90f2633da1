"""Names that earlier versions made in one language are read in every language; those that people typed stay."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from marsbox.games import load_game
from marsbox.server import Settings
from marsbox.server.play.table import Table
from marsbox.server.present.names import table_name
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.runtime.seat_names import seat_names
from marsbox.server.services import Services
from marsbox.server.store.database import Database
from marsbox.server.store.earlier_names import recognised_head, recognised_line, recognised_seat
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.chat import ChatLine
from marsbox.server.tables.model import Head, Seat
from marsbox.server.tables.tutorials import tutorial_setup
from tests.stored.reading import HERE, VERSIONS, components_of, copied_database, frozen

NOW = datetime(2026, 11, 16, tzinfo=UTC)
HEAD = Head("a-table", "pocket-mars", 1, "abc", "", {"players": 2, "options": {}}, 7, "ann-id", True, NOW)
SEATS = [Seat(0, "person", None, "ann-id", "Ada"), Seat(1, "person", None, "bob-id", "Bob")]


@pytest.fixture(params=VERSIONS)
async def stored_tables(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Table]]:
    """All tables of a database that one version has written."""
    folder = HERE / str(request.param)
    settings = Settings(
        database=copied_database(folder, tmp_path / "marsbox.db"), bot_workers=1, components=components_of(folder)
    )
    database = Database(settings)
    await database.open()
    services = Services(settings, TableStore(database), Metrics())
    yield [await services.registry.table(entry["table"]) for entry in frozen(folder, "tables")]
    await services.close()
    await database.close()


def shown(table: Table, language: str) -> tuple[str, tuple[str, ...]]:
    """What a table and its seats are called in a language."""
    return table_name(table.head, table.game, language), seat_names(table.names, language)


async def test_what_a_stored_table_was_called_without_anybody_typing_it_is_read_in_both_languages(
    stored_tables: list[Table],
) -> None:
    company = [shown(table, language) for table in stored_tables for language in ("en", "fr") if table.seats[-1].bot]
    assert company == 3 * [
        ("Player’s table", ("Cid", "Commander", "Cadet")),
        ("Table de Joueur", ("Cid", "Commandant", "Cadet")),
    ]
    [record] = [table for table in stored_tables if table.head.uploaded]
    assert shown(record, "en") == ("Game file: Pocket Mars", ("Player 1", "Player 2"))
    assert shown(record, "fr") == ("Fichier de partie\u202f: Pocket Mars", ("Joueur 1", "Joueur 2"))


async def test_what_somebody_typed_at_a_stored_table_stays(stored_tables: list[Table]) -> None:
    hot_seats = [table for table in stored_tables if table.names[0].typed == "Ann"]
    assert len(hot_seats) > 10
    for table in hot_seats:
        name, names = shown(table, "fr")
        assert name.split()[0] in ("over", "running")
        assert names == ("Ann", *[f"Ann {number}" for number in range(2, table.players + 1)])
    assert len([table for table in stored_tables if shown(table, "fr")[0] == "waiting"]) == 3


@pytest.mark.parametrize(
    ("stored", "recognised"),
    [
        (Seat(1, "bot", "engineer", None, "Ingénieur"), Seat(1, "bot", "engineer", None, "")),
        (Seat(1, "bot", "engineer", None, "Engineer 3"), Seat(1, "bot", "engineer", None, "")),
        (
            Seat(1, "bot", "engineer", None, "Commander"),
            Seat(1, "bot", "engineer", None, "", first_bot="commander"),
        ),
        (Seat(2, "person", None, None, "Joueur 3"), Seat(2, "person", None, None, "")),
        (Seat(2, "person", None, "ann-id", "Player 3"), Seat(2, "person", None, "ann-id", "")),
    ],
)
def test_a_name_that_only_a_version_of_then_puts_on_a_seat_is_recognised(stored: Seat, recognised: Seat) -> None:
    assert recognised_seat(stored) == recognised


@pytest.mark.parametrize(
    "stored",
    [
        Seat(1, "bot", "engineer", None, "Deep Thought"),
        Seat(1, "bot", "engineer", None, "Engineer 10"),
        Seat(1, "bot", "engineer", None, ""),
        Seat(1, "person", None, "ann-id", "Engineer"),
        Seat(1, "person", None, "ann-id", "Player 3"),
        Seat(1, "person", None, "ann-id", "Player"),
    ],
)
def test_any_other_name_on_a_seat_stays_as_it_was_stored(stored: Seat) -> None:
    assert recognised_seat(stored) == stored


@pytest.mark.parametrize(
    ("name", "host"),
    [("Ada's table", "Ada"), ("Table d'Ada", "Ada"), ("Table d’Ada", "Ada"), ("Player's table", "")],
)
def test_a_table_called_after_its_host_is_recognised(name: str, host: str) -> None:
    assert recognised_head(replace(HEAD, name=name), SEATS) == replace(HEAD, host=host)


@pytest.mark.parametrize("name", ["Bob's table", "Ada", "Friday", ""])
def test_any_other_name_of_a_table_stays_as_it_was_stored(name: str) -> None:
    assert recognised_head(replace(HEAD, name=name), SEATS) == replace(HEAD, name=name)


def test_a_tutorial_and_a_record_are_recognised_whatever_they_were_called() -> None:
    setup = tutorial_setup(load_game("pocket-mars"))
    assert setup is not None
    tutorial = replace(HEAD, name="Apprendre Pocket Mars", setup=setup.to_dict())
    record = replace(HEAD, name="Enregistrement : Pocket Mars", uploaded=True)
    assert table_name(recognised_head(tutorial, SEATS), None, "en") == "Tutorial: pocket-mars"
    assert table_name(recognised_head(record, SEATS), load_game("pocket-mars"), "en") == "Game file: Pocket Mars"


@pytest.mark.parametrize(
    ("seat", "name", "left"),
    [
        (None, "Spectateur", ""),
        (None, "Spectator 2", ""),
        (None, "Eve", "Eve"),
        (None, "Player 1", "Player 1"),
        (0, "Joueur 1", ""),
        (0, "Spectator", "Spectator"),
    ],
)
def test_a_name_that_nobody_typed_is_recognised_in_a_chat(seat: int | None, name: str, left: str) -> None:
    assert recognised_line(ChatLine("eve-id", seat, name, "Hello", NOW)).name == left
