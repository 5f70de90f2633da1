"""The composition root: every part of a server, put together, started and stopped."""

import asyncio
import contextlib
import logging

from marsbox.core import UserError
from marsbox.server.bots.advice import Advice
from marsbox.server.bots.driver import BotDriver
from marsbox.server.bots.thinking import BotProcesses
from marsbox.server.finished.finished_games import FinishedGames
from marsbox.server.lobby.housekeeping import Housekeeping
from marsbox.server.lobby.lobby import Lobby
from marsbox.server.lobby.presence_tracker import PresenceTracker
from marsbox.server.lobby.seat_links import SeatLinks
from marsbox.server.lobby.turn_holds import TurnHolds
from marsbox.server.notify.turn_notifications import TurnNotifications
from marsbox.server.play.bots import Bots
from marsbox.server.play.registry import TableRegistry
from marsbox.server.play.table import Table
from marsbox.server.present.presenter import Presenters
from marsbox.server.runtime.errors import Unreadable, message_of
from marsbox.server.runtime.logs import short_id
from marsbox.server.runtime.metrics import Metrics
from marsbox.server.runtime.rate_limits import SocketLimits, TokenBuckets
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.archive import Archive
from marsbox.server.store.players import Players
from marsbox.server.store.presence import Presence
from marsbox.server.store.stats import Stats
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.catalog import Catalog

_log = logging.getLogger("marsbox.server")


class Services:
    """What the routes of a server, or a worker, work with. `bots` takes the place of bots that think beside it."""

    def __init__(self, settings: Settings, store: TableStore, metrics: Metrics, bots: Bots | None = None) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = metrics
        self.stopping = False
        """Whether the server ends, and takes no more moves."""
        self.socket_limits = SocketLimits(limits)
        self.message_limits = TokenBuckets(limits.address_messages_per_second, limits.address_message_burst)
        """How much the sockets of one address ask for together."""
        self._store = store
        self.catalog = Catalog(settings.components, settings.plugins)
        self.archive = Archive(store)
        self.stats = Stats(store)
        presence = Presence(store)
        players = Players(store)
        self.bot_processes = BotProcesses(
            settings.bot_workers,
            settings.bot_seconds,
            settings.components,
            limits.bot_table_moves_per_second,
            self.catalog.bots,
        )
        self.advice = Advice()
        pace = settings.stand_in_seconds
        self._bots: Bots = BotDriver(self.bot_processes, metrics, presence, pace) if bots is None else bots
        self.turn_notifications = TurnNotifications(settings, players, presence)
        self.registry = TableRegistry(store, self.catalog, self._changed)
        self.presenters = Presenters()
        self.presence_tracker = PresenceTracker(presence, self._bots)
        self.lobby = Lobby(
            settings, store, self.catalog, self.registry, presence, self.presence_tracker, self.stats, players
        )
        self.turn_holds = TurnHolds()
        self.seat_links = SeatLinks(self.registry, store)
        self.finished = FinishedGames(settings, store, self.registry)
        self._housekeeping = Housekeeping(settings, store, presence, self.archive, self.stats, self.registry)
        metrics.add_gauge("marsbox_tables", "Tables in memory.", lambda: len(self.registry.tables))
        metrics.add_gauge("marsbox_sockets", "Open WebSockets.", lambda: self.socket_limits.total)

    async def resume(self) -> None:
        """Begin to look at clocks, and wake the bots that had to move when the server last stopped."""
        self._housekeeping.start()
        self.turn_notifications.start()
        if not self._store.shared:
            # whoever held a turn was connected to the server that stopped
            await self._end_holds()
        await self._wake_bots(0.0)

    async def take_over(self) -> None:
        """Wake the bots that have not moved for long: the process that should have asked them may have died."""
        await self._wake_bots(self.settings.takeover_seconds)

    async def finish(self) -> None:
        """Take no more moves; store and send those that are on their way, as long as the settings allow."""
        self.stopping = True
        await self._bots.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds):
                await asyncio.gather(*(table.settled() for table in self.registry.in_memory()))

    async def close(self) -> None:
        """Stop the bots and all else that goes on by itself."""
        await self._housekeeping.close()
        await self.turn_holds.close()
        await self.presence_tracker.close()
        await self.turn_notifications.close()
        await self._bots.close()
        await self.finished.close()
        await asyncio.to_thread(self.bot_processes.close)

    async def _end_holds(self) -> None:
        for name in await self._store.held():
            with contextlib.suppress(UserError):
                table = await self.registry.table(name)
                if table.state.hold is not None:
                    await table.end_hold(table.state.hold)

    async def _wake_bots(self, idle_seconds: float) -> None:
        for name in await self._store.waiting_for_bots(idle_seconds):
            try:
                self._bots.wake(await self.registry.table(name))
            except Unreadable:
                # logged when it was first tried
                continue
            except UserError as problem:
                _log.warning("table %s can't go on: %s", short_id(name), message_of(problem, "en"))

    def _changed(self, table: Table) -> None:
        self._bots.wake(table)
        self.turn_holds.changed(table)
        self.turn_notifications.changed(table)
