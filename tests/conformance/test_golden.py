"""Golden games: the printed course of fixed games, compared with what a reviewer has approved.

After a change that is meant, `MARSBOX_APPROVE=1 python -m pytest tests/conformance/test_golden.py` writes the files in
`golden/` anew; their difference then shows what the change does.
"""

import os
from pathlib import Path

import pytest

from marsbox.games import GAME_IDS
from tests.conformance.configurations import CONFIGURATIONS, Configuration, game_with_id
from tests.conformance.printed import printed

FOLDER = Path(__file__).with_name("golden")

# Configuration and seed; the seeds were chosen so that the games together show every question and event.
GAMES = {
    "pocket-mars-1-level-1": 53,
    "pocket-mars-1-level-3": 335,
    "pocket-mars-2-draft-off": 534,
    "pocket-mars-3-draft-off": 21,
    "pocket-mars-4-draft-off": 577,
    "pocket-mars-2-draft-on": 471,
}
# With the deck that comes with the game nobody plays a card that covers while holding more than one other card.
NEVER_ASKED = {"pocket-mars": {"cover"}}


def configuration_named(name: str) -> Configuration:
    return next(configuration for configuration in CONFIGURATIONS if str(configuration) == name)


@pytest.mark.parametrize("name", GAMES)
def test_the_course_of_a_game_is_the_approved_one(name: str) -> None:
    course = printed(configuration_named(name), GAMES[name])
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
    """For every number of players, and for two values of every option at least."""
    configurations = [configuration_named(name) for name in GAMES if configuration_named(name).game_id == game_id]
    game = game_with_id(game_id)
    assert {configuration.players for configuration in configurations} == set(game.player_counts)
    values = {pair for configuration in configurations for pair in configuration.options}
    for option in game.setup_options:
        assert len([value for value in option.values if (option.name, value) in values]) >= 2


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_golden_games_show_every_question_and_event(game_id: str) -> None:
    game = game_with_id(game_id)
    text = "".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES if name.startswith(game_id))
    lines = {line.strip() for line in text.splitlines()}
    words = {line.split()[0] for line in lines if line}
    questions = {line.split(" is asked ")[1].split()[0] for line in lines if " is asked " in line}
    assert set(game.decision_kinds) - questions == NEVER_ASKED[game_id]
    assert set(game.event_kinds) - words == set()
