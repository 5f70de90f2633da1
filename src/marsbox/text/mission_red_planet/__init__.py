"""The words of Mission: Red Planet."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.contract import Game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.text.mission_red_planet.voice import voice_of
from marsbox.text.mission_red_planet.words import MissionRedPlanetWords
from marsbox.text.part import TextPart


def words_of(game: Game, language: str, names: Sequence[str] = ()) -> MissionRedPlanetWords:
    """The words of Mission: Red Planet in a language."""
    assert isinstance(game, MissionRedPlanet)
    return MissionRedPlanetWords(game, voice_of(game.box, language, names))


PART: Final = TextPart(words_of)
