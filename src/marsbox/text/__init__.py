"""Every word of the games in English and French, made from their data.

>>> from marsbox.games import load_game
>>> words(load_game("pocket-mars"), "en").card_facts("E1")["hand"]
'Launch 1 colonist from Earth, then gain 1 energy.'
"""

from collections.abc import Sequence
from typing import Final, overload

from marsbox.core.contract import Game
from marsbox.games.mission_red_planet.game import MissionRedPlanet
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.text.mission_red_planet.en.voice import english as english_mission
from marsbox.text.mission_red_planet.fr.voice import french as french_mission
from marsbox.text.mission_red_planet.words import MissionRedPlanetWords
from marsbox.text.pocket_mars.en.voice import english as english_pocket
from marsbox.text.pocket_mars.fr.voice import french as french_pocket
from marsbox.text.pocket_mars.words import PocketMarsWords
from marsbox.text.terraforming_mars.en.voice import english as english_terraforming
from marsbox.text.terraforming_mars.fr.voice import french as french_terraforming
from marsbox.text.terraforming_mars.words import TerraformingMarsWords
from marsbox.text.words import RulesSection, Words

__all__ = ["LANGUAGES", "RulesSection", "UnknownLanguage", "Words", "words"]

LANGUAGES: Final = ("en", "fr")


class UnknownLanguage(ValueError):
    """A language that Marsbox does not speak; the message lists those that it does."""


@overload
def words(game: PocketMars, language: str, names: Sequence[str] = ()) -> PocketMarsWords: ...
@overload
def words(game: MissionRedPlanet, language: str, names: Sequence[str] = ()) -> MissionRedPlanetWords: ...
@overload
def words(game: TerraformingMars, language: str, names: Sequence[str] = ()) -> TerraformingMarsWords: ...
@overload
def words(game: Game, language: str, names: Sequence[str] = ()) -> Words: ...
def words(game: Game, language: str, names: Sequence[str] = ()) -> Words:
    """The words of a game in a language.

    `names` are the players' names by seat; exactly one name means a solo game, whose opponent is named by the words.

    >>> from marsbox.games import load_game
    >>> words(load_game("mission-red-planet"), "fr").game_name()
    'Mission\\u202f: Planète rouge'
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(f'there is no language "{language}"; the languages are {", ".join(LANGUAGES)}')
    if isinstance(game, PocketMars):
        pocket = french_pocket if language == "fr" else english_pocket
        return PocketMarsWords(game, language, pocket(game.box, names))
    if isinstance(game, MissionRedPlanet):
        mission = french_mission if language == "fr" else english_mission
        return MissionRedPlanetWords(game, language, mission(game.box, names))
    if isinstance(game, TerraformingMars):
        terraforming = french_terraforming if language == "fr" else english_terraforming
        return TerraformingMarsWords(game, language, terraforming(names))
    raise ValueError(f'there are no words for the game "{game.id}"')
