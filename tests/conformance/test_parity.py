"""Compiled and interpreted, the engine does exactly the same: same positions, questions, events, views and refusals."""

import filecmp
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conformance.configurations import Configuration
from tests.conformance.conftest import GAMES_IN_SAMPLE, GAMES_IN_SOAK

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
WHY_INTERPRETED = ROOT / "build" / "interpreted.txt"
RUNNER = "tests.conformance.game_digests"
ENGINE = ("core", "games")


def run(package: Path, configuration: Configuration, games: int) -> list[str]:
    """What the runner prints with the package of a folder."""
    environment = os.environ | {"PYTHONPATH": str(package)}
    command = [sys.executable, "-m", RUNNER, str(configuration), str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def outdated() -> list[str]:
    """The engine's sources that the compiled package was not built from."""
    names = {path.relative_to(SOURCES) for part in ENGINE for path in (SOURCES / "marsbox" / part).rglob("*.py")}
    names |= {path.relative_to(SOURCES) for path in (SOURCES / "marsbox" / "games").rglob("*.toml")}
    return sorted(
        str(name)
        for name in names
        if not ((COMPILED / name).exists() and filecmp.cmp(SOURCES / name, COMPILED / name, shallow=False))
    )


def first_difference(interpreted: list[str], compiled: list[str]) -> str | None:
    """Where two courses part, in words."""
    for ours, theirs in zip(interpreted, compiled, strict=True):
        seed, *steps = ours.split()
        others = theirs.split()[1:]
        for step, (one, other) in enumerate(zip(steps, others, strict=False)):
            if one != other:
                return f"seed {seed}: the position after {step} steps is {one} interpreted and {other} compiled"
        if len(steps) != len(others):
            return f"seed {seed}: {len(steps) - 1} steps interpreted, {len(others) - 1} compiled"
    return None


@pytest.fixture
def compiled_engine() -> bool:
    """Whether there is a compiled engine to compare with; False only where this machine can't compile one."""
    if not COMPILED.exists():
        assert WHY_INTERPRETED.exists(), "there is no compiled engine to compare with: run `make build`"
        return False
    old = outdated()
    assert not old, f"the compiled engine was built from other sources ({', '.join(old)}): run `make build`"
    return True


def test_the_same_games_compiled_and_interpreted(
    configuration: Configuration, soak: bool, compiled_engine: bool, record_property: Callable[[str, object], None]
) -> None:
    games = GAMES_IN_SOAK if soak else GAMES_IN_SAMPLE[configuration.game_id]
    interpreted = run(SOURCES, configuration, games)
    assert interpreted[0] == "interpreted"
    assert len(interpreted) == 1 + games
    record_property("random games", games)
    if not compiled_engine:
        return  # the reason is in build/interpreted.txt and by the closing line of `make test`
    compiled = run(COMPILED, configuration, games)
    assert compiled[0] == "compiled"
    assert first_difference(interpreted[1:], compiled[1:]) is None
    record_property("random games compared, compiled and interpreted", games)


def test_a_difference_is_found_and_told() -> None:
    assert first_difference(["0 aa bb cc"], ["0 aa bb cc"]) is None
    difference = first_difference(["0 aa bb", "1 aa bb cc"], ["0 aa bb", "1 aa bx cc"])
    assert difference == "seed 1: the position after 1 steps is bb interpreted and bx compiled"
    assert first_difference(["3 aa bb"], ["3 aa"]) == "seed 3: 1 steps interpreted, 0 compiled"
