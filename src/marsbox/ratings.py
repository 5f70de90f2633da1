"""Ratings with their uncertainty, by openskill (Plackett and Luce): of bots in tournaments, of people on a server."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

MEAN: Final = 25.0
DEVIATION: Final = 25.0 / 3


@cache
def _model() -> Any:
    # it takes a while to load, and few commands need it
    from openskill.models import PlackettLuce

    return PlackettLuce()


def make_ready() -> None:
    """Load the model, which takes a moment: a caller that must not wait does it beforehand in another thread."""
    _model()


class Ratings:
    """For each player the mean of their estimated strength, and its standard deviation."""

    def __init__(self, values: list[list[float]]) -> None:
        self._values = values

    @staticmethod
    def fresh(players: int) -> "Ratings":
        """Ratings of players who have not played yet."""
        return Ratings([[MEAN, DEVIATION] for _ in range(players)])

    def __getitem__(self, player: int) -> tuple[float, float]:
        mean, deviation = self._values[player]
        return mean, deviation

    def add(self, ranks: Sequence[tuple[int, int]]) -> None:
        """Learn from a game: pairs of a player and a rank. A player in several seats counts with the mean rank."""
        places: dict[int, list[int]] = {}
        for player, rank in ranks:
            places.setdefault(player, []).append(rank)
        if len(places) < 2:
            return
        model = _model()
        teams = [[model.rating(mu=self._values[player][0], sigma=self._values[player][1])] for player in places]
        rated = model.rate(teams, ranks=[sum(ranks) / len(ranks) for ranks in places.values()])
        for player, (rating,) in zip(places, rated, strict=True):
            self._values[player] = [rating.mu, rating.sigma]

    def to_list(self) -> list[list[float]]:
        """The ratings as plain data."""
        return self._values
