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
    "pocket-mars": {
        CADET: Figure(players=2, games=200, won=181),
        SETTLER: Figure(players=2, games=200, won=181),
        ENGINEER: Figure(players=2, games=200, won=168),
        COMMANDER: Figure(players=2, games=100, won=85),
    },
    "mission-red-planet": {
        CADET: Figure(players=4, games=200, won=64),
        SETTLER: Figure(players=4, games=200, won=129),
        ENGINEER: Figure(players=4, games=200, won=111),
        COMMANDER: Figure(players=4, games=80, won=51),
    },
    "terraforming-mars": {
        CADET: Figure(players=2, games=200, won=179),
        SETTLER: Figure(players=2, games=200, won=179),
        ENGINEER: Figure(players=2, games=200, won=182),
        COMMANDER: Figure(players=2, games=40, won=30),
    },
}
# How many play where a level is measured.
PLAYERS: Final[dict[str, int]] = {"pocket-mars": 2, "mission-red-planet": 4, "terraforming-mars": 2}


def figure_of(game: str, level: str) -> Figure | None:
    """What was measured of a level in a game."""
    return FIGURES[game][level]
