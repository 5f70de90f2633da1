"""The words of Pocket Mars."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.contract import Game
from marsbox.games.pocket_mars.game import PocketMars
from marsbox.text.part import TextPart
from marsbox.text.pocket_mars.voice import voice_of
from marsbox.text.pocket_mars.words import PocketMarsWords


def words_of(game: Game, language: str, names: Sequence[str] = ()) -> PocketMarsWords:
    """The words of Pocket Mars in a language."""
    assert isinstance(game, PocketMars)
    return PocketMarsWords(game, voice_of(game.box, language, names))


PART: Final = TextPart(words_of)
