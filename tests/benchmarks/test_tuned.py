"""A bot without its net does the same work with the hand-written evaluation."""

import pytest

from benchmarks.figures.playing import seat_player
from benchmarks.figures.tuned import tuned_bot
from marsbox.bots import Evaluation, GreedyBot, MctsBot, evaluation_of, make_bot
from marsbox.core import FastRng, Game, Setup
from marsbox.games import GAME_IDS, load_game


def search_of(evaluation: Evaluation) -> tuple[float, float, float, int]:
    """Everything that a search reads of an evaluation besides its values."""
    return evaluation.scale, evaluation.exploration, evaluation.trust, evaluation.rollout


def evaluation_of_bot(bot: object) -> Evaluation:
    if isinstance(bot, MctsBot):
        return bot.forest.evaluation
    assert isinstance(bot, GreedyBot)
    return bot.evaluation


@pytest.fixture(params=GAME_IDS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(str(request.param))


@pytest.mark.parametrize("name", ["governor", "commander", "mcts", "mcts:7"])
def test_only_the_values_differ(game: Game, name: str) -> None:
    learned, tuned = make_bot(name, game, 1), tuned_bot(name, game, 1)
    assert type(learned) is type(tuned)
    if isinstance(learned, MctsBot) and isinstance(tuned, MctsBot):
        assert (learned.iterations, learned.seconds, learned.trees) == (tuned.iterations, tuned.seconds, tuned.trees)
    with_net, by_hand = evaluation_of_bot(learned), evaluation_of_bot(tuned)
    assert search_of(with_net) == search_of(by_hand)
    state = game.new(Setup(game.player_counts[1]), 1)
    assert by_hand.value(state, 0) == evaluation_of(game).value(state, 0)
    assert with_net.value(state, 0) != by_hand.value(state, 0)


@pytest.mark.parametrize("name", ["tuned:commander", "tuned:mcts:3"])
def test_it_answers_a_first_decision(game: Game, name: str) -> None:
    state = game.new(Setup(game.player_counts[1]), 1)
    decision = game.decisions(state)[0]
    seen = game.determinize(state, decision.seat, FastRng(1))
    assert seat_player(name, game, 1).choose(seen, decision) in decision.options


@pytest.mark.parametrize("name", ["greedy", "engineer", "cadet", "random", "ines"])
def test_a_bot_without_a_net_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f'"{name}" has no net to leave out; right would be governor'):
        tuned_bot(name, load_game("pocket-mars"), 1)
