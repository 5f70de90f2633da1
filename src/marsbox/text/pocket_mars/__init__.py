"""The words of Pocket Mars."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.contract import Game
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.text.part import TextPart
from marsbox.text.pocket_mars.en.voice import english
from marsbox.text.pocket_mars.fr.voice import french
from marsbox.text.pocket_mars.words import PocketMarsWords


def words_of(game: Game, language: str, names: Sequence[str] = ()) -> PocketMarsWords:
    """The words of Pocket Mars in a language."""
    assert isinstance(game, PocketMars)
    voice = french if language == "fr" else english
    return PocketMarsWords(game, language, voice(game.box, names))


PART: Final = TextPart(words_of)
