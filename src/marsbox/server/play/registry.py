"""The tables of this process. A table stays in memory as long as somebody uses it."""

import contextlib
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final
from weakref import WeakValueDictionary

from marsbox.core import Game, UserError
from marsbox.server.play.table import Table
from marsbox.server.runtime.errors import Unreadable
from marsbox.server.runtime.logs import short_id
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.model import Head, Seat
from marsbox.server.tables.stored import StoredTable

_log = logging.getLogger("marsbox.server")
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")


class TableRegistry:
    """Finds tables in memory or in the database, one object for each."""

    def __init__(self, store: TableStore, catalog: Catalog, changed: Callable[[Table], None]) -> None:
        """`changed` is called after every change that was stored here."""
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._store = store
        self._catalog = catalog
        self._changed = changed
        self._damaged: set[str] = set()

    async def table(self, name: str) -> Table:
        """A table by its id."""
        known = self.tables.get(name)
        with self._logging_damage(name):
            if known is not None:
                await known.catch_up()
                return known
            stored = await self._store.load(name) if _TABLE_ID.fullmatch(name) else None
            if stored is None:
                raise UserError("unknown_table", table=name[:40])
            # somebody else may have read it meanwhile, and there must be one gate only
            return self.tables.setdefault(name, self._read(stored))

    async def open(self, game: Game, head: Head, seats: Sequence[Seat], most: int) -> Table:
        """A new table, stored, unless its owner has `most` of them."""
        table = await Table.opened(game, head, seats, self._store, self._changed, most)
        self.tables[table.id] = table
        return table

    async def revision(self, name: str) -> int | None:
        """The newest revision of a table; None if there is no such table."""
        return await self._store.revision(name) if _TABLE_ID.fullmatch(name) else None

    def in_memory(self) -> list[Table]:
        """The tables that somebody uses."""
        return list(self.tables.values())

    def _read(self, stored: StoredTable) -> Table:
        head = stored.head
        game = self._catalog.game(head.game)
        if head.rules > game.version:
            raise UserError("newer_rules", game=game.id, stored=head.rules, here=game.version)
        try:
            return Table(game, stored, self._store, self._changed)
        except Unreadable as error:
            if error.foreign and head.digest not in ("", game.digest):
                raise UserError("other_components", game=game.id, stored=head.digest, here=game.digest) from error
            raise

    @contextlib.contextmanager
    def _logging_damage(self, name: str) -> Iterator[None]:
        """Log a table that can't be read, once."""
        try:
            yield
        except Unreadable as error:
            if name not in self._damaged:
                self._damaged.add(name)
                _log.error("table %s can't be read: %s; `marsbox check` tells more", short_id(name), error.reason)
            raise
