"""The database: its address, connections and migrations, and what its errors mean.

Whatever is asked of it is one function, which is given a connection and runs in a thread: the event loop never waits,
and a transaction of many statements costs one change of threads.
"""

import asyncio
import secrets
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from marsbox.core import UserError
from marsbox.server.runtime.settings import Settings, data_folder
from marsbox.server.store.ownership import check_file, check_shared
from marsbox.server.store.schema import disk_probes

T = TypeVar("T")
_OPTIONS: Final[dict[str, Any]] = {
    # the log of a failure must not hold what should have been stored: ids, names and the state of a game
    "hide_parameters": True,
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}
_PROBE_BYTES: Final = 64 * 1024
_LOOK_SECONDS: Final = 0.5
"""How long the pages of a file are looked at when a server starts."""
_LOOK_STEPS: Final = 10_000
LEAST_FREE: Final = 16 * 2**20
"""So many bytes have to be free on the disk of a file, or it counts as full."""
_THREADS: Final = 10
_MIGRATION_LOCK: Final = 0x4D415253
_POSTGRES_CAUSES: Final = {"25006": "database_read_only", "53100": "database_full", "55P03": "database_locked"}
_SQLITE_CAUSES: Final = {
    sqlite3.SQLITE_READONLY: "database_read_only",
    sqlite3.SQLITE_FULL: "database_full",
    sqlite3.SQLITE_BUSY: "database_locked",
    sqlite3.SQLITE_LOCKED: "database_locked",
    sqlite3.SQLITE_CANTOPEN: "database_unopenable",
    sqlite3.SQLITE_PERM: "database_unopenable",
    sqlite3.SQLITE_NOTADB: "database_foreign",
    sqlite3.SQLITE_CORRUPT: "database_damaged",
}


class Database:
    """One database: its address and its connections."""

    def __init__(self, settings: Settings) -> None:
        self.url = database_url(settings.database)
        self.file = _sqlite_file(self.url)
        self.name = str(self.file) if self.file else self.url.render_as_string(hide_password=True)
        self._busy_seconds = settings.busy_seconds
        self._looked_at = False
        self.engine = self._engine()
        self._start_threads()

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once: PostgreSQL yes, a file of SQLite no."""
        return self.file is None

    @property
    def secret_file(self) -> Path:
        """Where the signing key is kept when nobody sets one."""
        return data_folder() / "marsbox.secret" if self.file is None else self.file.with_suffix(".secret")

    def check_ours(self) -> None:
        """Raise a `UserError` if the database is a file of another application, which is left as it is."""
        if self.file is not None:
            check_file(self.file)

    async def open(self) -> None:
        """Bring the schema up to date and check that the database can be written; a `UserError` says why not."""
        await asyncio.to_thread(self.check_ours)
        try:
            if self.file is not None:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                # it holds hidden cards, so only its owner may read it
                if not self.file.exists():
                    self.file.touch(mode=0o600)
            if self.file is None:
                await self.read(lambda connection: check_shared(connection, self.name))
            elif not self._looked_at:
                await self.read(self._look_at_pages)
                self._looked_at = True
            await self.write(migrate)
            await self.probe_disk()
        except CommandError as error:
            raise UserError("database_newer", database=self.name) from error
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self.cause(error) from error

    async def probe_disk(self) -> None:
        """Write something and remove it again; an error of the database if that can't be done."""
        if self.file is not None and shutil.disk_usage(self.file.parent).free < LEAST_FREE:
            raise UserError("database_full", database=self.name)
        await self.write(_write_probe)
        await self.write(_remove_probe)

    async def ping(self) -> None:
        """Ask for nothing; an error of the database if it does not answer."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")))

    async def close(self) -> None:
        """Close all connections and threads; the database may be opened again."""
        await asyncio.to_thread(self._stop_threads)
        self.engine.dispose()
        self._start_threads()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, after all that it did was stored as one transaction."""

        def transaction() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writers, transaction)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` returns, all of it as it was at one moment, whatever is stored meanwhile."""

        def snapshot() -> T:
            with self.engine.connect() as connection:
                self._freeze(connection)
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, snapshot)

    @contextmanager
    def as_problem(self) -> Iterator[None]:
        """Turn an error of the database into a `UserError` that says what it means."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self.cause(error) from error

    def _look_at_pages(self, connection: Connection) -> None:
        """Raise a `UserError` if pages of a file are broken, as far as they can be looked at in a moment."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        end = time.monotonic() + _LOOK_SECONDS
        driver.set_progress_handler(lambda: time.monotonic() > end, _LOOK_STEPS)
        try:
            [found] = driver.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return
        finally:
            driver.set_progress_handler(None, 0)
        if found != "ok":
            raise UserError("database_damaged", database=self.name)

    def _freeze(self, connection: Connection) -> None:
        if self.shared:
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            # else each query would be a transaction of its own
            connection.exec_driver_sql("BEGIN")

    def cause(self, error: BaseException) -> UserError:
        """What a failure of the database means."""
        if isinstance(error, OSError):
            return UserError("database_unopenable", database=self.name)
        original = error.orig if isinstance(error, DBAPIError) else error
        code = "database_failed"
        if isinstance(original, sqlite3.Error):
            # the low byte is the kind of an SQLite error, the rest are details
            code = _SQLITE_CAUSES.get(getattr(original, "sqlite_errorcode", 0) & 0xFF, code)
        elif self.shared:
            from psycopg import Error, OperationalError

            if isinstance(original, Error):
                unreachable = isinstance(original, OperationalError)
                code = _POSTGRES_CAUSES.get(original.sqlstate or "", "database_unreachable" if unreachable else code)
        return UserError(code, database=self.name)

    def _engine(self) -> Engine:
        if self.file is None:
            _check_postgres_packages()
            patience = {"connect_timeout": 10}
            return create_engine(self.url, pool_pre_ping=True, pool_size=_THREADS, connect_args=patience, **_OPTIONS)
        engine = create_engine(self.url, connect_args={"timeout": self._busy_seconds}, **_OPTIONS)
        _prepare_sqlite(engine)
        return engine

    def _start_threads(self) -> None:
        self._readers: Executor = ThreadPoolExecutor(_THREADS, "database")
        # SQLite has one writer at a time: waiting in line is fair, waiting in its busy loop is not
        self._writers: Executor = self._readers if self.shared else ThreadPoolExecutor(1, "database writer")

    def _stop_threads(self) -> None:
        self._writers.shutdown()
        self._readers.shutdown()


def _check_postgres_packages() -> None:
    """A `UserError` where the packages of the extra `postgres` are not installed."""
    try:
        for package in ("psycopg", "procrastinate"):
            if find_spec(package) is None:
                raise ModuleNotFoundError(f"No module named {package!r}")
        import_module("psycopg")  # it may be there without the library that it wraps
    except ImportError as error:
        raise UserError("postgres_missing", reason=error) from None


def redacted(cause: UserError) -> UserError:
    """A failure of the database as clients may see it: without its name, which is a path or an address."""
    code = "database_failed" if cause.code in ("database_foreign", "database_damaged") else cause.code
    return UserError(code, database=UserError("of_this_server"))


def database_url(text: str) -> URL:
    """The address for a setting: a URL, the path of a file, or nothing for the file in the user's data folder.

    >>> database_url("postgresql://ann@localhost/mars").drivername
    'postgresql+psycopg'
    >>> database_url("games/mars.db").render_as_string()
    'sqlite:///games/mars.db'
    """
    if not text:
        text = str(data_folder() / "marsbox.db")
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise UserError("unknown_database", database=text.partition("://")[0]) from error
    backend = url.drivername.partition("+")[0]
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite")
    raise UserError("unknown_database", database=url.render_as_string(hide_password=True))


def _sqlite_file(url: URL) -> Path | None:
    if url.get_backend_name() != "sqlite":
        return None
    # with "?uri=true" SQLite takes "file:PATH" and options such as mode=ro
    return Path((url.database or "").removeprefix("file:"))


def schema_version(connection: Connection) -> str:
    """The newest migration that a database has gone through."""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _write_probe(connection: Connection) -> None:
    connection.execute(insert(disk_probes).values(id=secrets.token_hex(16), filling=bytes(_PROBE_BYTES)))


def _remove_probe(connection: Connection) -> None:
    connection.execute(delete(disk_probes))


def _prepare_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        try:
            # a reader never waits for a writer, and a move that was acknowledged survives a power cut
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            # the pool does not know this connection, so it has to be closed here
            connection.close()
            raise
        cursor.close()


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to a revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
