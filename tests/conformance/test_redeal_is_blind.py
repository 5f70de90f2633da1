"""Determinizing depends on what a seat knows, not on the truth.

A seat can't tell the true state from a determinized one, so drawing from either must give the same distribution. Both
are sampled; of everything that anybody would see in the samples, the counts are compared like in a chi-square test.
All generators have fixed seeds, so the verdict is always the same.
"""

import math
from collections import Counter

from marsbox.core import Game, State, View
from tests.conformance.configurations import Configuration
from tests.conformance.random_play import Position, positions

SAMPLES = 160
FEWER_SAMPLES = {"terraforming-mars": 80}  # where each takes long
SAMPLES_IN_SOAK = 300
GAMES_IN_SOAK = 4
POSITIONS_OF_A_GAME = 4

Counts = dict[str, Counter[str]]


def test_drawing_from_a_determinized_state_is_drawing_from_the_true_one(
    configuration: Configuration, soak: bool
) -> None:
    for seed in range(GAMES_IN_SOAK if soak else 1):
        sampled = list(positions(configuration, seed))
        middle = sampled[2 :: max(1, len(sampled) // POSITIONS_OF_A_GAME)]
        for position in middle:
            viewer = position.viewers[position.rng.below(len(position.viewers))]
            check_blindness(
                position, viewer, SAMPLES_IN_SOAK if soak else FEWER_SAMPLES.get(configuration.game_id, SAMPLES)
            )


def check_blindness(position: Position, viewer: int, samples: int) -> None:
    game, rng = position.game, position.rng
    other_truth = game.determinize(position.state, viewer, rng)
    truth = [game.view(position.state, seat) for seat in position.seats]
    from_truth: Counts = {}
    from_other: Counts = {}
    from_fresh: Counts = {}
    for _ in range(samples):
        count(from_truth, truth, game, game.determinize(position.state, viewer, rng))
        count(from_other, truth, game, game.determinize(other_truth, viewer, rng))
        fresh = game.determinize(position.state, viewer, rng)
        count(from_fresh, truth, game, game.determinize(fresh, viewer, rng))
    for path, counter in from_truth.items():
        for other in (from_other, from_fresh):
            excess = distance(counter, other.get(path, Counter()))
            assert excess < 0, f"viewer {viewer}, {path}: {counter} against {other.get(path)}"


def count(counts: Counts, truth: list[View], game: Game, state: State) -> None:
    """Add all that anybody sees in a state to the counts; what is as in truth is one thing, however much it is."""
    for seat, true_view in enumerate(truth):
        flatten(counts, f"seat {seat}", game.view(state, seat), true_view)


def flatten(counts: Counts, path: str, content: object, truth: object) -> None:
    if content == truth:
        counts.setdefault(path, Counter())["as in truth"] += 1
    elif isinstance(content, dict):
        true_parts = truth if isinstance(truth, dict) else {}
        for name, part in content.items():
            flatten(counts, f"{path}.{name}", part, true_parts.get(name))
    elif isinstance(content, list):
        true_items = truth if isinstance(truth, list) else []
        for index, part in enumerate(content):
            flatten(counts, f"{path}.{index}", part, true_items[index] if index < len(true_items) else None)
        counts.setdefault(f"{path}.length", Counter())[str(len(content))] += 1
    else:
        counts.setdefault(path, Counter())[str(content)] += 1


def distance(one: Counter[str], other: Counter[str]) -> float:
    """How far two counts of equally many samples are apart beyond what chance explains; negative if it does."""
    values = set(one) | set(other)
    statistic = sum((one[value] - other[value]) ** 2 / (one[value] + other[value]) for value in values)
    freedom = max(1, len(values) - 1)
    return statistic - (freedom + 8 * math.sqrt(2 * freedom) + 15)


def test_the_comparison_finds_a_difference() -> None:
    assert distance(Counter(a=80, b=80), Counter(a=75, b=85)) < 0
    assert distance(Counter(a=160), Counter(a=80, b=80)) > 0
