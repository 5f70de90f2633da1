"""The vectorised runner: many games, one call."""

from typing import Any

import numpy as np
import pytest

from marsbox.core import IllegalAction
from marsbox.env.runner import Batch, Runner
from marsbox.games import GAME_IDS

PLAYERS = {"pocket-mars": 2, "mission-red-planet": 3, "terraforming-mars": 2}


def choices(batch: Batch, random: np.random.Generator) -> Any:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in batch.masks])


def episode(runner: Runner, steps: int) -> list[tuple[Any, ...]]:
    random = np.random.default_rng(1)
    batch = runner.reset()
    seen = []
    for _ in range(steps):
        batch = runner.step(choices(batch, random))
        seen.append(tuple(each.copy() for each in batch))
    return seen


@pytest.mark.parametrize("game", GAME_IDS)
def test_rows_are_games_and_the_seed_decides(game: str) -> None:
    players = PLAYERS[game]
    runs = [episode(Runner(game, players, 4, seed), 25) for seed in (7, 7, 8)]
    for one, same, other in zip(*runs, strict=True):
        for a, b in zip(one, same, strict=True):
            np.testing.assert_array_equal(a, b)
        assert (one[0] != other[0]).any()
    runner = Runner(game, players, 4, 7)
    last = runs[0][-1]
    shapes = [(4, runner.encoder.size), (4, runner.game.actions.size), (4,), (4, players), (4,), (4,)]
    assert [each.shape for each in last] == shapes


def test_a_game_that_is_over_begins_anew_by_itself() -> None:
    runner = Runner("pocket-mars", 2, 6, 3)
    phase = runner.encoder.starts["phase"]
    ended = 0
    for observations, masks, seats, rewards, over, truncated in episode(runner, 400):
        assert masks.any(axis=1).all()
        assert set(seats.tolist()) <= {0, 1}
        assert (observations[over, phase + 1] == 1).all()  # set-up
        assert (rewards[~over] == 0).all()
        assert rewards.sum() == 0
        assert not truncated.any()
        ended += over.sum()
    assert ended > 6


def test_bots_hold_seats_in_every_game() -> None:
    runner = Runner("pocket-mars", 3, 3, 3, bots={0: "random", 2: "greedy"}, options={"draft": "on"})
    wins = losses = 0
    for _, _, seats, rewards, over, _ in episode(runner, 150):
        assert (seats == 1).all()
        wins += int((rewards[over, 2] == 1).sum())
        losses += int((rewards[over, 2] == -1).sum())
    assert wins > losses


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="the number of games is 0; it must be at least 1"):
        Runner("pocket-mars", 2, 0, 1)
    runner = Runner("pocket-mars", 2, 3, 1)
    batch = runner.reset()
    with pytest.raises(ValueError, match="there are 2 actions for 3 games; give one for each"):
        runner.step(batch.masks.argmax(axis=1)[:2])
    with pytest.raises(IllegalAction):
        runner.step(np.array([679, 679, 679]))
