"""Pages that lie over the table for a while: help, rules, the log, scores, cards, hints, and handing over."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from marsbox.cli.fullscreen.panes import as_content


class PageScreen(ModalScreen[None]):
    """Lines to be read and scrolled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark", "close"),
        Binding("down,j", "scroll(1)"),
        Binding("up,k", "scroll(-1)"),
        Binding("pagedown", "scroll(15)"),
        Binding("pageup", "scroll(-15)"),
        Binding("home", "scroll(-100000)"),
        Binding("end", "scroll(100000)"),
    ]

    def __init__(self, title: str, lines: Sequence[Text], closing: str, *, at_end: bool = False) -> None:
        super().__init__()
        self.page_title = title
        self.lines = list(lines)
        self._keys = closing
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Static(as_content(self.lines), id="page-lines")
            yield Static(Content(self._keys), id="page-closing")

    def on_mount(self) -> None:
        self.query_one("#page").border_title = Content(self.page_title)
        if self._at_end:
            self.query_one("#page-scroll").scroll_end(animate=False)

    def on_click(self) -> None:
        self.dismiss(None)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Read on."""
        self.query_one("#page-scroll").scroll_relative(y=lines, animate=False)


class HandOverScreen(ModalScreen[None]):
    """Hides the table until the next person has taken the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close")]

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self._sentence = sentence

    def compose(self) -> ComposeResult:
        yield Static(Content(self._sentence), id="hand-over")

    def on_click(self) -> None:
        self.dismiss(None)

    def action_close(self) -> None:
        """Show the table."""
        self.dismiss(None)


class ListScreen(ModalScreen[int | None]):
    """A list of which one entry is chosen: its number, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close")]

    def __init__(self, title: str, entries: Sequence[Text], closing: str, highlighted: int = 0) -> None:
        super().__init__()
        self.page_title = title
        self._entries = entries
        self._keys = closing
        self._highlighted = highlighted

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield OptionList(*[Option(Content.from_rich_text(entry)) for entry in self._entries], id="entries")
            yield Static(Content(self._keys), id="page-closing")

    def on_mount(self) -> None:
        self.query_one("#page").border_title = Content(self.page_title)
        entries = self.query_one(OptionList)
        entries.highlighted = self._highlighted
        entries.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        """Choose nothing."""
        self.dismiss(None)
