"""The searching bot: the same seed gives the same answer, and it finds what is there to be found."""

import pytest

from marsbox.bots import Forest, MctsBot, OptionEstimate, UnknownBot, evaluation_of, make_bot
from marsbox.bots.processes import ProcessForest
from marsbox.core import Decision, FastRng, Game, Setup, State
from marsbox.games import GAME_IDS, load_game
from marsbox.testing import position
from tests.bots.test_bots import ONE_LANDING_FROM_FOUR_BUILDINGS

STEPS = 25


def a_decision(game: Game, seed: int) -> tuple[State, Decision]:
    """A position in a random game where somebody has a choice among several options."""
    state = game.new(Setup(game.player_counts[-2]), seed)
    rng = FastRng(seed)
    for _ in range(STEPS):
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, rng.choice(decision.options))
    while len(game.decisions(state)[0].options) < 2:
        game.apply(state, game.decisions(state)[0].seat, game.decisions(state)[0].options[0])
    return state, game.decisions(state)[0]


def searching(game: Game, seed: int, iterations: int, trees: int = 1, forest: Forest | None = None) -> MctsBot:
    return MctsBot(game, FastRng(seed), forest or Forest(game, evaluation_of(game)), iterations, trees=trees)


def as_tuples(estimates: list[OptionEstimate]) -> list[tuple[int, int, float]]:
    return [(estimate.action, estimate.visits, estimate.result) for estimate in estimates]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_same_seed_and_iterations_give_the_same_result(game_id: str) -> None:
    game = load_game(game_id)
    state, decision = a_decision(game, 3)
    assert as_tuples(searching(game, 5, 12).search(state, decision)) == as_tuples(
        searching(game, 5, 12).search(game.clone(state), decision)
    )


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_search_leaves_the_position_as_it_was(game_id: str) -> None:
    game = load_game(game_id)
    state, decision = a_decision(game, 4)
    before = game.dump(state)
    searching(game, 1, 12).choose(state, decision)
    assert game.dump(state) == before


def test_every_iteration_is_spent_on_one_of_the_options() -> None:
    game = load_game("pocket-mars")
    state, decision = a_decision(game, 1)
    estimates = searching(game, 1, 40).search(state, decision)
    assert sum(estimate.visits for estimate in estimates) == 40
    assert sorted(estimate.action for estimate in estimates) == sorted(decision.options)
    assert [estimate.visits for estimate in estimates] == sorted((one.visits for one in estimates), reverse=True)
    assert all(0.0 <= estimate.result <= 1.0 for estimate in estimates)


def test_seconds_end_a_search_before_its_iterations_do() -> None:
    game = load_game("pocket-mars")
    state, decision = a_decision(game, 1)
    bot = MctsBot(game, FastRng(1), Forest(game, evaluation_of(game)), 1_000_000, seconds=0.05)
    assert 0 < sum(estimate.visits for estimate in bot.search(state, decision)) < 1_000_000


def test_several_processes_find_the_same_as_one() -> None:
    game = load_game("pocket-mars")
    state, decision = a_decision(game, 2)
    alone = as_tuples(searching(game, 3, 60, trees=3).search(state, decision))
    with ProcessForest(game, 2) as forest:
        together = as_tuples(searching(game, 3, 60, trees=3, forest=forest).search(state, decision))
    assert together == alone


def test_search_takes_the_landing_that_completes_the_four_buildings() -> None:
    game = load_game("pocket-mars")
    state = position("pocket-mars", ONE_LANDING_FROM_FOUR_BUILDINGS)
    game.apply(state, 0, game.actions.number({"hand": "C7"}))
    decision = game.decisions(state)[0]
    assert game.actions.form(searching(game, 1, 100).choose(state, decision)) == {"land": "science"}


@pytest.mark.parametrize("name", ["mcts:0", "mcts:-5", "mcts:", "mcts:many", "mcts:1000001", "greedy:5", "deep"])
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    with pytest.raises(UnknownBot, match="the bots are random, greedy, mcts"):
        make_bot(name, load_game("pocket-mars"), 1)


def test_the_parts_of_a_value_are_named_and_make_the_value() -> None:
    for game_id in GAME_IDS:
        game = load_game(game_id)
        evaluation = evaluation_of(game)
        state, decision = a_decision(game, 6)
        parts = evaluation.parts(state, decision.seat)
        assert len({name for name, _ in parts}) == len(parts)
        assert sum(points for _, points in parts) == pytest.approx(evaluation.value(state, decision.seat))
