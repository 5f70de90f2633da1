"""The rules and the help, as plain text for a terminal."""

from html.parser import HTMLParser
from typing import Final

_BLOCKS: Final = ("p", "li", "h3", "h4", "dt", "dd", "tr")


class _Reader(HTMLParser):
    """Collects the text of paragraphs and list entries."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._text = ""
        self._sign = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _BLOCKS:
            self._end_line()
            self._sign = "- " if tag == "li" else ""

    def handle_endtag(self, tag: str) -> None:
        if tag in _BLOCKS:
            self._end_line()

    def handle_data(self, data: str) -> None:
        self._text += data

    def close(self) -> None:
        super().close()
        self._end_line()

    def _end_line(self) -> None:
        text = " ".join(self._text.split(" ")).replace("\n", " ").strip()
        if text:
            self.lines.append(self._sign + text)
        self._text = self._sign = ""


def plain_lines(html: str) -> list[str]:
    """The paragraphs and list entries of a chapter of the rules.

    >>> plain_lines("<p>Five <em>actions</em>:</p><ul><li>play</li><li>launch</li></ul>")
    ['Five actions:', '- play', '- launch']
    """
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.lines
