"""A decision together with the view of the seat that owes it: all that prompts and options may speak of."""

from dataclasses import dataclass
from typing import Any

from marsbox.core.contract import Decision, View
from marsbox.games.pocket_mars.state import AUTOMATICS, BUILDINGS, CONSTRUCTION
from marsbox.text.pocket_mars.names import Names


@dataclass(frozen=True)
class Back:
    """A card of another side's module: its colour, its id where this seat knows it, and whether it lies alone."""

    owner: int
    slot: int
    colour: str
    card: str | None
    alone: bool

    @property
    def side(self) -> str:
        """Which of the two cards of the module it is."""
        return "left" if self.slot == 0 else "right"


class Question:
    """What a seat is asked, and what it sees; `reader` is the seat that is called you."""

    def __init__(self, names: Names, kinds: tuple[str, ...], view: View, decision: Decision, reader: int) -> None:
        self.names = names
        self.view = view
        self.kind = kinds[decision.kind]
        self.seat = decision.seat
        self.reader = reader
        self.subject = decision.subject
        self.solo: bool = view["players"] == 1

    @property
    def own(self) -> dict[str, Any]:
        """What the view tells of the seat itself."""
        return self.side(self.seat)

    def side(self, side: int) -> dict[str, Any]:
        """What the view tells of a side."""
        entry: dict[str, Any] = self.view["seats"][side]
        return entry

    def player(self, side: int) -> str:
        """The name of a side."""
        return self.names.automatics if self.solo and side == AUTOMATICS else self.names.player(side)

    def whose(self, side: int) -> str:
        """Whether something is the reader's own."""
        return "yours" if side == self.reader else "theirs"

    def origin(self, card: str) -> str:
        """Where a card of the seat lies: in its module or its hand."""
        return "module" if any(entry["card"] == card for entry in self.own["module"]) else "hand"

    def back(self, owner: int, slot: int) -> Back:
        """A card of another side's module."""
        module = self.side(owner)["module"]
        return Back(owner, slot, module[slot]["colour"], module[slot]["card"], len(module) == 1)

    def value_on(self, building: int) -> int | None:
        """The value that a card connected to the building now must beat; None where nobody can land."""
        if building == CONSTRUCTION:
            return None
        entry = self.view["buildings"][building]
        value: int = entry["column"][-1]["value"] if entry["column"] else entry["value"]
        return value

    def in_column(self, building: str, position: int) -> tuple[str | None, bool]:
        """The card at a position of a building's column, if known, and whether it lies on top."""
        column = self.view["buildings"][BUILDINGS.index(building)]["column"]
        return column[position]["card"], position == len(column) - 1

    def energy_for_discard(self) -> int:
        """How much energy the seat gains if it discards a card as its action."""
        most: int = self.view["energy_max"] - self.own["energy"]
        return min(2 if self.solo else 1, most)
