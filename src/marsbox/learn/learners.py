"""The net while it learns: NumPy, which is enough for nets of this size, or PyTorch, on an accelerator if there is one.

Both take the same steps, equal within rounding. A batch is an array of padded features (place + 1 in the upper bits,
0 for none) and one of targets: the share of the victory, the margin, the secret choice or -1, and which there were.
"""

from itertools import pairwise
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from marsbox.bots.net import ACTIVATION_UNIT, INPUT_UNIT, MOST, OUTPUT_UNIT, WEIGHT_UNIT
from marsbox.learn.subjects import VALUES

Array = NDArray[np.float32]
Numbers = NDArray[np.int32]

TOP: Final = MOST / ACTIVATION_UNIT  # activations are clipped there
MARGIN_WEIGHT: Final = 0.5  # of the margin's error beside the victory's
SECRET_WEIGHT: Final = 0.3  # of the secret choice's error
DECAY: Final = 0.002  # of the first weights, for each unit of the learning rate
AVERAGED: Final = 0.002  # how much of a step goes into the averaged weights
MOMENT, SQUARES, TINY = 0.9, 0.999, 1e-8  # of Adam
BIAS_UNITS: Final = (INPUT_UNIT * WEIGHT_UNIT, OUTPUT_UNIT, OUTPUT_UNIT)  # of the three layers, in whole numbers
ARRAYS: Final = 24  # of a state: weights, averaged weights and two moments, six of each


class Learner(Protocol):
    """What learns from batches of rows."""

    steps: int

    def step(self, inputs: Numbers, targets: Array, rate: float) -> None:
        """One step of Adam."""

    def loss(self, inputs: Numbers, targets: Array) -> tuple[float, float, float]:
        """How wrong the averaged net is: cross entropy of the victory, squared error of the margin, secret choices."""

    def state(self) -> list[Array]:
        """Weights, averaged weights and both moments: what goes on where this left off."""

    def averaged(self) -> list[Array]:
        """The averaged weights: first weights, biases, second weights, biases, last weights, biases."""


def new_state(inputs: int, hidden: tuple[int, int], outputs: int, seed: int) -> list[Array]:
    """The state of a learner that has learned nothing."""
    rng = np.random.default_rng(seed)
    first, second = hidden
    weights: list[Array] = [
        rng.normal(0, 0.08, (inputs + 1, first)).astype(np.float32)[1:],
        np.full(first, 0.1, np.float32),
        rng.normal(0, (2 / first) ** 0.5, (first, second)).astype(np.float32),
        np.full(second, 0.1, np.float32),
        rng.normal(0, 0.05, (second, outputs)).astype(np.float32),
        np.zeros(outputs, np.float32),
    ]
    return state_from(weights)


def state_from(averaged: list[Array]) -> list[Array]:
    """The state of a learner that begins with these weights."""
    w1, *others = averaged
    weights = [np.concatenate([np.zeros_like(w1[:1]), w1]), *others]  # the place of padding comes first
    return [*weights, *[w.copy() for w in weights], *[np.zeros_like(w) for w in weights + weights]]


def in_whole_numbers(averaged: list[Array]) -> tuple[bytes, bytes]:
    """Weights and biases as the net is played with."""
    w1, b1, w2, b2, w3, b3 = averaged
    weights = [np.clip(np.rint(w * WEIGHT_UNIT), -32767, 32767).astype("<i2").ravel() for w in (w1, w2, w3)]
    biases = [np.rint(b * unit).astype("<i4") for b, unit in zip((b1, b2, b3), BIAS_UNITS, strict=True)]
    return np.concatenate(weights).tobytes(), np.concatenate(biases).tobytes()


def from_whole_numbers(sizes: tuple[int, int, int, int], weights: bytes, biases: bytes) -> list[Array]:
    """Weights and biases of a net that is played with, as a learner has them."""
    w, b = np.frombuffer(weights, "<i2") / WEIGHT_UNIT, np.frombuffer(biases, "<i4")
    made: list[Array] = []
    for (inputs, outputs), unit in zip(pairwise(sizes), BIAS_UNITS, strict=True):
        made.append(w[: inputs * outputs].reshape(inputs, outputs).astype(np.float32))
        made.append((b[:outputs] / unit).astype(np.float32))
        w, b = w[inputs * outputs :], b[outputs:]
    return made


def open_choices(targets: Array, number: int) -> NDArray[np.bool_]:
    """For each row which of the secret choices there were."""
    return (targets[:, 3].astype(np.int64)[:, None] >> np.arange(number) & 1).astype(np.bool_)


class NumpyLearner:
    """Learns with NumPy."""

    def __init__(self, state: list[Array], steps: int = 0) -> None:
        self._parameters, self._averaged, self._moments, self._squares = (
            [array.copy() for array in state[at : at + 6]] for at in (0, 6, 12, 18)
        )
        self.steps = steps

    def _dense(self, inputs: Numbers) -> Array:
        size = len(self._parameters[0])
        places = (inputs >> 8) + size * np.arange(len(inputs))[:, None]
        # added up, as the net does: two ships to one zone are two features of one place
        sums = np.bincount(places.ravel(), ((inputs & 255) - 128).ravel(), size * len(inputs))
        x: Array = (sums / INPUT_UNIT).astype(np.float32).reshape(len(inputs), size)
        x[:, 0] = 0
        return x

    def step(self, inputs: Numbers, targets: Array, rate: float) -> None:
        w1, b1, w2, b2, w3, b3 = self._parameters
        x = self._dense(inputs)
        z1 = x @ w1 + b1
        h1 = np.clip(z1, 0, TOP)
        z2 = h1 @ w2 + b2
        h2 = np.clip(z2, 0, TOP)
        out = h2 @ w3 + b3
        d = np.zeros_like(out)
        d[:, 0] = 1 / (1 + np.exp(-out[:, 0])) - targets[:, 0]
        d[:, 1] = 2 * MARGIN_WEIGHT * (out[:, 1] - targets[:, 1])
        secrets = out.shape[1] - VALUES
        if secrets:
            chosen = targets[:, 2].astype(np.int64)
            asked = chosen >= 0
            likely = _softmax(out[:, VALUES:], open_choices(targets, secrets) | ~asked[:, None])
            likely[np.arange(len(chosen)), np.maximum(chosen, 0)] -= 1
            d[:, VALUES:] = SECRET_WEIGHT * likely * asked[:, None]
        d /= len(inputs)
        g2 = (d @ w3.T) * ((z2 > 0) & (z2 < TOP))
        g1 = (g2 @ w2.T) * ((z1 > 0) & (z1 < TOP))
        self.steps += 1
        rise = 1 / (1 - MOMENT**self.steps), 1 / (1 - SQUARES**self.steps)
        average = max(AVERAGED, 1 / (self.steps + 1))
        for at, gradient in enumerate([x.T @ g1, g1.sum(0), h1.T @ g2, g2.sum(0), h2.T @ d, d.sum(0)]):
            moment, square, parameter = self._moments[at], self._squares[at], self._parameters[at]
            moment += (1 - MOMENT) * (gradient - moment)
            square += (1 - SQUARES) * (gradient * gradient - square)
            parameter -= rate * rise[0] * moment / (np.sqrt(rise[1] * square) + TINY)
            if at == 0:
                parameter *= 1 - rate * DECAY
                parameter[0] = 0
            self._averaged[at] += average * (parameter - self._averaged[at])

    def loss(self, inputs: Numbers, targets: Array) -> tuple[float, float, float]:
        w1, b1, w2, b2, w3, b3 = self._averaged
        out = np.clip(np.clip(self._dense(inputs) @ w1 + b1, 0, TOP) @ w2 + b2, 0, TOP) @ w3 + b3
        return losses(out, targets)

    def state(self) -> list[Array]:
        return [*self._parameters, *self._averaged, *self._moments, *self._squares]

    def averaged(self) -> list[Array]:
        return [self._averaged[0][1:], *self._averaged[1:]]


def _softmax(logits: Array, among: NDArray[np.bool_]) -> Array:
    raised = np.where(among, logits - logits.max(1, keepdims=True), -np.inf)
    likely = np.exp(raised - raised.max(1, keepdims=True))
    shares: Array = (likely / likely.sum(1, keepdims=True)).astype(np.float32)
    return shares


def losses(out: Array, targets: Array) -> tuple[float, float, float]:
    """How wrong outputs are."""
    p = 1 / (1 + np.exp(-out[:, 0]))
    won = targets[:, 0]
    victory = float(-(won * np.log(p + 1e-6) + (1 - won) * np.log(1 - p + 1e-6)).mean())
    margin = float(((out[:, 1] - targets[:, 1]) ** 2).mean())
    secrets = out.shape[1] - VALUES
    asked = targets[:, 2] >= 0
    if not secrets or not asked.any():
        return victory, margin, 0.0
    likely = _softmax(out[asked, VALUES:], open_choices(targets[asked], secrets))
    chosen = targets[asked, 2].astype(np.int64)
    return victory, margin, float(-np.log(likely[np.arange(len(chosen)), chosen] + 1e-6).mean())


class TorchLearner:
    """Learns with PyTorch."""

    def __init__(self, state: list[Array], steps: int = 0) -> None:
        import torch

        self._torch: Any = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        tensors = [torch.tensor(array, device=self.device) for array in state]
        self._parameters = [tensor.requires_grad_() for tensor in tensors[:6]]
        self._averaged, self._moments, self._squares = tensors[6:12], tensors[12:18], tensors[18:]
        self.steps = steps

    def _outputs(self, inputs: Any, parameters: list[Any]) -> Any:
        torch = self._torch
        w1, b1, w2, b2, w3, b3 = parameters
        value = torch.where(inputs > 0, ((inputs & 255) - 128).float() / INPUT_UNIT, 0.0)
        bag = torch.nn.functional.embedding_bag((inputs >> 8).long(), w1, per_sample_weights=value, mode="sum")
        h1 = torch.clamp(bag + b1, 0, TOP)
        return torch.clamp(h1 @ w2 + b2, 0, TOP) @ w3 + b3

    def step(self, inputs: Numbers, targets: Array, rate: float) -> None:
        torch = self._torch
        x = torch.from_numpy(inputs).to(self.device)
        y = torch.from_numpy(targets).to(self.device)
        out = self._outputs(x, self._parameters)
        functional = torch.nn.functional
        loss = functional.binary_cross_entropy_with_logits(out[:, 0], y[:, 0])
        loss = loss + MARGIN_WEIGHT * functional.mse_loss(out[:, 1], y[:, 1])
        secrets = out.shape[1] - VALUES
        if secrets:
            asked = y[:, 2] >= 0
            bits = torch.arange(secrets, device=self.device)
            among = (y[:, 3].long()[:, None] >> bits & 1).bool() | ~asked[:, None]
            logits = torch.where(among, out[:, VALUES:], -1e9)
            likely = functional.log_softmax(logits, 1).gather(1, y[:, 2].long().clamp(min=0)[:, None])[:, 0]
            loss = loss - SECRET_WEIGHT * (likely * asked).mean()
        gradients = torch.autograd.grad(loss, self._parameters)
        self.steps += 1
        rise = 1 / (1 - MOMENT**self.steps), 1 / (1 - SQUARES**self.steps)
        with torch.no_grad():
            torch._foreach_lerp_(self._moments, gradients, 1 - MOMENT)
            torch._foreach_lerp_(self._squares, torch._foreach_mul(gradients, gradients), 1 - SQUARES)
            for at, parameter in enumerate(self._parameters):
                size = rate * rise[0]
                parameter -= size * self._moments[at] / (torch.sqrt(rise[1] * self._squares[at]) + TINY)
            self._parameters[0].mul_(1 - rate * DECAY)
            self._parameters[0][0] = 0
            torch._foreach_lerp_(self._averaged, list(self._parameters), max(AVERAGED, 1 / (self.steps + 1)))

    def loss(self, inputs: Numbers, targets: Array) -> tuple[float, float, float]:
        with self._torch.no_grad():
            out = self._outputs(self._torch.from_numpy(inputs).to(self.device), self._averaged)
        return losses(out.cpu().numpy(), targets)

    def state(self) -> list[Array]:
        tensors = [*self._parameters, *self._averaged, *self._moments, *self._squares]
        return [tensor.detach().cpu().numpy().copy() for tensor in tensors]

    def averaged(self) -> list[Array]:
        made = [tensor.detach().cpu().numpy().copy() for tensor in self._averaged]
        return [made[0][1:], *made[1:]]


LEARNERS: Final[dict[str, type[NumpyLearner] | type[TorchLearner]]] = {"numpy": NumpyLearner, "torch": TorchLearner}
