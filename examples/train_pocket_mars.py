"""Train a small network on Pocket Mars, on the CPU, with PettingZoo and NumPy alone.

    python examples/train_pocket_mars.py --rounds 40 --games 10 --test 100

One network plays both seats against itself. After every round of games it learns from them by proximal policy
optimisation: a move is good if the lead in points grew after it more than the network expected. In the end the network
plays against bots. It beats the random one nearly always, which is not hard in this game; greedy is another matter.
"""

import argparse
import math
import time
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from marsbox.env.aec import env
from marsbox.env.encoders import encoder_of
from marsbox.env.single import SingleSeatEnv
from marsbox.games import load_game

Array: TypeAlias = NDArray[np.float32]

HIDDEN = 64
STEP = 0.002
EPOCHS = 3
CLIP = 0.2
ENTROPY = 0.01
DISCOUNT = 0.97
WIN = 5.0  # in points

ENCODER = encoder_of(load_game("pocket-mars"))
ACTIONS = ENCODER.game.actions.size
POINTS = ENCODER.starts["points"]
POINTS_SCALE = ENCODER.scales["points"]


class Network:
    """One hidden layer; from it the preference for every action, and the lead that is still to be expected."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.parts = {
            "in": random.normal(0, 0.1, (ENCODER.size, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": random.normal(0, 0.01, (HIDDEN, ACTIONS)).astype(np.float32),
            "out_bias": np.zeros(ACTIONS, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def forward(self, seen: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """For each row: the hidden layer, the probabilities of the actions, the value."""
        hidden = np.maximum(seen @ self.parts["in"] + self.parts["in_bias"], 0)
        logits = np.where(masks, hidden @ self.parts["out"] + self.parts["out_bias"], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        values = (hidden @ self.parts["value"] + self.parts["value_bias"])[:, 0]
        return hidden, odds / odds.sum(axis=1, keepdims=True), values

    def learn(self, batch: "Batch") -> None:
        """Take a few steps up the slope of the clipped objective (Adam)."""
        rows = np.arange(len(batch.actions))
        hidden, odds, values = self.forward(batch.seen, batch.masks)
        before = odds[rows, batch.actions]
        advantage = batch.returns - values
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for _ in range(EPOCHS):
            hidden, odds, values = self.forward(batch.seen, batch.masks)
            ratio = odds[rows, batch.actions] / before
            free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            weight = (advantage * ratio * free)[:, None]
            slope = -odds * weight
            slope[rows, batch.actions] += weight[:, 0]
            logs = np.log(np.maximum(odds, 1e-9))
            slope -= ENTROPY * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            error = 0.1 * (batch.returns - values)[:, None]
            back = (slope @ self.parts["out"].T + error @ self.parts["value"].T) * (hidden > 0)
            self._climb(
                {
                    "in": batch.seen.T @ back,
                    "in_bias": back.sum(axis=0),
                    "out": hidden.T @ slope,
                    "out_bias": slope.sum(axis=0),
                    "value": hidden.T @ error,
                    "value_bias": error.sum(axis=0),
                },
                len(rows),
            )

    def _climb(self, slopes: dict[str, Any], rows: int) -> None:
        self.steps += 1
        for name, part in self.parts.items():
            slope = slopes[name] / rows
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            part += STEP * mean / (np.sqrt(square) + 1e-8)

    def choose(self, seen: dict[str, Any], random: np.random.Generator) -> int:
        """An action, drawn from the probabilities."""
        legal = np.flatnonzero(seen["action_mask"])
        there = np.flatnonzero(seen["observation"])
        hidden = np.maximum(seen["observation"][there] @ self.parts["in"][there] + self.parts["in_bias"], 0)
        logits = hidden @ self.parts["out"][:, legal] + self.parts["out_bias"][legal]
        odds = np.exp(logits - logits.max())
        return int(random.choice(legal, p=odds / odds.sum()))


@dataclass
class Moves:
    """What one seat did in a game, and its lead in points before each move."""

    seen: list[Array] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    def returns(self, result: float) -> list[float]:
        """How much the lead grows after each move, what is near counting more; winning counts as well."""
        total = WIN * result
        found = []
        for move in reversed(range(len(self.leads))):
            later = self.leads[move + 1] if move + 1 < len(self.leads) else self.leads[-1]
            total = DISCOUNT * total + later - self.leads[move]
            found.append(total)
        return found[::-1]


@dataclass
class Batch:
    """The moves of some games."""

    seen: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    returns: Array


def lead(observation: Array) -> float:
    """Own points less the rival's, as an observation tells them."""
    return float(observation[POINTS] - observation[POINTS + 1]) * POINTS_SCALE


def self_play(network: Network, games: int, seed: int) -> Batch:
    """Let the network play both seats of some games."""
    table = env("pocket-mars", 2)
    random = np.random.default_rng(seed)
    seats: list[Moves] = []
    returns: list[float] = []
    for number in range(games):
        table.reset(seed=seed + number)
        moves = {agent: Moves() for agent in table.agents}
        results = dict.fromkeys(table.agents, 0.0)
        for agent in table.agent_iter():
            seen, reward, terminated, truncated, _ = table.last()
            if terminated or truncated:
                results[agent] = reward
                table.step(None)
                continue
            action = network.choose(seen, random)
            mine = moves[agent]
            mine.seen.append(seen["observation"])
            mine.masks.append(seen["action_mask"])
            mine.actions.append(action)
            mine.leads.append(lead(seen["observation"]))
            table.step(action)
        for agent, mine in moves.items():
            seats.append(mine)
            returns += mine.returns(results[agent])
    return Batch(
        np.array([row for mine in seats for row in mine.seen]),
        np.array([row for mine in seats for row in mine.masks]).astype(bool),
        np.array([action for mine in seats for action in mine.actions]),
        np.array(returns, np.float32),
    )


def against(bot: str, network: Network, games: int, seed: int) -> float:
    """The part of games that the network wins against a bot, sitting first and second in turn; a tie counts half."""
    random = np.random.default_rng(seed)
    won = 0.0
    for number in range(games):
        seat = SingleSeatEnv("pocket-mars", [bot], seat=number % 2)
        observation, info = seat.reset(seed=seed + number)
        over = False
        while not over:
            action = network.choose({"observation": observation, **info}, random)
            observation, reward, terminated, truncated, info = seat.step(action)
            over = terminated or truncated
        won += (reward + 1) / 2
    return won / games


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate."""
    spread = 1.96**2 / games
    half = 1.96 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return (rate + spread / 2 - half) / (1 + spread), (rate + spread / 2 + half) / (1 + spread)


def train(rounds: int, games: int, seed: int) -> Network:
    """A network after so many rounds of so many games against itself."""
    network = Network(seed)
    for number in range(rounds):
        network.learn(self_play(network, games, seed + 1_000_000 + number * games))
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small network on Pocket Mars.")
    parser.add_argument("--rounds", type=int, default=40, help="how often the network learns")
    parser.add_argument("--games", type=int, default=10, help="games against itself before it learns")
    parser.add_argument("--test", type=int, default=100, help="games against each bot")
    parser.add_argument("--seed", type=int, default=7)
    wishes = parser.parse_args()
    begin = time.perf_counter()
    untrained = Network(wishes.seed)
    network = train(wishes.rounds, wishes.games, wishes.seed)
    print(f"trained on {wishes.rounds * wishes.games} games in {time.perf_counter() - begin:.0f} seconds")
    for bot in ("random", "greedy"):
        before = against(bot, untrained, wishes.test, wishes.seed)
        low, high = wilson(after := against(bot, network, wishes.test, wishes.seed), wishes.test)
        print(
            f"against {bot}: {after:.1%} of {wishes.test} games won ({low:.1%} to {high:.1%}), untrained {before:.1%}"
        )


if __name__ == "__main__":
    main()
