"""The examples of the README and of the page about the architecture run as they stand."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
IMPORTS = "from marsbox.core import FastRng, Setup\nfrom marsbox.games import load_game\n"


def examples(page: str) -> list[str]:
    """The blocks of Python on a page."""
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md"])
def test_the_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = examples(page)
    assert found
    for example in found:
        exec(IMPORTS + example, {})
        assert re.search(r"\d", capsys.readouterr().out), "the example prints a result"


def test_the_readme_links_only_to_files_that_are_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
