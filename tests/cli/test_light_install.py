"""Without the extras, engine, bots, terminal and laboratory work; a command that needs an extra names it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from marsbox.words import LANGUAGES

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
EXTRAS = {
    "terminal": ("textual",),
    "server": ("alembic", "fastapi", "itsdangerous", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "postgres": ("procrastinate", "psycopg"),
    "lab": ("matplotlib", "openskill", "polars"),
    "env": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
    "learn": ("numpy", "openskill", "torch"),
}
EVERYTHING = tuple(package for packages in EXTRAS.values() for package in packages)
REFUSING = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refusing())
"""
COMMAND = "from marsbox import cli; sys.exit(cli.run(sys.argv[1:]))"
IN_EACH_LANGUAGE = """
from marsbox import cli
from marsbox.words import LANGUAGES
sys.exit(min(cli.run([*sys.argv[1:], "--lang", language]) for language in LANGUAGES))
"""


def without(
    packages: tuple[str, ...], *arguments: object, typed: str = "", script: str = COMMAND
) -> "subprocess.CompletedProcess[str]":
    """A command where packages can't be imported."""
    program = REFUSING.format(packages=packages) + script
    command = [sys.executable, "-c", program, *[str(argument) for argument in arguments]]
    return subprocess.run(command, capture_output=True, text=True, input=typed, check=False)


def test_the_base_is_light() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    names = {written.partition(">")[0] for written in project["dependencies"]}
    assert names == {"msgspec", "mypy_extensions", "rich", "typer"}
    assert set(EXTRAS) <= set(project["optional-dependencies"])


@pytest.mark.parametrize(
    ("arguments", "typed", "shown"),
    [
        (["--version"], "", "engine: "),
        (["--help"], "", "tournament"),
        (["play", "pocket-mars", "--seed", "5", "--bots", "random"], "r 1\nh\n" + "1\n" * 9, "Pocket Mars"),
        (["simulate", "pocket-mars", "--games", "2"], "", "2 games with seed"),
        (["simulate", "pocket-mars", "--games", "2", "--jobs", "2", "--json"], "", '"games": 2'),
        (["bench", "pocket-mars", "--players", "2", "--seconds", "0.01"], "", "Decisions/s"),
        (["cards", "terraforming-mars", "birds"], "", "Birds"),
        (["replay", "game.json", "--all"], "", "wins with"),
        (["analyse", "game.json", "--iterations", "1"], "", "wins with"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_the_light_part_needs_no_extra(record: Path, arguments: list[str], typed: str, shown: str) -> None:
    assert record.name == "game.json"
    run = without(EVERYTHING, *arguments, typed=typed)
    assert (run.returncode, run.stderr) == (0, "")
    assert shown in run.stdout


NEEDS = [
    (["serve"], "server", EVERYTHING),
    (["worker"], "server", EVERYTHING),
    (["export", "all.marsbox"], "server", EVERYTHING),
    (["import", "all.marsbox"], "server", EVERYTHING),
    (["check"], "server", EVERYTHING),
    (["serve"], "server", ("websockets",)),
    (["check"], "server", ("starlette",)),
    (["worker"], "postgres", EXTRAS["postgres"]),
    (["worker"], "postgres", ("psycopg",)),
    (["serve", "--database", "postgresql://localhost/mars"], "postgres", ("psycopg",)),
    (["serve", "--database", "postgresql://localhost/mars"], "postgres", ("procrastinate",)),
    (["check", "--database", "postgresql://localhost/mars"], "postgres", EXTRAS["postgres"]),
    (["tournament", "pocket-mars", "--bots", "random,greedy", "--rounds", "1"], "lab", EVERYTHING),
    (["simulate", "pocket-mars", "--games", "1", "--out", "run"], "lab", EVERYTHING),
    (["simulate", "pocket-mars", "--games", "1", "--out", "run"], "lab", ("polars",)),
    (["simulate", "pocket-mars", "--games", "1", "--engine", "ray"], "ray", EVERYTHING),
    (["train", "pocket-mars"], "learn", EVERYTHING),
    (["train", "pocket-mars"], "learn", ("numpy",)),
    (["train", "pocket-mars"], "learn", ("openskill",)),
    (["train", "pocket-mars", "--learner", "torch"], "learn", ("torch",)),
]


@pytest.mark.parametrize(("arguments", "extra", "packages"), NEEDS, ids=lambda value: value[0] if value else "")
def test_a_command_that_needs_an_extra_names_it(arguments: list[str], extra: str, packages: tuple[str, ...]) -> None:
    run = without(packages, *arguments, script=IN_EACH_LANGUAGE)
    assert (run.returncode, run.stdout) == (2, "")
    sentences = dict(zip(LANGUAGES, run.stderr.splitlines(), strict=True))
    assert len(set(sentences.values())) == len(LANGUAGES)
    assert re.search("needs|needed", sentences["en"])
    for sentence in sentences.values():
        assert sentence.endswith(f'pip install "marsbox[{extra}]"')


def test_a_file_database_needs_no_postgresql(tmp_path: Path) -> None:
    run = without(EXTRAS["postgres"], "check", "--database", tmp_path / "none.db")
    assert (run.returncode, run.stdout) == (2, "")
    assert "There is no database" in run.stderr


@pytest.mark.parametrize("module", ["lab", "env", "analysis", "bots", "testing"])
def test_packages_for_programs_are_imported_without_extras(module: str) -> None:
    assert without(EVERYTHING, script=f"import marsbox.{module}").returncode == 0


@pytest.mark.parametrize("module", ["aec", "single", "spiel", "vector"])
def test_a_learning_environment_names_its_extra(module: str) -> None:
    run = without(EVERYTHING, script=f"import marsbox.env.{module}")
    assert run.stderr.strip().endswith("run pip install 'marsbox[env]'")


def test_an_observation_names_its_extra() -> None:
    script = """
from marsbox.core import Setup
from marsbox.env.encoders import encoder_of
from marsbox.games import load_game

game = load_game("pocket-mars")
encoder_of(game).encode(game.new(Setup(2), 1), 0, None)
"""
    run = without(EVERYTHING, script=script)
    assert "NumPy is needed for this" in run.stderr
    assert run.stderr.strip().endswith("run pip install 'marsbox[env]'")


def test_a_tournament_in_a_program_names_its_extra() -> None:
    script = "from marsbox.lab import tournament; tournament('pocket-mars', ['random', 'greedy'], 1, 1)"
    assert 'pip install "marsbox[lab]"' in without(EVERYTHING, script=script).stderr
