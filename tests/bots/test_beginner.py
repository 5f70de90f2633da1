"""Beginners: what they see, how they misjudge, and that they play better than chance all the same."""

import pytest

from marsbox.bots import BeginnerBot, Manner, MannerEvaluation, evaluation_of, make_bot
from marsbox.bots.part import ANY_BEGINNER, beginner_of
from marsbox.core import FastRng
from marsbox.games import GAME_IDS, load_game
from marsbox.lab import simulate
from marsbox.testing import position

LEVELS = ("cadet", "settler")
LAND_OR_LAUNCH = {
    "players": 2,
    "seats": [
        {"ship": 1, "hand": ["C7", "E2"], "module": ["W3", "E3"]},
        {"hand": ["E1", "E4"], "module": ["W1", "W2"]},
    ],
}


def answers(noise: float, seed: int, number: int = 60) -> list[int]:
    game = load_game("pocket-mars")
    state = position(game, LAND_OR_LAUNCH)
    decision = game.decisions(state)[0]
    bot = BeginnerBot(game, FastRng(seed), evaluation_of(game), noise)
    return [bot.choose(game.clone(state), decision) for _ in range(number)]


def test_the_more_it_misjudges_the_less_often_it_takes_what_is_best() -> None:
    clear, some, much = (answers(noise, seed=3) for noise in (0.0, 1.0, 50.0))
    best = max(set(clear), key=clear.count)
    assert clear.count(best) > some.count(best) > much.count(best)


def test_the_same_seed_misjudges_alike() -> None:
    assert answers(2.0, seed=5) == answers(2.0, seed=5) != answers(2.0, seed=6)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_beginner_underrates_others_and_the_cadet_sees_less_and_misjudges_more(game_id: str) -> None:
    cadet, settler = (beginner_of(game_id, level) for level in LEVELS)
    assert cadet.weights["rival"] <= settler.weights["rival"] < 1.0
    assert cadet.noise > settler.noise > 0.0
    parts = {name for name, _ in evaluation_of(load_game(game_id)).parts(position(game_id, {"players": 3}), 0)}
    for beginner in (cadet, settler):
        assert set(beginner.weights) <= parts
        assert max(beginner.weights.values()) > 1.0, "it is fond of cards"


def test_a_game_that_says_nothing_of_beginners_has_some() -> None:
    for level in LEVELS:
        assert beginner_of("a-game-of-another-package", level) is ANY_BEGINNER[level]


def test_what_a_beginner_does_not_see_makes_no_difference_to_it() -> None:
    game = load_game("pocket-mars")
    behind = position(game, LAND_OR_LAUNCH | {"buildings": {"water": {"*": [0, 2]}}})
    plain = evaluation_of(game)
    blind = MannerEvaluation(plain, Manner({"rival": 0.0}))
    assert dict(plain.parts(behind, 0))["rival"] < 0.0
    assert dict(blind.parts(behind, 0))["rival"] == 0.0


@pytest.mark.parametrize(("game_id", "games", "least"), [("pocket-mars", 20, 0.7), ("terraforming-mars", 4, 0.7)])
def test_the_cadet_beats_a_random_bot(game_id: str, games: int, least: float) -> None:
    assert simulate(game_id, ["cadet", "random"], games, seed=7).bots[0].win_rate >= least


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_beginner_can_play_alone_and_in_company(game_id: str) -> None:
    game = load_game(game_id)
    state = position(game, {"players": 3})
    for level in LEVELS:
        for decision in game.decisions(state):
            bot = make_bot(level, game, 1)
            assert bot.choose(game.clone(state), decision) in decision.options
