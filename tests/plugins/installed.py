"""Packages that are there for one test, as if they were installed: a folder with code and metadata."""

import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_game"

Points = Mapping[str, Mapping[str, str]]
"""What a package announces: for each group, names and where their entries are."""


def install(site: Path, package: str, points: Points, modules: Mapping[str, str] | None = None) -> None:
    """Put a package into a folder: its metadata, and modules by their names in it."""
    info = site / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in named.items())])
        for group, named in points.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups) + "\n", encoding="utf-8")
    for name, text in (modules or {}).items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, encoding="utf-8")


def install_example(site: Path) -> None:
    """Put the example of the documentation into a folder."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    install(site, project["name"], project["entry-points"])
    shutil.copytree(EXAMPLE / "countdown", site / "countdown", ignore=shutil.ignore_patterns("__pycache__"))
