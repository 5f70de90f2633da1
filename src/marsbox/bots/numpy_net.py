"""The net in NumPy: the same whole numbers as compiled and in plain Python."""

import numpy as np

from marsbox.bots.net import FIRST_SHIFT, MOST, SECOND_SHIFT, check_numbers, check_place


class NumpyNet:
    """A net that NumPy evaluates."""

    def __init__(self, inputs: int, first: int, second: int, outputs: int, weights: bytes, biases: bytes) -> None:
        numbers = np.frombuffer(weights, "<i2").astype(np.int64)
        added = np.frombuffer(biases, "<i4").astype(np.int64)
        check_numbers(len(numbers), len(added), (inputs, first, second, outputs))
        self._inputs = inputs
        cuts = [inputs * first, inputs * first + first * second]
        layers = np.split(numbers, cuts)
        shapes = [(inputs, first), (first, second), (second, outputs)]
        self._weights = [layer.reshape(shape) for layer, shape in zip(layers, shapes, strict=True)]
        self._biases = np.split(added, [first, first + second])

    def evaluate(self, features: list[int]) -> list[int]:
        """The outputs for a list of packed features."""
        found = np.array(features, np.int64)
        for place in (found >> 8).tolist():
            check_place(place, self._inputs)
        w1, w2, w3 = self._weights
        b1, b2, b3 = self._biases
        sums = ((found & 255) - 128) @ w1[found >> 8] + b1
        second = np.clip(sums >> FIRST_SHIFT, 0, MOST) @ w2 + b2
        outputs: list[int] = (np.clip(second >> SECOND_SHIFT, 0, MOST) @ w3 + b3).tolist()
        return outputs
