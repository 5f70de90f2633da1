"""The line of keys at the bottom of a screen; each can be clicked too."""

from collections.abc import Sequence

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

Key = tuple[str, str, str]
"""What is pressed, what it does in a word or two, and the action behind it; without one it can't be clicked."""


class KeyLine(Static):
    """What can be pressed here."""

    def __init__(self, keys: Sequence[Key]) -> None:
        super().__init__(classes="keys")
        self._keys = list(keys)

    def on_mount(self) -> None:
        parts: list[Content] = []
        for key, meaning, action in self._keys:
            part = Content.assemble((f" {key} ", "bold"), f"{meaning} ")
            parts.append(part.stylize(Style.from_meta({"@click": action})) if action else part)
        self.update(Content("").join(parts))
