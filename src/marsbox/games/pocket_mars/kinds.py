"""The numbers of Pocket Mars's actions, questions and events, and the names that belong to them."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.actions import ActionTable, Argument
from marsbox.games.pocket_mars.state import BUILDINGS, CARDS, HOSTS

SEATS: Final = 4
SLOTS: Final = 2
POSITIONS: Final = 7


def action_table(card_ids: Sequence[str]) -> ActionTable:
    """The action table for a deck with these card ids."""
    cards = [Argument("card", card_ids)]
    host = Argument("building", BUILDINGS[:HOSTS])
    colonist = Argument("colonist", range(SEATS))
    position = range(POSITIONS)
    return ActionTable(
        [
            ("hand", cards),
            ("module", cards),
            ("discard", cards),
            ("store", cards),
            ("draft", cards),
            ("bury", cards),
            ("cover", cards),
            ("keep", cards),
            ("rival", [Argument("seat", range(SEATS)), Argument("slot", range(SLOTS))]),
            ("take", [Argument("slot", range(SLOTS))]),
            ("discard_rival", [Argument("slot", range(SLOTS))]),
            ("land", [host]),
            ("promote", [host, colonist]),
            ("demote", [host, colonist]),
            ("recall", [host, colonist]),
            ("transfer", [Argument("from", BUILDINGS[:HOSTS]), Argument("to", BUILDINGS[:HOSTS])]),
            ("swap_zones", [host, Argument("one", range(SEATS)), Argument("two", range(SEATS))]),
            (
                "swap_cards",
                [Argument("building", BUILDINGS), Argument("first", position), Argument("second", position)],
            ),
            ("drain", [Argument("seat", range(SEATS))]),
            ("peek", [Argument("seat", range(SEATS))]),
            ("launch", []),
            ("use", []),
            ("skip", []),
        ]
    )


# Where each verb begins in the action table, whatever the cards are called.
_LAYOUT: Final = action_table([str(card) for card in range(CARDS)])
PLAY_HAND: Final = _LAYOUT.base("hand")
PLAY_MODULE: Final = _LAYOUT.base("module")
DISCARD: Final = _LAYOUT.base("discard")
STORE: Final = _LAYOUT.base("store")
KEEP_DRAFT: Final = _LAYOUT.base("draft")
BURY: Final = _LAYOUT.base("bury")
COVER: Final = _LAYOUT.base("cover")
KEEP: Final = _LAYOUT.base("keep")
PLAY_RIVAL: Final = _LAYOUT.base("rival")
TAKE: Final = _LAYOUT.base("take")
DISCARD_SLOT: Final = _LAYOUT.base("discard_rival")
LAND_AT: Final = _LAYOUT.base("land")
PROMOTE: Final = _LAYOUT.base("promote")
DEMOTE: Final = _LAYOUT.base("demote")
RECALL: Final = _LAYOUT.base("recall")
TRANSFER: Final = _LAYOUT.base("transfer")
SWAP_ZONES: Final = _LAYOUT.base("swap_zones")
SWAP_CARDS: Final = _LAYOUT.base("swap_cards")
DRAIN: Final = _LAYOUT.base("drain")
PEEK: Final = _LAYOUT.base("peek")
LAUNCH: Final = _LAYOUT.base("launch")
USE: Final = _LAYOUT.base("use")
SKIP: Final = _LAYOUT.base("skip")


# Questions. The first block is asked by the rules of a turn, the second by the steps of cards.
ASK_DRAFT: Final = 0
ASK_STORE_SETUP: Final = 1
ASK_TURN: Final = 2
ASK_LAND: Final = 3  # subject: building
ASK_MODULE_ACTION: Final = 4  # subject: card
ASK_BUILDING: Final = 5  # subject: building
ASK_DISCARD: Final = 6
ASK_STORE: Final = 7
ASK_TAKE: Final = 8
ASK_DISCARD_RIVAL: Final = 9
ASK_LAND_TARGET: Final = 10  # from here on, subject: the card whose step asks
ASK_PROMOTE: Final = 11
ASK_DEMOTE: Final = 12
ASK_TRANSFER: Final = 13
ASK_RECALL: Final = 14
ASK_DRAIN: Final = 15
ASK_PEEK: Final = 16
ASK_SWAP_ZONES: Final = 17
ASK_SWAP_CARDS: Final = 18
ASK_BURY: Final = 19
ASK_COVER: Final = 20
ASK_DIG: Final = 21

DECISION_KINDS: Final = (
    "draft",
    "store_setup",
    "turn",
    "land",
    "module_action",
    "building",
    "discard",
    "store",
    "take",
    "discard_rival",
    "land_target",
    "promote",
    "demote",
    "transfer",
    "recall",
    "drain",
    "peek",
    "swap_zones",
    "swap_cards",
    "bury",
    "cover",
    "dig",
)

# Events. What is secret stands only in what those who may know it are told.
GAME_BEGAN: Final = 0
DEALT: Final = 1
PASSED_PACK: Final = 2
KEPT_DRAFT: Final = 3
STORED: Final = 4
ROUND_BEGAN: Final = 5
TURN_BEGAN: Final = 6
PLAYED_HAND: Final = 7
CONNECTED: Final = 8
CONNECTED_RIVAL: Final = 9
LAUNCHED: Final = 10
LANDED: Final = 11
PAID: Final = 12
GAINED_ENERGY: Final = 13
LOST_ENERGY: Final = 14
DREW: Final = 15
TOOK: Final = 16
DISCARDED: Final = 17
BURIED: Final = 18
COVERED: Final = 19
LOOKED: Final = 20
KEPT: Final = 21
PEEKED: Final = 22
PROMOTED: Final = 23
DEMOTED: Final = 24
TRANSFERRED: Final = 25
RECALLED: Final = 26
SWAPPED_ZONES: Final = 27
SWAPPED_CARDS: Final = 28
DECK_REBUILT: Final = 29
SYSTEM_FAILED: Final = 30
ANDROIDS_ACTED: Final = 31
ANDROIDS_RESTED: Final = 32
AUTOMATICS_REFILLED: Final = 33
USED_BUILDING: Final = 34
USED_MODULE_ACTION: Final = 35
GAME_ENDED: Final = 36

# What the numbers of each kind of event mean, for whoever stores them: see `marsbox.core.names.Vocabulary`.
EVENT_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "game_began": ("seat",),
    "dealt": ("seat", "card..."),
    "passed_pack": ("seat", "seat", "card..."),
    "kept_draft": ("seat", "building", "card..."),
    "stored": ("seat", "building", "card..."),
    "round_began": ("round",),
    "turn_began": ("seat",),
    "played_hand": ("seat", "card"),
    "connected": ("seat", "card", "building", "value", "value"),
    "connected_rival": ("seat", "seat", "card", "building"),
    "launched": ("side", "number"),
    "landed": ("side", "building"),
    "paid": ("side", "number", "energy"),
    "gained_energy": ("side", "number", "energy"),
    "lost_energy": ("side", "number", "energy"),
    "drew": ("side", "building", "card..."),
    "took": ("seat", "building", "card..."),
    "discarded": ("side", "card"),
    "buried": ("seat", "building", "card..."),
    "covered": ("seat", "building", "card..."),
    "looked": ("seat", "number", "card..."),
    "kept": ("seat", "building", "card..."),
    "peeked": ("seat", "seat", "card..."),
    "promoted": ("side", "side", "building"),
    "demoted": ("side", "side", "building"),
    "transferred": ("side", "building", "building"),
    "recalled": ("side", "side", "building"),
    "swapped_zones": ("side", "building", "side", "side"),
    "swapped_cards": ("side", "building", "place", "place"),
    "deck_rebuilt": ("number",),
    "system_failed": ("card...",),
    "androids_acted": ("building",),
    "androids_rested": ("number",),
    "automatics_refilled": ("building...",),
    "used_building": ("seat", "building"),
    "used_module_action": ("seat", "card"),
    "game_ended": ("rank...",),
}
EVENT_KINDS: Final = tuple(EVENT_FACTS)
