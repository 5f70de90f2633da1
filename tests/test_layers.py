"""Imports point one way only: a package may import its own level and those below, and no game another game."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

LEVELS = {
    "core": 0,
    "ratings": 0,
    "words": 0,
    "games": 1,
    "text": 2,
    "testing": 2,
    "bots": 3,
    "lab": 4,
    "env": 4,
    "learn": 4,
    "analysis": 4,
    "server": 5,
    "cli": 5,
    "__main__": 6,
}
SERVER_LEVELS = {
    "runtime": 0,
    "tables": 1,
    "middleware": 1,
    "store": 2,
    "protocol": 2,
    "export": 3,
    "play": 3,
    "bots": 4,
    "present": 4,
    "notify": 4,
    "lobby": 4,
    "finished": 5,
    "services": 6,
    "http": 7,
    "ws": 7,
    "app": 8,
    "serve": 9,
    "worker": 9,
}
"""The packages and modules of `marsbox.server`; one on the same level may be imported, one above may not."""
SQL_PACKAGES = {"store", "export"}
MAP = SOURCES.parent / "docs" / "architecture.md"


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


def server_level(module: str) -> int | None:
    """The level of a module inside the server; None for others, and for the server's own names."""
    parts = module.split(".")
    if parts[:2] != ["marsbox", "server"] or len(parts) < 3 or not is_server_module(parts[2]):
        return None
    if parts[2] not in SERVER_LEVELS:
        raise AssertionError(f"marsbox.server.{parts[2]} has no level: add it to SERVER_LEVELS and {MAP.name}")
    return SERVER_LEVELS[parts[2]]


def is_server_module(name: str) -> bool:
    folder = SOURCES / "marsbox" / "server"
    return name in SERVER_LEVELS or (folder / name / "__init__.py").exists() or (folder / f"{name}.py").exists()


def complaint(importer: str, target: str) -> str | None:
    """What is wrong with this import, or None."""
    here, there = server_level(importer), server_level(target)
    if here is not None and there is not None and here < there:
        return f"{importer} (level {here} of the server) imports {target} (level {there})"
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
        ("marsbox.server.tables.seating", "from marsbox.server.store.table_store import TableStore"),
        ("marsbox.server.play.table", "from marsbox.server.services import Services"),
        ("marsbox.server.store.stats", "from marsbox.server.http import schemas"),
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
        ("marsbox.server.store.stats", "from marsbox.server.tables.model import Seat"),
        ("marsbox.server.finished.finished_games", "from marsbox.server.finished import process_tasks"),
        ("marsbox.server.play.table", "from marsbox.text import words"),
    ],
)
def test_a_good_import_is_let_through(module: str, source: str) -> None:
    assert complaints(module, False, source) == []


def test_a_package_without_a_level_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "marsbox" / "extras").mkdir(parents=True)
    monkeypatch.setattr("tests.test_layers.SOURCES", tmp_path)
    with pytest.raises(AssertionError, match=r"marsbox\.extras has no level"):
        level("marsbox.extras.sweets")


def server_modules() -> list[Path]:
    server = SOURCES / "marsbox" / "server"
    return [path.relative_to(server) for path in modules() if path.is_relative_to(server)]


def test_only_some_packages_of_the_server_know_sql() -> None:
    for path in server_modules():
        source = (SOURCES / "marsbox" / "server" / path).read_text(encoding="utf-8")
        if path.parts[0] not in SQL_PACKAGES:
            assert not re.search(r"^\s*(from|import) (sqlalchemy|alembic)\b", source, re.MULTILINE), path


def test_no_package_of_the_server_is_crowded() -> None:
    crowd = Counter(path.parts[0] for path in server_modules() if path.name != "__init__.py" and len(path.parts) > 1)
    assert max(crowd.values()) <= 13, crowd


def test_the_map_of_the_server_names_every_module_and_its_level() -> None:
    rows = re.findall(r"^\| (\d+) \| `([a-z_/]+(?:\.py|/))` \| .+ \|$", MAP.read_text(encoding="utf-8"), re.MULTILINE)
    named = {path: int(level) for level, path in rows}
    assert len(named) == len(rows)
    packages = {"store/migrations/"}
    there = {path.as_posix() for path in server_modules() if path.name != "__init__.py"} | packages
    assert set(named) == there
    for path, stated in named.items():
        assert stated == SERVER_LEVELS[path.split("/")[0].removesuffix(".py")], path
