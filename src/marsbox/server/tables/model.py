"""What a table is made of: its head, its seats, its status and the counters of what each seat sees."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal

from marsbox.server.runtime.seat_names import SeatName
from marsbox.server.tables.clocks import Clock
from marsbox.server.tables.state import TableState

Status = Literal["open", "running", "over"]
Kind = Literal["person", "bot"]
StandIn = Literal["asked", "absent", "clock", "away", "left", "resigned", "voted_out"]
"""Why a bot plays a person's seat.

They wanted it, were disconnected, ran out of time for one step or for several in a row, left, gave up, or the others
voted.
"""
RETURNING: Final = ("asked", "absent", "away")


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat; a person's seat without a player is free, also while a bot stands in."""

    seat: int
    kind: Kind
    bot: str | None
    player: str | None
    name: str
    """What somebody typed; empty where nobody did."""
    stand_in: StandIn | None = None
    left_by: str | None = field(default=None, repr=False)
    """The first who left it while the game ran and has not come back: the result of the seat is theirs."""
    first_bot: str | None = None
    """The bot that failed here, and whose name the seat keeps."""

    @property
    def called(self) -> SeatName:
        """What it is called."""
        bot = (self.first_bot or self.bot) if self.kind == "bot" else None
        return SeatName(self.seat, self.name, bot)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves."""
        return self.kind == "bot" or self.stand_in is not None

    @property
    def played_by_person(self) -> bool:
        """Whether its person plays it; they still do while a stand-in makes the one step that they had no time for."""
        return self.kind == "person" and self.player is not None and self.stand_in in (None, "clock")

    @property
    def may_return(self) -> bool:
        """Whether its person may play it again instead of the bot."""
        return self.player is not None and self.stand_in in RETURNING

    def held_by(self, player: str) -> bool:
        """Whether it is this player's seat; who was voted out has lost it."""
        return self.player == player and self.stand_in != "voted_out"


@dataclass(frozen=True)
class Head:
    """What never changes about a table once it is opened."""

    id: str
    game: str
    rules: int
    digest: str
    name: str
    """What somebody typed; empty where nobody did."""
    setup: dict[str, Any]
    seed: int = field(repr=False)
    owner: str = field(repr=False)
    public: bool
    created: datetime
    uploaded: bool = False
    clock: Clock | None = None
    host: str = ""
    """The name that the host had typed when they opened it, for a table without a name of its own."""


@dataclass(frozen=True)
class Counter:
    """The numbers one seat sees: how often its view changed, and the id of its newest decision."""

    version: int = 0
    decision: int = 0


@dataclass(frozen=True)
class Listing:
    """A table as the lobby lists it."""

    head: Head
    status: Status
    seats: tuple[Seat, ...]
    state: TableState
