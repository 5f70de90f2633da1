"""How the seats of a game of self-play decide: with which net, how much of it, with what noise."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from marsbox.bots.net import Evaluator
from marsbox.learn.subjects import Subject

PARTS: Final = 8  # of a hand-written value, at most
BY_HAND: Final = 0.12  # of the seats play by the hand-written evaluation alone
POOLED: Final = 0.1  # of the other seats play with an older net, once there is one
MIXES: Final = (0.5, 1.0)  # of the net, in games that measure it


@dataclass
class Style:
    """How a seat plays a game.

    `mix` is the part of the net in its evaluation. `noise` is how often it adds noise of the `temperature` to the
    values; `weights` are what the parts of the hand-written value count more, `bonus` what some features do. `net` is
    an older or a frozen net; None: the one that learns.
    """

    mix: float
    noise: float = 0.0
    temperature: float = 0.0
    weights: list[float] = field(default_factory=list)
    bonus: dict[int, float] = field(default_factory=dict)
    net: Evaluator | None = None


@dataclass(frozen=True)
class GameStyle:
    """How a game is played: each seat, whether its start is changed, and how far targets look ahead."""

    seats: list[Style]
    richer: bool
    trace: float


def seated(style: Style, seat: int, others: Style, players: int) -> list[Style]:
    """The seats of a game in which one plays in its own style, and all others in another."""
    return [style if at == seat else others for at in range(players)]


def by_hand(rng: np.random.Generator) -> Style:
    """The hand-written evaluation, mostly with its parts weighted a little differently."""
    style = Style(0.0)
    if rng.random() < 0.7:
        style.weights = np.exp(rng.normal(0, 0.25, PARTS)).tolist()
    return style


def first_games(players: int, rng: np.random.Generator) -> GameStyle:
    """A game before the net has learned anything."""
    return GameStyle([by_hand(rng) for _ in range(players)], _is_richer(rng.random()), trace=1.0)


def game_style(subject: Subject, players: int, pool: list[Evaluator], rng: np.random.Generator) -> GameStyle:
    """A game of self-play: in three of ten seats like odd things, in three they choose with noise."""
    tag = rng.random()
    seats = [_seat_style(subject, tag, pool if players > 1 else [], rng) for _ in range(players)]
    return GameStyle(seats, _is_richer(tag), 0.9 if tag < 0.3 else 0.95 if tag < 0.6 else 0.97)


def _is_richer(tag: float) -> bool:
    return 0.3 < tag < 0.42


def _seat_style(subject: Subject, tag: float, pool: list[Evaluator], rng: np.random.Generator) -> Style:
    """Mostly half net, half hand-written value."""
    if rng.random() < BY_HAND:
        return by_hand(rng)
    kind = rng.random()
    style = Style(0.5 if kind < 0.5 else 1.0 if kind < 0.75 else float(0.25 + 0.7 * rng.random()))
    if tag < 0.3:
        if subject.bonus:
            style.bonus = {place: abs(float(rng.normal(0, 0.08))) for place in subject.bonus}
        else:
            style.weights = np.exp(rng.normal(0, 0.4, PARTS)).tolist()
    elif tag < 0.6:
        style.noise, style.temperature = 0.05, 0.15 * subject.evaluation.scale
    if pool and rng.random() < POOLED:
        style.net = pool[int(rng.integers(len(pool)))]
    return style
