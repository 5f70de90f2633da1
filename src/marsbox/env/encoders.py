"""An encoder for each game."""

from marsbox.core import Game
from marsbox.env.observation import Encoder
from marsbox.env.part import LAYER, EnvPart
from marsbox.games import find_part


def encoder_of(game: Game) -> Encoder:
    """The encoder that fits a game.

    >>> from marsbox.games import load_game
    >>> encoder_of(load_game("pocket-mars")).fields[0].name
    'question'
    """
    part = find_part(LAYER, game.id, EnvPart)
    if part is None:
        raise ValueError(f'the game "{game.id}" has no encoder; right would be one in its EnvPart')
    return part.encoder(game)
