"""The pages for bot authors and researchers: their examples run, and they list what there is.

`MARSBOX_APPROVE=1 python -m pytest tests/env/test_docs.py` writes the sizes of fields and action tables anew.
"""

import os
import re
from pathlib import Path

import pytest

from marsbox.env.encoders import encoder_of
from marsbox.env.observation import Encoder
from marsbox.env.part import longest
from marsbox.games import GAME_IDS, load_game
from marsbox.text import words

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
    file = DOCS / "research.md"
    page = file.read_text("utf-8")
    before, title, section = page.partition(f"### {words(load_game(game_id), 'en').game_name()}\n")
    assert title, f"research.md has no section on the observations of {game_id}"
    table, end, after = section.partition("\n### ")
    expected = f"{before}{title}{with_fields(table, encoder_of(load_game(game_id)))}{end}{after}"
    if os.environ.get("MARSBOX_APPROVE"):
        file.write_text(expected, "utf-8")
    assert file.read_text("utf-8") == expected, "MARSBOX_APPROVE=1 writes the table anew"


def with_fields(section: str, encoder: Encoder) -> str:
    """A game's section with the fields that its encoder has now."""
    rows = "".join(
        f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.scale:g} | {field.meaning} |\n"
        for field in encoder.fields
    )
    section = re.sub(r"[\d,]+ entries", f"{encoder.size:,} entries", section)
    return re.sub(r"(?:^\| `\w+` \|.*\n)+", lambda _: rows, section, flags=re.MULTILINE)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_page_for_researchers_knows_the_table_and_the_longest_game(game_id: str) -> None:
    file = DOCS / "research.md"
    page = file.read_text("utf-8")
    sizes = " | ".join(f"{load_game(known).actions.size:,}" for known in GAME_IDS)
    expected = re.sub(r"\| actions in the table \|.*\|", f"| actions in the table | {sizes} |", page)
    if os.environ.get("MARSBOX_APPROVE"):
        file.write_text(expected, "utf-8")
    assert file.read_text("utf-8") == expected, "MARSBOX_APPROVE=1 writes the sizes anew"
    assert f" {longest(game_id):,}" in page.partition("decisions at most")[2].partition("## Obs")[0]
