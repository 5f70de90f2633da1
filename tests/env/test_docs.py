"""The pages for bot authors and researchers: their examples run, and they list what there is."""

import re
from pathlib import Path

import pytest

from marsbox.env.encoders import encoder_of
from marsbox.env.part import longest
from marsbox.games import GAME_IDS, load_game

DOCS = Path(__file__).parents[2] / "docs"


def examples(page: str) -> list[str]:
    """The blocks of Python on a page."""
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("page", ["bots.md", "research.md"])
def test_the_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One after the other, as somebody would type them."""
    names: dict[str, object] = {}
    found = examples(page)
    assert len(found) > 2
    for example in found:
        exec(example, names)
        assert re.search(r"\d", capsys.readouterr().out), "the example prints a result"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_page_for_researchers_lists_every_field(game_id: str) -> None:
    """`benchmarks/research.py --fields` writes the tables."""
    page = (DOCS / "research.md").read_text("utf-8")
    encoder = encoder_of(load_game(game_id))
    assert f"{encoder.size:,} entries" in page
    for field in encoder.fields:
        assert f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.scale:g} | {field.meaning} |" in page


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_page_for_researchers_knows_the_table_and_the_longest_game(game_id: str) -> None:
    page = (DOCS / "research.md").read_text("utf-8")
    [row] = re.findall(r"\| actions in the table \|(.*)\|", page)
    sizes = [int(cell.replace(",", "")) for cell in row.split("|")]
    assert sizes[GAME_IDS.index(game_id)] == load_game(game_id).actions.size
    assert f" {longest(game_id):,}" in page.partition("decisions at most")[2].partition("## Obs")[0]
