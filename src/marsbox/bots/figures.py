"""The measured strength of the levels (`benchmarks/levels.py`), for people who choose an opponent."""

from dataclasses import dataclass


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
        """The share of the games won, in whole percent."""
        return round(100 * self.won / self.games)
