"""An encoder for each game."""

from marsbox.core import Game
from marsbox.env.observation import Encoder
from marsbox.env.part import LAYER, EnvPart
from marsbox.games import part_of


def encoder_of(game: Game) -> Encoder:
    """The encoder that fits a game.

    >>> from marsbox.games import load_game
    >>> encoder_of(load_game("pocket-mars")).fields[0].name
    'question'
    """
    return part_of(LAYER, game.id, EnvPart).encoder(game)
