"""The five levels: what they are made of, what was measured of them, and who takes over from whom."""

import threading

import pytest

from marsbox.bots import (
    LEVELS,
    BeginnerBot,
    GreedyBot,
    MctsBot,
    evaluation_of,
    learned_evaluation_of,
    make_bot,
    table_bot,
)
from marsbox.bots.entry import SECONDS_AT_A_TABLE
from marsbox.bots.figures import Figure
from marsbox.bots.learned import LearnedEvaluation
from marsbox.bots.levels import BOT_NAMES, level_below, simpler_bot
from marsbox.bots.part import bot_part, figure_of
from marsbox.bots.time_limit import TimeLimitExceeded, time_limit
from marsbox.games import GAME_IDS, load_game


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_levels_are_two_beginners_the_greedy_bot_one_with_a_net_and_a_search_with_it(game_id: str) -> None:
    game = load_game(game_id)
    cadet, settler, engineer, commander, governor = [table_bot(level, game, 1) for level in LEVELS]
    assert isinstance(cadet, BeginnerBot)
    assert isinstance(settler, BeginnerBot)
    assert cadet.noise > settler.noise
    assert isinstance(engineer, GreedyBot)
    assert not isinstance(engineer.evaluation, LearnedEvaluation)
    assert isinstance(commander, GreedyBot)
    assert isinstance(commander.evaluation, LearnedEvaluation)
    assert isinstance(governor, MctsBot)
    assert isinstance(governor.forest.evaluation, LearnedEvaluation)
    assert governor.iterations == governor.forest.evaluation.iterations
    assert governor.seconds == SECONDS_AT_A_TABLE


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_where_no_net_fits_the_strong_levels_search_with_the_hand_written_evaluation(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(game_id)
    monkeypatch.setattr(game, "digest", "of other components")
    assert learned_evaluation_of(game) is None
    commander, governor = [table_bot(level, game, 1) for level in ("commander", "governor")]
    usual = evaluation_of(game).iterations
    assert isinstance(commander, MctsBot)
    assert isinstance(governor, MctsBot)
    assert (commander.iterations, governor.iterations) == (usual, 2 * usual)


def test_a_search_in_the_laboratory_has_all_the_time_it_needs() -> None:
    governor = make_bot("governor", load_game("pocket-mars"), 1)
    assert isinstance(governor, MctsBot)
    assert governor.seconds == 0


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_has_figures_of_levels_only_each_of_as_many_players(game_id: str) -> None:
    part = bot_part(game_id)
    assert set(part.figures) <= set(LEVELS)
    assert set(part.beginners) == {"cadet", "settler"}
    for level in LEVELS:
        figure = figure_of(game_id, level)
        assert figure is None or (figure.players == part.players and 0 <= figure.won <= figure.games)


def test_a_level_is_measured_against_the_one_below() -> None:
    assert [level_below(level) for level in LEVELS] == ["random", *LEVELS[:-1]]
    assert Figure(players=2, games=1000, won=824).percent == 82


@pytest.mark.parametrize("bot", BOT_NAMES)
def test_whoever_fails_is_followed_by_ever_simpler_bots_down_to_the_random_one(bot: str) -> None:
    chain = [bot]
    while (simpler := simpler_bot(chain[-1])) is not None:
        chain.append(simpler)
    assert chain[-1] == "random"
    assert len(chain) == len(set(chain)) <= len(BOT_NAMES)


def test_thinking_is_interrupted_when_its_time_is_up() -> None:
    with pytest.raises(TimeLimitExceeded), time_limit(0.01):
        threading.Event().wait()
    with time_limit(60):
        done = True
    assert done
