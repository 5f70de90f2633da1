"""Mission: Red Planet in the learning environments."""

from typing import TYPE_CHECKING, Final

from marsbox.core import Game
from marsbox.env.part import EnvPart

if TYPE_CHECKING:
    from marsbox.env.observation import Encoder


def _encoder(game: Game) -> "Encoder":
    from marsbox.env.mission_red_planet.encoder import MissionEncoder
    from marsbox.games.mission_red_planet.game import MissionRedPlanet

    assert isinstance(game, MissionRedPlanet)
    return MissionEncoder(game)


PART: Final = EnvPart(_encoder, longest=360, opponents=2)
