"""The part of a net that must be fast, in C."""

class Net:
    """A net of three layers in whole numbers."""

    def __init__(self, inputs: int, first: int, second: int, outputs: int, weights: bytes, biases: bytes) -> None: ...
    def evaluate(self, features: list[int], /) -> list[int]:
        """The outputs of the net for a list of features."""
