"""The frozen bots play as they always did.

`frozen_choices.json` was made by the frozen bots and by `marsbox.bots` of version 0.3.0, which agreed. If a rule or
shared code changes what a frozen bot chooses, figures from before and after that change can't be compared: undo the
change, or make the file anew with `MARSBOX_APPROVE=1 pytest tests/benchmarks/test_yardsticks.py` and measure again.
"""

import ast
import json
import os
from pathlib import Path

import pytest

import benchmarks.yardsticks
from benchmarks.yardsticks import YARDSTICKS, frozen_bot
from benchmarks.yardsticks.distracted import DistractedBot
from benchmarks.yardsticks.mcts import MctsBot
from marsbox.core import FastRng, Game, Setup
from marsbox.games import GAME_IDS, load_game
from tests.benchmarks.frozen_choices import FILE, WALKS, Walk, choices, frozen

PACKAGE = Path(benchmarks.yardsticks.__file__).parent
DEFAULTS = {"pocket-mars": 500, "mission-red-planet": 1200, "terraforming-mars": 200}


@pytest.mark.parametrize("walk", WALKS, ids=[walk.name for walk in WALKS])
def test_a_frozen_bot_chooses_what_it_always_chose(walk: Walk) -> None:
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    found = choices(walk, frozen)
    if os.environ.get("MARSBOX_APPROVE"):
        known[walk.name] = found
        FILE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert found == known[walk.name], "the yardsticks have changed: see the text of this module"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_yardstick_answers_a_first_decision(game_id: str) -> None:
    game = load_game(game_id)
    state = game.new(Setup(game.player_counts[1]), 1)
    decision = game.decisions(state)[0]
    for name in YARDSTICKS[:4]:
        seen = game.determinize(state, decision.seat, FastRng(1))
        assert frozen_bot(name, game, 1).choose(seen, decision) in decision.options


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_budgets_of_searches_are_frozen(game_id: str) -> None:
    game = load_game(game_id)
    for name, iterations in (("commander", DEFAULTS[game_id]), ("mcts", DEFAULTS[game_id]), ("mcts:7", 7)):
        bot = frozen_bot(name, game, 1)
        assert isinstance(bot, MctsBot)
        assert bot.iterations == iterations


@pytest.mark.parametrize(
    ("game_id", "cadet", "settler"),
    [("pocket-mars", 0.25, 0.6), ("mission-red-planet", 0.1, 0.5), ("terraforming-mars", 0.25, 0.6)],
)
def test_the_attention_of_levels_is_frozen(game_id: str, cadet: float, settler: float) -> None:
    for name, attention in (("cadet", cadet), ("settler", settler)):
        bot = frozen_bot(name, load_game(game_id), 1)
        assert isinstance(bot, DistractedBot)
        assert bot.attention == attention


@pytest.mark.parametrize("name", ["random", "", "greedy:5", "commander:5", "mcts:", "mcts:-1", "mcts:x", "mcts:²"])
def test_an_unknown_yardstick_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f'no frozen bot "{name}"; right would be cadet'):
        frozen_bot(name, load_game("pocket-mars"), 1)


def test_a_search_without_iterations_is_refused() -> None:
    with pytest.raises(ValueError, match="right would be at least mcts:1"):
        frozen_bot("mcts:0", load_game("pocket-mars"), 1)


def test_a_game_of_another_package_has_no_yardstick() -> None:
    chess = Game("chess", 1, "", (2,), (), (), load_game("pocket-mars").vocabulary, {})
    with pytest.raises(ValueError, match="no frozen bot for chess"):
        frozen_bot("greedy", chess, 1)


def test_the_yardsticks_import_only_the_core_and_the_games() -> None:
    allowed = ("benchmarks.yardsticks", "marsbox.core", "marsbox.games", "math", "typing")
    for path in sorted(PACKAGE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert name.startswith(allowed), f"{path.name} imports {name}"
