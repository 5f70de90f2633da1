"""The things that a line of the log names, as touches. The same in every language but for the words."""

from collections.abc import Iterator, Sequence
from typing import Final

from marsbox.games.terraforming_mars import state
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.text.mentions import Mention, parts
from marsbox.text.terraforming_mars.names import Names, is_special

# what the numbers of an event stand for, as far as its line names them
_SHAPES: Final = {
    "dealt": "seat card*",
    "corporation_revealed": "seat card",
    "bought": "seat number card*",
    "drafted": "seat card",
    "passed_cards": "seat target card*",
    "played_card": "seat card",
    "used_action": "seat card",
    "project_used": "seat project",
    "milestone_claimed": "seat milestone",
    "award_funded": "seat award",
    "tile_placed": "seat tile space",
    "no_space": "seat tile",
    "claimed": "seat space",
    "neutral_tile": "tile space",
    "drew": "seat number card*",
    "discarded": "seat number card*",
    "looked": "seat number card*",
    "revealed": "seat card",
    "cubes_added": "seat card",
    "cubes_removed": "seat owner card",
}
_PARAMETERS: Final = {"temperature_rose": "temperature", "oxygen_rose": "oxygen"}


def mentions(names: Names, kind: str, numbers: Sequence[int]) -> Iterator[Mention]:
    """What the line of an event names."""
    if kind in _PARAMETERS:
        yield f"parameter:{_PARAMETERS[kind]}", names.parameter(_PARAMETERS[kind])
    for part, (number,) in parts(_SHAPES.get(kind, ""), numbers):
        if part == "card" and number != state.NONE:
            yield f"card:{names.printed(number).id}", names.card(number)
        elif part == "tile" and is_special(number):
            yield f"card:{state.TILES[number]}", names.tile(number)
        elif part == "space":
            yield f"space:{SPACE_IDS[number]}", names.space(number)
        elif part == "project":
            yield f"project:{state.PROJECT_NAMES[number]}", names.project(number)
        elif part == "milestone":
            yield f"milestone:{state.MILESTONES[number]}", names.milestone(number)
        elif part == "award":
            yield f"award:{state.AWARDS[number]}", names.award(number)
