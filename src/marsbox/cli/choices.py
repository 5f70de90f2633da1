"""Numbered options, laid out so that they fit: in full, cut to a line each, or in a few words side by side."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from marsbox.cli.board import cut, padded
from marsbox.cli.screen import Screen, wrapped

NUMBER_WIDTH: Final = 4
GAP: Final = 2


def laid_out(screen: Screen, full: Sequence[str], short: Sequence[str], room: int | None) -> list[Text]:
    """The options as lines, as detailed as the room allows."""
    lines = _wrapped(screen, full)
    if room is None or len(lines) <= room:
        return lines
    lines = _cut(full, short, screen.width)
    if len(lines) <= room:
        return lines
    return _in_columns(short, screen.width)


def _number(number: int) -> str:
    return f"{number:>{NUMBER_WIDTH - 1}} "


def _line(number: int, text: str) -> Text:
    line = Text(_number(number), style="bold")
    line.append(text, style="not bold")
    return line


def _wrapped(screen: Screen, full: Sequence[str]) -> list[Text]:
    lines: list[Text] = []
    for number, text in enumerate(full, start=1):
        first, *rest = wrapped(screen, text, NUMBER_WIDTH)
        lines += [_line(number, first.plain), *rest]
    return lines


def _cut(full: Sequence[str], short: Sequence[str], width: int) -> list[Text]:
    """Each option on a line, two short ones on one; what is cut off is replaced by few words if they say it all."""
    room = width - NUMBER_WIDTH
    half = width // 2
    lines: list[Text] = []
    joinable = False
    for number, text in enumerate(full, start=1):
        entry = _line(number, cut(text, room))
        narrow = cell_len(entry.plain) < half
        if narrow and joinable:
            lines[-1].append(" " * (half - cell_len(lines[-1].plain)))
            lines[-1].append_text(entry)
            joinable = False
        else:
            lines.append(entry)
            joinable = narrow
    return lines


def _in_columns(short: Sequence[str], width: int) -> list[Text]:
    longest = max(cell_len(text) for text in short) + NUMBER_WIDTH + GAP
    columns = max(1, min(len(short), width // longest))
    rows = -(-len(short) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for number in range(row, len(short), rows):
            line.append_text(
                _line(number + 1, padded(cut(short[number], width - NUMBER_WIDTH), longest - NUMBER_WIDTH))
            )
        line.rstrip()
        lines.append(line)
    return lines
