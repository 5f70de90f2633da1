"""The net while it learns, in NumPy or PyTorch; and in whole numbers, as it is played with."""

from typing import Any, Protocol

import numpy as np

from marsbox.bots.net import ACTIVATION_UNIT, INPUT_UNIT, MOST, OUTPUT_UNIT, WEIGHT_UNIT

Arrays = list[np.ndarray]
TOP = MOST / ACTIVATION_UNIT


class Learner(Protocol):
    """What learns from batches of rows."""

    def step(self, inputs: np.ndarray, targets: np.ndarray, rate: float) -> float:
        """One step of the optimiser; the loss."""

    def arrays(self, average: bool = True) -> Arrays:
        """First weights, biases, second weights, biases, last weights, biases."""


def new_arrays(inputs: int, hidden: tuple[int, int], outputs: int, seed: int) -> Arrays:
    """Weights to begin with."""
    rng = np.random.default_rng(seed)
    first, second = hidden
    return [
        (rng.normal(0, 0.08, (inputs, first))).astype(np.float32),
        np.full(first, 0.1, np.float32),
        rng.normal(0, (2 / first) ** 0.5, (first, second)).astype(np.float32),
        np.full(second, 0.1, np.float32),
        rng.normal(0, 0.05, (second, outputs)).astype(np.float32),
        np.zeros(outputs, np.float32),
    ]


def whole(arrays: Arrays) -> tuple[bytes, bytes]:
    """Weights and biases in whole numbers."""
    w1, b1, w2, b2, w3, b3 = arrays
    weights = [np.clip(np.rint(w * WEIGHT_UNIT), -2047, 2047).astype(np.int16).ravel() for w in (w1, w2, w3)]
    biases = [
        np.rint(b1 * INPUT_UNIT * WEIGHT_UNIT).astype(np.int32),
        np.rint(b2 * OUTPUT_UNIT).astype(np.int32),
        np.rint(b3 * OUTPUT_UNIT).astype(np.int32),
    ]
    return np.concatenate(weights).tobytes(), np.concatenate(biases).tobytes()


class TorchLearner:
    """Learns with PyTorch, on an accelerator if there is one."""

    def __init__(self, arrays: Arrays, device: str = "") -> None:
        import torch

        self.torch = torch
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        pad = np.zeros((1, arrays[0].shape[1]), np.float32)
        values = [np.concatenate([pad, arrays[0]]), *arrays[1:]]
        self.parameters = [torch.tensor(v, device=self.device, requires_grad=True) for v in values]
        self.averaged = [p.detach().clone() for p in self.parameters]
        self.optimiser = torch.optim.Adam(self.parameters, lr=1e-3)
        self.steps = 0

    def forward(self, inputs: Any) -> Any:
        torch = self.torch
        w1, b1, w2, b2, w3, b3 = self.parameters
        place = (inputs >> 8).long()
        value = torch.where(inputs > 0, ((inputs & 255) - 128).float() / INPUT_UNIT, torch.zeros((), device=self.device))
        h = torch.nn.functional.embedding_bag(place, w1, per_sample_weights=value, mode="sum") + b1
        h = torch.clamp(h, 0, TOP) + 0.01 * (h - torch.clamp(h, 0, TOP)) if self.torch.is_grad_enabled() and False else torch.clamp(h, 0, TOP)
        h = torch.clamp(h @ w2 + b2, 0, TOP)
        return h @ w3 + b3

    def step(self, inputs: np.ndarray, targets: np.ndarray, rate: float) -> float:
        torch = self.torch
        x = torch.from_numpy(inputs).to(self.device, non_blocking=True)
        y = torch.from_numpy(targets).to(self.device, non_blocking=True)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        out = self.forward(x)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(out[:, 0], y[:, 0])
        loss = loss + 0.5 * torch.nn.functional.mse_loss(out[:, 1], y[:, 1])
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.steps += 1
        with torch.no_grad():
            self.parameters[0].mul_(1 - rate * 0.002)
            self.parameters[0][0] = 0
            torch._foreach_lerp_(self.averaged, [p.detach() for p in self.parameters], max(0.002, 1 / (self.steps + 1)))
        return float(loss.detach()) if self.steps % 50 == 0 else float("nan")

    def loss(self, inputs: np.ndarray, targets: np.ndarray) -> float:
        torch = self.torch
        with torch.no_grad():
            kept, self.parameters = self.parameters, self.averaged
            out = self.forward(torch.from_numpy(inputs).to(self.device))
            self.parameters = kept
            y = torch.from_numpy(targets).to(self.device)
            return float(torch.nn.functional.binary_cross_entropy_with_logits(out[:, 0], y[:, 0]))

    def arrays(self, average: bool = True) -> Arrays:
        made = [p.detach().cpu().numpy().copy() for p in (self.averaged if average else self.parameters)]
        return [made[0][1:], *made[1:]]


class NumpyLearner:
    """Learns with NumPy: enough for nets of this size."""

    def __init__(self, arrays: Arrays) -> None:
        self.parameters = [np.concatenate([np.zeros((1, arrays[0].shape[1]), np.float32), arrays[0]]), *[a.copy() for a in arrays[1:]]]
        self.averaged = [p.copy() for p in self.parameters]
        self.means = [np.zeros_like(p) for p in self.parameters]
        self.squares = [np.zeros_like(p) for p in self.parameters]
        self.steps = 0

    def _dense(self, inputs: np.ndarray) -> np.ndarray:
        x = np.zeros((len(inputs), len(self.parameters[0])), np.float32)
        np.add.at(x, (np.arange(len(inputs))[:, None], inputs >> 8), np.where(inputs > 0, ((inputs & 255) - 128) / INPUT_UNIT, 0).astype(np.float32))
        x[:, 0] = 0
        return x

    def step(self, inputs: np.ndarray, targets: np.ndarray, rate: float) -> float:
        w1, b1, w2, b2, w3, b3 = self.parameters
        x = self._dense(inputs)
        z1 = x @ w1 + b1
        h1 = np.clip(z1, 0, TOP)
        z2 = h1 @ w2 + b2
        h2 = np.clip(z2, 0, TOP)
        out = h2 @ w3 + b3
        p = 1 / (1 + np.exp(-out[:, 0]))
        d = np.stack([p - targets[:, 0], out[:, 1] - targets[:, 1]], 1) / len(inputs)
        g2 = (d @ w3.T) * ((z2 > 0) & (z2 < TOP))
        g1 = (g2 @ w2.T) * ((z1 > 0) & (z1 < TOP))
        self.steps += 1
        for at, gradient in enumerate([x.T @ g1, g1.sum(0), h1.T @ g2, g2.sum(0), h2.T @ d, d.sum(0)]):
            self.means[at] += 0.1 * (gradient - self.means[at])
            self.squares[at] += 0.001 * (gradient * gradient - self.squares[at])
            step = self.means[at] / (1 - 0.9**self.steps) / (np.sqrt(self.squares[at] / (1 - 0.999**self.steps)) + 1e-8)
            self.parameters[at] -= (rate * step).astype(np.float32)
            self.averaged[at] += max(0.002, 1 / (self.steps + 1)) * (self.parameters[at] - self.averaged[at])
        y = targets[:, 0]
        return float(-(y * np.log(p + 1e-6) + (1 - y) * np.log(1 - p + 1e-6)).mean())

    def loss(self, inputs: np.ndarray, targets: np.ndarray) -> float:
        w1, b1, w2, b2, w3, b3 = self.averaged
        out = np.clip(np.clip(self._dense(inputs) @ w1 + b1, 0, TOP) @ w2 + b2, 0, TOP) @ w3 + b3
        p = 1 / (1 + np.exp(-out[:, 0]))
        y = targets[:, 0]
        return float(-(y * np.log(p + 1e-6) + (1 - y) * np.log(1 - p + 1e-6)).mean())

    def arrays(self, average: bool = True) -> Arrays:
        made = [p.copy() for p in (self.averaged if average else self.parameters)]
        return [made[0][1:], *made[1:]]
