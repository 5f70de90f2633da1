"""The four levels: what they are made of, and that each is a little better than chance."""

import threading

import pytest

from marsbox.bots import LEVELS, Bot, DistractedBot, GreedyBot, MctsBot, evaluation_of, make_bot, table_bot
from marsbox.bots.entry import SECONDS_AT_A_TABLE
from marsbox.bots.figures import Figure
from marsbox.bots.levels import BOT_NAMES, level_below, simpler_bot
from marsbox.bots.part import bot_part, figure_of
from marsbox.bots.time_limit import TimeLimitExceeded, time_limit
from marsbox.core import Decision, FastRng, Game, State
from marsbox.games import GAME_IDS, load_game
from marsbox.testing import position


class First(Bot):
    """Takes the first option."""

    def choose(self, s: State, decision: Decision) -> int:
        return decision.options[0]


def answers(attention: float, seed: int) -> list[int]:
    game: Game = load_game("pocket-mars")
    state = position("pocket-mars", {"players": 2})
    decision = game.decisions(state)[0]
    rng = FastRng(seed)
    bot = DistractedBot(game, rng, First(game, rng), attention)
    return [decision.options.index(bot.choose(state, decision)) for _ in range(1000)]


def test_a_distracted_bot_pays_attention_to_its_part_of_the_decisions_and_makes_the_others_at_random() -> None:
    assert set(answers(1.0, seed=1)) == {0}
    chance = answers(0.0, seed=1).count(0) / 1000
    attentive = answers(0.6, seed=1).count(0) / 1000
    assert chance < 0.5
    assert attentive == pytest.approx(0.6 + 0.4 * chance, abs=0.06)
    assert answers(0.6, seed=2) == answers(0.6, seed=2)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_levels_are_the_greedy_bot_ever_more_attentive_and_then_a_search(game_id: str) -> None:
    game = load_game(game_id)
    names = ("cadet", "settler", "engineer", "commander")
    cadet, settler, engineer, commander = [table_bot(level, game, 1) for level in names]
    assert isinstance(cadet, DistractedBot)
    assert isinstance(settler, DistractedBot)
    assert 0 < cadet.attention < settler.attention < 1
    assert isinstance(settler.attentive, GreedyBot)
    assert isinstance(engineer, GreedyBot)
    assert isinstance(commander, MctsBot)
    assert commander.iterations == evaluation_of(game).iterations
    assert commander.seconds == SECONDS_AT_A_TABLE


def test_a_search_in_the_laboratory_has_all_the_time_it_needs() -> None:
    commander = make_bot("commander", load_game("pocket-mars"), 1)
    assert isinstance(commander, MctsBot)
    assert commander.seconds == 0


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_has_figures_of_levels_only_each_of_as_many_players(game_id: str) -> None:
    part = bot_part(game_id)
    assert set(part.figures) <= set(LEVELS)
    assert set(part.attention) <= set(LEVELS)
    for level in LEVELS:
        figure = figure_of(game_id, level)
        assert figure is None or (figure.players == part.players and 0 <= figure.won <= figure.games)


def test_a_level_is_measured_against_the_one_below() -> None:
    assert [level_below(level) for level in LEVELS] == ["random", *LEVELS[:-1]]
    assert Figure(players=2, games=1000, won=824).percent == 82


@pytest.mark.parametrize("bot", [*LEVELS, "greedy", "mcts"])
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
