"""Random games end, within a documented length, and end with a result that explains itself."""

from itertools import pairwise

from marsbox.core import FastRng, Outcome
from tests.conformance.configurations import Configuration, longest_random_game
from tests.conformance.random_play import play_on, play_one, positions


def test_a_random_game_ends(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    longest = longest_random_game(configuration.game_id)
    for seed in seeds:
        state = game.new(configuration.setup(), seed)
        assert play_on(game, state, FastRng(seed), longest) < longest
        assert game.outcome(state) is not None


def test_there_is_a_result_when_nobody_is_asked_and_not_before(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        for position in positions(configuration, seed):
            over = not game.decisions(position.state)
            assert (game.outcome(position.state) is not None) == over


def test_the_result_explains_itself(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        *_, last = positions(configuration, seed)
        outcome = game.outcome(last.state)
        assert outcome is not None
        check_outcome(outcome, configuration.players)


def check_outcome(outcome: Outcome, players: int) -> None:
    sides = len(outcome.scores)
    assert sides >= players
    assert len(outcome.ranks) == len(outcome.items) == sides
    for score, sheet in zip(outcome.scores, outcome.items, strict=True):
        assert score == sum(item.points for item in sheet)
        assert all(item.code for item in sheet)
    for rank in outcome.ranks:
        assert rank == 1 + len([other for other in outcome.ranks if other < rank]), "those who tie share a rank"
    by_rank = sorted(zip(outcome.ranks, outcome.scores, strict=True))
    for (better_rank, better), (rank, score) in pairwise(by_rank):
        assert better >= score
        assert better_rank < rank or better == score
    assert (outcome.won is None) == (players > 1)
    if outcome.won is not None and sides > 1:
        assert outcome.won == (outcome.ranks[0] == 1)


def test_what_is_revealed_stays_revealed(configuration: Configuration, seeds: range) -> None:
    game = configuration.game
    for seed in seeds:
        rng = FastRng(seed)
        state = game.new(configuration.setup(), seed)
        while game.decisions(state):
            before = state.revealed
            play_one(game, state, rng)
            assert state.revealed >= before
