"""Games of self-play, as rows to learn from."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from marsbox.bots.greedy import GreedyBot
from marsbox.bots.learned import LearnedEvaluation, Opinion
from marsbox.bots.net import OUTPUT_UNIT, Evaluator
from marsbox.core import FastRng, Setup
from marsbox.core.contract import Decision, State
from marsbox.learn.learners import Array, Numbers
from marsbox.learn.styles import Style
from marsbox.learn.subjects import VALUES, Subject

POSITIONS: Final = 60  # evaluated for a decision: fewer than at a table, for more games
LONGEST: Final = 2500  # decisions; odd weights can keep a game from ending


class Endless(Exception):
    """A game that does not end."""


@dataclass
class Row:
    """A position as a seat sees it, what the net says of it, and what the seat then chooses in secret, if it does."""

    features: list[int]
    win: float
    margin: float
    chosen: int = -1
    open: int = 0  # which secret choices it has, as bits


class Player:
    """Plays the seats of a game, each in its style."""

    def __init__(self, subject: Subject, net: Evaluator, rng: np.random.Generator) -> None:
        self.subject = subject
        self.rng = rng
        self.net = net
        self.opinion = Opinion(net, 0.0)
        self.evaluation = LearnedEvaluation(subject.evaluation, subject.learning, subject.features, self.opinion)
        self.bot = GreedyBot(subject.game, FastRng(int(rng.integers(1 << 30))), self.evaluation)

    def choose(self, s: State, decision: Decision, style: Style) -> int:
        """An option, in the style of the seat."""
        self.opinion.net = self.net if style.net is None else style.net
        self.opinion.mix = style.mix
        self.evaluation.style = style.weights
        self.evaluation.bonus = style.bonus
        values = self.bot.values(s, decision, POSITIONS)
        if style.noise and self.rng.random() < style.noise:
            noisy = np.asarray(values) + self.rng.gumbel(size=len(values)) * style.temperature
            return decision.options[int(noisy.argmax())]
        game = self.subject.game
        ranked = sorted(
            range(len(values)),
            key=lambda at: (game.is_idle(s, decision, decision.options[at]), -values[at]),
        )
        return self.evaluation.reconsidered(game, s, decision, [decision.options[at] for at in ranked])

    def row(self, s: State, seat: int) -> Row:
        """A position as a row."""
        features = self.subject.features.of(s, seat, self.subject.evaluation.parts(s, seat))
        found = self.net.evaluate(features)
        win = 1 / (1 + math.exp(-max(-30.0, min(30.0, found[0] / OUTPUT_UNIT))))
        return Row(features, win, found[1] / OUTPUT_UNIT)


@dataclass
class Played:
    """A game that was played: the result and the rank of each seat, and for each its rows in their order."""

    results: list[tuple[float, float]]
    ranks: list[int]
    rows: list[list[Row]]

    def of_seat(self, seat: int) -> "Played":
        """The game as one of the seats played it."""
        return Played([self.results[seat]], [self.ranks[seat]], [self.rows[seat]])


def play(
    player: Player, players: int, seed: int, styles: list[Style], *, record: bool = True, richer: bool = False
) -> Played:
    """Play a game. Rows are the positions before a decision, for who decides, and those after it, for who decided."""
    subject = player.subject
    game, evaluation = subject.game, subject.evaluation
    s = game.new(Setup(players), seed)
    rng = FastRng(seed + 1)
    if richer:
        subject.richer(s, rng)
    rows: list[list[Row]] = [[] for _ in range(players)]
    first_secret, secrets = subject.secret
    last = -1
    for _ in range(LONGEST):
        decisions = game.decisions(s)
        if not decisions:
            break
        decision = decisions[0]
        seat = decision.seat
        redrawn = game.determinize(s, seat, rng)
        if record and last >= 0 and last != seat:
            rows[last].append(player.row(game.determinize(s, last, rng), last))
        row = player.row(redrawn, seat) if record and not s.answers[seat] else None
        if row is not None:
            rows[seat].append(row)
        if len(decision.options) == 1:
            action = decision.options[0]
        else:
            action = player.choose(game.clone(redrawn), decision, styles[seat])
        last = seat
        if record and decision.simultaneous:
            last = -1
            if row is not None and secrets and 0 <= action - first_secret < secrets:
                row.chosen = action - first_secret
                row.open = sum(1 << option - first_secret for option in decision.options)
            supposed = evaluation.supposing(redrawn, seat, action)
            if supposed is not None:
                rows[seat].append(player.row(supposed, seat))
        game.apply(s, seat, action)
    outcome = game.outcome(s)
    if outcome is None:
        raise Endless
    return Played(subject.targets(s, outcome), outcome.ranks[:players], rows)


COLUMNS: Final = 2 + VALUES  # of the targets: win, margin, the secret choice or -1, and which there were


def sampled(subject: Subject, played: Played, trace: float, rng: np.random.Generator) -> tuple[Numbers, Array]:
    """Some of the rows of a game as padded features, and what the net should have said there.

    Going back from the end, each target is the one after it, blended with the net's opinion of that position.
    """
    found: list[tuple[Row, float, float]] = []
    for result, rows in zip(played.results, played.rows, strict=True):
        win, margin = result
        for row in reversed(rows):
            if len(row.features) <= subject.width:
                found.append((row, win, margin))
            win = trace * win + (1 - trace) * row.win
            margin = trace * margin + (1 - trace) * row.margin
    chosen = rng.permutation(len(found))[: subject.rows]
    inputs = np.zeros((len(chosen), subject.width), np.int32)
    targets = np.zeros((len(chosen), COLUMNS), np.float32)
    for at, number in enumerate(chosen):
        row, win, margin = found[number]
        inputs[at, : len(row.features)] = row.features
        inputs[at, : len(row.features)] += 256  # so that 0 is no feature
        targets[at] = win, margin, row.chosen, row.open
    return inputs, targets
