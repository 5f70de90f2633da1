"""The rules of the game for a newcomer: one page for each language, `rules.LANGUAGE.html`, cut into chapters.

A chapter begins with `<h2 id="…">title</h2>`. Numbers that depend on the components stand in braces.
"""

import re
from importlib import resources
from typing import Final

from marsbox.games.pocket_mars.components import Box
from marsbox.text.words import RulesSection

_CHAPTER: Final = re.compile(r'<h2 id="([a-z-]+)">(.*?)</h2>(.*?)(?=<h2|\Z)', re.DOTALL)
_SPACE: Final = re.compile(r"\s+")


def rules(box: Box, language: str, provenances: dict[str, str]) -> list[RulesSection]:
    """All chapters, with the numbers of the box and the words for its provenances."""
    page = resources.files("marsbox.text.pocket_mars").joinpath(f"rules.{language}.html").read_text("utf-8")
    page = page.format(
        energy_start=box.facts.energy_start,
        energy_maximum=box.facts.energy_maximum,
        energy_maximum_provenance=provenances[box.provenance["energy maximum"]],
        building_value=box.facts.building_value,
    )
    # the page is wrapped for its readers; a space of any kind inside text is one space
    return [
        RulesSection(name, title, _SPACE.sub(" ", html).replace("> <", "><").strip())
        for name, title, html in _CHAPTER.findall(page)
    ]
