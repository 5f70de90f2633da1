"""A page that is written first and shown then, in a place of its own on a full screen."""

from rich.text import Text

from marsbox.cli.terminal.screen import Screen, wrapped


class Page(Screen):
    """Takes what would be printed as lines of a given width; nothing has to fit its height, and nobody types."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.at_terminal = False
        self.lines: list[Text] = []
        self._width = width

    @property
    def width(self) -> int:
        return self._width

    @property
    def height(self) -> int | None:
        return None

    def show(self, *lines: Text | str) -> None:
        for line in lines:
            self.lines += [line] if isinstance(line, Text) else wrapped(self, line, 0) or [Text()]
