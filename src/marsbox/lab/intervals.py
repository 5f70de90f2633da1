"""How sure a rate is."""

import math
from typing import Final

SURE: Final = 1.959964  # standard deviations of a 95 % interval


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate; all there is where nothing was counted.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = SURE * SURE / games
    middle = rate + spread / 2
    half = SURE * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    # rounding must not push a bound beyond the rate itself, nor out of all rates
    return max(0.0, min(rate, low)), min(1.0, max(rate, high))
