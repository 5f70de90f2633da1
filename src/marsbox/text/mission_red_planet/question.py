"""A decision together with the view of the seat that owes it: all that prompts and options may speak of."""

from typing import Any

from marsbox.core.contract import Decision, View
from marsbox.games.mission_red_planet.state import NONE, PILOT, SCIENTIST, SECRET_AGENT
from marsbox.text.mission_red_planet.names import Names, Ship

_BOARDING: dict[str, int] = {"board_two": 2, "board_three": 3}
_BOARD_ONE_BY_ONE = (SCIENTIST, SECRET_AGENT, PILOT)


def ship_seen(names: Names, view: View, slot: int) -> Ship:
    """The ship that lies in a slot of the launch pad, or flies from there."""
    seen = view["pad"][slot]
    zone = seen["token"] or seen["printed"]
    return Ship(slot, seen["seats"], NONE if zone is None else names.zone_number(zone))


class Question:
    """What a seat is asked, and what it sees; `reader` is the seat that is called you."""

    def __init__(self, names: Names, kinds: tuple[str, ...], view: View, decision: Decision, reader: int) -> None:
        self.names = names
        self.view = view
        self.kind = kinds[decision.kind]
        self.seat = decision.seat
        self.reader = reader
        self.subject = decision.subject

    @property
    def left(self) -> int:
        """How many astronauts may still board, or how many moves are left."""
        left: int = self.view["playing"]["left"]
        return left

    @property
    def another(self) -> bool:
        """Whether an astronaut has already boarded for the same half of the character."""
        return self.left == 1 and self.subject in _BOARD_ONE_BY_ONE

    @property
    def elsewhere(self) -> bool:
        """Whether the next astronaut has to board another ship than the one before."""
        return self.another and self.subject == SECRET_AGENT

    @property
    def which_astronaut(self) -> str:
        """Which astronaut is asked for, of those that may board one by one."""
        if self.left > 1:
            return "first"
        if self.elsewhere:
            return "elsewhere"
        return "another" if self.another else "only"

    @property
    def boarding(self) -> int:
        """How many astronauts board together."""
        return _BOARDING.get(self.kind, 1)

    def zone(self, zone: str) -> dict[str, Any]:
        """What the view tells of a zone."""
        entry: dict[str, Any] = self.view["zones"][self.names.zone_number(zone)]
        return entry

    def discoveries(self) -> bool:
        """Whether any discovery lies on Mars."""
        return any(zone["discovery"] is not None for zone in self.view["zones"])

    def known_discovery(self, zone: str) -> str | None:
        """The discovery beside a zone, if this seat knows it."""
        discovery = self.zone(zone)["discovery"]
        card: str | None = None if discovery is None else discovery["card"]
        return card

    def ship(self, slot: int) -> Ship:
        """A ship on the launch pad or in flight."""
        return ship_seen(self.names, self.view, slot)

    def crew(self, slot: int) -> list[int]:
        """The astronauts of each seat aboard a ship."""
        crew: list[int] = self.view["pad"][slot]["crew"]
        return crew

    def flying(self, slot: int) -> bool:
        """Whether a ship has taken off."""
        flying: bool = self.view["pad"][slot]["flying"]
        return flying

    def free_after(self, slot: int) -> int:
        """The seats that stay free on a ship after the astronauts asked for have boarded."""
        return self.ship(slot).seats - sum(self.crew(slot)) - self.boarding
