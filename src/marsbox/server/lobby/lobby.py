"""Opening tables, sitting down at them, playing again, and being forgotten."""

import contextlib
import secrets
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from marsbox.core import FastRng, Game, Setup, UserError
from marsbox.server.lobby.new_table import (
    NewSeat,
    NewTable,
    check_playable,
    checked_setup,
    new_seats,
    typed_name,
)
from marsbox.server.lobby.presence_tracker import PresenceTracker
from marsbox.server.play.registry import TableRegistry
from marsbox.server.play.table import Table
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.players import Players
from marsbox.server.store.presence import Presence
from marsbox.server.store.stats import Stats
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.catalog import Catalog
from marsbox.server.tables.model import Head, Listing
from marsbox.server.tables.seating import followed_by, forget_person, send_away, sit_down
from marsbox.server.tables.tutorials import PERSON, TUTORIALS, tutorial_setup

SEED_BITS: Final = 128
OWN_READ: Final = 12
"""So many running tables of one player are read for the lobby; it shows few at once."""


class Lobby:
    """Where people open and find tables."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        catalog: Catalog,
        registry: TableRegistry,
        presence: Presence,
        presence_tracker: PresenceTracker,
        stats: Stats,
        players: Players,
    ) -> None:
        self._settings = settings
        self._store = store
        self._catalog = catalog
        self._registry = registry
        self._presence = presence
        self._presence_tracker = presence_tracker
        self._stats = stats
        self._players = players

    async def listed(self, player: str) -> list[Listing | Table]:
        """The tables that a player can continue, join or watch; those in memory know who is connected.

        The newest of the player's own are read, so that it is known whose turn it is.
        """
        found = await self._store.listed(player, self._settings.limits.tables_listed)
        own = [
            listing.head.id
            for listing in found
            if listing.status == "running" and any(seat.held_by(player) for seat in listing.seats)
        ]
        read: dict[str, Table] = {}
        for name in own[:OWN_READ]:
            # a table that can't be opened here is listed as it is stored
            with contextlib.suppress(UserError):
                read[name] = await self._registry.table(name)
        return [read.get(one.head.id) or self._registry.tables.get(one.head.id) or one for one in found]

    async def open_table(self, player: str, wanted: NewTable) -> Table:
        """Open a table and sit down at it."""
        game = self._catalog.game(wanted.game)
        return await self._opened(player, game, checked_setup(game, wanted, self._catalog.bots), wanted)

    async def open_tutorial(self, player: str, name: str, you: str | None) -> Table:
        """Open a private table with the tutorial of a game."""
        game = self._catalog.game(name)
        setup = tutorial_setup(game)
        if setup is None:
            raise UserError("no_tutorial", game=game.id)
        wanted = NewTable(
            game=game.id,
            seats=[NewSeat("person"), NewSeat("bot", TUTORIALS[game.id].bot)],
            you=you,
            take=[PERSON],
            public=False,
        )
        return await self._opened(player, game, setup, wanted)

    async def _opened(self, player: str, game: Game, setup: Setup, wanted: NewTable) -> Table:
        seats = new_seats(player, wanted, FastRng(secrets.randbits(SEED_BITS)))
        you = typed_name(wanted.you)
        head = Head(
            id=secrets.token_urlsafe(12),
            game=game.id,
            rules=game.version,
            digest=game.digest,
            name=typed_name(wanted.name),
            setup=game.settled(setup).to_dict(),
            seed=secrets.randbits(SEED_BITS),
            owner=player,
            public=wanted.public,
            created=datetime.now(UTC),
            clock=wanted.clock,
            host=you,
        )
        check_playable(game, setup, head.seed)
        await self._players.remember(player, you)
        return await self._registry.open(game, head, seats, self._settings.limits.tables_per_player)

    async def take_seat(self, player: str, table_id: str, seat: int, name: str | None) -> Table:
        """Sit down at a table."""
        table = await self._registry.table(table_id)
        called = typed_name(name)
        await table.rearrange(partial(sit_down, player=player, seat=seat, name=called))
        await self._players.remember(player, called)
        self._presence_tracker.connection_changed(table, player)
        return table

    async def send_away(self, player: str, table_id: str, seat: int) -> Table:
        """Let a bot play for somebody who has been away for long enough."""
        table = await self._registry.table(table_id)
        place = table.seating.place(seat)
        # who may ask, and about whom, is checked first: how long somebody was away is nobody else's business
        send_away(table.seating, player, seat)
        await self._presence_tracker.refresh_remote(table)
        seen = await self._presence.last_seen(table_id, seat)
        minutes = self._settings.absence_minutes
        if table.subscribers.online(place) or (
            seen is not None and datetime.now(UTC) - seen < timedelta(minutes=minutes)
        ):
            raise UserError("not_away", seat=seat, name=table.seating.name_on(seat), minutes=f"{minutes:g}")
        await table.rearrange(partial(send_away, player=player, seat=seat))
        return table

    async def forget(self, player: str) -> None:
        """Remove what is known of somebody: from seats first, then everywhere, also where a table lies in memory."""
        known_at = await self._stats.tables_of(player)
        for name in known_at:
            # a table that can't be opened here is changed in the database alone
            with contextlib.suppress(UserError):
                table = await self._registry.table(name)
                await table.rearrange(partial(forget_person, player=player))
        await self._stats.forget(player, known_at)
        for name in known_at:
            if name in self._registry.tables:
                await self._registry.tables[name].reread()

    async def rematch(self, player: str, table_id: str) -> Table:
        """The table at which the people of a finished game play again, with this player on their seats."""
        table = await self._registry.table(table_id)
        if table.status != "over" or table.head.uploaded:
            raise UserError("not_over")
        mine = table.seats_of(player)
        if not mine:
            raise UserError("not_at_table")
        if table.state.next is None:
            await self._open_rematch(player, table)
        following = await self._registry.table(table.state.next or "")
        for seat in mine:
            if following.seats[seat].player is None:
                name = table.seats[seat].name
                await following.rearrange(partial(sit_down, player=player, seat=seat, name=name))
        return following

    async def _open_rematch(self, player: str, table: Table) -> None:
        head = table.head
        wanted = NewTable(
            game=head.game,
            seats=[
                NewSeat("bot", seat.bot, seat.name or None) if seat.kind == "bot" else NewSeat("person")
                for seat in table.seats
            ],
            options=head.setup["options"],
            you=table.seats[table.seats_of(player)[0]].name or None,
            public=head.public,
            clock=head.clock,
        )
        # nobody sits there yet, so that the game can't start before everybody knows of the table
        following = await self.open_table(player, wanted)
        await table.rearrange(partial(followed_by, following=following.id))
