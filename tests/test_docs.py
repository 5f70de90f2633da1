"""What the documentation names is there: source files, folders, modules and what they define, `make` targets."""

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(
    page.relative_to(ROOT).as_posix()
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "client" / "README.md")
)
# A path is named from the root, or from the folder that the page is about.
FOLDERS = (
    "",
    "src/marsbox",
    "src/marsbox/server",
    "src/marsbox/cli",
    "src/marsbox/games",
    "docs",
    "client",
    "client/src",
)
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*(?:/|\.(?:py|toml|ts|svelte|sh))")
MODULE = re.compile(r"marsbox(?!\.(?:db|secret))(?:\.\w+)+")
# Placeholders, files that a reader or a command makes, and the build.
NOT_IN_THE_TREE = re.compile(r"[A-Z]{2,}|^my_|^\.venv|^(?:build|dist|results|parts|plots)/")


def named(page: str, pattern: re.Pattern[str]) -> set[str]:
    """What a page names between backticks, in this form."""
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    quoted = re.findall(r"`([^`\n]+)`", text)
    return {word for word in quoted if pattern.fullmatch(word) and not NOT_IN_THE_TREE.search(word)}


def is_there(path: str) -> bool:
    if any((ROOT / folder / path).exists() for folder in FOLDERS):
        return True
    # of every game, layer or kind of test, such as `turn.py`
    return any(any((ROOT / folder).rglob(path.rstrip("/"))) for folder in ("src", "client/src", "tests", "tools"))


def is_defined(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for attribute in parts[length:]:
            found = getattr(found, attribute, None)
        return found is not None
    return False


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_paths_that_are_there(page: str) -> None:
    assert [path for path in sorted(named(page, PATH)) if not is_there(path)] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_modules_that_are_there(page: str) -> None:
    assert [name for name in sorted(named(page, MODULE)) if not is_defined(name)] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_targets_of_the_makefile(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE))
    text = (ROOT / page).read_text("utf-8")
    assert set(re.findall(r"`make ([a-z]+)", text)) - targets == set()


@pytest.mark.parametrize(("name", "there"), [("turn.py", True), ("play/gate.py", True), ("play/gone.py", False)])
def test_a_path_that_is_gone_is_found(name: str, there: bool) -> None:
    assert is_there(name) is there


@pytest.mark.parametrize(("name", "there"), [("marsbox.core.Match", True), ("marsbox.core.Gone", False)])
def test_a_name_that_is_gone_is_found(name: str, there: bool) -> None:
    assert is_defined(name) is there
