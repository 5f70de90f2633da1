"""Pocket Mars in the learning environments."""

from typing import TYPE_CHECKING, Final

from marsbox.core import Game
from marsbox.env.part import EnvPart

if TYPE_CHECKING:
    from marsbox.env.observation import Encoder


def _encoder(game: Game) -> "Encoder":
    from marsbox.env.pocket_mars.encoder import PocketMarsEncoder
    from marsbox.games.pocket_mars.game import PocketMars

    assert isinstance(game, PocketMars)
    return PocketMarsEncoder(game)


PART: Final = EnvPart(_encoder, longest=2000, opponents=1)
