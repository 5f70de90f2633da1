"""The examples of all games."""

from tests.text.examples import Examples
from tests.text.mission_red_planet_examples import MISSION_RED_PLANET
from tests.text.pocket_mars_examples import POCKET_MARS
from tests.text.terraforming_mars_examples import TERRAFORMING_MARS

EVERY_GAME: list[Examples] = [POCKET_MARS, MISSION_RED_PLANET, TERRAFORMING_MARS]


def game_id(examples: Examples) -> str:
    """What a test for the game is called by."""
    return examples.game.id
