"""The rules of a game for a newcomer: a page in the folder of each language, `rules/GAME.html`, cut into chapters.

A chapter begins with `<h2 id="…">title</h2>`. Numbers that depend on the components stand in braces. The attribute
`data-topic` of a paragraph or list entry names the things it explains, so that a client can lead there.
"""

import re
from collections.abc import Mapping
from importlib import resources
from typing import Final

from marsbox.text.words import RulesSection
from marsbox.words import catalogue

_CHAPTER: Final = re.compile(r'<h2 id="([a-z-]+)">(.*?)</h2>(.*?)(?=<h2|\Z)', re.DOTALL)
_SPACE: Final = re.compile(r"[ \n]+")


def chapters(game: str, language: str, numbers: Mapping[str, object]) -> list[RulesSection]:
    """All chapters of the page about a game, with the numbers that belong there; in English where there is none."""
    page = resources.files("marsbox.words") / language / "rules" / f"{game}.html"
    if not page.is_file():
        return chapters(game, "en", numbers)
    # the page is wrapped for its readers, also where the language wants a space of its own
    unwrapped = _SPACE.sub(" ", page.read_text("utf-8").format_map(numbers))
    return [
        RulesSection(name, title, html.replace("> <", "><").strip())
        for name, title, html in _CHAPTER.findall(catalogue(language).typeset(unwrapped))
    ]
