"""Confidence intervals of rates."""

import math
from typing import Final

Z_95: Final = 1.959964  # standard deviations of a 95% interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate; from 0 to 1 where nothing was counted. Shared wins count in part.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z_95 * Z_95 / games
    middle = rate + spread / 2
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    # rounding must not push a bound past the rate itself, nor out of 0 to 1
    return max(0.0, min(rate, low)), min(1.0, max(rate, high))
