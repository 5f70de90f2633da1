"""A review follows the chances of a game and finds what was done badly."""

import sys
from dataclasses import replace
from functools import cache

import pytest

from marsbox.analysis import Judgement, Review, judge, review
from marsbox.bots import evaluation_of
from marsbox.core import Game, Record, State
from marsbox.games import GAME_IDS, load_game
from tests.analysis.games import played

BOTS = {
    "pocket-mars": ("greedy", "random"),
    "mission-red-planet": ("random", "greedy", "random"),
    "terraforming-mars": ("random", "greedy"),
}
ITERATIONS = 8
# the package has a function of the same name
module = sys.modules["marsbox.analysis.review"]


def record_of(game_id: str) -> Record:
    return played(game_id, BOTS[game_id]).record


@cache
def reviewed(game_id: str) -> Review:
    return review(record_of(game_id), load_game(game_id), ITERATIONS)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_there_are_chances_for_the_start_and_every_step_whose_sum_is_1(game_id: str) -> None:
    chances = reviewed(game_id).chances
    assert len(chances) == len(record_of(game_id).actions) + 1
    assert all(sum(step) == pytest.approx(1) for step in chances)
    assert all(0 <= chance <= 1 for step in chances for chance in step)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_last_step_tells_the_result(game_id: str) -> None:
    game = load_game(game_id)
    outcome = game.outcome(record_of(game_id).replay(game))
    assert outcome is not None
    assert [seat for seat, chance in enumerate(reviewed(game_id).chances[-1]) if chance == 1] == [
        outcome.ranks.index(1)
    ]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_moves_are_the_unforced_decisions_and_cost_no_less_than_nothing_dearest_first(game_id: str) -> None:
    game, record = load_game(game_id), record_of(game_id)
    moves = reviewed(game_id).moves
    costs = [move.cost for move in moves]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] >= 0
    assert all((move.cost == 0) == (move.best == move.action) for move in moves)
    assert all((move.seat, move.action) == record.actions[move.step - 1] for move in moves)
    for move in moves:
        decision = game.decision(record.replay(game, move.step - 1), move.seat)
        assert decision is not None
        assert len(decision.options) > 1
        assert move.best in decision.options


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_whoever_plays_at_random_makes_the_dear_moves(game_id: str) -> None:
    dearest = reviewed(game_id).moves[:5]
    assert {BOTS[game_id][move.seat] for move in dearest} == {"random"}
    assert all(move.reasons for move in dearest)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_mistake_costs_more_than_searches_differ_by(game_id: str) -> None:
    mistakes = reviewed(game_id).mistakes
    assert mistakes
    least = evaluation_of(load_game(game_id)).scale / 6
    assert min(move.cost for move in mistakes) >= least


def test_what_one_of_two_searches_would_advise_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    game, record = load_game("pocket-mars"), record_of("pocket-mars")
    found = reviewed("pocket-mars").mistakes[0]

    def second_opinion(game: Game, state: State, seat: int, seed: int, iterations: int, *, against: int) -> Judgement:
        judged = judge(game, state, seat, seed, iterations, against=against)
        if seed == found.step:
            return judged
        option = replace(judged.option(against), loss=0.0)
        return replace(judged, options=(option, *[other for other in judged.options if other.action != against]))

    monkeypatch.setattr(module, "judge", second_opinion)
    now = next(move for move in review(record, game, ITERATIONS).moves if move.step == found.step)
    assert (now.cost, now.best) == (0.0, found.action)


def test_the_same_record_gives_the_same_review() -> None:
    record = record_of("pocket-mars")
    assert review(record, load_game("pocket-mars"), ITERATIONS) == reviewed("pocket-mars")


def test_a_review_tells_how_far_it_is() -> None:
    found: list[tuple[int, int]] = []
    review(record_of("pocket-mars"), load_game("pocket-mars"), 1, lambda done, of: found.append((done, of)))
    assert found == sorted(found)
    assert found[0][0] == 0
    assert found[-1][0] == found[-1][1]
    assert len({of for _, of in found}) == 1
