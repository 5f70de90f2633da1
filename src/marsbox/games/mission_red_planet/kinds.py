"""The numbers of Mission: Red Planet's actions, questions and events, and the names that belong to them."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.actions import ActionTable, Argument
from marsbox.games.mission_red_planet.state import CHARACTERS, SEATS, ZONES

# Where each verb begins in the action table. A ship is told by its slot on the launch pad.
CHOOSE: Final = 0
BOARD: Final = 9
DESTINATION: Final = 14
MOVE: Final = 24
DRAW: Final = 124
LOOK: Final = 125
PLACE: Final = 135
LAUNCH: Final = 145
DESTROY: Final = 150
SEDUCE_ON_MARS: Final = 155
SEDUCE_ABOARD: Final = 205
SHOOT: Final = 230
REDIRECT: Final = 280
SKIP: Final = 330
KEEP: Final = 331  # comes last: the number of bonus designs depends on the components


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

# Events, with their numbers. "design?" stands only in what those who may know it are told. "ship" stands for three
# numbers: its slot, which of the ships it is, and the zone it flies to or NONE.
GAME_BEGAN: Final = 0  # players
SHIP_DOCKED: Final = 1  # ship
MEDAL_GIVEN: Final = 2  # seat
EVENTS_DEALT: Final = 3  # seat, designs...?
DISCOVERIES_SHOWN: Final = 4  # seat, designs...
BONUS_KEPT: Final = 5  # seat, design?
TURN_BEGAN: Final = 6  # turn
SHIPS_RESHUFFLED: Final = 7  # ships in the new pile
CHARACTERS_CHOSEN: Final = 8  # (none)
CALLED: Final = 9  # character, seats that reveal it...
CHARACTER_BEGAN: Final = 10  # seat, character
BOARDED: Final = 11  # seat, ship, number
DESTINATION_LAID: Final = 12  # seat, ship
TOOK_OFF: Final = 13  # ship
CARDS_TAKEN_BACK: Final = 14  # seat, number
MOVED: Final = 15  # seat, from zone, to zone
RESOURCE_FOUND: Final = 16  # zone, resource
BONUS_DRAWN: Final = 17  # seat, design?
DISCOVERY_DRAWN: Final = 18  # seat, design?
DISCOVERY_PLACED: Final = 19  # seat, zone, design?
DISCOVERY_DISCARDED: Final = 20  # seat, design?
DISCOVERY_LOOKED_AT: Final = 21  # seat, zone, design?
LAUNCHED: Final = 22  # seat, ship, astronauts aboard
DESTROYED: Final = 23  # seat, ship, astronauts lost by each seat...
SEDUCED_ON_MARS: Final = 24  # seat, victim, zone
SEDUCED_ABOARD: Final = 25  # seat, victim, ship
SHOT: Final = 26  # seat, victim, zone
REDIRECTED: Final = 27  # seat, ship as it was, new zone
DECLINED: Final = 28  # seat, kind of decision
IMPOSSIBLE: Final = 29  # seat, kind of decision
LANDED: Final = 30  # ship, astronauts of each seat...
SCORING_BEGAN: Final = 31  # turn, tokens added to each zone
TOKENS_WON: Final = 32  # seat, zone, resource, number
TOKENS_STAY: Final = 33  # zone, resource, number
TOKENS_LOST: Final = 34  # zone, resource, number
DISCOVERY_REVEALED: Final = 35  # zone, design
ASTRONAUTS_LOST: Final = 36  # seat, zone, number
DISCOVERY_SCORED: Final = 37  # seat, zone, design, points
BONUS_REVEALED: Final = 38  # seat, design, points
BONUS_TOKENS: Final = 39  # seat, design, resource, number
ICE_BONUS: Final = 40  # seat, points, number of those who share it
GAME_ENDED: Final = 41  # ranks of the seats...

EVENT_KINDS: Final = (
    "game_began",
    "ship_docked",
    "medal_given",
    "events_dealt",
    "discoveries_shown",
    "bonus_kept",
    "turn_began",
    "ships_reshuffled",
    "characters_chosen",
    "called",
    "character_began",
    "boarded",
    "destination_laid",
    "took_off",
    "cards_taken_back",
    "moved",
    "resource_found",
    "bonus_drawn",
    "discovery_drawn",
    "discovery_placed",
    "discovery_discarded",
    "discovery_looked_at",
    "launched",
    "destroyed",
    "seduced_on_mars",
    "seduced_aboard",
    "shot",
    "redirected",
    "declined",
    "impossible",
    "landed",
    "scoring_began",
    "tokens_won",
    "tokens_stay",
    "tokens_lost",
    "discovery_revealed",
    "astronauts_lost",
    "discovery_scored",
    "bonus_revealed",
    "bonus_tokens",
    "ice_bonus",
    "game_ended",
)

assert DRAW - MOVE == ZONES * ZONES
assert REDIRECT - SHOOT == ZONES * SEATS
