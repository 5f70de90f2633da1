"""The names of all that is numbered in Terraforming Mars."""

from typing import Final

from marsbox.core.actions import ActionTable
from marsbox.core.names import Names, Vocabulary
from marsbox.games.terraforming_mars import kinds
from marsbox.games.terraforming_mars.board import SPACE_IDS
from marsbox.games.terraforming_mars.cards import PRINTED
from marsbox.games.terraforming_mars.declarations import node_names
from marsbox.games.terraforming_mars.money import PAYMENTS
from marsbox.games.terraforming_mars.state import (
    AWARDS,
    BEGINNER,
    FRAMES,
    MILESTONES,
    MODIFIER_NAMES,
    PROJECT_NAMES,
    PROJECTS,
    RESOURCES,
    SEATS,
    TAGS,
    TILES,
)
from marsbox.games.terraforming_mars.tiles import PLACES

NODE_NAMES: Final = node_names(PRINTED)
CARD_IDS: Final = tuple([card.id for card in PRINTED])
# What a seed is dealt from.
DEALT_FROM: Final = {"projects": CARD_IDS[:PROJECTS], "corporations": CARD_IDS[BEGINNER + 1 :]}


def vocabulary(actions: ActionTable) -> Vocabulary:
    """The names of this version."""
    return Vocabulary(
        [
            NODE_NAMES,
            Names("card", CARD_IDS),
            Names("project", CARD_IDS[:PROJECTS]),
            Names("corporation", CARD_IDS[PROJECTS:]),
            Names("space", SPACE_IDS),
            Names("tile", TILES),
            Names("place", PLACES),
            Names("resource", RESOURCES),
            Names("tag", TAGS),
            Names("modifier", MODIFIER_NAMES),
            Names("frame", FRAMES),
            Names("payment", PAYMENTS),
            Names("standard_project", PROJECT_NAMES),
            Names("milestone", MILESTONES),
            Names("award", AWARDS),
            Names("owner", [*[f"seat {seat}" for seat in range(SEATS)], "neutral"]),
        ],
        actions,
        kinds.EVENT_FACTS,
    )
