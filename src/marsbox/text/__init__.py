"""Every word of the games in every language, made from their data.

>>> from marsbox.games import load_game
>>> words(load_game("pocket-mars"), "en").card_facts("E1")["hand"]
'Launch 1 colonist from Earth, then gain 1 energy.'
"""

from collections.abc import Sequence

from marsbox.core.contract import Game
from marsbox.games import find_part
from marsbox.text.part import TextPart
from marsbox.text.plain import PlainWords
from marsbox.text.words import RulesSection, Words
from marsbox.words import LANGUAGES, UnknownLanguage, catalogue

__all__ = ["LANGUAGES", "RulesSection", "TextPart", "UnknownLanguage", "Words", "words"]


def words(game: Game, language: str, names: Sequence[str] = ()) -> Words:
    """The words of a game in a language; a game without words of its own is told by the names in its data.

    `names` are the players' names by seat; exactly one name means a solo game, whose opponent is named by the words.

    >>> from marsbox.games import load_game
    >>> words(load_game("mission-red-planet"), "fr").game_name()
    'Mission\\u202f: Planète rouge'
    """
    catalogue(language)  # refuses one that is not there
    part = find_part("text", game.id, TextPart)
    return PlainWords(game, language, names) if part is None else part.words(game, language, names)
