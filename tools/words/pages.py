"""The pages of rules: each has the chapters, topics and numbers of the English one."""

import re
from pathlib import Path
from typing import Final

from tools.words.model import CatalogueError

_PARTS: Final = {
    "the chapter": re.compile(r'<h2 id="([^"]*)"'),
    "the topic": re.compile(r'data-topic="([^"]*)"'),
    "the number": re.compile(r"{(\w*)}"),
}


def missing_pages(folder: Path, english: Path) -> list[str]:
    """The pages of English that a language lacks."""
    return [page.name for page in _pages(english) if not (folder / "rules" / page.name).exists()]


def check_pages(folder: Path, english: Path) -> None:
    """Refuse a page of a language that tells of other things than the English one."""
    known = {page.name: page for page in _pages(english)}
    for page in _pages(folder):
        if page.name not in known:
            raise CatalogueError(f"{page}: there is no such page in English; the pages are {', '.join(sorted(known))}")
        text, original = page.read_text(encoding="utf-8"), known[page.name].read_text(encoding="utf-8")
        for part, pattern in _PARTS.items():
            there, needed = set(pattern.findall(text)), set(pattern.findall(original))
            for lost in sorted(needed - there):
                raise CatalogueError(f"{page} lacks {part} {lost} of the English page")
            for strange in sorted(there - needed):
                raise CatalogueError(f"{page} has {part} {strange}, which the English page does not have")


def _pages(folder: Path) -> list[Path]:
    return sorted((folder / "rules").glob("*.html"))
