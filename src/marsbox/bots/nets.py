"""The nets of the box: one file for each game, and one for Terraforming Mars alone.

A file names the components and the features it was trained with. A net that fits neither, such as one for another deck,
is not used: the hand-written evaluation plays then.
"""

import json
import struct
import zlib
from functools import cache
from importlib.resources import files
from typing import Final

from marsbox.bots.features import Features
from marsbox.bots.net import Evaluator, PlainNet
from marsbox.core.contract import Game

FORMAT: Final = b"marsbox net 1\n"
SUFFIX: Final = ".net"
ALONE: Final = "-alone"
WIDEST: Final = 512  # layer that is compiled


class NetError(ValueError):
    """A file that is no net."""


class NetFile:
    """A net with what it was trained for. `mix` is its part in the value of a position."""

    def __init__(
        self,
        components: str,
        features: str,
        sizes: tuple[int, int, int, int],
        mix: float,
        weights: bytes,
        biases: bytes,
    ) -> None:
        self.components = components
        self.features = features
        self.sizes = sizes
        self.mix = mix
        self.weights = weights
        self.biases = biases

    def fits(self, game: Game, features: Features) -> bool:
        """Whether the net was trained with these components and features."""
        return (self.components, self.features) == (game.digest, features.digest)

    def evaluator(self) -> Evaluator:
        """The net, ready to be asked."""
        return make_net(self.sizes, self.weights, self.biases)

    def packed(self) -> bytes:
        """The content of the file."""
        told = {"components": self.components, "features": self.features, "sizes": self.sizes, "mix": self.mix}
        return FORMAT + json.dumps(told).encode() + b"\n" + zlib.compress(self.weights + self.biases, 9)


def make_net(sizes: tuple[int, int, int, int], weights: bytes, biases: bytes) -> Evaluator:
    """A net in the fastest way there is: compiled, else with NumPy, else in plain Python. All give the same numbers."""
    inputs, first, second, outputs = sizes
    try:
        from marsbox.bots._net import Net

        return Net(inputs, first, second, outputs, weights, biases)
    except ImportError:
        pass
    try:
        from marsbox.bots.numpy_net import NumpyNet

        return NumpyNet(inputs, first, second, outputs, weights, biases)
    except ImportError:
        return PlainNet(inputs, first, second, outputs, weights, biases)


def unpacked(content: bytes) -> NetFile:
    """The net in a file; `NetError` if there is none."""
    if not content.startswith(FORMAT):
        raise NetError("this is no net of Marsbox: it does not begin with its name and format")
    head, _, packed = content[len(FORMAT) :].partition(b"\n")
    try:
        told = json.loads(head)
        inputs, first, second, outputs = (int(size) for size in told["sizes"])
        if min(inputs, first, second, outputs) < 1 or max(first, second, outputs) > WIDEST:
            raise NetError(f"its sizes can't be {told['sizes']}; a layer has 1 to {WIDEST} places")
        mix = float(told["mix"])
        if not 0 < mix <= 1:
            raise NetError(f"its part in a value can't be {mix}; it is above 0 and up to 1")
        numbers = zlib.decompress(packed)
        biases = 4 * (first + second + outputs)
        weights = 2 * (inputs * first + first * second + second * outputs)
        if len(numbers) != weights + biases:
            raise NetError(f"the net has {len(numbers)} bytes of weights; its sizes ask for {weights + biases}")
        return NetFile(
            str(told["components"]),
            str(told["features"]),
            (inputs, first, second, outputs),
            mix,
            numbers[:weights],
            numbers[weights:],
        )
    except (ValueError, KeyError, TypeError, zlib.error, struct.error) as error:
        raise NetError(f"this net can't be read: {error}") from None


@cache
def shipped_net(name: str) -> NetFile | None:
    """The net of the box with this name: `terraforming-mars-alone`; None if the box has none."""
    found = files("marsbox.bots").joinpath("nets", name + SUFFIX)
    return unpacked(found.read_bytes()) if found.is_file() else None
