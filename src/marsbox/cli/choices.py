"""Numbered options, laid out so that they fit: in full, or some cut to a line and the rest in few words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from marsbox.cli.board import cut
from marsbox.cli.screen import Screen, wrapped

NUMBER_WIDTH: Final = 4
GAP: Final = 1


@dataclass(frozen=True)
class Choice:
    """An option: the kind of action it is, what it does, and the same in few words."""

    kind: str
    full: str
    short: str


def laid_out(screen: Screen, choices: Sequence[Choice], room: int | None) -> list[Text]:
    """The options as lines, as detailed as the room allows; those of a kind alike, and the first kinds first."""
    lines = _in_full(screen, [choice.full for choice in choices])
    if room is None or len(lines) <= room:
        return lines
    detailed: list[str] = []
    lines = _in_line([choice.short for choice in choices], screen.width)
    for kind in dict.fromkeys(choice.kind for choice in choices):
        wanted = [choice.full if choice.kind in (*detailed, kind) else choice.short for choice in choices]
        richer = _in_line(wanted, screen.width)
        if len(richer) <= room:
            detailed.append(kind)
            lines = richer
    return lines


def _entry(number: int, text: str) -> Text:
    line = Text(f"{number:>{NUMBER_WIDTH - 1}} ", style="bold")
    line.append(text, style="not bold")
    return line


def _in_full(screen: Screen, full: Sequence[str]) -> list[Text]:
    lines: list[Text] = []
    for number, text in enumerate(full, start=1):
        first, *rest = wrapped(screen, f"{number:>{NUMBER_WIDTH - 1}} {text}", NUMBER_WIDTH)
        first.stylize("bold", 0, NUMBER_WIDTH)
        lines += [first, *rest]
    return lines


def _in_line(texts: Sequence[str], width: int) -> list[Text]:
    """Each text cut to a line; two neighbours share one where they fit, the second in the middle if it can be."""
    lines: list[Text] = []
    joinable = False
    for number, text in enumerate(texts, start=1):
        entry = _entry(number, cut(text, width - NUMBER_WIDTH))
        start = max(width // 2, cell_len(lines[-1].plain) + GAP) if joinable else width
        if start + cell_len(entry.plain) <= width:
            lines[-1].append(" " * (start - cell_len(lines[-1].plain)))
            lines[-1].append_text(entry)
            joinable = False
        else:
            lines.append(entry)
            joinable = True
    return lines
