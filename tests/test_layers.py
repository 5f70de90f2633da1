"""Imports point one way only: a package may import its own level and those below, and no game another game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

LEVELS = {
    "core": 0,
    "ratings": 0,
    "games": 1,
    "text": 2,
    "testing": 2,
    "bots": 3,
    "lab": 4,
    "env": 4,
    "analysis": 4,
    "server": 5,
    "cli": 5,
    "__main__": 6,
}


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(module: str, is_package: bool, source: str) -> Iterator[str]:
    """Every marsbox module that a source names in an import, also inside functions and by `import_module`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                names = [alias.name for alias in node.names]
            case ast.ImportFrom():
                package = module.split(".")
                package = package[: len(package) + is_package - node.level] if node.level else []
                base = ".".join([*package, *([node.module] if node.module else [])])
                names = [f"{base}.{alias.name}" for alias in node.names]
            case ast.Call(args=[ast.Constant(value=str(name)), *_]) if called(node).endswith("import_module"):
                names = [name]
            case _:
                names = []
        yield from (name for name in names if name.split(".")[0] == "marsbox")


def called(node: ast.Call) -> str:
    return ast.unparse(node.func)


def level(module: str) -> int:
    """The level of a module; -1 for names of `marsbox` itself, which everybody may use."""
    parts = module.split(".")
    if len(parts) == 1 or not is_module(parts[1]):
        return -1
    if parts[1] not in LEVELS:
        raise AssertionError(f"marsbox.{parts[1]} has no level: add it to LEVELS and to docs/architecture.md")
    return LEVELS[parts[1]]


def is_module(name: str) -> bool:
    return name in LEVELS or (SOURCES / "marsbox" / name).is_dir() or (SOURCES / "marsbox" / f"{name}.py").exists()


def game_of(module: str) -> str | None:
    """The game a module belongs to, if it belongs to one: the packages under `marsbox.games`."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else None


def complaint(importer: str, target: str) -> str | None:
    """What is wrong with this import, or None."""
    if level(importer) < level(target):
        return f"{importer} (level {level(importer)}) imports {target} (level {level(target)})"
    game, other = game_of(importer), game_of(target)
    if game is not None and level(target) == LEVELS["games"] and other != game:
        return f"{importer} imports {target}: a game imports the core and itself only"
    return None


def complaints(module: str, is_package: bool, source: str) -> list[str]:
    found = (complaint(module, target) for target in imported(module, is_package, source))
    return [text for text in found if text is not None]


def modules() -> list[Path]:
    return sorted(path for path in (SOURCES / "marsbox").rglob("*.py") if "migrations" not in path.parts)


def test_every_import_points_down() -> None:
    found: list[str] = []
    for path in modules():
        found += complaints(module_name(path), path.name == "__init__.py", path.read_text(encoding="utf-8"))
    assert not found, "\n".join(found)


def test_every_package_has_a_level() -> None:
    for path in modules():
        level(module_name(path))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("marsbox.core.match", "import marsbox.games.pocket_mars"),
        ("marsbox.core.match", "from marsbox import server"),
        ("marsbox.core.match", "def late():\n    from marsbox.text import words"),
        ("marsbox.core.match", "from ..games import load_game"),
        ("marsbox.core.match", "importlib.import_module('marsbox.cli')"),
        ("marsbox.games.pocket_mars.turn", "from marsbox.games.terraforming_mars import board"),
        ("marsbox.games.pocket_mars.turn", "from marsbox.games import load_game"),
        ("marsbox.games.pocket_mars.turn", "from marsbox.text import words"),
        ("marsbox.bots.greedy", "import marsbox.server.app"),
        ("marsbox.lab.simulate", "from marsbox.cli import main"),
    ],
)
def test_a_bad_import_is_found(module: str, source: str) -> None:
    assert len(complaints(module, False, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("marsbox.core.match", "from marsbox.core.rng import Rng"),
        ("marsbox.core.match", "from .rng import Rng"),
        ("marsbox.core.match", "from marsbox import __version__"),
        ("marsbox.games", "from marsbox.games.pocket_mars import PocketMars"),
        ("marsbox.games.pocket_mars.turn", "from marsbox.games.pocket_mars import cards"),
        ("marsbox.games.pocket_mars.turn", "import marsbox.core.contract"),
        ("marsbox.server.app", "from marsbox.text import words"),
        ("marsbox.cli", "from marsbox.server import serve"),
        ("marsbox.core.match", "import json"),
    ],
)
def test_a_good_import_is_let_through(module: str, source: str) -> None:
    assert complaints(module, False, source) == []


def test_a_package_without_a_level_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "marsbox" / "extras").mkdir(parents=True)
    monkeypatch.setattr("tests.test_layers.SOURCES", tmp_path)
    with pytest.raises(AssertionError, match=r"marsbox\.extras has no level"):
        level("marsbox.extras.sweets")
