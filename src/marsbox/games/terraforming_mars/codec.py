"""How the fields of a position are stored."""

from typing import Any

from marsbox.core.codec import (
    ByName,
    Columns,
    Field,
    Fields,
    Mask,
    One,
    OwnedCards,
    Pile,
    Piles,
    Things,
    TupleOfPiles,
)
from marsbox.core.names import Vocabulary
from marsbox.games.terraforming_mars.declarations import alternative_index, alternative_name
from marsbox.games.terraforming_mars.model import NODES
from marsbox.games.terraforming_mars.state import (
    ACTION_PAID,
    NO_TILE,
    NODE,
    NONE,
    PAY,
    PLACE_TILE,
    PROJECT,
    Frame,
)
from marsbox.games.terraforming_mars.vocabulary import NODE_NAMES


def fields(names: Vocabulary) -> Fields:
    """The fields of a position, written with these names."""
    plain = Field()
    card, space = names.of("card"), names.of("space")
    piles = Piles(card)
    return (
        ("rules", plain),
        ("corporate_era", plain),
        ("drafting", plain),
        ("generation", plain),
        ("first", plain),
        ("passed", plain),
        ("growing", plain),
        ("over", plain),
        ("temperature", plain),
        ("oxygen", plain),
        ("oceans", plain),
        ("deck", Pile(card)),
        ("drawn", plain),
        ("discard", Things(card)),
        ("hands", piles),
        ("played", piles),
        ("events", piles),
        ("corporations", Things(card)),
        ("corporation_pool", Pile(card)),
        ("stock", Columns(names.of("resource"))),
        ("production", Columns(names.of("resource"))),
        ("rating", plain),
        ("tags", Columns(names.of("tag"))),
        ("modifiers", Columns(names.of("modifier"))),
        ("cubes", ByName(card, 0)),
        ("used", piles),
        ("raised", plain),
        ("first_actions", plain),
        ("watchers", OwnedCards(card)),
        ("tiles", ByName(space, NO_TILE, names.of("tile"))),
        ("owners", ByName(space, NONE, names.of("owner"))),
        ("claims", ByName(space, NONE)),
        ("last_space", One(space)),
        ("milestones", ByName(names.of("milestone"), NONE)),
        ("awards", ByName(names.of("award"), NONE)),
        ("offered", piles),
        ("corporations_offered", piles),
        ("kept", piles),
        ("looking", Pile(card)),
        ("known", ByName(names.of("project"), 0)),
        ("frames", FrameStack(names)),
        ("reshuffles", TupleOfPiles(card)),
    )


class FrameStack(Field):
    """What is still to be done. What the numbers of a frame mean depends on its kind."""

    def __init__(self, names: Vocabulary) -> None:
        self.kinds = names.of("frame")
        self.nodes = names.of("node")
        self.cards = names.of("card")
        self.tiles = names.of("tile")
        self.places = names.of("place")
        self.projects = names.of("standard_project")
        self.payments = Mask(names.of("payment"))

    def write(self, value: Any) -> Any:
        return [self._write(frame if isinstance(frame, Frame) else _of_format_1(frame)) for frame in value]

    def read(self, content: Any, empty: Any) -> Any:
        return [self._read(frame) for frame in content]

    def _write(self, frame: Frame) -> dict[str, Any]:
        kind = frame.kind
        written: dict[str, Any] = {"kind": self.kinds.name(kind), "seat": frame.seat}
        if frame.card != NONE:
            written["card"] = self.cards.name(frame.card)
        if frame.amount:
            written["amount"] = frame.amount
        if frame.items:
            written["items"] = [[self.nodes.name(node), self.cards.name(card)] for node, card in frame.items]
        if kind == NODE:
            written["node"] = self.nodes.name(frame.node)
        elif kind == PLACE_TILE:
            written["tile"] = self.tiles.name(frame.node)
        elif kind == PAY:
            written["with"] = self.payments.write(frame.node)
        if frame.left or kind in (PLACE_TILE, PROJECT, ACTION_PAID):
            written["left"] = self._left(frame)
        return written

    def _left(self, frame: Frame) -> str | int | None:
        if frame.kind == PLACE_TILE:
            return self.places.name(frame.left)
        if frame.kind == PROJECT:
            return self.projects.name(frame.left)
        if frame.kind == ACTION_PAID:
            return alternative_name(self.nodes, self.cards.names[frame.card], frame.left)
        # the node is asked by its name of today: its number may be one of long ago
        if frame.kind == NODE and NODES[NODE_NAMES.number(self.nodes.name(frame.node))].keeps_card:
            return self.cards.name(frame.left - 1)
        return frame.left

    def _read(self, written: Any) -> Frame:
        kind = self.kinds.number(written["kind"])
        node = NONE
        left: Any = written.get("left", 0)
        if kind == NODE:
            node = self.nodes.number(written["node"])
            if NODES[node].keeps_card and left != 0:
                left = self.cards.number(left) + 1
        elif kind == PLACE_TILE:
            node = self.tiles.number(written["tile"])
            left = self.places.number(left)
        elif kind == PAY:
            node = self.payments.read(written["with"], 0)
        elif kind == PROJECT:
            left = self.projects.number(left)
        elif kind == ACTION_PAID:
            left = alternative_index(self.nodes, left)
        return Frame(
            kind,
            written["seat"],
            node=node,
            card=self.cards.number(written.get("card")),
            left=left,
            amount=written.get("amount", 0),
            items=tuple([self._item(item) for item in written.get("items", ())]),
        )

    def _item(self, written: Any) -> tuple[int, int]:
        node, card = written
        return self.nodes.number(node), self.cards.number(card)


def _of_format_1(fields: Any) -> Frame:
    kind, seat, node, card, left, amount, items = fields
    pairs = tuple([(number, source) for number, source in items])
    return Frame(kind, seat, node=node, card=card, left=left, amount=amount, items=pairs)
