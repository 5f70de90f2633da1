"""One game of self-play, as rows to learn from."""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from marsbox.bots.greedy import GreedyBot
from marsbox.bots.learned import OUTPUT_UNIT, LearnedEvaluation
from marsbox.core import FastRng, Setup
from marsbox.core.contract import Decision, State
from marsbox.learn.subjects import Subject


POSITIONS = 60  # evaluated for a decision: fewer than at a table, for more games


LONGEST = 2500  # decisions; odd weights can keep a game from ending


class Endless(Exception):
    """A game that does not end."""


@dataclass
class Manner:
    """How a seat plays a game: the mixture of its evaluation, how often it plays at random, how noisily."""

    mix: float
    noise: float = 0.0
    temperature: float = 0.0
    weights: list[float] = field(default_factory=list)


class Player:
    """Plays one seat and keeps the positions that it saw."""

    def __init__(self, subject: Subject, net: Any, rng: np.random.Generator) -> None:
        self.subject = subject
        self.rng = rng
        self.evaluation = LearnedEvaluation(subject.evaluation, subject.features, net, 0.0)
        self.bot = GreedyBot(subject.game, FastRng(int(rng.integers(1 << 30))), self.evaluation)

    def choose(self, s: State, decision: Decision, manner: Manner) -> int:
        """An option, by the manner of the seat."""
        self.evaluation.mix = manner.mix
        self.evaluation.weights = manner.weights
        values = self.bot.values(s, decision, POSITIONS)
        if manner.noise and self.rng.random() < manner.noise:
            noisy = np.asarray(values) + self.rng.gumbel(size=len(values)) * manner.temperature
            return decision.options[int(noisy.argmax())]
        game = self.subject.game
        best, at = -1e18, 0
        for number, value in enumerate(values):
            if value > best and not game.is_idle(s, decision, decision.options[number]):
                best, at = value, number
        return decision.options[at]


def play(
    player: Player, players: int, seed: int, manners: list[Manner], record: bool = True
) -> tuple[list[tuple[float, float]], list[list[tuple[list[int], float, float]]], State]:
    """A game: the result of each seat, and for each seat the positions before its decisions with the net's opinion."""
    game, evaluation = player.subject.game, player.subject.evaluation
    s = game.new(Setup(players), seed)
    rng = FastRng(seed + 1)
    seen: list[list[tuple[list[int], float, float]]] = [[] for _ in range(players)]
    steps = 0
    while decisions := game.decisions(s):
        decision = decisions[0]
        seat = decision.seat
        redrawn = game.determinize(s, seat, rng)
        steps += 1
        if steps > LONGEST:
            raise Endless
        if record and not s.answers[seat] and evaluation.settled(s):
            # of each seat, as bots judge positions in which others move
            for other in range(players):
                view = redrawn if other == seat else game.determinize(s, other, rng)
                seen[other].append(_row(player, view, other))
        if len(decision.options) == 1:
            action = decision.options[0]
        else:
            action = player.choose(game.clone(redrawn), decision, manners[seat])
        if record and decision.simultaneous:
            supposed = evaluation.supposing(redrawn, seat, action)
            if supposed is not None and evaluation.settled(supposed):
                seen[seat].append(_row(player, supposed, seat))
        game.apply(s, seat, action)
    outcome = game.outcome(s)
    assert outcome is not None
    return player.subject.targets(s, outcome), seen, s


def _row(player: Player, s: State, seat: int) -> tuple[list[int], float, float]:
    features = player.subject.features.of(s, seat, player.subject.evaluation.parts(s, seat))
    found = player.evaluation.net.evaluate(features)
    win = 1 / (1 + math.exp(-max(-30.0, min(30.0, found[0] / OUTPUT_UNIT))))
    return features, win, found[1] / OUTPUT_UNIT


def rows(
    subject: Subject,
    results: list[tuple[float, float]],
    seen: list[list[tuple[list[int], float, float]]],
    trace: float,
    rng: np.random.Generator,
) -> tuple[np.ndarray, np.ndarray]:
    """Some of the positions of a game as padded features, and what the net should have said there.

    Going back from the end, each target is the one after it, blended with the net's opinion of that position.
    """
    found: list[tuple[list[int], float, float]] = []
    for result, positions in zip(results, seen, strict=True):
        win, margin = result
        for features, win_then, margin_then in reversed(positions):
            found.append((features, win, margin))
            win = trace * win + (1 - trace) * win_then
            margin = trace * margin + (1 - trace) * margin_then
    chosen = rng.permutation(len(found))[: subject.rows]
    inputs = np.zeros((len(chosen), subject.width), np.int32)
    targets = np.zeros((len(chosen), 2), np.float32)
    for at, number in enumerate(chosen):
        features, win, margin = found[number]
        inputs[at, : len(features)] = [feature + 256 for feature in features[: subject.width]]
        targets[at] = win, margin
    return inputs, targets
