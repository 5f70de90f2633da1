"""Things on a drawn board that can be pointed at: parts of a line that bear the names of what they show.

The names are the touches of `marsbox.text`, such as `space:r5c3`: what an option touches can be shown on the board, and
what is pointed at there can be found among the options. A terminal that prints the line shows nothing of it.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

KEY: Final = "touch"


@dataclass(frozen=True)
class Spot:
    """Where something stands: the line, and the columns from `start` up to `end`."""

    touch: str
    line: int
    start: int
    end: int

    def covers(self, column: int, line: int) -> bool:
        """Whether it is there."""
        return line == self.line and self.start <= column < self.end

    @property
    def middle(self) -> float:
        """The column in its middle."""
        return (self.start + self.end) / 2


def touching(text: Text, *touches: str) -> Text:
    """The text, as a picture of these things.

    >>> spots([touching(Text("Hellas"), "zone:hellas")])
    [Spot(touch='zone:hellas', line=0, start=0, end=6)]
    """
    for touch in touches:
        text.stylize(Style(meta={KEY: touch}))
    return text


def spots(lines: Sequence[Text]) -> list[Spot]:
    """Everything in the lines that can be pointed at; the smaller of two things comes first."""
    found = []
    for number, line in enumerate(lines):
        for span in line.spans:
            if isinstance(span.style, Style) and KEY in span.style.meta:
                found.append(Spot(str(span.style.meta[KEY]), number, span.start, min(span.end, len(line))))
    return sorted(found, key=lambda spot: spot.end - spot.start)


def marked(lines: Sequence[Text], touches: Collection[str], style: str) -> list[Text]:
    """The lines with these things in another style."""
    shown = [line.copy() for line in lines]
    for spot in spots(lines):
        if spot.touch in touches:
            shown[spot.line].stylize(style, spot.start, spot.end)
    return shown
