"""A judgement knows what its seat knows, is the same every time, and finds the better move."""

import pytest

from marsbox.analysis import Judgement, judge
from marsbox.core import FastRng
from marsbox.games import GAME_IDS, load_game
from marsbox.testing import position
from tests.analysis.games import in_the_middle, played

PLAYERS = {"pocket-mars": 3, "mission-red-planet": 3, "terraforming-mars": 2}
ITERATIONS = 24
ONE_LANDING_FROM_FOUR_BUILDINGS = {
    "players": 2,
    "seats": [
        {"ship": 1, "Earth": 3, "hand": ["C7", "E2"], "module": ["W3", "E3"]},
        {"hand": ["E1", "E4"], "module": ["W1", "W2"]},
    ],
    "buildings": {"ecosystem": {"*": [1, 0]}, "water": {"*": [1, 0]}, "energy": {"*": [1, 0]}},
}


def judged(game_id: str, part: float, seed: int, other_truth: int | None = None) -> Judgement:
    """The judgement of a decision in a game of random bots; in another truth, that its seat can't tell from this."""
    game = load_game(game_id)
    match = in_the_middle(game, played(game_id, ("random",) * PLAYERS[game_id]), part)
    seat = game.decisions(match.state)[0].seat
    state = match.state if other_truth is None else game.determinize(match.state, seat, FastRng(other_truth))
    return judge(game, state, seat, seed, ITERATIONS)


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("part", [0.0, 0.4, 0.8])
def test_positions_that_look_the_same_to_a_seat_are_judged_the_same(game_id: str, part: float) -> None:
    expected = judged(game_id, part, seed=5)
    assert judged(game_id, part, seed=5, other_truth=77) == expected
    assert judged(game_id, part, seed=5, other_truth=78) == expected


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_same_seed_gives_the_same_judgement(game_id: str) -> None:
    assert judged(game_id, 0.6, seed=8) == judged(game_id, 0.6, seed=8)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_judgement_tells_of_every_option_best_first(game_id: str) -> None:
    judgement = judged(game_id, 0.5, seed=2)
    losses = [option.loss for option in judgement.options]
    assert losses[0] == 0
    assert losses == sorted(losses)
    assert [judgement.points - option.points for option in judgement.options] == pytest.approx(losses)
    assert 0 <= judgement.chance <= 1
    assert all(len(option.reasons) <= 3 for option in judgement.options)


def test_judging_changes_nothing() -> None:
    game = load_game("mission-red-planet")
    state = position(game, {"players": 3})
    before = game.dump(state)
    judge(game, state, 1, 4, ITERATIONS)
    assert game.dump(state) == before


def test_the_landing_that_completes_four_buildings_is_best_and_its_points_are_the_reason() -> None:
    game = load_game("pocket-mars")
    judgement = judge(game, position(game, ONE_LANDING_FROM_FOUR_BUILDINGS), 0, 1, 200)
    assert game.actions.form(judgement.options[0].action) == {"hand": "C7"}
    assert judgement.options[0].reasons[0][0] == "points"
    assert judgement.options[0].reasons[0][1] > 0
    launching = judgement.option(game.actions.number({"launch": True}))
    assert launching.loss > 0.5  # the landing may still come later


def test_a_seat_that_owes_nothing_cannot_be_advised() -> None:
    game = load_game("pocket-mars")
    with pytest.raises(ValueError, match="seat 1 owes no decision"):
        judge(game, position(game, {"players": 2}), 1, 1)


def test_a_search_needs_an_iteration() -> None:
    game = load_game("pocket-mars")
    with pytest.raises(ValueError, match="0 iterations are too few"):
        judge(game, position(game, {"players": 2}), 0, 1, 0)
