"""The suite covers every registered game: a new one is tested, or this fails."""

import pytest

from marsbox.games import GAME_IDS, UnknownGame, load_game
from tests.conformance.configurations import (
    CHOSEN,
    CONFIGURATIONS,
    LONGEST_RANDOM_GAME,
    biases_of,
    configurations_of,
    game_with_id,
    preferred,
)


def test_every_registered_game_is_configured() -> None:
    assert {configuration.game_id for configuration in CONFIGURATIONS} == set(GAME_IDS)
    assert len(set(GAME_IDS)) == len(GAME_IDS)
    assert len({str(configuration) for configuration in CONFIGURATIONS}) == len(CONFIGURATIONS)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_player_count_and_option_value_is_configured(game_id: str) -> None:
    game = game_with_id(game_id)
    configurations = configurations_of(game_id)
    assert {configuration.players for configuration in configurations} == set(game.player_counts)
    for option in game.setup_options:
        assert option.default in option.values
        found = {
            (each.players, dict(each.options).get(option.name, option.default))
            for each in configurations
            if each.players in option.players
        }
        if game_id in CHOSEN:  # not with every number of players
            assert {value for _, value in found} >= set(option.values) - {option.default}
        else:
            assert found == {(players, value) for players in option.players for value in option.values}


def test_every_game_documents_the_length_of_random_play() -> None:
    assert set(LONGEST_RANDOM_GAME) == set(GAME_IDS)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_bias_prefers_actions_of_its_game(game_id: str) -> None:
    for bias in biases_of(game_id)[1:]:
        assert preferred(game_id, bias)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_is_registered_under_its_own_id(game_id: str) -> None:
    assert load_game(game_id).id == game_id


def test_there_is_no_other_game() -> None:
    with pytest.raises(UnknownGame, match="pocket-venus"):
        load_game("pocket-venus")
