"""The rules of a game for a newcomer: one page for each language, `rules.LANGUAGE.html`, cut into chapters.

A chapter begins with `<h2 id="…">title</h2>`. Numbers that depend on the components stand in braces. The attribute
`data-topic` of a paragraph or list entry names the things it explains, so that a client can lead there.
"""

import re
from collections.abc import Mapping
from importlib import resources
from typing import Final

from marsbox.text.words import RulesSection

_CHAPTER: Final = re.compile(r'<h2 id="([a-z-]+)">(.*?)</h2>(.*?)(?=<h2|\Z)', re.DOTALL)
_SPACE: Final = re.compile(r"\s+")


def chapters(package: str, language: str, numbers: Mapping[str, object]) -> list[RulesSection]:
    """All chapters of the page in a package, with the numbers that belong there."""
    page = resources.files(package).joinpath(f"rules.{language}.html").read_text("utf-8").format_map(numbers)
    # the page is wrapped for its readers; a space of any kind inside text is one space
    return [
        RulesSection(name, title, _SPACE.sub(" ", html).replace("> <", "><").strip())
        for name, title, html in _CHAPTER.findall(page)
    ]
