"""The adapters pass the tests of the ecosystems they are made for, and keep what they promise besides."""

import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from marsbox.core import Decision, IllegalAction, SetupError
from marsbox.env import aec, single
from marsbox.env.encoders import encoder_of
from marsbox.env.part import longest
from marsbox.env.spiel import SpielState, spiel_name
from marsbox.games import GAME_IDS

TABLES = [("pocket-mars", 2), ("pocket-mars", 1), ("mission-red-planet", 3), ("terraforming-mars", 2)]
SOLO = [("terraforming-mars", 1)]
# PettingZoo asks for a mask beside the observation, and its test then warns that the two are no array
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def some(mask: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


# ---- PettingZoo


@masked
@pytest.mark.parametrize(("game", "players"), TABLES + SOLO)
def test_pettingzoo_api(game: str, players: int) -> None:
    api_test(aec.env(game, players), num_cycles=120)


@masked
@pytest.mark.parametrize(("game", "players"), TABLES + SOLO)
def test_pettingzoo_seed(game: str, players: int) -> None:
    seed_test(lambda: aec.env(game, players), num_cycles=40)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_masked_game_of_all_seats_ends_with_rewards(game: str, players: int) -> None:
    table = aec.env(game, players)
    table.reset(seed=3)
    random = np.random.default_rng(3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        over = terminated or truncated
        assert seen["action_mask"].any() != over
        table.step(None if over else some(seen["action_mask"], random))
    assert all(-1 <= reward <= 1 for reward in total.values())
    if players > 1:
        assert sum(total.values()) == pytest.approx(0)
    else:
        assert set(total.values()) <= {-1.0, 1.0}


def test_only_the_agent_that_is_next_has_actions() -> None:
    table = aec.SeatsEnv("pocket-mars", 3)
    table.reset(seed=1)
    masks = [table.observe(agent)["action_mask"].any() for agent in table.agents]
    assert masks == [agent == table.agent_selection for agent in table.agents]


def asked(table: aec.SeatsEnv) -> Decision:
    assert table.episode.question is not None
    return table.episode.question


def test_an_open_answer_is_hidden_from_those_who_answer_later() -> None:
    seen = []
    for choice in (0, 1):
        table = aec.SeatsEnv("mission-red-planet", 3)
        table.reset(seed=1)
        question = asked(table)
        while not question.simultaneous or question.seat != 0 or len(question.options) == 1:
            table.step(question.options[0])
            question = asked(table)
        table.step(question.options[choice])
        assert table.agent_selection == "seat_1"
        seen.append(table.observe("seat_1"))
    np.testing.assert_array_equal(seen[0]["observation"], seen[1]["observation"])
    np.testing.assert_array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_an_illegal_action_ends_a_wrapped_game_and_is_refused_by_the_bare_one() -> None:
    bare = aec.SeatsEnv("pocket-mars", 2)
    bare.reset(seed=1)
    with pytest.raises(IllegalAction):
        bare.step(679)
    with pytest.raises(ValueError, match="seat_0 has to act"):
        bare.step(None)
    wrapped = aec.env("pocket-mars", 2)
    wrapped.reset(seed=1)
    wrapped.step(679)
    assert wrapped.rewards["seat_0"] == -1
    assert all(wrapped.terminations.values())


def test_a_pettingzoo_game_is_told_in_words() -> None:
    table = aec.SeatsEnv("pocket-mars", 2, render_mode="ansi")
    table.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(8):
        table.step(some(table.observe(table.agent_selection)["action_mask"], random))
    rendered = table.render()
    assert rendered is not None
    assert "Seat 1" in rendered
    assert table.render() == ""
    with pytest.raises(ValueError, match='the render mode can\'t be "human"'):
        aec.SeatsEnv("pocket-mars", 2, render_mode="human")


# ---- Gymnasium


@pytest.mark.parametrize("name", single.IDS)
def test_gymnasium_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize(
    ("game", "bots"), [("pocket-mars", ["greedy"]), ("pocket-mars", []), ("mission-red-planet", ["random"] * 4)]
)
def test_a_masked_game_against_bots_ends(game: str, bots: list[str]) -> None:
    seat = single.SingleSeatEnv(game, bots, seat=len(bots))
    _, info = seat.reset(seed=5)
    random = np.random.default_rng(5)
    over = False
    while not over:
        np.testing.assert_array_equal(info["action_mask"], seat.action_masks())
        assert seat.episode.question is not None
        assert seat.episode.question.seat == len(bots)
        _, reward, terminated, truncated, info = seat.step(some(info["action_mask"], random))
        over = terminated or truncated
        assert over or reward == 0
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def test_an_illegal_action_loses_the_game_at_once_and_says_why() -> None:
    seat = single.SingleSeatEnv("pocket-mars", ["random"])
    seat.reset(seed=1)
    _, reward, terminated, truncated, info = seat.step(679)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal"].startswith("seat 0 may not take action 679")


# ---- OpenSpiel


@pytest.mark.parametrize(("game", "players"), TABLES + SOLO)
def test_openspiel_random_simulation(game: str, players: int) -> None:
    loaded = pyspiel.load_game(spiel_name(game), {"players": players})
    pyspiel.random_sim_test(loaded, 1, True, False)


def test_openspiel_knows_players_options_and_length() -> None:
    loaded = pyspiel.load_game("marsbox_pocket_mars(players=1,level=3,deals=5)")
    assert loaded.num_players() == 1
    assert loaded.max_game_length() == longest("pocket-mars")
    assert loaded.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = loaded.new_initial_state()
    assert state.chance_outcomes() == [(seed, 0.2) for seed in range(5)]
    state.apply_action(4)
    assert '"level": "3"' in state.observation_string(0)
    assert pyspiel.load_game("marsbox_pocket_mars").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_openspiel_shows_a_player_what_its_seat_sees() -> None:
    loaded = pyspiel.load_game("marsbox_terraforming_mars(players=2,draft=on)")
    state = loaded.new_initial_state()
    assert not any(state.observation_tensor(0))
    state.apply_action(1)
    assert isinstance(state, SpielState)
    position = state.position
    encoder = encoder_of(position.game)
    for player in (0, 1):
        question = position.game.decisions(position.state)[0]
        expected = encoder.encode(position.state, player, question if player == 0 else None)
        np.testing.assert_array_equal(np.array(state.observation_tensor(player), np.float32), expected)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith('{"corporation"')


def test_openspiel_copies_share_nothing() -> None:
    state = pyspiel.load_game("marsbox_mission_red_planet").new_initial_state()
    state.apply_action(0)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_openspiel_stores_and_restores_a_game_and_a_state() -> None:
    game = pyspiel.load_game("marsbox_pocket_mars(players=3,draft=on,deals=7)")
    state = game.new_initial_state()
    for number in (6, 0, 1):
        state.apply_action(number if state.is_chance_node() else state.legal_actions()[number])
        stored = pyspiel.serialize_game_and_state(game, state)
        again, restored = pyspiel.deserialize_game_and_state(stored)
        assert str(again) == str(game)
        assert str(restored) == str(state)
        assert restored.history() == state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_openspiel_hears_what_is_wrong() -> None:
    with pytest.raises(SetupError, match="Mission: Red Planet is for 3 to 5 players, not 2"):
        pyspiel.load_game("marsbox_mission_red_planet(players=2)")
    with pytest.raises(ValueError, match="the number of deals is 0"):
        pyspiel.load_game("marsbox_pocket_mars(deals=0)")


# ---- what is not installed


@pytest.mark.parametrize(
    ("package", "module", "name"),
    [
        ("gymnasium", "vector", "Gymnasium"),
        ("pettingzoo", "aec", "PettingZoo"),
        ("gymnasium", "single", "Gymnasium"),
        ("pyspiel", "spiel", "OpenSpiel"),
    ],
)
def test_a_missing_package_is_named_with_the_way_to_install_it(package: str, module: str, name: str) -> None:
    script = (
        f"import sys; sys.modules[{package!r}] = None; import marsbox.env, marsbox.cli; import marsbox.env.{module}"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    last = ran.stderr.strip().splitlines()[-1]
    assert last.startswith(f"marsbox.env.packages.MissingPackage: {name} is needed for this")
    assert last.endswith("run pip install 'marsbox[env]'")


def test_every_game_is_there_in_every_adapter() -> None:
    assert single.IDS == {
        "marsbox/PocketMars-v0": ("pocket-mars", ["random"]),
        "marsbox/MissionRedPlanet-v0": ("mission-red-planet", ["random", "random"]),
        "marsbox/TerraformingMars-v0": ("terraforming-mars", ["random"]),
    }
    assert {game for game, _ in single.IDS.values()} == set(GAME_IDS)
    assert [longest(game) for game in GAME_IDS] == [2000, 360, 4000]
    assert {spiel_name(game) for game in GAME_IDS} <= set(pyspiel.registered_names())
