"""The numbers of Terraforming Mars's actions, questions and events, and the names that belong to them."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.actions import ActionTable, Argument
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.state import AWARDS, CARDS, MILESTONES, PROJECT_NAMES, PROJECTS, SEATS

OPTIONS: Final = 4
ORDERED: Final = 8
AMOUNTS: Final = 256


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


# Where each verb begins in the action table, whatever the cards are called.
_LAYOUT: Final = action_table([str(card) for card in range(CARDS)])
PLAY: Final = _LAYOUT.base("play")
ACT: Final = _LAYOUT.base("act")
KEEP: Final = _LAYOUT.base("keep")
DISCARD: Final = _LAYOUT.base("discard")
PICK: Final = _LAYOUT.base("pick")
CORPORATION: Final = _LAYOUT.base("corporation")
PLACE: Final = _LAYOUT.base("place")
PROJECT: Final = _LAYOUT.base("project")
MILESTONE: Final = _LAYOUT.base("milestone")
AWARD: Final = _LAYOUT.base("award")
TARGET: Final = _LAYOUT.base("target")
OPTION: Final = _LAYOUT.base("option")
NEXT: Final = _LAYOUT.base("next")
AMOUNT: Final = _LAYOUT.base("amount")
CONVERT_PLANTS: Final = _LAYOUT.base("convert_plants")
CONVERT_HEAT: Final = _LAYOUT.base("convert_heat")
DONE: Final = _LAYOUT.base("done")
SKIP: Final = _LAYOUT.base("skip")
END_TURN: Final = _LAYOUT.base("end_turn")
PASS: Final = _LAYOUT.base("pass")


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

# Events. What is secret stands only in what those who may know it are told.
GAME_BEGAN: Final = 0
GENERATION_BEGAN: Final = 1
DEALT: Final = 2
CORPORATION_REVEALED: Final = 3
BOUGHT: Final = 4
DRAFTED: Final = 5
PASSED_CARDS: Final = 6
PLAYED_CARD: Final = 7
USED_ACTION: Final = 8
PROJECT_USED: Final = 9
SOLD: Final = 10
MILESTONE_CLAIMED: Final = 11
AWARD_FUNDED: Final = 12
PASSED: Final = 13
GAINED: Final = 14
LOST: Final = 15
PRODUCTION_CHANGED: Final = 16
RATING_ROSE: Final = 17
TEMPERATURE_ROSE: Final = 18
OXYGEN_ROSE: Final = 19
TILE_PLACED: Final = 20
NO_SPACE: Final = 21
CLAIMED: Final = 22
DREW: Final = 23
DISCARDED: Final = 24
LOOKED: Final = 25
REVEALED: Final = 26
CUBES_ADDED: Final = 27
CUBES_REMOVED: Final = 28
STOLEN: Final = 29
REMOVED: Final = 30
DECK_REBUILT: Final = 31
PRODUCED: Final = 32
GREENERY_GROWN: Final = 33
NEUTRAL_TILE: Final = 34
GAME_ENDED: Final = 35
CONVERTED: Final = 36

# What the numbers of each kind of event mean, for whoever stores them: see `marsbox.core.names.Vocabulary`.
EVENT_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "game_began": ("seat",),
    "generation_began": ("generation", "seat"),
    "dealt": ("seat", "card..."),
    "corporation_revealed": ("seat", "card"),
    "bought": ("seat", "number", "card..."),
    "drafted": ("seat", "card..."),
    "passed_cards": ("seat", "seat", "card..."),
    "played_card": ("seat", "card"),
    "used_action": ("seat", "card"),
    "project_used": ("seat", "standard_project"),
    "sold": ("seat", "number"),
    "milestone_claimed": ("seat", "milestone"),
    "award_funded": ("seat", "award"),
    "passed": ("seat",),
    "gained": ("seat", "resource", "number"),
    "lost": ("seat", "resource", "number"),
    "production_changed": ("seat", "resource", "number"),
    "rating_rose": ("seat", "number"),
    "temperature_rose": ("seat", "number"),
    "oxygen_rose": ("seat", "number"),
    "tile_placed": ("seat", "tile", "space"),
    "no_space": ("seat", "tile"),
    "claimed": ("seat", "space"),
    "drew": ("seat", "number", "card..."),
    "discarded": ("seat", "number", "card..."),
    "looked": ("seat", "number", "card..."),
    "revealed": ("seat", "card"),
    "cubes_added": ("seat", "card", "number"),
    "cubes_removed": ("seat", "seat", "card", "number"),
    "stolen": ("seat", "seat", "resource", "number"),
    "removed": ("seat", "seat", "resource", "number"),
    "deck_rebuilt": ("number",),
    "produced": ("seat", "megacredits", "steel", "titanium", "plants", "energy", "heat"),
    "greenery_grown": ("seat",),
    "neutral_tile": ("tile", "space"),
    "game_ended": ("rank...",),
    "converted": ("seat", "resource"),
}
EVENT_KINDS: Final = tuple(EVENT_FACTS)
