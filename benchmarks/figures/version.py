"""A digest of the code that plays: games of different versions are not joined."""

import ast
import hashlib
from pathlib import Path
from typing import Final

import benchmarks.yardsticks
import marsbox

PLAYING: Final = ("core", "games", "bots")
DATA: Final = (".json", ".net", ".toml")
LENGTH: Final = 12


def code_version() -> str:
    """A digest of the engine, the bots and the yardsticks; words about the code (comments, docstrings) do not count."""
    package = Path(marsbox.__file__).parent
    folders = [*[package / folder for folder in PLAYING], Path(benchmarks.yardsticks.__file__).parent]
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*"), key=Path.as_posix):
            if path.suffix == ".py":
                content = code_alone(path.read_text(encoding="utf-8")).encode()
            elif path.suffix in DATA:
                content = path.read_bytes()
            else:
                continue
            digest.update(f"{folder.name}/{path.relative_to(folder).as_posix()} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:LENGTH]


def code_alone(source: str) -> str:
    """A module without its comments, docstrings and layout.

    >>> code_alone("x =  1  # one") == code_alone("x = 1")
    True
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [each for each in node.body if not _is_text(each)] or [ast.Pass()]
    return ast.unparse(tree)


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
