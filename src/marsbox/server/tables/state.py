"""The state of a table besides its game: pauses, wishes, votes, clocks, a turn that is held, and the rematch."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from marsbox.server.tables.clocks import SeatClock


@dataclass(frozen=True)
class Hold:
    """A turn that its seat has made and may still undo: nobody else is asked before it ends."""

    seat: int
    until: datetime

    def to_json(self) -> list[Any]:
        """The hold as it is stored."""
        return [self.seat, self.until.isoformat()]

    @staticmethod
    def from_json(data: list[Any] | None) -> "Hold | None":
        """The hold that was stored, if any."""
        return None if data is None else Hold(data[0], datetime.fromisoformat(data[1]))


@dataclass(frozen=True)
class TableState:
    """Stored with every change of a table. People are named by their seats, never by their ids.

    >>> state = TableState(paused=True, votes={1: (0, 2)})
    >>> TableState.from_json(state.to_json()) == state
    True
    """

    paused: bool = False
    deserted: bool = False
    """Whether it is paused because nobody was there; whoever comes back lets it go on."""
    wishes: tuple[int, ...] = ()
    """The seats whose people want the table to be paused, or to go on if it is."""
    votes: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """For a seat, the seats that want its person to be replaced."""
    clocks: tuple[SeatClock, ...] = ()
    hold: Hold | None = None
    conceded: bool = False
    """Whether the game was ended early, because whoever played against its winner had resigned."""
    # what follows is not shown to anybody, so states that differ in nothing else are equal
    furthest: int = field(default=0, compare=False)
    """How many actions the game ever had: a step that is undone and made again is no new move for a clock."""
    begun: bool = field(default=False, compare=False)
    """Whether the first choice of the game, which everybody makes at once, is over."""
    missed: dict[int, int] = field(default_factory=dict, compare=False)
    """For a seat, how many steps in a row its person had no time for."""
    own_actions: dict[int, int] = field(default_factory=dict, compare=False)
    """For a seat, how many more actions its person has made than bots in their place."""
    stand_in_asked: datetime | None = field(default=None, compare=False)
    """When a bot in a person's place was last asked something new: it answers at a human pace."""
    open_chat: bool = False
    """Whether those who watch may speak while the game runs."""
    next: str | None = None
    """The table at which the same people play again."""

    def to_json(self) -> dict[str, Any]:
        """The state as it is stored."""
        return {
            "paused": self.paused,
            "deserted": self.deserted,
            "wishes": list(self.wishes),
            "votes": {str(seat): list(voters) for seat, voters in self.votes.items()},
            "clocks": [clock.to_json() for clock in self.clocks],
            "conceded": self.conceded,
            "hold": None if self.hold is None else self.hold.to_json(),
            "furthest": self.furthest,
            "begun": self.begun,
            "missed": {str(seat): steps for seat, steps in self.missed.items()},
            "own_actions": {str(seat): actions for seat, actions in self.own_actions.items()},
            "stand_in_asked": None if self.stand_in_asked is None else self.stand_in_asked.isoformat(),
            "open_chat": self.open_chat,
            "next": self.next,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "TableState":
        """The state that was stored; a table from before there was any has an empty one, and its game has begun."""
        asked = data.get("stand_in_asked")
        return TableState(
            paused=data.get("paused", False),
            deserted=data.get("deserted", False),
            wishes=tuple(data.get("wishes", ())),
            votes={int(seat): tuple(voters) for seat, voters in data.get("votes", {}).items()},
            clocks=tuple(SeatClock.from_json(clock) for clock in data.get("clocks", ())),
            conceded=data.get("conceded", False),
            hold=Hold.from_json(data.get("hold")),
            furthest=data.get("furthest", 0),
            begun=data.get("begun", True),
            missed={int(seat): steps for seat, steps in data.get("missed", {}).items()},
            own_actions={int(seat): actions for seat, actions in data.get("own_actions", {}).items()},
            stand_in_asked=None if asked is None else datetime.fromisoformat(asked),
            open_chat=data.get("open_chat", False),
            next=data.get("next"),
        )
