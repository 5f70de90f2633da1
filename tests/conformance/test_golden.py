"""Golden games: the printed course of fixed games, compared with what a reviewer has approved.

After a change that is meant, `MARSBOX_APPROVE=1 python -m pytest tests/conformance/test_golden.py` writes the files in
`golden/` anew; their difference then shows what the change does.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbox.games import GAME_IDS
from tests.conformance.configurations import (
    CHOSEN,
    CONFIGURATIONS,
    Configuration,
    biases_of,
    configurations_of,
    game_with_id,
    preferred,
)
from tests.conformance.printed import printed

FOLDER = Path(__file__).with_name("golden")

# Configuration, with a bias where the game has one, and seed; the seeds were chosen so that the games together show
# every question, verb and event.
GAMES = {
    "pocket-mars-1-level-1": 53,
    "pocket-mars-1-level-3": 335,
    "pocket-mars-2-draft-off": 534,
    "pocket-mars-3-draft-off": 21,
    "pocket-mars-4-draft-off": 197,
    "pocket-mars-2-draft-on": 471,
    "mission-red-planet-3-resource_tokens-off": 273,
    "mission-red-planet-4-resource_tokens-on": 481,
    "mission-red-planet-5-resource_tokens-off-research": 1225,
    "mission-red-planet-5-resource_tokens-off-departures": 965,
    "terraforming-mars-1": 34,
    "terraforming-mars-2-engine": 0,
    "terraforming-mars-5-corporate_era-on-draft-on-beginner_5-on-engine": 9,
}
# With the deck that comes with the game nobody plays a card that covers while holding more than one other card.
NEVER_ASKED = {"pocket-mars": {"cover"}}


def named(name: str) -> tuple[Configuration, str]:
    """The configuration and the bias in the name of a golden game."""
    for configuration in CONFIGURATIONS:
        for bias in biases_of(configuration.game_id):
            if name == f"{configuration}-{bias}".rstrip("-"):
                return configuration, bias
    raise AssertionError(f"{name} is no configuration, alone or with a bias")


def texts_of(game_id: str) -> Iterator[str]:
    """The printed courses of the golden games of a game."""
    for name in GAMES:
        if named(name)[0].game_id == game_id:
            yield (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_course_of_a_game_is_the_approved_one(name: str) -> None:
    configuration, bias = named(name)
    course = printed(configuration, GAMES[name], preferred(configuration.game_id, bias))
    file = FOLDER / f"{name}.txt"
    if os.environ.get("MARSBOX_APPROVE"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(course, encoding="utf-8")
    assert file.exists(), f"{file.name} is missing: write it with MARSBOX_APPROVE=1"
    assert course.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_there_is_no_file_of_another_game() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(GAMES)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_registered_game_has_golden_games(game_id: str) -> None:
    """For every number of players, and for two values of every option at least.

    Of a game of which only some configurations are run: alone, for two and for the most players, with their options.
    """
    configurations = [named(name)[0] for name in GAMES if named(name)[0].game_id == game_id]
    game = game_with_id(game_id)
    players = {configuration.players for configuration in configurations}
    if game_id in CHOSEN:
        assert players == {1, 2, max(game.player_counts)}
        assert max(configurations, key=lambda each: each.players) == configurations_of(game_id)[-1]
        return
    assert players == set(game.player_counts)
    values = {pair for configuration in configurations for pair in configuration.options}
    for option in game.setup_options:
        assert len([value for value in option.values if (option.name, value) in values]) >= 2


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_golden_games_show_every_question_verb_and_event(game_id: str) -> None:
    game = game_with_id(game_id)
    lines = {line.strip() for text in texts_of(game_id) for line in text.splitlines()}
    words = {line.split()[0] for line in lines if line}
    questions = {line.split(" is asked ")[1].split()[0] for line in lines if " is asked " in line}
    choices = {line.split()[1] for line in lines if line.startswith("choice: ")}
    assert set(game.decision_kinds) - questions == NEVER_ASKED.get(game_id, set())
    assert set(game.actions.verbs) - choices == NEVER_ASKED.get(game_id, set())
    assert set(game.event_kinds) <= words
