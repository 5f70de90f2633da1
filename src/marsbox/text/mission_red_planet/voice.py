"""What a language has for Mission: Red Planet besides that which every game needs."""

from collections.abc import Callable
from dataclasses import dataclass

from marsbox.text.mission_red_planet.cards import CardTexts
from marsbox.text.mission_red_planet.names import Names, Ship
from marsbox.text.voice import Voice


@dataclass(frozen=True)
class MissionVoice(Voice):
    """A language with clauses for what cards do, and its way to call a ship."""

    names: Names
    cards: CardTexts
    ship: Callable[[Names, Ship], str]
