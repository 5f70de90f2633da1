"""What a position is worth to all sides, from the evaluation of one."""

import pytest

from marsbox.analysis.chances import RIVAL, chances, lead
from marsbox.bots import evaluation_of
from marsbox.games import GAME_IDS, load_game
from marsbox.testing import position


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_a_rival_has_is_one_part_of_every_value(game_id: str) -> None:
    game = load_game(game_id)
    parts = evaluation_of(game).parts(position(game, {"players": 3}), 0)
    assert [part for part, _ in parts].count(RIVAL) == 1


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_who_is_ahead_has_the_better_chance(game_id: str) -> None:
    game = load_game(game_id)
    state = position(game, {"players": 3})
    evaluation = evaluation_of(game)
    found = chances(game, evaluation, state)
    leads = [lead(evaluation, state, seat) for seat in range(3)]
    assert sorted(range(3), key=found.__getitem__) == sorted(range(3), key=leads.__getitem__)
    assert sum(found) == pytest.approx(1)
