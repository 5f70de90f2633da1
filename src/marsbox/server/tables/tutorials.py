"""Tutorials: one person against a bot, with a fixed deal that is the same for everybody.

Nobody can ask for a deal of their own: a table knows the games of this page and draws all others at random.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from marsbox.bots.levels import ENGINEER
from marsbox.core import Game, Setup, SetupError

PERSON: Final = 0


@dataclass(frozen=True)
class Tutorial:
    """Who sits opposite, and what is dealt."""

    bot: str
    deal: Mapping[str, object]


# The person learns on Energy 1 to play from the hand, on Science 4 to land twice with one card from the module, and on
# Water 7 that a high value nearly always lands. Ecosystem 4 and Construction 7, drawn next, promote and land at once.
TUTORIALS: Final[Mapping[str, Tutorial]] = {
    "pocket-mars": Tutorial(
        bot=ENGINEER,
        deal={
            "first": PERSON,
            "dealt": [["E1", "S4", "W4", "W7"], ["E2", "S2", "W6", "C3"]],
            "deck": [
                *("G4", "E3", "C7", "W2", "E5", "C4", "S7", "G5", "G7", "E4", "C1", "S5", "W1", "E6"),
                *("G1", "S6", "C5", "W5", "G3", "E7", "S1", "C2", "W3", "S3", "G6", "C6", "G2"),
            ],
        },
    )
}


def tutorial_setup(game: Game) -> Setup | None:
    """How the tutorial of a game starts; None where there is none, or where other cards are in use than it needs."""
    tutorial = TUTORIALS.get(game.id)
    if tutorial is None:
        return None
    setup = Setup(2, {}, dict(tutorial.deal))
    try:
        game.new(setup, 0)
    except SetupError:
        return None
    return setup


def is_tutorial(game: str, setup: Mapping[str, Any]) -> bool:
    """Whether a stored set-up is that of a tutorial."""
    return game in TUTORIALS and setup.get("deal") == TUTORIALS[game].deal
