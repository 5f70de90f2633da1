"""A small net in whole numbers: sparse features, two layers of clipped activations, a few outputs.

Inputs are in units of 1/16, weights in 1/256, activations in 1/256 (at most just below 4); so outputs are in units of
1/65536. There is no rounding but two shifts of positive numbers: compiled, NumPy and
plain Python give the same numbers.
"""

import struct
from typing import Final, Protocol

INPUT_UNIT: Final = 16
WEIGHT_UNIT: Final = 256
ACTIVATION_UNIT: Final = 256
OUTPUT_UNIT: Final = ACTIVATION_UNIT * WEIGHT_UNIT
MOST: Final = 4 * ACTIVATION_UNIT - 1
FIRST_SHIFT: Final = 4
SECOND_SHIFT: Final = 8


class Evaluator(Protocol):
    """What gives the outputs of a net."""

    def evaluate(self, features: list[int], /) -> list[int]:
        """The outputs for a list of packed features."""
        raise NotImplementedError


def check_numbers(weights: int, biases: int, sizes: tuple[int, int, int, int]) -> None:
    """A `ValueError` if a net of these sizes has other numbers of weights or biases."""
    inputs, first, second, outputs = sizes
    if weights != inputs * first + first * second + second * outputs:
        raise ValueError("the weights of a net don't fit its sizes")
    if biases != first + second + outputs:
        raise ValueError("the biases of a net don't fit its sizes")


def check_place(place: int, inputs: int) -> None:
    """A `ValueError` if a net has no such input."""
    if not 0 <= place < inputs:
        raise ValueError(f"there is no input {place}; the net has {inputs}")


class PlainNet:
    """The net in plain Python."""

    def __init__(self, inputs: int, first: int, second: int, outputs: int, weights: bytes, biases: bytes) -> None:
        self.inputs = inputs
        self.first = first
        self.second = second
        self.outputs = outputs
        self.weights = [number for (number,) in struct.iter_unpack("<h", weights)]
        self.biases = [number for (number,) in struct.iter_unpack("<i", biases)]
        check_numbers(len(self.weights), len(self.biases), (inputs, first, second, outputs))

    def evaluate(self, features: list[int]) -> list[int]:
        """The outputs for a list of packed features."""
        first = list(self.biases[: self.first])
        for feature in features:
            place = feature >> 8
            check_place(place, self.inputs)
            start = place * self.first
            value = (feature & 255) - 128
            for at in range(self.first):
                first[at] += value * self.weights[start + at]
        start = self.inputs * self.first
        second = self._layer(first, FIRST_SHIFT, start, self.biases[self.first : self.first + self.second])
        start += self.first * self.second
        return self._layer(second, SECOND_SHIFT, start, self.biases[self.first + self.second :])

    def _layer(self, sums: list[int], shift: int, start: int, biases: list[int]) -> list[int]:
        made = list(biases)
        for at, total in enumerate(sums):
            active = 0 if total <= 0 else min(MOST, total >> shift)
            if active:
                row = start + at * len(made)
                for to in range(len(made)):
                    made[to] += active * self.weights[row + to]
        return made
