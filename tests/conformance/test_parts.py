"""Every game has its part in every layer: an error here names the module that is missing, and what it should hold."""

import subprocess
import sys
from typing import Any, get_args

import pytest

from marsbox.analysis.part import AnalysisPart
from marsbox.bots import BotPart
from marsbox.cli.games import TerminalPart
from marsbox.core.entry import Weight
from marsbox.env.part import EnvPart
from marsbox.games import GAME_IDS, entry_of, load_game, part_module, part_of
from marsbox.lab.facts import LabPart
from marsbox.testing import ScenarioPart
from marsbox.text import TextPart
from tests.test_layers import game_of, imported, module_name, modules

LAYERS: dict[str, type[Any]] = {
    "text": TextPart,
    "testing": ScenarioPart,
    "bots": BotPart,
    "lab": LabPart,
    "env": EnvPart,
    "analysis": AnalysisPart,
    "cli.games": TerminalPart,
}
PACKAGES = {entry_of(game_id).package.rpartition(".")[2] for game_id in GAME_IDS}


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_a_part_in_every_layer(game_id: str, layer: str) -> None:
    part_of(layer, game_id, LAYERS[layer])


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_says_how_long_it_takes_and_how_many_usually_play_it(game_id: str) -> None:
    facts = entry_of(game_id).facts
    assert facts is not None, f"the entry of {game_id} has no facts; right would be facts=GameFacts(…)"
    assert 0 < facts.minutes[0] <= facts.minutes[1]
    assert facts.weight in get_args(Weight)
    # a table that one opens with a click has opponents
    assert facts.players > 1
    assert facts.players in load_game(game_id).player_counts


def test_a_layer_knows_a_game_only_in_its_part_of_it() -> None:
    found = []
    for path in modules():
        module = module_name(path)
        layer = next((name for name in LAYERS if module.startswith(f"marsbox.{name.partition('.')[0]}.")), None)
        if layer is None:
            continue
        for target in imported(module, path.name == "__init__.py", path.read_text("utf-8")):
            game = game_of(target)
            right = f"marsbox.{layer}.{game}"
            if game in PACKAGES and not f"{module}.".startswith(f"{right}."):
                found.append(f"{module} imports {target}: right would be to do that in {right}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_who_loads_one_game_imports_no_other(game_id: str) -> None:
    script = f"""
import sys
from marsbox.bots import make_bot
from marsbox.games import load_game
from marsbox.testing import facts
from marsbox.text import words
game = load_game({game_id!r})
words(game, "en"), make_bot("engineer", game, 1)
print(*sorted(sys.modules))
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    for other in GAME_IDS:
        modules = {part_module(layer, other) for layer in ("text", "bots")}
        assert modules.isdisjoint(ran.stdout.split()) == (other != game_id)
