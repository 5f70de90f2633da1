"""The panes of a table: lines that can be pointed at, and the options of a question."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from marsbox.cli.games.touches import Spot, marked, spots

POSSIBLE: Final = "underline"
CHOSEN: Final = "reverse"
SIDEWAYS: Final = 0.5  # a character is half as wide as it is high
ASKEW: Final = 2.0  # how much a spot that is out of the way counts as further off


def as_content(lines: Sequence[Text]) -> Content:
    """Lines as Textual shows them, each as it is."""
    return Content("\n").join([Content.from_rich_text(line) for line in lines])


class Lines(Static):
    """Drawn lines, of which parts can be pointed at."""

    class Pointed(Message):
        """Somebody has clicked at things, the smallest first."""

        def __init__(self, touches: list[str]) -> None:
            super().__init__()
            self.touches = touches

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.lines: list[Text] = []
        self.spots: list[Spot] = []

    def show(self, lines: Sequence[Text], possible: Sequence[str] = (), chosen: Sequence[str] = ()) -> None:
        """Show lines, with what can be chosen marked, and what would be chosen now marked more."""
        self.lines = list(lines)
        self.spots = spots(self.lines)
        self.update(self._marked(possible, chosen))

    def mark(self, possible: Sequence[str], chosen: Sequence[str]) -> None:
        """Mark other things in the same lines, which are as large as before."""
        self.update(self._marked(possible, chosen), layout=False)

    def _marked(self, possible: Sequence[str], chosen: Sequence[str]) -> Content:
        return as_content(marked(marked(self.lines, possible, POSSIBLE), chosen, CHOSEN))

    def on_click(self, event: events.Click) -> None:
        touched = [spot.touch for spot in self.spots if spot.covers(event.x, event.y)]
        if touched:
            self.post_message(self.Pointed(touched))


class BoardPane(VerticalScroll, can_focus=True):
    """The board, over which the arrow keys move from one thing that can be chosen to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)"),
        Binding("down", "move(0, 1)"),
        Binding("left", "move(-1, 0)"),
        Binding("right", "move(1, 0)"),
        Binding("enter,space", "take"),
    ]

    class Moved(Message):
        """The arrow keys were pressed."""

        def __init__(self, touch: str) -> None:
            super().__init__()
            self.touch = touch

    class Taken(Message):
        """What is marked is to be taken."""

    def __init__(self, name: str) -> None:
        super().__init__(Lines("board-lines"), id=name)
        self.possible: list[str] = []
        self.chosen: list[str] = []

    @property
    def drawn(self) -> Lines:
        """The lines of the board."""
        return self.query_one(Lines)

    def show(self, lines: Sequence[Text], possible: list[str], chosen: list[str]) -> None:
        """Show the board."""
        self.possible, self.chosen = possible, chosen
        self.drawn.show(lines, possible, chosen)

    def shows(self, touch: str) -> bool:
        """Whether something is drawn on the board."""
        return any(spot.touch == touch for spot in self.drawn.spots)

    def action_move(self, right: int, down: int) -> None:
        """Move to the nearest thing in a direction; without one, scroll."""
        here = next((spot for touch in self.chosen for spot in self.drawn.spots if spot.touch == touch), None)
        others = [spot for spot in self.drawn.spots if spot.touch in self.possible and spot.touch not in self.chosen]
        if here is None:
            near = others[:1]
        else:
            ahead = [spot for spot in others if _is_ahead(here, spot, right, down)]
            near = sorted(ahead, key=lambda spot: _distance(here, spot, right))
        if near:
            self.post_message(self.Moved(near[0].touch))
        elif down:
            self.scroll_relative(y=down, animate=False)

    def action_take(self) -> None:
        """Take what is marked."""
        self.post_message(self.Taken())


def _is_ahead(here: Spot, there: Spot, right: int, down: int) -> bool:
    if right:
        return (there.middle - here.middle) * right > 0 and abs(there.line - here.line) <= abs(
            there.middle - here.middle
        )
    return (there.line - here.line) * down > 0


def _distance(here: Spot, there: Spot, right: int) -> float:
    across, along = abs(there.middle - here.middle) * SIDEWAYS, abs(there.line - here.line)
    return across + along * ASKEW if right else along + across * ASKEW


def option_id(question: int, at: int) -> str:
    """The id of an option of a question."""
    return f"{question}-{at}"


class OptionsPane(OptionList):
    """The options of a question, by the arrow keys, their numbers, or the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "select")]

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self._typed = ""

    def offer(self, prompts: Sequence[Text], highlighted: int, question: int) -> None:
        """Show the options of a question; their ids tell its number."""
        self._typed = ""
        options = [Option(Content.from_rich_text(prompt), option_id(question, at)) for at, prompt in enumerate(prompts)]
        self.set_options(options)
        self.highlighted = min(highlighted, len(options) - 1) if options else None

    def on_key(self, event: events.Key) -> None:
        """Digits lead to the option with that number."""
        if event.character is None or event.character not in "0123456789":
            self._typed = ""
            return
        event.stop()
        typed = self._typed + event.character
        if not 1 <= int(typed) <= self.option_count:
            typed = event.character
        if 1 <= int(typed) <= self.option_count:
            self._typed = typed
            self.highlighted = int(typed) - 1
