"""How the fields of a position are stored."""

from typing import Any

from marsbox.core.codec import (
    ByName,
    Columns,
    Field,
    Fields,
    Masks,
    Numbers,
    One,
    Pile,
    Piles,
    Rows,
    Things,
    TupleOfPiles,
)
from marsbox.core.names import Names, Vocabulary
from marsbox.games.mission_red_planet.state import NONE, Frame


def fields(names: Vocabulary) -> Fields:
    """The fields of a position, written with these names."""
    plain, numbers = Field(), Numbers()
    card, ship, zone = names.of("card"), names.of("ship"), names.of("zone")
    resource, character = names.of("resource"), names.of("character")
    return (
        ("turn", plain),
        ("first", plain),
        ("over", plain),
        ("taking_tokens", plain),
        ("ship_pile", Pile(ship)),
        ("ship_discard", Pile(ship)),
        ("pad", Things(ship)),
        ("flying", plain),
        ("tokens_on", Things(zone)),
        ("crew", plain),
        ("aboard", plain),
        ("tokens_left", ByName(zone, 0)),
        ("zones", Rows(zone)),
        ("reserve", plain),
        ("memorial", plain),
        ("resources", ByName(zone, NONE, resource)),
        ("resource_pile", Pile(resource)),
        ("pot", ByName(zone, 0)),
        ("scored", Columns(resource)),
        ("event_pile", Pile(card)),
        ("discoveries", ByName(zone, NONE, card)),
        ("seen", ByName(zone, 0)),
        ("discarded", Pile(card)),
        ("discarded_by", numbers),
        ("drawn", One(card)),
        ("bonus", Piles(card)),
        ("astronauts", numbers),
        ("dealt", Piles(card)),
        ("returned", Piles(card)),
        ("shown", Pile(card)),
        ("hands", Masks(character)),
        ("chosen", Things(character)),
        ("called", Things(character)),
        ("calling", One(character)),
        ("queue", numbers),
        ("last", plain),
        ("frames", FrameStack(names.of("frame"))),
        ("reshuffles", TupleOfPiles(ship)),
        ("given_events", Pile(card)),
    )


class FrameStack(Field):
    """What is still to be done."""

    def __init__(self, kinds: Names) -> None:
        self.kinds = kinds

    def write(self, value: Any) -> Any:
        return [self._write(frame if isinstance(frame, Frame) else Frame(*frame)) for frame in value]

    def read(self, content: Any, empty: Any) -> Any:
        return [Frame(self.kinds.number(kind), seat, left, slot) for kind, seat, left, slot in content]

    def _write(self, frame: Frame) -> list[Any]:
        return [self.kinds.name(frame.kind), frame.seat, frame.left, frame.slot]
