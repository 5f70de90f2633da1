"""What tables need of whoever makes bots move."""

from typing import Protocol

from marsbox.server.play.table import Table


class Bots(Protocol):
    """Sees to it that bots move, in this process or elsewhere."""

    def wake(self, table: Table) -> None:
        """See whether a bot has to move at this table."""

    def attend(self, table: Table) -> None:
        """Somebody came to this table or went, so that its bots are more urgent than before, or less."""

    async def close(self) -> None:
        """Wake no more bots."""
