"""The vector environment: many games, one call, as Gymnasium's vector environments are used."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from marsbox.core import IllegalAction
from marsbox.env.single import IDS, SingleSeatEnv
from marsbox.env.vector import VectorEnv, single_seat_vector
from marsbox.games import GAME_IDS

PLAYERS = {"pocket-mars": 2, "mission-red-planet": 3, "terraforming-mars": 2}
MODES = list(AutoresetMode)


def choices(masks: Any, random: np.random.Generator) -> Any:
    """A legal action for each row, and any number where there is none."""
    return (random.random(masks.shape) * masks).argmax(axis=1)


def run(env: VectorEnv, steps: int, seed: int = 3) -> list[tuple[Any, ...]]:
    """Copies of what so many steps return, the mask and the seat that they were taken with at the end of each."""
    random = np.random.default_rng(1)
    _, infos = env.reset(seed=seed)
    found: list[tuple[Any, ...]] = []
    for _ in range(steps):
        mask, seat = infos["action_mask"].copy(), infos["seat"].copy()
        arrays: list[Any]
        *arrays, infos = env.step(choices(infos["action_mask"], random))
        copies = {key: value.copy() if isinstance(value, np.ndarray) else value for key, value in infos.items()}
        found.append((*[each.copy() for each in arrays], copies, mask, seat))
    return found


@pytest.mark.parametrize("game", GAME_IDS)
def test_rows_are_games_and_the_seed_decides(game: str) -> None:
    players = PLAYERS[game]
    runs = [run(VectorEnv(game, players, 4), 25, seed) for seed in (7, 7, 90)]
    for one, same, other in zip(*runs, strict=True):
        for a, b in zip(one[:4], same[:4], strict=True):
            np.testing.assert_array_equal(a, b)
        assert (one[0] != other[0]).any()
    env = VectorEnv(game, players, 4)
    observations, rewards, terminations, truncations, infos, _, _ = runs[0][-1]
    assert observations in env.observation_space
    assert rewards.shape == terminations.shape == truncations.shape == (4,)
    assert infos["action_mask"].shape == (4, env.game.actions.size)
    assert infos["seat"].shape == (4,)
    assert infos["seat_rewards"].shape == (4, players)


def test_it_says_of_itself_what_gymnasium_asks() -> None:
    env = VectorEnv("pocket-mars", 2, 5, autoreset_mode="NextStep")
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.num_envs == 5
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert env.single_observation_space.shape == (1432,)
    assert env.observation_space.shape == (5, 1432)
    assert env.single_action_space == gymnasium.spaces.Discrete(680)
    assert env.action_space == gymnasium.spaces.MultiDiscrete([680] * 5)
    _, infos = env.reset(seed=1)
    sampled = env.action_space.sample(mask=tuple(infos["action_mask"]))
    assert infos["action_mask"][np.arange(5), sampled].all()


def test_nothing_is_copied() -> None:
    env = VectorEnv("pocket-mars", 2, 3)
    observations, infos = env.reset(seed=1)
    again, *_, later = env.step(infos["action_mask"].argmax(axis=1))
    assert again is observations
    assert later["action_mask"] is infos["action_mask"]
    assert later["seat"] is infos["seat"]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(("game", "bots"), [("pocket-mars", ["random"]), ("mission-red-planet", ["random"] * 2)])
def test_it_is_what_gymnasium_makes_of_single_environments(game: str, bots: list[str], mode: AutoresetMode) -> None:
    """Step by step the same as Gymnasium's own vector environment of as many single ones."""
    theirs = SyncVectorEnv([lambda: SingleSeatEnv(game, bots)] * 3, autoreset_mode=mode)
    ours = single_seat_vector(3, game, bots, autoreset_mode=mode)
    random = np.random.default_rng(4)
    expected, their_infos = theirs.reset(seed=11)
    found, infos = ours.reset(seed=11)
    ended = 0
    for _ in range(250):
        np.testing.assert_array_equal(found, expected)
        np.testing.assert_array_equal(infos["action_mask"], their_infos["action_mask"])
        assert ("final_obs" in infos) == ("final_obs" in their_infos)
        if "final_obs" in infos:
            np.testing.assert_array_equal(infos["_final_obs"], their_infos["_final_obs"])
            np.testing.assert_array_equal(infos["_final_info"], their_infos["_final_info"])
            for own, other in zip(infos["final_obs"], their_infos["final_obs"], strict=True):
                np.testing.assert_array_equal(own, other)
        actions = choices(infos["action_mask"], random)
        expected, *others, their_infos = theirs.step(actions)
        found, *own_arrays, infos = ours.step(actions)
        for a, b in zip(own_arrays, others, strict=True):
            np.testing.assert_array_equal(a, b)
        ended += int(own_arrays[1].sum())
    assert ended > 3


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_makes_one_by_its_name(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=2)
    assert isinstance(env.unwrapped, VectorEnv)
    _, infos = env.reset(seed=1)
    env.step(infos["action_mask"].argmax(axis=1))
    env.close()


def test_wrappers_of_gymnasium_take_it() -> None:
    env = RecordEpisodeStatistics(single_seat_vector(2, "pocket-mars", ["random"], autoreset_mode="NextStep"))
    random = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    for _ in range(300):
        *_, infos = env.step(choices(infos["action_mask"], random))
        if "episode" in infos:
            break
    assert set(infos["episode"]["r"].tolist()) <= {-1.0, 0.0, 1.0}
    listed = DictInfoToList(VectorEnv("pocket-mars", 2, 2))
    _, rows = listed.reset(seed=1)
    assert [row["seat"] for row in rows] == [0, 0]


# ---- games that end


def test_a_game_that_is_over_begins_anew_in_the_same_step() -> None:
    env = VectorEnv("pocket-mars", 2, 6)
    phase = env.encoder.starts["phase"]
    ended = 0
    for observations, rewards, terminations, truncations, infos, _, acted in run(env, 400):
        assert infos["action_mask"].any(axis=1).all()
        assert (observations[terminations, phase + 1] == 1).all()  # set-up
        assert (rewards[~terminations] == 0).all()
        assert infos["seat_rewards"].sum() == 0
        assert not truncations.any()
        for row in np.flatnonzero(terminations):
            assert rewards[row] == infos["seat_rewards"][row, acted[row]]
            assert infos["final_obs"][row][phase + 3] == 1  # over
            assert infos["final_info"]["seat"][row] == acted[row]
        assert ("final_obs" in infos) == terminations.any()
        ended += int(terminations.sum())
    assert ended > 6


def test_a_game_that_is_over_begins_anew_with_the_next_step() -> None:
    env = VectorEnv("pocket-mars", 2, 3, autoreset_mode=AutoresetMode.NEXT_STEP)
    phase = env.encoder.starts["phase"]
    before = np.zeros(3, np.bool_)
    ended = 0
    for observations, rewards, terminations, _, infos, mask, _ in run(env, 300):
        assert (mask.any(axis=1) == ~before).all()
        assert (observations[terminations, phase + 3] == 1).all()  # over
        assert (observations[before, phase + 1] == 1).all()  # set-up
        assert not terminations[before].any()
        assert (rewards[before] == 0).all()
        assert not infos["action_mask"][terminations].any()
        assert "final_obs" not in infos
        before = terminations
        ended += int(terminations.sum())
    assert ended > 3


def test_a_game_that_is_over_waits_for_its_reset() -> None:
    env = VectorEnv("pocket-mars", 2, 3, autoreset_mode=AutoresetMode.DISABLED)
    random = np.random.default_rng(1)
    _, infos = env.reset(seed=3)
    terminations = np.zeros(3, np.bool_)
    while not terminations.any():
        observations, rewards, terminations, _, infos = env.step(choices(infos["action_mask"], random))
    row = int(terminations.argmax())
    with pytest.raises(ResetNeeded, match=f"game {row} is over; begin it anew with reset"):
        env.step(choices(infos["action_mask"], random))
    over, others = terminations.copy(), observations[~terminations].copy()
    observations, infos = env.reset(options={"reset_mask": over})
    np.testing.assert_array_equal(observations[~over], others)
    assert infos["action_mask"].any(axis=1).all()
    assert not terminations.any()
    assert not rewards.any()
    env.step(choices(infos["action_mask"], random))


@pytest.mark.parametrize("mode", MODES)
def test_a_game_that_is_cut_off_is_truncated_and_nobody_wins(mode: AutoresetMode) -> None:
    env = VectorEnv("pocket-mars", 2, 2, autoreset_mode=mode)
    env.episodes[1].longest = 5
    *_, (_, rewards, terminations, truncations, infos, _, _) = run(env, 5)
    assert not terminations.any()
    assert truncations.tolist() == [False, True]
    assert not rewards.any()
    assert not infos["seat_rewards"].any()


def test_bots_hold_seats_in_every_game() -> None:
    env = VectorEnv("pocket-mars", 3, 3, bots={0: "random", 2: "greedy"}, options={"draft": "on"})
    wins = losses = 0
    for _, rewards, terminations, _, infos, _, seats in run(env, 150):
        assert (seats == 1).all()
        np.testing.assert_array_equal(rewards, infos["seat_rewards"][:, 1])
        wins += int((infos["seat_rewards"][terminations, 2] == 1).sum())
        losses += int((infos["seat_rewards"][terminations, 2] == -1).sum())
    assert wins > losses


# ---- what is wrong


def test_a_reset_without_a_seed_goes_on_with_other_games() -> None:
    env = VectorEnv("pocket-mars", 2, 2)
    first = env.reset(seed=5)[0].copy()
    second = env.reset()[0].copy()
    assert (first != second).any()
    np.testing.assert_array_equal(env.reset(seed=[5, 6])[0], first)
    np.testing.assert_array_equal(env.reset()[0], second)


def test_what_can_not_be_made_is_named() -> None:
    with pytest.raises(ValueError, match="the number of games is 0; it must be at least 1"):
        VectorEnv("pocket-mars", 2, 0)
    with pytest.raises(
        ValueError, match='the autoreset mode can\'t be "Never"; it can be NextStep, SameStep, Disabled'
    ):
        VectorEnv("pocket-mars", 2, 1, autoreset_mode="Never")


def test_there_is_no_step_before_the_first_reset_nor_after_the_end() -> None:
    env = VectorEnv("pocket-mars", 2, 2)
    with pytest.raises(ResetNeeded, match=r"no game has begun yet; call reset\(\) before step\(\)"):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(ResetNeeded, match=r"game 1 has not begun yet; the first reset\(\) has to begin every game"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.close()
    for call in (env.reset, lambda: env.step(np.zeros(2, np.int64))):
        with pytest.raises(ClosedEnvironmentError, match="this vector environment is closed; make another one"):
            call()


@pytest.mark.parametrize(
    ("seed", "options", "sentence"),
    [
        ([1, 2, 3], None, "there are 3 seeds for 2 games; give one for each"),
        (1, {"draft": "on"}, r'there is no option "draft" of reset\(\); the only one is "reset_mask"'),
        (1, {"reset_mask": [True, False]}, r'"reset_mask" has to be an array of 2 bools, not \[True, False\]'),
        (1, {"reset_mask": np.ones(2)}, r'"reset_mask" has to be an array of 2 bools'),
        (1, {"reset_mask": np.ones(3, np.bool_)}, r'"reset_mask" has to be an array of 2 bools'),
        (1, {"reset_mask": np.zeros(2, np.bool_)}, r'"reset_mask" marks no game; mark at least one'),
    ],
)
def test_a_wrong_reset_is_refused(seed: Any, options: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        VectorEnv("pocket-mars", 2, 2).reset(seed=seed, options=options)


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (np.zeros(2, np.int64), r"actions of shape \(2,\) are given for 3 games; give one for each game"),
        (np.zeros((3, 1), np.int64), r"actions of shape \(3, 1\) are given for 3 games"),
        (7, r"actions of shape \(\) are given for 3 games"),
        (np.zeros(3), "actions are numbers of the action table, not float64"),
    ],
)
def test_what_is_no_action_for_each_game_is_refused(actions: Any, sentence: str) -> None:
    env = VectorEnv("pocket-mars", 2, 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=sentence):
        env.step(actions)


@pytest.mark.parametrize("action", [679, -1, 680])
def test_an_illegal_action_in_one_game_changes_none(action: int) -> None:
    env = VectorEnv("pocket-mars", 2, 3)
    _, infos = env.reset(seed=1)
    before = [env.game.dump(episode.state) for episode in env.episodes]
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = action
    with pytest.raises(IllegalAction, match=f"seat 0 may not take action {action}") as refused:
        env.step(actions)
    assert refused.value.__notes__ == ["in game 1; no game has changed"]
    assert [env.game.dump(episode.state) for episode in env.episodes] == before
