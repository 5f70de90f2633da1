"""What the text layer has for one game: the part of each game in this layer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from marsbox.core.contract import Game
from marsbox.text.words import Words


@dataclass(frozen=True)
class TextPart:
    """`words` gives the words of a game in a language, with the names of its players."""

    words: Callable[[Game, str, Sequence[str]], Words]
