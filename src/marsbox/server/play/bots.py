"""What tables need of the code that makes bots move."""

from typing import Protocol

from marsbox.server.play.table import Table


class Bots(Protocol):
    """Makes bots move, in this process or in a worker."""

    def wake(self, table: Table) -> None:
        """Check whether a bot has to move at this table."""

    def presence_changed(self, table: Table) -> None:
        """Somebody connected to this table or disconnected, which changes the urgency of its bots."""

    async def close(self) -> None:
        """Wake no more bots."""
