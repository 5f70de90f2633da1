"""The numbers of Mission: Red Planet's actions, questions and events, and the names that belong to them."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.actions import ActionTable, Argument
from marsbox.games.mission_red_planet.state import CHARACTERS, SEATS, ZONES


def action_table(zone_ids: Sequence[str], bonus_ids: Sequence[str]) -> ActionTable:
    """The action table for a box with these zones and bonus cards."""
    zone = Argument("zone", zone_ids)
    ship = Argument("ship", range(SEATS))
    seat = Argument("seat", range(SEATS))
    return ActionTable(
        [
            ("choose", [Argument("character", CHARACTERS)]),
            ("board", [ship]),
            ("destination", [zone]),
            ("move", [Argument("from", zone_ids), Argument("to", zone_ids)]),
            ("draw", []),
            ("look", [zone]),
            ("place", [zone]),
            ("launch", [ship]),
            ("destroy", [ship]),
            ("seduce_on_mars", [zone, seat]),
            ("seduce_aboard", [ship, seat]),
            ("shoot", [zone, seat]),
            ("redirect", [ship, zone]),
            ("skip", []),
            ("keep", [Argument("card", bonus_ids)]),
        ]
    )


# Where each verb begins in the action table. A ship is told by its slot on the launch pad. `keep` comes last, because
# the number of bonus designs depends on the components.
_LAYOUT: Final = action_table([str(zone) for zone in range(ZONES)], [])
CHOOSE: Final = _LAYOUT.base("choose")
BOARD: Final = _LAYOUT.base("board")
DESTINATION: Final = _LAYOUT.base("destination")
MOVE: Final = _LAYOUT.base("move")
DRAW: Final = _LAYOUT.base("draw")
LOOK: Final = _LAYOUT.base("look")
PLACE: Final = _LAYOUT.base("place")
LAUNCH: Final = _LAYOUT.base("launch")
DESTROY: Final = _LAYOUT.base("destroy")
SEDUCE_ON_MARS: Final = _LAYOUT.base("seduce_on_mars")
SEDUCE_ABOARD: Final = _LAYOUT.base("seduce_aboard")
SHOOT: Final = _LAYOUT.base("shoot")
REDIRECT: Final = _LAYOUT.base("redirect")
SKIP: Final = _LAYOUT.base("skip")
KEEP: Final = _LAYOUT.base("keep")


# Questions. `subject` is the character whose ability asks, where nothing else is said.
ASK_KEEP: Final = 0  # subject: none
ASK_CHARACTER: Final = 1  # subject: none
ASK_DESTINATION: Final = 2  # subject: the slot of the ship
ASK_BOARD: Final = 3
ASK_BOARD_TWO: Final = 4
ASK_BOARD_THREE: Final = 5
ASK_MOVE: Final = 6
ASK_RESEARCH: Final = 7
ASK_PLACE: Final = 8  # subject: the design of the discovery
ASK_LOOK: Final = 9
ASK_LAUNCH: Final = 10
ASK_DESTROY: Final = 11
ASK_SEDUCE: Final = 12
ASK_SHOOT: Final = 13
ASK_REDIRECT: Final = 14

DECISION_KINDS: Final = (
    "keep",
    "character",
    "destination",
    "board",
    "board_two",
    "board_three",
    "move",
    "research",
    "place",
    "look",
    "launch",
    "destroy",
    "seduce",
    "shoot",
    "redirect",
)

# Events. What is secret stands only in what those who may know it are told.
GAME_BEGAN: Final = 0
SHIP_DOCKED: Final = 1
MEDAL_GIVEN: Final = 2
EVENTS_DEALT: Final = 3
DISCOVERIES_SHOWN: Final = 4
BONUS_KEPT: Final = 5
TURN_BEGAN: Final = 6
SHIPS_RESHUFFLED: Final = 7
CHARACTERS_CHOSEN: Final = 8
CALLED: Final = 9
CHARACTER_BEGAN: Final = 10
BOARDED: Final = 11
DESTINATION_LAID: Final = 12
TOOK_OFF: Final = 13
CARDS_TAKEN_BACK: Final = 14
MOVED: Final = 15
RESOURCE_FOUND: Final = 16
BONUS_DRAWN: Final = 17
DISCOVERY_DRAWN: Final = 18
DISCOVERY_PLACED: Final = 19
DISCOVERY_DISCARDED: Final = 20
DISCOVERY_LOOKED_AT: Final = 21
LAUNCHED: Final = 22
DESTROYED: Final = 23
SEDUCED_ON_MARS: Final = 24
SEDUCED_ABOARD: Final = 25
SHOT: Final = 26
REDIRECTED: Final = 27
DECLINED: Final = 28
IMPOSSIBLE: Final = 29
LANDED: Final = 30
SCORING_BEGAN: Final = 31
TOKENS_WON: Final = 32
TOKENS_STAY: Final = 33
TOKENS_LOST: Final = 34
DISCOVERY_REVEALED: Final = 35
ASTRONAUTS_LOST: Final = 36
DISCOVERY_SCORED: Final = 37
BONUS_REVEALED: Final = 38
BONUS_TOKENS: Final = 39
ICE_BONUS: Final = 40
GAME_ENDED: Final = 41
RESOURCE_TOKEN_TAKEN: Final = 42

# What the numbers of each kind of event mean, for whoever stores them: see `marsbox.core.names.Vocabulary`.
EVENT_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "game_began": ("players",),
    "ship_docked": ("slot", "ship", "zone"),
    "medal_given": ("seat",),
    "events_dealt": ("seat", "card..."),
    "discoveries_shown": ("seat", "card..."),
    "bonus_kept": ("seat", "card..."),
    "turn_began": ("turn",),
    "ships_reshuffled": ("number",),
    "characters_chosen": (),
    "called": ("character", "seat..."),
    "character_began": ("seat", "character"),
    "boarded": ("seat", "slot", "ship", "zone", "number"),
    "destination_laid": ("seat", "slot", "ship", "zone"),
    "took_off": ("slot", "ship", "zone"),
    "cards_taken_back": ("seat", "number"),
    "moved": ("seat", "zone", "zone"),
    "resource_found": ("zone", "resource"),
    "bonus_drawn": ("seat", "card..."),
    "discovery_drawn": ("seat", "card..."),
    "discovery_placed": ("seat", "zone", "card..."),
    "discovery_discarded": ("seat", "card..."),
    "discovery_looked_at": ("seat", "zone", "card..."),
    "launched": ("seat", "slot", "ship", "zone", "number"),
    "destroyed": ("seat", "slot", "ship", "zone", "number..."),
    "seduced_on_mars": ("seat", "seat", "zone"),
    "seduced_aboard": ("seat", "seat", "slot", "ship", "zone"),
    "shot": ("seat", "seat", "zone"),
    "redirected": ("seat", "slot", "ship", "zone", "zone"),
    "declined": ("seat", "question"),
    "impossible": ("seat", "question"),
    "landed": ("slot", "ship", "zone", "number..."),
    "scoring_began": ("turn", "number"),
    "tokens_won": ("seat", "zone", "resource", "number"),
    "tokens_stay": ("zone", "resource", "number"),
    "tokens_lost": ("zone", "resource", "number"),
    "discovery_revealed": ("zone", "card"),
    "astronauts_lost": ("seat", "zone", "number"),
    "discovery_scored": ("seat", "zone", "card", "points"),
    "bonus_revealed": ("seat", "card", "points"),
    "bonus_tokens": ("seat", "card", "resource", "number"),
    "ice_bonus": ("seat", "points", "number"),
    "game_ended": ("rank...",),
    "resource_token_taken": ("seat", "zone", "resource"),
}
EVENT_KINDS: Final = tuple(EVENT_FACTS)
