"""The numbers of Terraforming Mars's actions, questions and events, and the names that belong to them."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.actions import ActionTable, Argument
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.state import AWARDS, CARDS, MILESTONES, PROJECT_NAMES, PROJECTS, SEATS

OPTIONS: Final = 4
ORDERED: Final = 8
AMOUNTS: Final = 256

# Where each verb begins in the action table.
PLAY: Final = 0
ACT: Final = 208
KEEP: Final = 429
DISCARD: Final = 637
PICK: Final = 845
CORPORATION: Final = 1066
PLACE: Final = 1079
PROJECT: Final = 1142
MILESTONE: Final = 1148
AWARD: Final = 1153
TARGET: Final = 1158
OPTION: Final = 1164
NEXT: Final = 1168
AMOUNT: Final = 1176
CONVERT_PLANTS: Final = 1432
CONVERT_HEAT: Final = 1433
DONE: Final = 1434
SKIP: Final = 1435
END_TURN: Final = 1436
PASS: Final = 1437


def action_table(card_ids: Sequence[str]) -> ActionTable:
    """The action table; `card_ids` are those of the project cards, then of the corporations."""
    projects = [Argument("card", card_ids[:PROJECTS])]
    every = [Argument("card", card_ids)]
    return ActionTable(
        [
            ("play", projects),
            ("act", every),
            ("keep", projects),
            ("discard", projects),
            ("pick", every),
            ("corporation", [Argument("corporation", card_ids[PROJECTS:])]),
            ("place", [Argument("space", SPACE_IDS)]),
            ("project", [Argument("project", PROJECT_NAMES)]),
            ("milestone", [Argument("milestone", MILESTONES)]),
            ("award", [Argument("award", AWARDS)]),
            ("target", [Argument("seat", range(SEATS + 1))]),
            ("option", [Argument("option", range(OPTIONS))]),
            ("next", [Argument("effect", range(ORDERED))]),
            ("amount", [Argument("amount", range(AMOUNTS))]),
            ("convert_plants", []),
            ("convert_heat", []),
            ("done", []),
            ("skip", []),
            ("end_turn", []),
            ("pass", []),
        ]
    )


assert ACT - PLAY == PROJECTS
assert KEEP - ACT == CARDS

# Questions.
ASK_CORPORATION: Final = 0
ASK_BUY_START: Final = 1
ASK_DRAFT: Final = 2
ASK_BUY: Final = 3
ASK_TURN: Final = 4
ASK_STEEL: Final = 5  # subject: the card paid for
ASK_TITANIUM: Final = 6  # subject: the card paid for
ASK_HEAT: Final = 7  # subject: the card paid for
ASK_ORDER: Final = 8
ASK_SELL: Final = 9
ASK_ALTERNATIVE: Final = 10  # subject: the card whose action is used
ASK_FINAL_GREENERY: Final = 11
ASK_SPACE: Final = 12  # subject: the tile
ASK_CLAIM: Final = 13
ASK_PRODUCTION_TARGET: Final = 14  # from here on, subject: the card whose effect asks
ASK_REMOVE: Final = 15
ASK_AMOUNT: Final = 16
ASK_REMOVE_CUBES: Final = 17
ASK_CUBES: Final = 18
ASK_OPTION: Final = 19
ASK_COPY: Final = 20
ASK_LOOK: Final = 21
ASK_BUY_LOOKED: Final = 22
ASK_EXCHANGE: Final = 23
ASK_SWAP: Final = 24
ASK_ENERGY: Final = 25

DECISION_KINDS: Final = (
    "corporation",
    "buy_start",
    "draft",
    "buy",
    "turn",
    "steel",
    "titanium",
    "heat",
    "order",
    "sell",
    "alternative",
    "final_greenery",
    "space",
    "claim",
    "production_target",
    "remove",
    "amount",
    "remove_cubes",
    "cubes",
    "option",
    "copy",
    "look",
    "buy_looked",
    "exchange",
    "swap",
    "energy",
)

# Events, with their numbers. "card?" stands only in what those who may know it are told.
GAME_BEGAN: Final = 0  # first player
GENERATION_BEGAN: Final = 1  # generation, first player
DEALT: Final = 2  # seat, cards...? (to the seat alone: corporations and project cards)
CORPORATION_REVEALED: Final = 3  # seat, corporation
BOUGHT: Final = 4  # seat, number, cards...?
DRAFTED: Final = 5  # seat, card?
PASSED_CARDS: Final = 6  # seat, next seat, cards...?
PLAYED_CARD: Final = 7  # seat, card
USED_ACTION: Final = 8  # seat, card
PROJECT_USED: Final = 9  # seat, project
SOLD: Final = 10  # seat, number
MILESTONE_CLAIMED: Final = 11  # seat, milestone
AWARD_FUNDED: Final = 12  # seat, award
PASSED: Final = 13  # seat
GAINED: Final = 14  # seat, resource, number
LOST: Final = 15  # seat, resource, number
PRODUCTION_CHANGED: Final = 16  # seat, resource, steps
RATING_ROSE: Final = 17  # seat, steps
TEMPERATURE_ROSE: Final = 18  # seat, degrees
OXYGEN_ROSE: Final = 19  # seat, per cent
TILE_PLACED: Final = 20  # seat, tile, space
NO_SPACE: Final = 21  # seat, tile
CLAIMED: Final = 22  # seat, space
DREW: Final = 23  # seat, number, cards...?
DISCARDED: Final = 24  # seat, number, cards...?
LOOKED: Final = 25  # seat, number, cards...?
REVEALED: Final = 26  # seat, card
CUBES_ADDED: Final = 27  # seat, card, number
CUBES_REMOVED: Final = 28  # acting seat, owner, card, number
STOLEN: Final = 29  # seat, victim, resource, number
REMOVED: Final = 30  # seat, victim, resource, number
DECK_REBUILT: Final = 31  # cards
PRODUCED: Final = 32  # seat, the six resources
GREENERY_GROWN: Final = 33  # seat (the last conversion)
NEUTRAL_TILE: Final = 34  # tile, space
GAME_ENDED: Final = 35  # ranks; alone 1 if the game is won, 2 if it is lost
CONVERTED: Final = 36  # seat, resource (plants or heat)

EVENT_KINDS: Final = (
    "game_began",
    "generation_began",
    "dealt",
    "corporation_revealed",
    "bought",
    "drafted",
    "passed_cards",
    "played_card",
    "used_action",
    "project_used",
    "sold",
    "milestone_claimed",
    "award_funded",
    "passed",
    "gained",
    "lost",
    "production_changed",
    "rating_rose",
    "temperature_rose",
    "oxygen_rose",
    "tile_placed",
    "no_space",
    "claimed",
    "drew",
    "discarded",
    "looked",
    "revealed",
    "cubes_added",
    "cubes_removed",
    "stolen",
    "removed",
    "deck_rebuilt",
    "produced",
    "greenery_grown",
    "neutral_tile",
    "game_ended",
    "converted",
)
