"""Random play to the end."""

import pytest

from marsbox.core.contract import Setup
from marsbox.core.playout import play_randomly
from marsbox.core.rng import FastRng
from marsbox.games import GAME_IDS, load_game


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_random_play_ends_and_is_the_same_for_the_same_seed(game_id: str) -> None:
    game = load_game(game_id)
    dumps = []
    for _ in range(2):
        state = game.new(Setup(game.player_counts[-1]), 5)
        made = play_randomly(game, state, FastRng(6))
        assert game.decisions(state) == []
        dumps.append((made, game.dump(state)))
    assert dumps[0] == dumps[1]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_random_play_stops_after_the_most_decisions(game_id: str) -> None:
    game = load_game(game_id)
    state = game.new(Setup(game.player_counts[-1]), 5)
    assert play_randomly(game, state, FastRng(6), 3) == 3
    assert game.outcome(state) is None
