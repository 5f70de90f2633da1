"""The things that a line of the log names, as touches. The same in every language but for the words.

A ship is `vessel:ID`, the ship itself: by the time the line is read, its slot may hold another one.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from marsbox.games.mission_red_planet.state import CHARACTERS, NONE
from marsbox.text.mentions import Mention, parts
from marsbox.text.mission_red_planet.names import Names

# what the numbers of an event stand for, as far as its line names them
_SHAPES: Final = {
    "ship_docked": "ship",
    "events_dealt": "seat card*",
    "discoveries_shown": "seat card*",
    "bonus_kept": "seat card",
    "called": "character",
    "character_began": "seat character",
    "boarded": "seat ship",
    "destination_laid": "seat manual zone",
    "took_off": "ship",
    "moved": "seat zone zone",
    "resource_found": "zone",
    "bonus_drawn": "seat card",
    "discovery_drawn": "seat card",
    "discovery_placed": "seat zone card",
    "discovery_discarded": "seat card",
    "discovery_looked_at": "seat zone card",
    "launched": "seat ship",
    "destroyed": "seat ship",
    "seduced_on_mars": "seat victim zone",
    "seduced_aboard": "seat victim ship",
    "shot": "seat victim zone",
    "redirected": "seat ship zone",
    "landed": "ship",
    "tokens_won": "seat zone",
    "tokens_stay": "zone",
    "tokens_lost": "zone",
    "resource_token_taken": "seat zone",
    "discovery_revealed": "zone card",
    "astronauts_lost": "seat zone",
    "discovery_scored": "seat zone card",
    "bonus_revealed": "seat card",
    "bonus_tokens": "seat card",
}
# a ship is told by its slot, which ship it is, and its zone; the line that gives a manual one its zone calls it without
_WIDTHS: Final = {"ship": 3, "manual": 2}


def mentions(names: Names, kind: str, numbers: Sequence[int]) -> Iterator[Mention]:
    """What the line of an event names."""
    for part, those in parts(_SHAPES.get(kind, ""), numbers, _WIDTHS):
        number = those[0]
        if part in _WIDTHS:
            slot, ship, zone = (*those, NONE)[:3]
            vessel = names.box.ship_ids[ship].replace(" ", "_")
            yield f"vessel:{vessel}", str(names.told_ship(slot, ship, zone))
        elif part == "card" and number != NONE:
            yield f"card:{names.printed(number).id}", str(names.card(number))
        elif part == "zone":
            yield f"zone:{names.box.zones[number].id}", str(names.zone(number))
        elif part == "character":
            yield f"character:{CHARACTERS[number]}", str(names.character(number))
