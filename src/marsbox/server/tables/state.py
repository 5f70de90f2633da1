"""The state of a table besides its game: pauses, wishes, votes, clocks and the rematch."""

from dataclasses import dataclass, field
from typing import Any

from marsbox.server.tables.clocks import SeatClock


@dataclass(frozen=True)
class TableState:
    """Stored with every change of a table. People are named by their seats, never by their ids.

    >>> state = TableState(paused=True, votes={1: (0, 2)})
    >>> TableState.from_json(state.to_json()) == state
    True
    """

    paused: bool = False
    wishes: tuple[int, ...] = ()
    """The seats whose people want the table to be paused, or to go on if it is."""
    votes: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """For a seat, the seats that want its person to be replaced."""
    clocks: tuple[SeatClock, ...] = ()
    furthest: int = field(default=0, compare=False)
    """How many actions the game ever had: a step that is undone and made again is no new move for a clock.

    It is not shown to anybody, so states that differ in nothing else are equal.
    """
    open_chat: bool = False
    """Whether those who watch may speak while the game runs."""
    next: str | None = None
    """The table at which the same people play again."""

    def to_json(self) -> dict[str, Any]:
        """The state as it is stored."""
        return {
            "paused": self.paused,
            "wishes": list(self.wishes),
            "votes": {str(seat): list(voters) for seat, voters in self.votes.items()},
            "clocks": [clock.to_json() for clock in self.clocks],
            "furthest": self.furthest,
            "open_chat": self.open_chat,
            "next": self.next,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "TableState":
        """The state that was stored; a table from before there was any has an empty one."""
        return TableState(
            paused=data.get("paused", False),
            wishes=tuple(data.get("wishes", ())),
            votes={int(seat): tuple(voters) for seat, voters in data.get("votes", {}).items()},
            clocks=tuple(SeatClock.from_json(clock) for clock in data.get("clocks", ())),
            furthest=data.get("furthest", 0),
            open_chat=data.get("open_chat", False),
            next=data.get("next"),
        )
