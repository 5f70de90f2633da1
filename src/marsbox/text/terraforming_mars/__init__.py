"""The words of Terraforming Mars."""

from collections.abc import Sequence
from typing import Final

from marsbox.core.contract import Game
from marsbox.games.terraforming_mars.game import TerraformingMars
from marsbox.text.part import TextPart
from marsbox.text.terraforming_mars.voice import voice_of
from marsbox.text.terraforming_mars.words import TerraformingMarsWords


def words_of(game: Game, language: str, names: Sequence[str] = ()) -> TerraformingMarsWords:
    """The words of Terraforming Mars in a language."""
    assert isinstance(game, TerraformingMars)
    return TerraformingMarsWords(game, voice_of(language, names))


PART: Final = TextPart(words_of)
