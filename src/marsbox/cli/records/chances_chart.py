"""The chances of all sides over a game, drawn with characters."""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from marsbox.cli.language import Sentences

BARS: Final = " ▁▂▃▄▅▆▇█"
EIGHTHS: Final = len(BARS) - 1
ROWS: Final = 3
NARROWEST: Final = 20
LABEL: Final = 12
COLOURS: Final = ("red", "blue", "green", "yellow", "magenta")
NUMBER: Final = re.compile(r"\d+")


def chances_chart(
    names: Sequence[str], chances: Sequence[Sequence[float]], chapters: Sequence[str], width: int, say: Sentences
) -> list[Text]:
    """A block of bars for every side, under a line that marks where the numbered chapters of the game begin.

    `chances` and `chapters` have an entry for every step.
    """
    label = min(LABEL, max(len(name) for name in names)) + 1
    columns = min(len(chances), max(NARROWEST, width - label - len(" 100 %")))
    steps = [round(column * (len(chances) - 1) / max(1, columns - 1)) for column in range(columns)]
    lines = []
    for seat, name in enumerate(names):
        heights = [chances[step][seat] for step in steps]
        at_the_end = say.catalogue.percent(heights[-1], 0)
        lines += _block(name[:LABEL].ljust(label), heights, COLOURS[seat % len(COLOURS)], at_the_end)
    return [*lines, Text(" " * label + _axis([chapters[step] for step in steps]))]


def _block(label: str, heights: Sequence[float], colour: str, at_the_end: str) -> list[Text]:
    """The bars of one side, with its chance at the end behind them."""
    lines = []
    for row in reversed(range(ROWS)):
        bars = "".join(BARS[max(0, min(EIGHTHS, round(height * ROWS * EIGHTHS) - row * EIGHTHS))] for height in heights)
        before = label if row == 0 else " " * len(label)
        after = f" {at_the_end}" if row == 0 else ""
        lines.append(Text.assemble(before, (bars, colour), after))
    return lines


def _axis(chapters: Sequence[str]) -> str:
    """A line with the number of each chapter where it begins, as far as there is room.

    >>> _axis(["Set-up", "Round 1", "Round 1", "Round 2", "Round 2", "Game over"])
    '─1─2──'
    """
    line = ["─"] * len(chapters)
    free = 0
    for column, chapter in enumerate(chapters):
        number = NUMBER.search(chapter)
        if number is None or (column and chapters[column - 1] == chapter) or column < free:
            continue
        sign = number.group()
        if column + len(sign) <= len(line):
            line[column : column + len(sign)] = sign
            free = column + len(sign) + 1
    return "".join(line)
