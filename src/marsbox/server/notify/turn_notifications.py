"""Notifications to people who are away that it is their turn. A move never waits for them."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from marsbox.core import Game, UserError
from marsbox.server.notify.webhooks import Lookup, MayReach, NotSent, find_target, is_public, look_up, send
from marsbox.server.play.table import Table
from marsbox.server.present.names import table_name
from marsbox.server.runtime.background import BackgroundTasks
from marsbox.server.runtime.logs import short_id
from marsbox.server.runtime.sentences import sentence
from marsbox.server.runtime.settings import Settings
from marsbox.server.store.players import Players
from marsbox.server.store.presence import Presence
from marsbox.server.tables.model import Head

_log = logging.getLogger("marsbox.server")
_WAITING: Final = 1000
_QUIET: Final = timedelta(minutes=1)
"""One notification a minute for a player is enough, whichever process sends it."""
_AT_ONCE: Final = 8
"""So many are sent at the same time: a receiver that does not answer keeps few others waiting."""


@dataclass(frozen=True)
class _Turn:
    player: str
    head: Head
    game: Game


class TurnNotifications:
    """Where people want notifications, and the tasks that send them."""

    def __init__(
        self,
        settings: Settings,
        players: Players,
        presence: Presence,
        lookup: Lookup = look_up,
        may_reach: MayReach = is_public,
    ) -> None:
        self.allowed = settings.webhooks
        self._players = players
        self._presence = presence
        self._lookup = lookup
        self._may_reach = may_reach
        self._turns: asyncio.Queue[_Turn] = asyncio.Queue(_WAITING)
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Begin to send, if the operator allows it."""
        if self.allowed:
            for _ in range(_AT_ONCE):
                self._tasks.begin(self._run(), "turn notices")

    async def close(self) -> None:
        """Send no more."""
        await self._tasks.close()

    async def webhook(self, player: str) -> str | None:
        """The address at which a player wants notifications."""
        webhook = await self._players.webhook(player)
        return None if webhook is None else webhook.url

    async def choose(self, player: str, url: str | None, language: str, origin: str) -> None:
        """Notify a player at this address from now on, or nowhere; a `UserError` if it can't be used."""
        if url is not None:
            if not self.allowed:
                raise UserError("webhooks_off")
            await find_target(url, self._lookup, self._may_reach)
        await self._players.choose_webhook(player, url, language, origin)

    async def follow_language(self, player: str, language: str) -> None:
        """Notify a player in the language in which they read a table now."""
        if self.allowed:
            webhook = await self._players.webhook(player)
            if webhook is not None and webhook.language != language:
                await self._players.choose_webhook(player, webhook.url, language, webhook.origin)

    def changed(self, table: Table) -> None:
        """Notify those who have to decide since the newest change of a table and are not there."""
        if not self.allowed:
            return
        for seat in table.asked_now:
            place = table.seats[seat]
            if place.player is None or place.played_by_bot or table.subscribers.online(place):
                continue
            try:
                self._turns.put_nowait(_Turn(place.player, table.head, table.game))
            except asyncio.QueueFull:
                _log.warning("too many turn notices wait; one is dropped")

    async def _run(self) -> None:
        while True:
            turn = await self._turns.get()
            try:
                await self._send(turn)
            except (UserError, NotSent) as failure:
                # the address is a secret of the player's
                reason = failure.code if isinstance(failure, UserError) else str(failure)
                _log.info("a turn notice of table %s was not sent: %s", short_id(turn.head.id), reason)
            except Exception:
                _log.exception("a turn notice failed")
            finally:
                self._turns.task_done()

    async def _send(self, turn: _Turn) -> None:
        webhook = await self._players.webhook(turn.player)
        if webhook is None or await self._presence.is_remote(turn.head.id, turn.player):
            return
        if not await self._players.claim_notification(turn.player, _QUIET):
            return
        facts = {
            "table": table_name(turn.head, turn.game, webhook.language),
            "link": f"{webhook.origin}/t/{turn.head.id}",
        }
        text = sentence("turn_notice", webhook.language, facts)
        await send(await find_target(webhook.url, self._lookup, self._may_reach), text)

    async def sent(self) -> None:
        """Wait until nothing is left to send."""
        await self._turns.join()
