"""Terraforming Mars in the learning environments."""

from typing import TYPE_CHECKING, Final

from marsbox.core import Game
from marsbox.env.part import EnvPart

if TYPE_CHECKING:
    from marsbox.env.observation import Encoder


def _encoder(game: Game) -> "Encoder":
    from marsbox.env.terraforming_mars.encoder import TerraformingEncoder
    from marsbox.games.terraforming_mars.game import TerraformingMars

    assert isinstance(game, TerraformingMars)
    return TerraformingEncoder(game)


PART: Final = EnvPart(_encoder, longest=4000, opponents=1)
