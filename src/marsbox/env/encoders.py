"""An encoder for each game."""

from marsbox.core import Game
from marsbox.env.mission_red_planet import MissionEncoder
from marsbox.env.observation import Encoder
from marsbox.env.pocket_mars import PocketMarsEncoder
from marsbox.env.terraforming_mars import TerraformingEncoder
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.game import TerraformingMars


def encoder_of(game: Game) -> Encoder:
    """The encoder that fits a game.

    >>> from marsbox.games import load_game
    >>> encoder_of(load_game("pocket-mars")).fields[0].name
    'question'
    """
    if isinstance(game, PocketMars):
        return PocketMarsEncoder(game)
    if isinstance(game, MissionRedPlanet):
        return MissionEncoder(game)
    if isinstance(game, TerraformingMars):
        return TerraformingEncoder(game)
    raise ValueError(f'the game "{game.id}" has no encoder')
