"""Seeded random numbers.

A game's randomness is part of its state: `SeedRng` is a 128-bit seed and a counter, and every draw is fed by SHAKE-128
of both. The cards somebody has seen therefore say nothing about those to come. Search and simulated players use the
small and fast `FastRng` instead; they never touch the generator of a state.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

SEED_LIMIT: Final = 1 << 128


class Rng:
    """What both generators have in common.

    >>> rng = FastRng(7)
    >>> hand = [1, 2, 3, 4]
    >>> rng.shuffle(hand)
    >>> sorted(hand)
    [1, 2, 3, 4]
    """

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: list[int]) -> int:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]


class FastRng(Rng):
    """A xorshift generator for search and simulation: fast, and of no use for keeping secrets.

    >>> FastRng(7).below(10) == FastRng(7).below(10)
    True
    """

    def __init__(self, seed: int) -> None:
        # splitmix-like scrambling, so that neighbouring seeds start far apart
        mixed = ((seed + 0x9E3779B97F4A7C15) * 0xBF58476D1CE4E5B9) % (1 << 64)
        mixed = ((mixed ^ (mixed >> 29)) * 0x94D049BB133111EB) % (1 << 64)
        self._word: i64 = (mixed >> 24) % 0xFFFFFFFF + 1

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        word = self._word
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self._word = word
        bound: i64 = limit
        return (word * bound) >> 32

    def seed(self) -> int:
        """A fresh 128-bit seed made from this generator."""
        return sum(self.below(1 << 16) << shift for shift in range(0, 128, 16))


class OrderIndependentRng(FastRng):
    """Draws independently of the order in which things were before, because that order may be a secret.

    >>> one, other = [3, 1, 2], [2, 3, 1]
    >>> OrderIndependentRng(7).shuffle(one)
    >>> OrderIndependentRng(7).shuffle(other)
    >>> one == other
    True
    """

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a random order, in place."""
        items.sort()
        super().shuffle(items)

    def choice(self, items: list[int]) -> int:
        """One of `items`, which must not be empty."""
        return super().choice(sorted(items))


class SeedRng(Rng):
    """The generator inside a state: a 128-bit seed and the number of draws made so far.

    >>> rng = SeedRng(2026)
    >>> rng.below(6) == SeedRng(2026).below(6)
    True
    """

    def __init__(self, seed: int, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    def _block(self, size: int) -> bytes:
        key = self.seed.to_bytes(16, "big") + self.counter.to_bytes(8, "big")
        self.counter += 1
        return hashlib.shake_128(key).digest(size)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        # 16 bytes make the bias of the remainder immeasurable
        return int.from_bytes(self._block(16), "big") % limit

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a random order, in place, from one block of random bytes."""
        block = self._block(7 * len(items))
        for last in range(len(items) - 1, 0, -1):
            other = int.from_bytes(block[7 * last : 7 * last + 7], "big") % (last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "SeedRng":
        """A generator that will draw the same numbers."""
        return SeedRng(self.seed, self.counter)


def checked_seed(seed: int) -> int:
    """The seed itself, if a game can start from it."""
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError(f"seed {seed} is out of range: a seed is a whole number from 0 to 2**128 - 1")
    return seed
