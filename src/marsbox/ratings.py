"""Ratings with their uncertainty, by openskill (Plackett and Luce)."""

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
    """Load the model; whoever must not wait for that does it beforehand, elsewhere."""
    _model()


class Ratings:
    """For each bot the mean of what its strength is believed to be, and the standard deviation of that belief."""

    def __init__(self, values: list[list[float]]) -> None:
        self._values = values

    @staticmethod
    def fresh(bots: int) -> "Ratings":
        """Nothing is known of anybody yet."""
        return Ratings([[MEAN, DEVIATION] for _ in range(bots)])

    def __getitem__(self, bot: int) -> tuple[float, float]:
        mean, deviation = self._values[bot]
        return mean, deviation

    def add(self, ranks: Sequence[tuple[int, int]]) -> None:
        """Learn from a game: pairs of a bot and its rank. A bot in several seats counts with its mean rank."""
        places: dict[int, list[int]] = {}
        for bot, rank in ranks:
            places.setdefault(bot, []).append(rank)
        if len(places) < 2:
            return
        model = _model()
        teams = [[model.rating(mu=self._values[bot][0], sigma=self._values[bot][1])] for bot in places]
        rated = model.rate(teams, ranks=[sum(its) / len(its) for its in places.values()])
        for bot, (rating,) in zip(places, rated, strict=True):
            self._values[bot] = [rating.mu, rating.sigma]

    def to_list(self) -> list[list[float]]:
        """The ratings as plain data."""
        return self._values
