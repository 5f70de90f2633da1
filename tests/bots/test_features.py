"""Features tell what a seat may know, and nothing else."""

from collections.abc import Iterator

import pytest

from marsbox.bots import evaluation_of
from marsbox.bots.features import LEAST, MOST, Features, packed, scaled, unpacked
from marsbox.bots.part import bot_part
from marsbox.core import FastRng, Game, Setup, State
from marsbox.games import GAME_IDS, load_game

TABLES = [(game, players) for game in GAME_IDS for players in load_game(game).player_counts]
APART = 7  # decisions between two positions that are looked at


def features_of(game: Game) -> Features:
    learning = bot_part(game.id).learning
    assert learning is not None
    return learning.features(game)


def positions(game: Game, players: int, seed: int) -> Iterator[State]:
    """Positions of a game that is played at random, its end included."""
    rng = FastRng(seed)
    s = game.new(Setup(players), seed)
    number = 0
    while decisions := game.decisions(s):
        if number % APART == 0:
            yield s
        number += 1
        decision = decisions[rng.below(len(decisions))]
        game.apply(s, decision.seat, decision.options[rng.below(len(decision.options))])
    yield s


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_features_are_the_same_whatever_a_seat_can_not_know(game_id: str, players: int, soak: bool) -> None:
    game = load_game(game_id)
    features, evaluation = features_of(game), evaluation_of(game)
    rng = FastRng(players)
    for seed in range(20 if soak else 1):
        for s in positions(game, players, seed):
            for seat in range(players):
                known = features.of(s, seat, evaluation.parts(s, seat))
                for _ in range(3):
                    redrawn = game.determinize(s, seat, rng)
                    assert features.of(redrawn, seat, evaluation.parts(redrawn, seat)) == known


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_places_are_within_the_size(game_id: str, players: int) -> None:
    game = load_game(game_id)
    features, evaluation = features_of(game), evaluation_of(game)
    for s in positions(game, players, 3):
        for seat in range(players):
            places = [unpacked(feature)[0] for feature in features.of(s, seat, evaluation.parts(s, seat))]
            assert min(places) >= 0
            assert max(places) < features.size


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_features_change_with_what_a_seat_does(game_id: str) -> None:
    game = load_game(game_id)
    players = game.player_counts[-1]
    features, evaluation = features_of(game), evaluation_of(game)
    seen = {tuple(features.of(s, 0, evaluation.parts(s, 0))) for s in positions(game, players, 5)}
    assert len(seen) > 5


@pytest.mark.parametrize("value", [LEAST, -1, 0, 1, MOST])
def test_a_feature_is_one_number(value: int) -> None:
    assert unpacked(packed(12, value)) == (12, value)


def test_values_too_large_are_clipped() -> None:
    assert unpacked(packed(1, 1000)) == (1, MOST)
    assert unpacked(scaled(1, -1000.0)) == (1, LEAST)
