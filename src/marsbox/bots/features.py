"""What features have in common."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from marsbox.core.contract import State

ONE: Final = 16
"""The value of something that is so."""
LEAST: Final = -128
MOST: Final = 127


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of one game: places 0 to `size` - 1. The `digest` changes with what they mean."""

    def __init__(self, name: str, edition: int, size: int) -> None:
        self.size = size
        self.digest = f"{name} {edition} of {size}"

    def of(self, s: State, seat: int, parts: list[tuple[str, float]]) -> list[int]:
        """The features of a position for a seat, with the parts of its hand-written value among them."""
        raise NotImplementedError


def packed(place: i64, value: i64) -> i64:
    """A feature as one number.

    >>> unpacked(packed(300, -5)), unpacked(packed(300, 500))
    ((300, -5), (300, 127))
    """
    if value < LEAST:
        value = LEAST
    elif value > MOST:
        value = MOST
    return place << 8 | (value + 128)


def unpacked(feature: int) -> tuple[int, int]:
    """The place and the value of a feature."""
    return feature >> 8, (feature & 255) - 128


def is_so(place: i64) -> i64:
    """The feature that something is so."""
    return place << 8 | (ONE + 128)


def scaled(place: i64, value: float) -> i64:
    """A feature from a number, of which 1 is `ONE`."""
    return packed(place, int(value * ONE))
