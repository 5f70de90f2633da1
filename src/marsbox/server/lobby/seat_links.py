"""A secret link that moves a seat to another device, once, and can be revoked.

Of a link only a digest is stored, with the player whose seat it moves: a link that outlives its owner's seat is void.
"""

import hashlib
import hmac
import secrets
from functools import partial

from marsbox.core import UserError
from marsbox.server.play.registry import TableRegistry
from marsbox.server.play.table import Table
from marsbox.server.store.seat_links import SeatLinkStore
from marsbox.server.store.table_store import TableStore
from marsbox.server.tables.seating import hand_over


class SeatLinks:
    """The links of all seats: at most one for each."""

    def __init__(self, registry: TableRegistry, store: TableStore) -> None:
        self._registry = registry
        self._links = SeatLinkStore(store)

    async def make(self, player: str, table_id: str, seat: int) -> str:
        """The key of a new link for an own seat; the one before it is void."""
        table = await self._registry.table(table_id)
        table.seating.own(player, seat)
        key = secrets.token_urlsafe(24)
        await self._links.replace(table_id, seat, player, _digest(key))
        return key

    async def revoke(self, player: str, table_id: str, seat: int) -> Table:
        """Void the link of an own seat, or as the host that of any seat."""
        table = await self._registry.table(table_id)
        table.seating.place(seat)
        if not table.seating.is_host(player):
            table.seating.own(player, seat)
        await self._links.remove(table_id, seat)
        return table

    async def claim(self, player: str, table_id: str, seat: int, key: str) -> Table:
        """Move the seat to whoever brings the key of its link, which is void then."""
        table = await self._registry.table(table_id)
        table.seating.place(seat)
        link = await self._links.find(table_id, seat)
        if link is None or not hmac.compare_digest(link.digest, _digest(key)):
            raise UserError("seat_link_void")
        # should the server stop after this, the link is void all the same: the seat is another player's
        await table.rearrange(partial(hand_over, giver=link.player, taker=player, seat=seat))
        await self._links.remove(table_id, seat)
        return table


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
