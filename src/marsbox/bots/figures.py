"""How strong the levels are: what `benchmarks/levels.py` has measured, for people who choose an opponent."""

from dataclasses import dataclass
from typing import Final

from marsbox.bots.levels import CADET, COMMANDER, ENGINEER, SETTLER


@dataclass(frozen=True)
class Figure:
    """Games that a level has won against the level below, which held all other seats.

    >>> Figure(players=2, games=400, won=330).percent
    82
    """

    players: int
    games: int
    won: int

    @property
    def percent(self) -> int:
        """The part of the games won, in whole percent."""
        return round(100 * self.won / self.games)


# None: not measured yet
FIGURES: Final[dict[str, dict[str, Figure | None]]] = {
    "pocket-mars": {CADET: None, SETTLER: None, ENGINEER: None, COMMANDER: None},
    "mission-red-planet": {CADET: None, SETTLER: None, ENGINEER: None, COMMANDER: None},
    "terraforming-mars": {CADET: None, SETTLER: None, ENGINEER: None, COMMANDER: None},
}
# How many play where a level is measured.
PLAYERS: Final[dict[str, int]] = {"pocket-mars": 2, "mission-red-planet": 4, "terraforming-mars": 2}


def figure_of(game: str, level: str) -> Figure | None:
    """What was measured of a level in a game."""
    return FIGURES[game][level]
