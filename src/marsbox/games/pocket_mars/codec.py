"""How the fields of a position are stored."""

from typing import Any

from marsbox.core.codec import ByName, Field, Fields, Mask, Masks, Pile, Piles, PilesByName, Rows, TupleOfPiles
from marsbox.core.names import Vocabulary
from marsbox.games.pocket_mars.state import STEPS, Frame


def fields(names: Vocabulary) -> Fields:
    """The fields of a position, written with these names."""
    plain = Field()
    card, building, host = names.of("card"), names.of("building"), names.of("host")
    piles = Piles(card)
    return (
        ("drafting", plain),
        ("level", plain),
        ("first", plain),
        ("active", plain),
        ("round", plain),
        ("over", plain),
        ("deck", Pile(card)),
        ("discard", Pile(card)),
        ("columns", PilesByName(building, card)),
        ("face_down", Mask(card)),
        ("hands", piles),
        ("modules", piles),
        ("earth", plain),
        ("ship", plain),
        ("energy", plain),
        ("one", Rows(host)),
        ("two", Rows(host)),
        ("known", ByName(card, 0)),
        ("packs", piles),
        ("picks", piles),
        ("memory", Mask(card)),
        ("drew", Masks(building)),
        ("shed", Masks(building)),
        ("frames", FrameStack(names)),
        ("reshuffles", TupleOfPiles(card)),
    )


class FrameStack(Field):
    """What is still to be done. The step that an action has reached is told by its name in the card."""

    def __init__(self, names: Vocabulary) -> None:
        self.kinds = names.of("frame")
        self.cards = names.of("card")
        self.buildings = names.of("building")
        self.steps = names.of("step")

    def write(self, value: Any) -> Any:
        return [self._write(frame if isinstance(frame, Frame) else Frame(*frame)) for frame in value]

    def read(self, content: Any, empty: Any) -> Any:
        return [self._read(frame) for frame in content]

    def _write(self, frame: Frame) -> dict[str, Any]:
        written: dict[str, Any] = {
            "kind": self.kinds.name(frame.kind),
            "seat": frame.seat,
            "card": self.cards.name(frame.card),
            "building": self.buildings.name(frame.building),
            "left": frame.left,
        }
        # the index is -1 as long as no step has begun
        if frame.kind == STEPS and frame.index >= 0:
            part = "hand" if frame.building < 0 else "module"
            begin = f"{written['card']}:{part}.{frame.index}:"
            written["step"] = next(name for name in self.steps.names if name.startswith(begin))
        return written

    def _read(self, written: Any) -> Frame:
        kind = self.kinds.number(written["kind"])
        index = -1 if kind == STEPS else 0
        if "step" in written:
            step = self.steps.names[self.steps.number(written["step"])]
            index = int(step.split(":")[1].partition(".")[2])
        return Frame(
            kind,
            written["seat"],
            self.cards.number(written["card"]),
            self.buildings.number(written["building"]),
            index,
            written["left"],
        )
