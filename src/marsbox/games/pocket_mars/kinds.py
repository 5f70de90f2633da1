"""The numbers of Pocket Mars's actions, questions and events, and the names that belong to them."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.actions import ActionTable, Argument
from marsbox.games.pocket_mars.state import BUILDINGS, CARDS, HOSTS

SEATS: Final = 4
SLOTS: Final = 2
POSITIONS: Final = 7

# Where each verb begins in the action table.
PLAY_HAND: Final = 0
PLAY_MODULE: Final = 35
DISCARD: Final = 70
STORE: Final = 105
KEEP_DRAFT: Final = 140
BURY: Final = 175
COVER: Final = 210
KEEP: Final = 245
PLAY_RIVAL: Final = 280
TAKE: Final = 288
DISCARD_SLOT: Final = 290
LAND_AT: Final = 292
PROMOTE: Final = 296
DEMOTE: Final = 312
RECALL: Final = 328
TRANSFER: Final = 344
SWAP_ZONES: Final = 360
SWAP_CARDS: Final = 424
DRAIN: Final = 669
PEEK: Final = 673
LAUNCH: Final = 677
USE: Final = 678
SKIP: Final = 679


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

# Events, with their numbers. "card?" stands only in what those who may know it are told.
GAME_BEGAN: Final = 0  # first player
DEALT: Final = 1  # seat, cards...? (to the seat alone)
PASSED_PACK: Final = 2  # seat, next seat, cards...? (to the seat that receives it alone)
KEPT_DRAFT: Final = 3  # seat, colour, card?
STORED: Final = 4  # seat, colour, card?
ROUND_BEGAN: Final = 5  # round
TURN_BEGAN: Final = 6  # seat
PLAYED_HAND: Final = 7  # seat, card
CONNECTED: Final = 8  # seat, card, building, value of the card, value beaten or not
CONNECTED_RIVAL: Final = 9  # seat, owner, card, building
LAUNCHED: Final = 10  # side, number
LANDED: Final = 11  # side, building
PAID: Final = 12  # side, energy paid, energy left
GAINED_ENERGY: Final = 13  # side, energy gained, energy now
LOST_ENERGY: Final = 14  # side, energy lost, energy now
DREW: Final = 15  # side, colour, card?
TOOK: Final = 16  # seat, colour, card? (solo: from the Automatics' module)
DISCARDED: Final = 17  # side, card
BURIED: Final = 18  # seat, colour, card?
COVERED: Final = 19  # seat, colour, card?
LOOKED: Final = 20  # seat, number, cards...?
KEPT: Final = 21  # seat, colour, card?
PEEKED: Final = 22  # seat, owner, cards...?
PROMOTED: Final = 23  # acting side, side of the colonist, building
DEMOTED: Final = 24  # acting side, side of the colonist, building
TRANSFERRED: Final = 25  # side, from building, to building
RECALLED: Final = 26  # acting side, side of the colonist, building
SWAPPED_ZONES: Final = 27  # acting side, building, side that went to **, side that went to *
SWAPPED_CARDS: Final = 28  # acting side, building, two positions
DECK_REBUILT: Final = 29  # cards in the new deck
SYSTEM_FAILED: Final = 30  # cards discarded...
ANDROIDS_ACTED: Final = 31  # colour of the card
ANDROIDS_RESTED: Final = 32  # cards in the module
AUTOMATICS_REFILLED: Final = 33  # colours of the cards...
USED_BUILDING: Final = 34  # seat, building
USED_MODULE_ACTION: Final = 35  # owner, card
GAME_ENDED: Final = 36  # ranks of the sides...

EVENT_KINDS: Final = (
    "game_began",
    "dealt",
    "passed_pack",
    "kept_draft",
    "stored",
    "round_began",
    "turn_began",
    "played_hand",
    "connected",
    "connected_rival",
    "launched",
    "landed",
    "paid",
    "gained_energy",
    "lost_energy",
    "drew",
    "took",
    "discarded",
    "buried",
    "covered",
    "looked",
    "kept",
    "peeked",
    "promoted",
    "demoted",
    "transferred",
    "recalled",
    "swapped_zones",
    "swapped_cards",
    "deck_rebuilt",
    "system_failed",
    "androids_acted",
    "androids_rested",
    "automatics_refilled",
    "used_building",
    "used_module_action",
    "game_ended",
)

assert PLAY_MODULE - PLAY_HAND == CARDS
