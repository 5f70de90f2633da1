"""The examples in the documentation do what the pages say."""

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(("name", "blocks_at_least"), [("testing.md", 9), ("evaluation.md", 3)])
def test_every_example_on_the_page_runs(name: str, blocks_at_least: int) -> None:
    page = DOCS / name
    blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) >= blocks_at_least
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=flags, verbose=False).run(examples, out=report.append)
    assert results.failed == 0, "\n".join(report)
