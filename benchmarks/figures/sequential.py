"""A sequential test: whether the share of games won is the lower or the higher of two, with as few games as needed.

It is Wald's sequential probability ratio test. After each game the log-likelihood ratio of the two shares is compared
with two bounds; the lower or the higher share is accepted when its bound is reached. Both errors, accepting the one
where the other is true, have a probability of 5 %. A shared victory counts by its share.
"""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

ERROR: Final = 0.05
BOUND: Final = math.log((1 - ERROR) / ERROR)


class Shares(NamedTuple):
    """The two shares between which a test decides."""

    low: float
    high: float


class Verdict(NamedTuple):
    """What a test says after some games: the share it accepts, or None if that is not settled yet."""

    accepted: float | None
    games: int
    ratio: float


def parsed_shares(text: str) -> Shares:
    """Two shares as they are typed, in percent.

    >>> parsed_shares("50:60")
    Shares(low=0.5, high=0.6)
    """
    low, _, high = text.partition(":")
    try:
        shares = Shares(float(low) / 100, float(high) / 100)
    except ValueError:
        shares = Shares(0.0, 0.0)
    if not 0 < shares.low < shares.high < 1:
        raise ValueError(f'"{text}" are no two shares; right would be two percentages, the lower one first: 50:60')
    return shares


def sequential_test(results: Iterable[float], shares: Shares) -> Verdict:
    """Go through the results in order until a bound is reached; later ones do not count.

    >>> sequential_test([1.0] * 100, Shares(0.5, 0.6)).games
    17
    """
    won = math.log(shares.high / shares.low)
    lost = math.log((1 - shares.high) / (1 - shares.low))
    ratio = 0.0
    games = 0
    for result in results:
        ratio += result * won + (1 - result) * lost
        games += 1
        if abs(ratio) >= BOUND:
            return Verdict(shares.high if ratio > 0 else shares.low, games, ratio)
    return Verdict(None, games, ratio)
