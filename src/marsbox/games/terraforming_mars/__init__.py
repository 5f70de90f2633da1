"""Terraforming Mars (2016), for 1 to 5 players, with the Corporate Era, the draft and the solo game."""

from pathlib import Path
from typing import Final

from marsbox.core.contract import Game
from marsbox.core.entry import GameEntry, GameFacts
from marsbox.core.errors import ComponentsError


def _load(components: Path | None) -> Game:
    from marsbox.games.terraforming_mars.game import TerraformingMars

    if components is not None:
        raise ComponentsError(f"{components}: the cards of Terraforming Mars are fully known and can't be replaced")
    return TerraformingMars()


GAME: Final = GameEntry(
    "terraforming-mars",
    __name__,
    _load,
    order=3,
    facts=GameFacts(minutes=(90, 120), weight="heavy", players=3),
)
