"""The terminal itself: lines out, lines in."""

import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import chain
from typing import Final

from rich.console import Console
from rich.text import Text

WIDEST: Final = 120
QUIT: Final = ("q", "quit")
CLEAR_LINE: Final = "\r\x1b[K"
CLEAR_WITH_HISTORY: Final = "\x1b[H\x1b[2J\x1b[3J"


class Quit(Exception):
    """The person has gone: by a command, at the end of the input, or with an interrupt."""

    def __init__(self, *, keep: bool = True) -> None:
        super().__init__()
        self.keep = keep


class EndOfInput(Quit):
    """Nothing more is typed: the input has ended, or was interrupted."""


class Screen:
    """Where a person reads and types. `height` is None where output is not a terminal, so nothing has to fit."""

    def __init__(self) -> None:
        self.console = Console(markup=False, emoji=False, highlight=False)
        self.at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        if self.at_terminal:
            import_module("readline")  # once loaded, it lets a person edit a line and call back earlier ones
        # a colour is switched off by the standard variable, also when it is set to nothing
        self.console.no_color = "NO_COLOR" in os.environ

    @property
    def width(self) -> int:
        """How many characters a line holds; very wide terminals are hard to read in full."""
        return min(WIDEST, self.console.width)

    @property
    def height(self) -> int | None:
        """How many lines fit, if that matters."""
        return self.console.height if self.console.is_terminal else None

    def show(self, *lines: Text | str) -> None:
        """Print lines; a plain one is wrapped where it is too long."""
        if lines:
            parts = [[line] if isinstance(line, Text) else wrapped(self, line, 0) or [Text()] for line in lines]
            # printed in one go, which is much quicker than line by line
            self.console.print(Text("\n").join(chain.from_iterable(parts)), soft_wrap=True)

    @contextmanager
    def show_while(self, line: str) -> Iterator[None]:
        """Show a line at a terminal for as long as something lasts."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        self._write(line[: self.width])
        try:
            yield
        finally:
            self._write(CLEAR_LINE)

    def ask(self, prompt: str) -> str:
        """What a person types; raises `EndOfInput` where nothing more comes."""
        try:
            if self.at_terminal:
                return input(prompt).strip()
            self.console.print(prompt, end="")
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            line = ""
        if not line:
            self.console.print()
            raise EndOfInput
        # what was piped in stands in the output as if it had been typed
        self.console.print(line.strip())
        return line.strip()

    def ask_or_quit(self, prompt: str) -> str:
        """The same where a game has not begun yet; raises `Quit` for `q` too."""
        typed = self.ask(prompt)
        if typed.lower() in QUIT:
            raise Quit
        return typed

    def clear(self) -> None:
        """Clear a terminal together with what could be scrolled back to."""
        if self.console.is_terminal:
            self._write(CLEAR_WITH_HISTORY)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


def wrapped(screen: Screen, text: str, indent: int) -> list[Text]:
    """A text as lines that fit; all but the first are indented. Spaces that must not break a line do not."""
    margin = " " * indent
    return [Text(line) for line in textwrap.wrap(text, screen.width, subsequent_indent=margin)]


def pages(screen: Screen, lines: list[Text]) -> list[list[Text]]:
    """Lines by the page, which ends before a line that is not indented."""
    if screen.height is None:
        return [lines] if lines else []
    # besides, there are a blank line and the one that is typed
    size = max(1, screen.height - 2)
    found = []
    while len(lines) > size:
        end = next((end for end in range(size, 0, -1) if not lines[end].plain.startswith(" ")), size)
        found.append(lines[:end])
        lines = lines[end:]
    return [*found, lines] if lines else found
