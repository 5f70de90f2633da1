"""What a language has for Pocket Mars besides that which every game needs."""

from collections.abc import Callable
from dataclasses import dataclass

from marsbox.games.pocket_mars.components import CardAction
from marsbox.text.pocket_mars.names import Names
from marsbox.text.voice import Terms, Voice


@dataclass(frozen=True)
class PocketMarsTerms(Terms):
    """Words that stand alone, those for zones and cards too."""

    zones: dict[str, str]
    hand_and_module: str


@dataclass(frozen=True)
class PocketMarsVoice(Voice):
    """A language with clauses for what cards and buildings do."""

    names: Names
    terms: PocketMarsTerms
    action: Callable[[CardAction], str]
    ability: Callable[[int], str]
