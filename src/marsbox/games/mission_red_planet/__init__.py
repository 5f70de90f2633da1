"""Mission: Red Planet (first edition, 2006), for 3 to 5 players."""

from pathlib import Path
from typing import Final

from marsbox.core.contract import Game
from marsbox.core.entry import GameEntry, GameFacts


def _load(components: Path | None) -> Game:
    from marsbox.games.mission_red_planet.components import load_box
    from marsbox.games.mission_red_planet.game import MissionRedPlanet

    return MissionRedPlanet(load_box(components))


GAME: Final = GameEntry(
    "mission-red-planet",
    __name__,
    _load,
    order=2,
    facts=GameFacts(minutes=(45, 90), weight="medium", players=4),
)
