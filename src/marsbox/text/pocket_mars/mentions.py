"""The things that a line of the log names, as touches. The same in every language but for the words."""

from collections.abc import Iterator, Sequence
from typing import Final

from marsbox.games.pocket_mars.state import BUILDINGS
from marsbox.text.mentions import Mention, parts
from marsbox.text.pocket_mars.names import Names

# what the numbers of an event stand for, as far as its line names them
_SHAPES: Final = {
    "dealt": "seat card*",
    "passed_pack": "seat receiver card*",
    "kept_draft": "seat colour card",
    "stored": "seat colour card",
    "played_hand": "seat card",
    "connected": "seat card",
    "connected_rival": "seat owner card",
    "landed": "side building",
    "drew": "side colour card",
    "took": "seat colour card",
    "discarded": "side card",
    "buried": "seat colour card",
    "covered": "seat building card",
    "looked": "seat number card*",
    "kept": "seat colour card",
    "peeked": "seat owner card*",
    "promoted": "acting side building",
    "demoted": "acting side building",
    "transferred": "side building building",
    "recalled": "acting side building",
    "swapped_zones": "acting building",
    "swapped_cards": "acting building",
    "system_failed": "card*",
    "androids_acted": "building",
    "used_building": "seat building",
    "used_module_action": "owner card",
}


def mentions(names: Names, kind: str, numbers: Sequence[int]) -> Iterator[Mention]:
    """What the line of an event names; a card of -1 is not known to the reader."""
    for part, (number,) in parts(_SHAPES.get(kind, ""), numbers):
        if part == "card" and number >= 0:
            yield f"card:{names.printed(number).id}", str(names.card(number))
        elif part == "building":
            yield f"building:{BUILDINGS[number]}", str(names.building(number))
